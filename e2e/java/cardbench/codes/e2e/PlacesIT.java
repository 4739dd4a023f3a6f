package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.TakesTurns;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
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
    @TakesTurns(3)
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
