package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.base.e2e.TakesTurns;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What may go wrong around the page, and does not hurt it. */
@ExtendWith(SiteExtension.class)
class BadDaysIT {

    private static DecksView after(SitePage page, Site site, String script, String fragment) {
        page.page().addInitScript(script);
        page.page().navigate(site.address(Scheme.HTTP, "index.html" + fragment));
        return DecksView.on(page);
    }

    @Test
    void tenMegabytes_areRefusedAndTheTextStays(Site site) {
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.ROGUE)) {
            view.paste("AAECAQcA".repeat(1310720));
            assertTrue(view.text("#trouble").contains("Too long"), view.text("#trouble"));
            assertEquals(DecksView.ROGUE, view.box());
            view.click("#paste");
            // The clipboard is read behind the click; the box has the keyboard when that is over.
            view.page().waitForFunction("() => document.activeElement.id === 'box'");
            assertEquals(DecksView.ROGUE, view.box());
            view.fill(DecksView.HUNTER);
            assertThat(view.locator("#trouble").first())
                    .not()
                    .isVisible(); // gone with the next text
        }
    }

    @Test
    void longestTextThatIsTaken_isAnswered(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill("x ".repeat(130_000) + DecksView.ROGUE);
            assertEquals("Standard Rogue", view.text("#answer h2"));
        }
    }

    @Test
    void manyCodes_areAllListed(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.paste((DecksView.ROGUE + "\n").repeat(200));
            assertEquals("200 codes found", view.text("#found h2"));
        }
    }

    @Test
    void withoutScript_thePageSaysWhatItIs(Site site) {
        Browser.NewContextOptions options = DecksView.inLanguage("en").setJavaScriptEnabled(false);
        try (SitePage page = site.open(Scheme.HTTP, "index.html", options)) {
            String words = page.page().innerText("body");
            assertTrue(words.contains("needs JavaScript"), words);
            assertTrue(words.contains("开启 JavaScript"), words);
            assertTrue(words.contains("JavaScript を有効に"), words);
        }
    }

    @Test
    void withoutWebAssembly_codesAreRead(Site site) {
        try (SitePage page = site.blank()) {
            DecksView view =
                    after(page, site, "delete window.WebAssembly;", "#deck=" + DecksView.ROGUE);
            assertEquals(DecksView.ROGUE, view.text(".canonical .code"));
        }
    }

    @ParameterizedTest
    @TakesTurns(2)
    @ValueSource(
            strings = {
                "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }});",
                "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
                "Storage.prototype.getItem = () => '{broken';",
                "Storage.prototype.getItem = () => '[1, null, {}]';"
            })
    void storageThatFails_isNoError(String script, Site site) {
        try (SitePage page = site.blank()) {
            DecksView view = after(page, site, script, "#lang=en");
            view.click("#example");
            assertEquals("The curious Shaman deck", view.text("#answer h2"));
            view.page().selectOption("#theme", "dark");
            assertEquals("dark", view.page().evaluate("document.documentElement.dataset.theme"));
            view.page().selectOption("#language", "ja");
            view.page().locator("#views a:has-text('デッキ')").waitFor();
        }
    }

    /** Storage that does not work as long as {@code window.full} is set. */
    enum Storage {
        FORBIDDEN(
                """
                const store = window.localStorage;
                Object.defineProperty(window, "localStorage", { get() {
                  if (window.full) throw new DOMException("no", "SecurityError");
                  return store;
                } });
                """),
        FULL(
                """
                const set = Storage.prototype.setItem;
                Storage.prototype.setItem = function (...given) {
                  if (window.full && this === localStorage) throw new DOMException("full", "QuotaExceededError");
                  set.apply(this, given);
                };
                """);

        private final String script;

        Storage(String script) {
            this.script = script;
        }
    }

    @ParameterizedTest
    @TakesTurns(2)
    @CsvSource({
        "odds, FORBIDDEN, 'deck:', 'deck: {}'",
        "odds, FULL, 'deck:', 'deck: {}'",
        "wizard, FORBIDDEN, '{\"id\": 1}', '{\"id\": 2}'",
        "wizard, FULL, '{\"id\": 1}', '{\"id\": 2}'",
    })
    void textThatIsNotKept_isSaidUntilItIs(
            String view, Storage storage, String first, String second, Site site) {
        try (SitePage page = site.blank(DecksView.inLanguage("en-GB"))) {
            page.page().addInitScript("window.full = true;" + storage.script);
            page.page().navigate(site.address(Scheme.HTTP, "index.html#" + view));
            if (view.equals("odds")) {
                // a button that moves while it is pressed is not pressed: the form moves it
                assertThat(page.page().locator("#form-add-card")).isVisible();
                page.page().click("#odds-mode-text");
            }
            page.page().click("#" + view + "-switch");
            Locator box = page.page().locator("textarea#" + view + "-text");
            Locator notice = page.page().locator("#" + view + " .trouble[id$=-not-kept]");
            // the example comes a moment after the view
            assertThat(page.page().locator("#" + view + "-mark")).isVisible();
            box.fill(first);
            assertThat(notice).containsText("Copy the text before you leave the page");
            assertThat(page.page().locator("#status")).containsText("storage is full or blocked");
            assertThat(box).hasValue(first);
            page.page().evaluate("() => { window.full = false; }");
            box.fill(second);
            assertThat(notice).isHidden();
            page.page().reload();
            assertThat(page.page().locator("#" + view + "-text")).containsText(second);
        }
    }

    @Test
    void clipboardThatIsKeptFromThePage_isSaid(Site site) {
        try (SitePage page = site.blank()) {
            DecksView view =
                    after(
                            page,
                            site,
                            "navigator.clipboard.readText = () => Promise.reject(new Error('no'));",
                            "#lang=en");
            view.click("#paste");
            assertTrue(view.text("#trouble").contains("Ctrl+V"));
            assertEquals("box", view.focus());
        }
    }

    /** The system opens two files with the installed page, and one of them was moved meanwhile. */
    @Test
    void launchedFileThatIsGone_isSaid_andTheOtherOpened(Site site) {
        try (SitePage view = site.blank(DecksView.inLanguage("en-GB"))) {
            Page page = view.page();
            page.addInitScript(
                    "Object.defineProperty(window, 'launchQueue', { value: { setConsumer: (taken) =>"
                            + " { window.launched = taken; } } });");
            page.navigate(site.address(Scheme.HTTP, "index.html"));
            page.waitForFunction("() => window.launched");
            String gone = "{ name: 'gone.ydk', getFile: () => Promise.reject(new Error('moved')) }";
            page.evaluate("() => launched({ files: [" + gone + "] })");
            assertThat(page.locator("#trouble")).hasText("gone.ydk could not be read.");
            page.evaluate(
                    "(text) => launched({ files: ["
                            + gone
                            + ", { getFile: async () => new File([text], 'deck.txt') }] })",
                    DecksView.ROGUE);
            assertThat(page.locator("#box")).hasValue(DecksView.ROGUE);
            assertThat(page.locator("#recognised-files")).containsText("gone.ydk");
        }
    }

    @Test
    void strangeHistoryState_isIgnored(Site site) {
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.ROGUE)) {
            for (String state : new String[] {"42", "{text: 7}", "[]", "{text: 'x', pick: 'y'}"}) {
                view.page().evaluate("() => history.replaceState(" + state + ", '')");
                view.page().reload();
                assertThat(view.ready().locator("#box")).isVisible();
            }
        }
    }

    /** A host or a proxy that ends too early: the browser calls such a script loaded. */
    @ParameterizedTest
    @TakesTurns(3)
    @CsvSource({
        "odds, charts.js, '#form-card-0-count'",
        "odds, odds.js, '#form-card-0-count'",
        "wizard, wizard.js, '#wizard-text'",
    })
    void scriptThatIsCutOff_isSaid_andLoadedAgain(String view, String script, String box, Site site)
            throws Exception {
        String whole = Files.readString(Path.of(System.getProperty("site.dir"), script));
        AtomicBoolean cut = new AtomicBoolean(true);
        try (SitePage page = site.blank().withNoisyConsole()) {
            page.page()
                    .route(
                            site.address(Scheme.HTTP, script), // not the words of that name
                            route -> {
                                String text = cut.get() ? whole.substring(0, 999) : whole;
                                route.fulfill(
                                        new Route.FulfillOptions()
                                                .setContentType("text/javascript")
                                                .setBody(text));
                            });
            page.page().navigate(site.address(Scheme.HTTP, "index.html#" + view));
            assertThat(page.page().locator("#" + view + " .trouble[role=alert]")).isVisible();
            cut.set(false);
            page.page().click("#" + view + " button");
            page.page().locator(box).first().waitFor();
        }
    }
}
