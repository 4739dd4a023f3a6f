package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.base.e2e.TakesTurns;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.Media;
import com.microsoft.playwright.options.SelectOption;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The picture of a deck as the reader wants it, on paper too; and links with names. */
@ExtendWith(SiteExtension.class)
class SharePictureIT {

    private static final String YGO = "ydke://rvTMAq70zAI=!!!";

    private static final int FIRST_CARD = 200_001;

    private static DecksView sharing(Site site, String address, String way) {
        DecksView view = DecksView.open(site, Scheme.HTTP, address, DecksView.inLanguage("en"));
        return view.share(way);
    }

    private static Path saved(DecksView view, String button) {
        return view.page().waitForDownload(() -> view.click(button)).path();
    }

    @Test
    void coloursAndWidth_areChosenAndKept(Site site) throws Exception {
        try (DecksView view = sharing(site, "#deck=" + DecksView.GENIUS, "picture")) {
            Page page = view.page();
            page.selectOption("#picture-theme", "Dark");
            page.selectOption("#picture-width", "720 px");
            String svg = Files.readString(saved(view, "#share-save-svg"));
            assertTrue(svg.contains("fill=\"#0f1317\"/>"), svg.substring(0, 600));
            Path png = saved(view, "#share-save-png");
            assertEquals(720, ImageIO.read(png.toFile()).getWidth());
            assertTrue(Files.size(png) < 150_000, Files.size(png) + " bytes");
            page.reload();
            view.ready().tab("share");
            assertThat(page.locator("#picture-theme")).hasValue("Dark");
            assertThat(page.locator("#picture-width")).hasValue("720 px");
            assertEquals(
                    site.address(Scheme.HTTP, "index.html#deck=" + DecksView.GENIUS)
                            .replace("index.html", ""),
                    ShareIT.scanned(saved(view, "#share-save-png")),
                    "a dark picture halved in size can be scanned");
        }
    }

    /** Cards whose names are the longest Chinese ones that a table of the site has. */
    private static String fortyCards() throws IOException {
        List<String> names =
                Files.readAllLines(Path.of("cards-data/genshin/zh-CN.tsv")).stream()
                        .skip(3)
                        .map(line -> line.substring(line.indexOf('\t') + 1))
                        .distinct()
                        .sorted(Comparator.comparingInt(String::length).reversed())
                        .limit(40)
                        .toList();
        StringBuilder cards =
                new StringBuilder(
                        "cardbench-table 1\thearthstone\tcards\nid\tkind\tcost\trarity\tclass\tset\n");
        StringBuilder named =
                new StringBuilder("cardbench-table 1\thearthstone\tzh-CN\nid\tname\n");
        for (int i = 0; i < names.size(); i++) {
            // a row without an id has the next one
            String id = i == 0 ? Integer.toString(FIRST_CARD) : "";
            cards.append(id + "\tminion\t" + i % 10 + "\trare\tNEUTRAL\tCORE\n");
            named.append(id + "\t" + names.get(i) + "\n");
        }
        return cards.append(named).toString();
    }

    @Test
    void pictureOfFortyRows_isSmallEnoughToPost(Site site) throws IOException {
        try (DecksView view =
                DecksView.open(site, Scheme.HTTP, "", DecksView.inLanguage("zh-CN"))) {
            Page page = view.page();
            byte[] table = fortyCards().getBytes(StandardCharsets.UTF_8);
            String code =
                    (String)
                            page.evaluate(
                                    """
                                    (first) => JSON.parse(Cardbench.call(JSON.stringify({
                                      op: "encode",
                                      deck: {
                                        kind: "hearthstone", format: 1, heroes: [7],
                                        cards: Array.from({ length: 40 }, (none, i) => [first + i, 1]),
                                      },
                                    }))).result.text""",
                                    FIRST_CARD);
            view.fill(code);
            page.locator(".card.unknown").first().waitFor();
            page.setInputFiles(
                    "#file", new FilePayload("forty.tsv", "text/tab-separated-values", table));
            assertThat(page.locator(".card.unknown")).hasCount(0);
            view.share("picture");
            for (int theme = 0; theme < 2; theme++) {
                page.selectOption("#picture-theme", new SelectOption().setIndex(theme));
                isSmallEnough(saved(view, "#share-save-png"), theme);
            }
        }
    }

    private static void isSmallEnough(Path png, int theme) throws IOException {
        assertEquals(1080, ImageIO.read(png.toFile()).getWidth(), "theme " + theme);
        assertTrue(Files.size(png) <= 150_000, Files.size(png) + " bytes in theme " + theme);
        System.out.println("picture of 40 rows: " + Files.size(png) + " bytes");
        Path pictures = Path.of(System.getProperty("pictures.dir"));
        Files.createDirectories(pictures);
        Files.copy(
                png,
                pictures.resolve("forty-rows-" + theme + ".png"),
                StandardCopyOption.REPLACE_EXISTING);
    }

    /** Decks of three games. */
    @ParameterizedTest
    @TakesTurns(4)
    @ValueSource(strings = {DecksView.GENIUS, DecksView.WARLOCK, DecksView.HUNTER, YGO})
    void deck_isPrintedOnOnePageWithItsQrCode(String deck, Site site) throws Exception {
        try (DecksView view = sharing(site, "#deck=" + deck, "picture")) {
            Page page = view.page();
            page.evaluate("() => { window.printed = 0; window.print = () => { printed++; }; }");
            view.click("#share-print");
            page.waitForFunction("() => printed === 1");
            page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
            page.setViewportSize(794, 1123); // A4 at 96 dots per inch
            byte[] paper = page.screenshot();
            String scanned = ShareIT.scanned(ImageIO.read(new ByteArrayInputStream(paper)));
            assertTrue(scanned.contains(deck.substring(0, 20)), scanned);
            Files.createDirectories(Path.of("target/pictures"));
            Files.write(Path.of("target/pictures/on-paper-" + deck.length() + ".png"), paper);
            byte[] pdf = page.pdf(new Page.PdfOptions().setFormat("A4"));
            Matcher pages =
                    Pattern.compile("/Type\\s*/Page\\b")
                            .matcher(new String(pdf, StandardCharsets.ISO_8859_1));
            assertEquals(1, pages.results().count(), "pages");
            assertThat(page.locator(".paper")).hasCount(0);
        }
    }

    @Test
    void link_isTheCodeAndItsName(Site site) {
        try (DecksView view = sharing(site, "#deck=%23%23%23 Mine%0A" + DecksView.ROGUE, "link")) {
            String link = view.page().inputValue("#share-field");
            assertEquals(
                    site.address(Scheme.HTTP, "#deck=" + DecksView.ROGUE + "&name=Mine"), link);
            view.page().navigate("about:blank");
            view.page().navigate(link);
            view.ready();
            assertEquals("Mine", view.text("#answer h2"));
            assertTrue(view.page().title().startsWith("Mine"), view.page().title());
        }
    }

    @Test
    void link_isHandedToOtherAppsOnPhones(Site site) {
        try (SitePage phone = ShareIT.phoneThatShares(site)) {
            DecksView view = DecksView.on(phone).share("link");
            view.click("#share-send-link");
            view.page().waitForFunction("() => window.shared");
            assertEquals(
                    view.page().inputValue("#share-field"),
                    view.page().evaluate("() => shared.url"));
        }
    }
}
