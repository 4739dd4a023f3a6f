package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.codes.e2e.DecksView;
import cardbench.codes.e2e.ShareIT;
import cardbench.odds.e2e.OddsView;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** Pictures of odds and of comparisons carry the link that leads to them as a QR code. */
@ExtendWith(SiteExtension.class)
class PostedPictureIT {

    /** The file that a button saves, also kept as a picture to look at. */
    private static Path saved(Page page, String button, String name) {
        Download download = page.waitForDownload(() -> page.click(button));
        Path kept = Path.of(System.getProperty("pictures.dir"), name);
        download.saveAs(kept);
        return kept;
    }

    /** What a picture draws without a style is black; no colour of the page is. */
    private static boolean hasBlack(BufferedImage picture) {
        return Arrays.stream(
                        picture.getRGB(
                                0,
                                0,
                                picture.getWidth(),
                                picture.getHeight(),
                                null,
                                0,
                                picture.getWidth()))
                .anyMatch(colour -> (colour & 0xffffff) == 0);
    }

    @ParameterizedTest
    @InTurn({"en-GB, LIGHT", "ja, DARK", "zh-CN, LIGHT"})
    void pictureOfOdds_leadsToTheDeckFile(String language, ColorScheme theme, Site site)
            throws Exception {
        Browser.NewContextOptions options = DecksView.inLanguage(language).setColorScheme(theme);
        try (OddsView view = OddsView.open(site, Scheme.HTTP, "#odds", options).plain()) {
            view.write(OddsView.SMALL);
            view.played().unfold();
            Path png = saved(view.page(), "#odds-png-rates-0", "posted-odds-" + language + ".png");
            BufferedImage picture = ImageIO.read(png.toFile());
            assertTrue(picture.getWidth() >= 1080, "at least 1080 px wide");
            assertFalse(hasBlack(picture.getSubimage(0, 0, picture.getWidth() / 2, 400)));
            assertTrue(Files.size(png) < 150_000, Files.size(png) + " bytes");
            String link = ShareIT.scanned(png);
            assertTrue(link.startsWith(site.address(Scheme.HTTP, "#odds=")), link);
            String fragment = link.substring(link.indexOf('#'));
            try (OddsView other =
                    OddsView.open(site, Scheme.HTTP, fragment, DecksView.inLanguage("ja"))) {
                assertEquals(OddsView.SMALL, other.plain().page().inputValue("#odds-text"));
            }
        }
    }

    @Test
    void linkThatIsTooLong_isSaidToBe(Site site) throws IOException {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            view.openExample(1).played().unfold();
            String svg =
                    Files.readString(
                            saved(view.page(), "#odds-svg-rates-0", "posted-odds-long.svg"));
            assertFalse(svg.contains("<path"), "no QR code");
            assertTrue(svg.contains(">25%</text>"), "the axis goes along");
            assertTrue(svg.contains("No QR code: the link is too long"), svg);
            assertTrue(svg.contains("at most 997 fit"), svg);
        }
    }

    @Test
    void pageFromDisk_saysThatItHasNoAddress(Site site) throws IOException {
        try (OddsView view = OddsView.open(site, Scheme.FILE)) {
            view.write(OddsView.SMALL).played().unfold();
            String svg =
                    Files.readString(
                            saved(view.page(), "#odds-svg-rates-0", "posted-odds-disk.svg"));
            assertFalse(svg.contains("file:"), "no path of the reader");
            assertTrue(svg.contains("this page was opened from disk"), svg);
        }
    }

    @ParameterizedTest
    @InTurn({"en-GB, LIGHT", "ja, DARK", "zh-CN, LIGHT"})
    void pictureOfAComparison_leadsToBothDecks(String language, ColorScheme theme, Site site)
            throws Exception {
        Browser.NewContextOptions options = DecksView.inLanguage(language).setColorScheme(theme);
        String both = "#deck=" + DecksView.HUNTER + "&with=" + DecksView.ROGUE;
        try (DecksView view = DecksView.open(site, Scheme.HTTP, both, options)) {
            Page page = view.tab("compare").page();
            view.click("#compare-picture");
            assertThat(page.locator("#comparison-picture svg[role=img]")).isVisible();
            // Wisp costs nothing
            assertThat(page.locator("#comparison-picture text.value:text-is('0')").first())
                    .isVisible();
            String name = "posted-comparison-" + language + ".png";
            Path png = saved(view.page(), "#odds-png-comparison", name);
            assertTrue(Files.size(png) < 150_000, Files.size(png) + " bytes");
            String link = ShareIT.scanned(png);
            page.navigate("about:blank");
            page.navigate(link);
            view.ready().tab("compare");
            assertThat(page.locator("#other")).hasValue(DecksView.ROGUE);
            assertEquals(6, page.locator("#changes .change.added li").count());
        }
    }

    @Test
    void pictureOfDraws_leadsToTheDeck(Site site) throws Exception {
        String deck = "#deck=" + DecksView.HUNTER;
        try (DecksView view =
                DecksView.open(site, Scheme.HTTP, deck, DecksView.inLanguage("en-GB"))) {
            view.tab("draws").click("#more-by-turn").click("#picture-by-turn");
            String link =
                    ShareIT.scanned(saved(view.page(), "#odds-png-by-turn", "posted-draws.png"));
            assertEquals(site.address(Scheme.HTTP, deck), link);
        }
    }
}
