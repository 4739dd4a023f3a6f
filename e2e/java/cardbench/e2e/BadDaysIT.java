package cardbench.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What may go wrong around the page, and does not hurt it. */
@ExtendWith(SiteExtension.class)
class BadDaysIT {

    private static Bench after(SitePage page, Site site, String script, String fragment) {
        page.page().addInitScript(script);
        page.page().navigate(site.address(Scheme.HTTP, "index.html" + fragment));
        return Bench.on(page);
    }

    @Test
    void tenMegabytes_areRefusedAndTheTextStays(Site site) {
        try (Bench bench = Bench.open(site, "#deck=" + Bench.ROGUE)) {
            bench.paste("AAECAQcA".repeat(1310720));
            assertTrue(bench.text("#trouble").contains("too long"), bench.text("#trouble"));
            assertEquals(Bench.ROGUE, bench.box());
            bench.click("#paste");
            // The clipboard is read behind the click; the box has the keyboard when that is over.
            bench.page().waitForFunction("() => document.activeElement.id === 'box'");
            assertEquals(Bench.ROGUE, bench.box());
            bench.fill(Bench.HUNTER);
            assertThat(bench.locator("#trouble").first())
                    .not()
                    .isVisible(); // gone with the next text
        }
    }

    @Test
    void longestTextThatIsTaken_isAnswered(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.fill("x ".repeat(130_000) + Bench.ROGUE);
            assertEquals("Standard Rogue", bench.text("#answer h2"));
        }
    }

    @Test
    void manyCodes_areAllListed(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.paste((Bench.ROGUE + "\n").repeat(200));
            assertEquals("200 codes found", bench.text("#found h2"));
        }
    }

    @Test
    void withoutScript_thePageSaysWhatItIs(Site site) {
        Browser.NewContextOptions options = Bench.inLanguage("en").setJavaScriptEnabled(false);
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
            Bench bench = after(page, site, "delete window.WebAssembly;", "#deck=" + Bench.ROGUE);
            assertEquals(Bench.ROGUE, bench.text(".canonical .code"));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }});",
                "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
                "Storage.prototype.getItem = () => '{broken';",
                "Storage.prototype.getItem = () => '[1, null, {}]';"
            })
    void storageThatFails_isNoError(String script, Site site) {
        try (SitePage page = site.blank()) {
            Bench bench = after(page, site, script, "#lang=en");
            bench.click("#example");
            assertEquals("The curious Shaman deck", bench.text("#answer h2"));
            bench.page().selectOption("#theme", "dark");
            assertEquals("dark", bench.page().evaluate("document.documentElement.dataset.theme"));
            bench.page().selectOption("#language", "ja");
            bench.page().locator("h1:has-text('デッキコード')").waitFor();
        }
    }

    @Test
    void clipboardThatIsKeptFromThePage_isSaid(Site site) {
        try (SitePage page = site.blank()) {
            Bench bench =
                    after(
                            page,
                            site,
                            "navigator.clipboard.readText = () => Promise.reject(new Error('no'));",
                            "#lang=en");
            bench.click("#paste");
            assertTrue(bench.text("#trouble").contains("Ctrl+V"));
            assertEquals("box", bench.focus());
        }
    }

    @Test
    void strangeHistoryState_isIgnored(Site site) {
        try (Bench bench = Bench.open(site, "#deck=" + Bench.ROGUE)) {
            for (String state : new String[] {"42", "{text: 7}", "[]", "{text: 'x', pick: 'y'}"}) {
                bench.page().evaluate("() => history.replaceState(" + state + ", '')");
                bench.page().reload();
                assertThat(bench.ready().locator("#box")).isVisible();
            }
        }
    }
}
