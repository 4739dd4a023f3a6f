package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.RowsInTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.codes.export.HostileNames;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.text.TextContentRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Decks copied for the places where people post, one by one and all of a post. */
@ExtendWith(SiteExtension.class)
class PlacesIT {

    private static final String THREE = DecksView.POST + "\n七圣召唤：" + DecksView.GENIUS + " [end]\n";

    private static DecksView sharing(Site site, String text, Browser.NewContextOptions options) {
        DecksView view = DecksView.open(site, Scheme.HTTP, "", options);
        view.page().context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
        view.fill(text).tab("share");
        view.page().locator("#share-nga").waitFor();
        return view;
    }

    private static DecksView sharing(Site site, String text) {
        return sharing(site, text, DecksView.inLanguage("en"));
    }

    private static String clipboard(Page page, String type) {
        return (String)
                page.evaluate(
                        "async type => { const [item] = await navigator.clipboard.read();"
                                + " return item.types.includes(type)"
                                + " ? (await item.getType(type)).text() : ''; }",
                        type);
    }

    /** One press chooses the place and copies; the next visit begins with it. */
    @Test
    void place_isCopiedByOnePress_andRemembered(Site site) {
        try (DecksView view = sharing(site, DecksView.GENIUS)) {
            view.click("#share-nga");
            assertThat(view.locator("#share-said")).hasText("Copied for NGA. Paste it there.");
            String copied = clipboard(view.page(), "text/plain").replace("\r\n", "\n");
            assertEquals(view.page().inputValue("#share-field"), copied);
            assertTrue(copied.startsWith("[b]Raiden Shogun / "), copied);
            assertThat(view.locator("#share-shown strong").first())
                    .hasText("Raiden Shogun / Ganyu / Diona");
            assertThat(view.locator("#share-shown pre")).hasText(DecksView.GENIUS);
            view.page().reload();
            view.ready();
            view.tab("share");
            assertThat(view.locator("#share-nga")).hasAttribute("aria-pressed", "true");
        }
    }

    /** An editor that takes formatted text gets it; one that does not, gets lines. */
    @ParameterizedTest
    @RowsInTurn(3)
    @ValueSource(strings = {"note", "bilibili", "html"})
    void editor_getsBothFlavours(String place, Site site) {
        try (DecksView view = sharing(site, DecksView.GENIUS)) {
            view.click("#share-" + place);
            assertThat(view.locator("#share-said")).containsText("Copied");
            String text = clipboard(view.page(), "text/plain");
            String html = clipboard(view.page(), "text/html");
            assertTrue(text.contains("2× (5) ") && text.contains(DecksView.GENIUS), text);
            assertTrue(html.contains("<li") && html.contains("Undivided Heart"), html);
            assertTrue(html.contains(DecksView.GENIUS), html);
            assertThat(view.locator("#share-shown li").first()).containsText("Raiden Shogun");
        }
    }

    @Test
    void placeWithoutSource_saysThatItIsNotChecked(Site site) {
        try (DecksView view = sharing(site, DecksView.GENIUS)) {
            view.click("#share-tieba");
            assertThat(view.locator("#share-unchecked")).containsText("Not checked");
            view.click("#share-qq");
            assertThat(view.locator("#share-unchecked")).hasCount(0);
        }
    }

    /** X takes the title and the code of most decks, and the page says so. */
    @Test
    void longText_isShortened_andThePageSaysSo(Site site) {
        try (DecksView view = sharing(site, DecksView.HUNTER)) {
            view.click("#share-x").click("#share-anyway");
            assertThat(view.locator(".share-notes li")).containsText("280");
            assertThat(view.locator("#share-shown")).containsText(DecksView.HUNTER);
        }
    }

    /** A code as a regular expression, also in JavaScript, which has no quotes for that. */
    private static String literally(String code) {
        return code.replaceAll("[+/]", "\\\\$0");
    }

    private static String read(String markdown) {
        Parser parser = Parser.builder().extensions(List.of(TablesExtension.create())).build();
        return TextContentRenderer.builder().build().render(parser.parse(markdown));
    }

    /** The preview reads Markdown as a reader of CommonMark does, whatever a deck is called. */
    @Test
    void preview_isWhatAReaderOfMarkdownMakesOfIt(Site site) {
        try (DecksView view = sharing(site, DecksView.ROGUE)) {
            List<String> faults = new ArrayList<>();
            view.click("#share-discourse").click("#share-anyway");
            for (String name : HostileNames.ALL) {
                String given = name.replaceAll("[\\r\\n\\ud800-\\udfff\\u0000]", " ").strip();
                view.fill("### x " + given + "\n" + DecksView.ROGUE);
                assertThat(view.locator("#share-field"))
                        .hasValue(Pattern.compile("[\\s\\S]*" + DecksView.ROGUE + "[\\s\\S]*"));
                String shown = view.page().textContent("#share-shown").replaceAll("\\s", "");
                String peer = read(view.page().inputValue("#share-field"));
                peer = peer.replaceAll("(?m)^ *- ", "").replaceAll("\\s", "");
                if (!peer.equals(shown)) {
                    faults.add(given + "\n" + peer + "\n" + shown);
                }
            }
            assertEquals(List.of(), faults);
        }
    }

