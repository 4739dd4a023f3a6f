package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The links of the README open what the README promises, and its picture is made of two of them.
 */
@ExtendWith(SiteExtension.class)
class FrontPageIT {

    private static final int WIDTH = 700;
    private static final int HEIGHT = 860;

    private static final Pattern LINK = Pattern.compile("(?m)^\\[([\\w-]+)]: [^#\\s]*(#\\S+)$");

    /** A part of the page and a text in it, by the name of the link. */
    private static final Map<String, List<String>> SHOWN =
            Map.of(
                    "hearthstone-post", List.of("#answer", "Wild Warlock"),
                    "broken-code", List.of("#page", "with one letter missing"),
                    "yugioh-deck", List.of("#answer", "Yu-Gi-Oh!"),
                    "magic-list", List.of("#answer", "Magic: The Gathering"),
                    "deck-odds", List.of("#odds-figures:not(.stale)", "49/57"),
                    "wizard-card", List.of("#wizard", "当头一棒"));

    private static Map<String, String> links() throws IOException {
        Map<String, String> links = new TreeMap<>();
        Matcher link = LINK.matcher(Files.readString(Path.of("README.md")));
        while (link.find()) {
            links.put(link.group(1), link.group(2));
        }
        return links;
    }

    private static SitePage open(Site site, String name, Browser.NewContextOptions options)
            throws IOException {
        SitePage page =
                site.open(Scheme.HTTP, "index.html" + links().get(name) + "&lang=en", options);
        List<String> shown = SHOWN.get(name);
        assertThat(page.page().locator(shown.get(0)).first()).containsText(shown.get(1));
        return page;
    }

    @Test
    void links_openTheirStates(Site site) throws IOException {
        assertEquals(new TreeMap<>(SHOWN).keySet(), links().keySet());
        for (String name : SHOWN.keySet()) {
            open(site, name, DecksView.inLanguage("en")).close();
        }
    }

    /** {@code -Dpictures} leaves {@code readme.png}, for {@code src/site/resources}. */
    @Test
    void picture_showsADeckAndAnExactFigure(Site site) throws IOException {
        if (!SitePage.arePicturesWanted()) {
            return;
        }
        List<BufferedImage> halves = new ArrayList<>();
        for (String name : List.of("hearthstone-post", "deck-odds")) {
            Browser.NewContextOptions options =
                    DecksView.inLanguage("en").setViewportSize(WIDTH, HEIGHT);
            try (SitePage half = open(site, name, options)) {
                SitePage.awaitFrames(half.page());
                byte[] png =
                        half.page().screenshot(new Page.ScreenshotOptions().setFullPage(false));
                halves.add(ImageIO.read(new ByteArrayInputStream(png)));
            }
        }
        BufferedImage both = new BufferedImage(2 * WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        for (int half = 0; half < 2; half++) {
            both.createGraphics().drawImage(halves.get(half), half * WIDTH, 0, null);
        }
        Path pictures = Files.createDirectories(Path.of(System.getProperty("pictures.dir")));
        ImageIO.write(both, "png", pictures.resolve("readme.png").toFile());
    }
}
