package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.HostPages;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.base.e2e.TakesTurns;
import cardbench.codes.export.HostileNames;
import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Taking a deck along: texts, pictures, links, and snippets for pages of one's own. */
@ExtendWith(SiteExtension.class)
public class ShareIT {

    private static DecksView sharing(Site site, Scheme scheme, String deck, String way) {
        return sharing(site, scheme, deck, way, DecksView.inLanguage("en-GB"));
    }

    private static DecksView sharing(
            Site site, Scheme scheme, String deck, String way, Browser.NewContextOptions options) {
        return DecksView.open(site, scheme, "#deck=" + deck, options).share(way);
    }

    /** What the author chose goes into the snippet, and into the frame. */
    @Test
    void snippet_hasTheChosenThemeAndLanguage(Site site) {
        try (DecksView view = sharing(site, Scheme.HTTP, DecksView.GENIUS, "embed")) {
            assertFalse(view.page().inputValue("#share-snippet").contains("data-theme"));
            view.page().selectOption("#share-theme", "dark");
            view.page().selectOption("#share-lang", "ja");
            String script = view.page().inputValue("#share-snippet");
            assertTrue(script.contains("data-theme=\"dark\""), script);
            assertTrue(script.contains("data-lang=\"ja\""), script);
            view.click("#share-by-frame");
            String frame = view.page().inputValue("#share-snippet");
            assertTrue(frame.contains("lang=ja&amp;theme=dark"), frame);
        }
    }