    /** The tab for comparing draws its part again with each deck that is written there. */
    @Test
    void whatCanBeDoneWithAllDecks_isOfferedOnce(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(THREE).compareWith("AAECAaIHA0CzAYwCA6wC3ge5YAAA");
            assertThat(view.locator("#found-together [role=group]")).hasCount(1);
            assertThat(view.locator("#together-table")).hasCount(1);
        }
    }

    @Test
    void decksOfAPost_areATableInOneStep(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(THREE).click("#together-table").click("#share-reddit");
            view.click("#share-anyway");
            assertThat(view.locator("#share-shown table")).hasCount(2);
            assertThat(
                            view.locator("#share-shown table")
                                    .first()
                                    .locator("tr")
                                    .first()
                                    .locator("th"))
                    .hasCount(3);
            for (String code : List.of(DecksView.ROGUE, DecksView.HUNTER, DecksView.GENIUS)) {
                assertThat(view.locator("#share-shown")).containsText(code);
            }
        }
    }

    @Test
    void decksOfAPost_areBlocksOfAPlace(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(THREE).click("#together-decks").click("#share-nga");
            view.click("#share-anyway");
            for (String code : List.of(DecksView.ROGUE, DecksView.HUNTER, DecksView.GENIUS)) {
                assertThat(view.locator("#share-field"))
                        .hasValue(Pattern.compile("\\[code]" + literally(code)));
            }
        }
    }

    /** The names are added behind the codes; all else is the post as it was. */
    @Test
    void post_isWrittenWithItsNames(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(THREE).click("#together-names").click("#share-qq");
            view.click("#share-anyway");
            assertThat(view.locator("#share-field"))
                    .hasValue(Pattern.compile("[\\s\\S]* \\(Raiden Shogun / [\\s\\S]*"));
            String post = view.page().inputValue("#share-field");
            for (String code : List.of(DecksView.ROGUE, DecksView.HUNTER, DecksView.GENIUS)) {
                int from = post.indexOf(code) + code.length();
                int to = post.indexOf(')', from);
                // names of cards may have brackets, too: the last one before the line goes on
                int line = post.indexOf('\n', from);
                to = code.equals(DecksView.GENIUS) ? to : post.lastIndexOf(')', line);
                post = post.substring(0, from) + post.substring(to + 1);
            }
            assertEquals(THREE, post);
        }
    }

    @Test
    void damagedCodeOfAPost_isSaid(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            String damaged = "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbv";
            view.fill(THREE + damaged + "\n").click("#together-names").click("#share-anyway");
            assertThat(view.locator(".share-notes li")).containsText("AAEBAf0GAA/OBpcH");
            assertThat(view.locator("#share-field"))
                    .hasValue(Pattern.compile("\n" + literally(damaged) + "\n$"));
        }
    }

    @Test
    void picturesOfAPost_areSavedByOnePress(Site site) throws Exception {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(THREE).click("#together-pictures").click("#share-anyway");
            assertThat(view.locator(".pictures img")).hasCount(3);
            List<Download> saved = new ArrayList<>();
            view.page().onDownload(saved::add);
            view.click("#share-save-all");
            view.page().waitForCondition(() -> saved.size() == 3);
            for (int i = 0; i < 3; i++) {
                String name = saved.get(i).suggestedFilename();
                assertTrue(name.matches((i + 1) + " .+[.]png"), name);
                assertEquals(1080, ImageIO.read(saved.get(i).path().toFile()).getWidth());
            }
        }
    }

    @ParameterizedTest
    @InTurn({"zh, LIGHT, 320", "ja, DARK, 390", "en, LIGHT, 1280", "zh, DARK, 1280"})
    void pane_isAccessible_andFits(String language, ColorScheme scheme, int width, Site site) {
        Browser.NewContextOptions options =
                DecksView.inLanguage(language).setColorScheme(scheme).setViewportSize(width, 800);
        try (DecksView view = sharing(site, THREE, options)) {
            view.site().withNoisyConsole(); // axe fetches styles
            for (String form : List.of("one", "table", "names", "pictures")) {
                view.click("#share-all-" + form);
                if (form.equals("one") || form.equals("table")) {
                    view.click(form.equals("one") ? "#share-x" : "#share-nga");
                }
                if (view.locator("#share-anyway").isVisible()) {
                    assertEquals(List.of(), Axe.violations(view.page(), "#answer"), form);
                    view.click("#share-anyway");
                }
                String name = String.join("-", "places", form, language, scheme.name(), "" + width);
                view.site().picture(name.toLowerCase());
                assertEquals(List.of(), Axe.violations(view.page(), "#answer"), name);
                assertEquals(
                        true,
                        view.page()
                                .evaluate(
                                        "() => document.documentElement.scrollWidth <= innerWidth"),
                        name + " sticks out");
            }
        }
    }
}