    private static String field(DecksView view) {
        return view.page().inputValue("#share-field");
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void everyText_isInAFieldAndCopied(Scheme scheme, Site site) {
        try (DecksView view = sharing(site, scheme, DecksView.GENIUS, "text")) {
            assertThat(view.locator("#deck-panel")).containsText("Raiden Shogun");
            for (String way : List.of("text", "markdown", "bbcode", "html", "json")) {
                view.click("#share-" + way);
                assertTrue(field(view).contains(DecksView.GENIUS), way + ": " + field(view));
                view.click("#share-field-copy");
                view.page().locator("#share-field-copy:has-text('Done')").waitFor();
                Object copied = view.page().evaluate("() => navigator.clipboard.readText()");
                assertEquals(field(view), ((String) copied).replace("\r\n", "\n"), way);
            }
            view.click("#share-markdown");
            assertTrue(field(view).contains("- 2× (5) Undivided Heart"), field(view));
        }
    }

    @Test
    void withoutAClipboard_theFieldIsSelected(Site site) {
        try (DecksView view = sharing(site, Scheme.HTTP, DecksView.ROGUE, "bbcode")) {
            view.page()
                    .evaluate(
                            "() => { Object.defineProperty(navigator, 'clipboard', {value:"
                                    + " undefined}); document.execCommand = () => false; }");
            view.click("#share-field-copy");
            view.page().locator("#share-field-copy:has-text('by hand')").waitFor();
            assertEquals("share-field", view.focus());
            assertEquals(
                    field(view),
                    view.page().evaluate("() => String(getSelection())"),
                    "all of it is selected");
        }
    }

    @Test
    void link_opensTheSameDeck(Site site) {
        try (DecksView view = sharing(site, Scheme.HTTP, "### Mine%0A" + DecksView.ROGUE, "link")) {
            String link = field(view);
            view.page().navigate("about:blank");
            view.page().navigate(link);
            view.ready();
            assertEquals("Mine", view.text("#answer h2"));
        }
    }

    private static Path saved(DecksView view, String button) {
        Download download = view.page().waitForDownload(() -> view.click(button));
        return download.path();
    }

    public static String scanned(Path png) throws IOException, ReaderException {
        return scanned(ImageIO.read(png.toFile()));
    }

    /**
     * The text of the QR code in a picture, which is looked at in several sizes, as a camera does:
     * of one size alone, the library misread a code once, and the address of the site, which
     * differs in each run, is in the code.
     */
    public static String scanned(BufferedImage image) throws ReaderException {
        ReaderException unread = null;
        for (double size : new double[] {1, 0.75, 2}) {
            int width = (int) (size * image.getWidth());
            int height = (int) (size * image.getHeight());
            BufferedImage scaled = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
            Graphics2D graphics = scaled.createGraphics();
            graphics.setRenderingHint(
                    RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
            graphics.drawImage(image, 0, 0, width, height, null);
            graphics.dispose();
            int[] pixels = scaled.getRGB(0, 0, width, height, null, 0, width);
            RGBLuminanceSource light = new RGBLuminanceSource(width, height, pixels);
            try {
                return new QRCodeReader()
                        .decode(
                                new BinaryBitmap(new HybridBinarizer(light)),
                                Map.of(DecodeHintType.TRY_HARDER, true))
                        .getText();
            } catch (ReaderException e) {
                unread = e;
            }
        }
        throw unread;
    }

    @ParameterizedTest
    @TakesTurns(3)
    @ValueSource(strings = {DecksView.GENIUS, DecksView.WARLOCK, DecksView.HUNTER})
    void picture_isSavedAsPng_andItsQrCodeOpensTheDeck(String deck, Site site) throws Exception {
        try (DecksView view = sharing(site, Scheme.HTTP, deck, "picture")) {
            String link = scanned(saved(view, "#share-save-png"));
            view.page().navigate("about:blank");
            view.page().navigate(link);
            view.ready();
            assertTrue(view.box().startsWith(deck.substring(0, 40)), view.box());
        }
    }

    @Test
    void picture_isSavedAsSvg_andIsADocumentOfItsOwn(Site site) throws Exception {
        try (DecksView view = sharing(site, Scheme.HTTP, DecksView.GENIUS, "picture");
                SitePage alone = site.blank()) {
            assertThat(view.locator("#deck-panel")).containsText("Raiden Shogun");
            Path svg = saved(view, "#share-save-svg");
            Path file = Files.createTempFile("deck", ".svg");
            Files.copy(svg, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
            alone.page().navigate(file.toUri().toString());
            assertEquals("svg", alone.page().evaluate("() => document.documentElement.tagName"));
            assertTrue(alone.page().textContent("svg").contains("Ganyu"));
            // a picture is taken of a page alone; of a document that is SVG itself the driver takes
            // none
            alone.page().navigate("about:blank");
            alone.page().setContent(Files.readString(file));
            alone.picture("share-svg-alone");
            Files.delete(file);
        }
    }

    @Test
    void picture_isCopied(Site site) {
        try (DecksView view = sharing(site, Scheme.HTTP, DecksView.GENIUS, "picture")) {
            view.click("#share-copy-picture");
            view.page().locator("#share-copy-picture:has-text('Done')").waitFor();
            Object types =
                    view.page()
                            .evaluate(
                                    "async () => (await navigator.clipboard.read())[0].types.join()");
            assertEquals("image/png", types);
        }
    }

    /** From the banner, where the tab Share was never open: a deck, and a list. */
    @ParameterizedTest
    @ValueSource(strings = {DecksView.GENIUS, DeckLists.MAGIC})
    void pictureOfTheBanner_isCopied(String text, Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.paste(text);
            view.click("#copy-picture");
            view.page().locator("#copy-picture:has-text('Copied')").waitFor();
            assertEquals(
                    "image/png 1080",
                    view.page()
                            .evaluate(
                                    "async () => { const [item] = await navigator.clipboard.read();"
                                            + " const png = await item.getType('image/png');"
                                            + " return item.types.join() + ' '"
                                            + " + (await createImageBitmap(png)).width; }"));
        }
    }

    @Test
    void pictureThatTheBrowserDoesNotCopy_isSaved(Site site) {
        try (SitePage page = site.blank(DecksView.inLanguage("ja-JP"))) {
            page.page()
                    .addInitScript(
                            "navigator.clipboard.write = () => Promise.reject(new Error('refused'))");
            page.page().navigate(site.address(Scheme.HTTP, "index.html#deck=" + DecksView.GENIUS));
            DecksView view = DecksView.on(page).ready();
            Download png = view.page().waitForDownload(() -> view.click("#copy-picture"));
            assertTrue(png.suggestedFilename().endsWith(".png"), png.suggestedFilename());
            assertThat(view.locator("#trouble")).containsText("画像を保存しました");
        }
    }

    /** The page with a deck on a phone, where {@code shared} is what was handed to other apps. */
    static SitePage phoneThatShares(Site site) {
        SitePage phone = site.blank(DecksView.onPhone("en-GB"));
        phone.page()
                .addInitScript(
                        "navigator.canShare = (what) => what.url !== undefined"
                                + " || what.files.length === 1;"
                                + " navigator.share = async (what) => { window.shared = what; };");
        phone.page().navigate(site.address(Scheme.HTTP, "index.html#deck=" + DecksView.ROGUE));
        return phone;
    }

    @Test
    void picture_isHandedToOtherAppsOnPhones(Site site) {
        try (SitePage phone = phoneThatShares(site)) {
            DecksView view = DecksView.on(phone).share("picture");
            view.click("#share-send");
            view.page().waitForFunction("() => window.shared");
            assertEquals(
                    "image/png Standard Rogue.png true",
                    view.page()
                            .evaluate(
                                    "() => shared.files[0].type + ' ' + shared.files[0].name + ' '"
                                            + " + (shared.files[0].size > 1000)"));
        }
    }

    @Test
    void snippet_worksOnAPageOfAnotherOrigin(Site site) {
        try (DecksView view = sharing(site, Scheme.HTTP, DecksView.GENIUS, "embed");
                HostPages hosts = new HostPages(site)) {
            view.page()
                    .frameLocator("#share-preview")
                    .locator(".name:has-text('Raiden Shogun')")
                    .waitFor();
            String snippet = view.page().inputValue("#share-snippet");
            try (SitePage blog = hosts.with("snippet", snippet).open("snippet.html", english())) {
                blog.page().locator("card-deck .name:has-text('Raiden Shogun')").waitFor();
            }
            view.click("#share-by-frame");
            String frame = view.page().inputValue("#share-snippet");
            try (SitePage blog = hosts.with("snippet", frame).open("snippet.html", english())) {
                blog.page()
                        .frameLocator("iframe")
                        .locator(".name:has-text('Raiden Shogun')")
                        .waitFor();
            }
        }
    }

    /** Also where it is out of sight, as on phones, and once the names have come. */
    @ParameterizedTest
    @TakesTurns(2)
    @ValueSource(booleans = {true, false})
    void preview_isAsHighAsTheDeck(boolean phone, Site site) {
        Browser.NewContextOptions options =
                phone ? DecksView.onPhone("en") : DecksView.inLanguage("en");
        for (Scheme scheme : Scheme.values()) {
            try (DecksView view = sharing(site, scheme, DecksView.GENIUS, "embed", options)) {
                Page page = view.page();
                fits(page);
            }
        }
    }

    /** Waits until the preview has the names of the deck, and is as high as that. */
    private static void fits(Page page) {
        page.waitForCondition(() -> previewOf(page) != null);
        Frame preview = previewOf(page);
        preview.waitForFunction(
                "() => /Raiden|雷电|雷電/.test("
                        + "document.querySelector('card-deck')?.shadowRoot?.textContent)",
                null,
                new Frame.WaitForFunctionOptions().setPollingInterval(100));
        Object height =
                preview.evaluate(
                        "() => String(Math.ceil(document.body.getBoundingClientRect().height))");
        page.waitForFunction(
                "height => document.getElementById('share-preview').height === height", height);
    }

    private static Frame previewOf(Page page) {
        return page.frames().stream()
                .filter(frame -> frame.url().contains("embed.html"))
                .findFirst()
                .orElse(null);
    }

    private static Browser.NewContextOptions english() {
        return new Browser.NewContextOptions().setLocale("en-GB");
    }

    /** Waits until a way to take the deck along is all there. */
    private static void drawn(Page page, String way) {
        if (way.equals("embed")) {
            fits(page);
        } else if (way.equals("picture")) {
            page.waitForFunction(
                    "() => { const picture = document.querySelector('.share-pane .picture img');"
                            + " return picture && picture.complete && picture.naturalWidth > 0; }");
        } else {
            page.locator("#share-field").waitFor();
        }
    }

    @Test
    void snippetOfTheDocument_works(Site site) throws IOException {
        String document = Files.readString(Path.of("src/site/markdown/embed.md"));
        Matcher snippet =
                Pattern.compile("    (<pre class=\"card-deck\">(?s:.*?)</script>)\n")
                        .matcher(document);
        assertTrue(snippet.find(), "embed.md has a snippet");
        try (HostPages hosts = new HostPages(site)) {
            String copied =
                    snippet.group(1)
                            .replace("\n    ", "\n")
                            .replace(
                                    "https://example.org/cardbench/cardbench-widget.js",
                                    hosts.word("widget"));
            assertTrue(copied.contains(hosts.word("widget")), copied);
            try (SitePage blog = hosts.with("snippet", copied).open("snippet.html", english())) {
                blog.page().locator("card-deck .name:has-text('Raiden Shogun')").waitFor();
            }
        }
    }

    @Test
    void hostileNames_areTextInHtmlAsABrowserReadsIt(Site site) {
        try (DecksView view = sharing(site, Scheme.HTTP, DecksView.ROGUE, "html");
                SitePage blog = site.blank()) {
            String shapes =
                    "(each) => each.map((html) => { document.body.innerHTML = html;"
                            + " return [...document.body.querySelectorAll('*')]"
                            + ".map((e) => e.tagName + e.attributes.length).join(' '); })";
            String exports =
                    "(texts) => texts.map((text) => JSON.parse(Cardbench.call(JSON.stringify("
                            + "{op: 'export', to: 'html', text}))).result.content)";
            List<String> titles = new ArrayList<>(List.of("A name"));
            for (String name : HostileNames.ALL) {
                titles.add("x " + name.replaceAll("[\\r\\n\\ud800-\\udfff]", " ").strip());
            }
            List<String> decks =
                    titles.stream().map(title -> "### " + title + "\n" + DecksView.ROGUE).toList();
            Object html = view.page().evaluate(exports, decks);
            List<?> found = (List<?>) blog.page().evaluate(shapes, html);
            for (int i = 1; i < titles.size(); i++) {
                assertEquals(found.get(0), found.get(i), titles.get(i));
            }
        }
    }

    @Test
    void fromDisk_previewsAndSaysThatNobodyElseCanReachIt(Site site) {
        try (DecksView view = sharing(site, Scheme.FILE, DecksView.GENIUS, "embed")) {
            view.page()
                    .frameLocator("#share-preview")
                    .locator(".name:has-text('Raiden Shogun')")
                    .waitFor();
            assertTrue(view.text(".share-pane").contains("opened from disk"));
        }
    }

    /** Each colour scheme on each size of screen, and each language on both sizes. */
    @ParameterizedTest
    @InTurn({"zh, LIGHT, DARK", "ja, DARK, LIGHT", "en, LIGHT, DARK"})
    void pane_isAccessibleAndPictured(
            String language, ColorScheme onPhone, ColorScheme onDesktop, Site site) {
        pane(language, "phone", DecksView.onPhone(language), onPhone, site);
        pane(language, "desktop", DecksView.inLanguage(language), onDesktop, site);
    }

    private static void pane(
            String language,
            String size,
            Browser.NewContextOptions options,
            ColorScheme scheme,
            Site site) {
        options.setColorScheme(scheme);
        try (DecksView view = sharing(site, Scheme.HTTP, DecksView.GENIUS, "text", options)) {
            Page page = view.page();
            view.site().withNoisyConsole(); // axe fetches styles, which frames forbid
            for (String way : List.of("bbcode", "picture", "embed")) {
                page.locator("#share-" + way).click();
                drawn(page, way);
                String name = String.join("-", "share", way, language, scheme.name(), size);
                view.site().picture(name.toLowerCase());
                assertEquals(List.of(), Axe.violations(page, "#answer"), name);
                assertEquals(
                        true,
                        page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"),
                        name + " sticks out");
            }
        }
    }
}
