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
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The widget on pages of another origin, friendly and hostile ones. */
@ExtendWith(SiteExtension.class)
class WidgetIT {

    private static final String GLOBALS =
            "() => Object.getOwnPropertyNames(window).filter((name) => !before.has(name))";

    private static Browser.NewContextOptions english() {
        return new Browser.NewContextOptions().setLocale("en-GB");
    }

    /** The deck, once it is drawn. */
    static Locator deck(Page page, String host) {
        Locator deck = page.locator(host + " .deck");
        deck.first().waitFor();
        return deck.first();
    }

    static List<String> rows(Page page, String host) {
        return deck(page, host).locator(".name").allInnerTexts();
    }

    @Test
    void deckOfAPost_isShownWithItsNames(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage blog = hosts.open("blog.html", DecksView.inLanguage("zh-CN"))) {
            Page page = blog.page();
            List<String> names = rows(page, "card-deck:not([id])");
            assertEquals(List.of("雷电将军", "甘雨", "迪奥娜"), names.subList(0, 3));
            assertTrue(names.contains("唯此一心"), names.toString());
            Locator deck = deck(page, "card-deck");
            assertEquals("复制代码", deck.locator(".copy").innerText());
            assertEquals(DecksView.GENIUS, deck.locator(".code").inputValue());
            assertThat(deck.locator(".notice")).hasCount(0); // every card has its name
            assertEquals(List.of("Cardbench"), page.evaluate(GLOBALS));
        }
    }

    @Test
    void textThatTheGameCopies_isUpgradedAndKeepsItsName(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage blog = hosts.open("blog.html", english())) {
            Locator deck = deck(blog.page(), "card-deck:has(pre)");
            assertEquals("魔改术士", deck.locator(".title").innerText());
            assertEquals(DecksView.WARLOCK_TODAY, deck.locator(".code").inputValue());
            assertThat(blog.page().locator("card-deck > pre.card-deck")).isHidden();
        }
    }

    /** What reads lists is a script that is loaded for them alone. */
    @Test
    void deckList_isShownWithItsSections(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage page = hosts.open("lists.html", english())) {
            Locator deck = deck(page.page(), "#one");
            assertEquals("Elves of the North", deck.locator(".title").innerText());
            assertEquals("Magic: The Gathering", deck.locator(".facts").innerText());
            assertEquals(List.of("Deck32", "Sideboard2"), deck.locator(".heading").allInnerTexts());
            assertEquals(
                    List.of("Llanowar Elves", "Steel Leaf Champion", "Forest", "Fire <& Ice"),
                    rows(page.page(), "#one"));
            assertTrue(deck.locator(".code").inputValue().startsWith("About\nName Elves"));
            assertThat(deck.locator(".notice")).hasCount(0);
            assertEquals(List.of("Cardbench"), page.page().evaluate(GLOBALS));
        }
    }

    /** What reads these games is a script of its own, too; tables name the cards of Runeterra. */
    @Test
    void decksOfOtherGames_areShownByNameOrId(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage page = hosts.open("games.html", DecksView.inLanguage("zh-CN"))) {
            Locator deck = deck(page.page(), "#runeterra");
            assertEquals("Legends of Runeterra", deck.locator(".title").innerText());
            assertEquals(List.of("卡牌40"), deck.locator(".heading").allInnerTexts());
            assertEquals("Thermogenic Beam", rows(page.page(), "#runeterra").get(0));
            assertTrue(deck.locator(".code").inputValue().startsWith("CEAAECAB"));
            assertThat(deck.locator(".notice")).hasCount(0);
            deck = deck(page.page(), "#riftbound");
            assertEquals(
                    List.of("符文12", "主卡组44", "副卡组8"), deck.locator(".heading").allInnerTexts());
            assertTrue(rows(page.page(), "#riftbound").contains("OGN-004"));
            assertEquals(
                    List.of("Iceman", "Mister Fantastic", "M.O.D.O.K.", "Iron Fist"),
                    rows(page.page(), "#snap"));
            assertThat(page.page().locator("#broken .notice")).hasText("这里没有能读出的卡组代码。");
            assertEquals(List.of("Cardbench"), page.page().evaluate(GLOBALS));
        }
    }

    @Test
    void severalLists_areOneBelowTheOther_andProseIsNone(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage page = hosts.open("lists.html", english())) {
            Locator deck = deck(page.page(), "#two");
            assertEquals("Elves", deck.locator(".title").innerText());
            assertEquals(
                    List.of("Deck24", "Delver · Deck24"), deck.locator(".heading").allInnerTexts());
            assertThat(page.page().locator("#shopping .notice"))
                    .hasText("No readable deck code here.");
        }
    }

    @Test
    void textWithoutACode_staysAndIsSaidToHaveNone(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage blog = hosts.open("blog.html", DecksView.inLanguage("zh-CN"))) {
            Page page = blog.page();
            page.locator("#prose .notice").waitFor();
            assertEquals("这里没有能读出的卡组代码。", page.innerText("#prose .notice"));
            assertThat(page.getByText("这里没有代码。")).isVisible();
            assertThat(page.locator("#empty .notice")).hasCount(0);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "amd.html",
                "base.html",
                "fonts.html",
                "twice.html",
                "spoiled.html",
                "patched.html"
            })
    void hostileSurroundings_changeNothing(String host, Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage opened = hosts.open(host, english())) {
            Page page = opened.page();
            assertEquals(
                    List.of("Raiden Shogun", "Ganyu", "Diona"),
                    rows(page, "card-deck").subList(0, 3));
            assertThat(deck(page, "card-deck").locator(".copy")).isVisible();
            assertEquals(List.of("Cardbench"), page.evaluate(GLOBALS));
            String href = deck(page, "card-deck").locator(".open").getAttribute("href");
            assertTrue(href.startsWith(site.address(Scheme.HTTP, "index.html#deck=")), href);
        }
    }

    @Test
    void moduleLoader_isLeftAlone(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage amd = hosts.open("amd.html", english())) {
            deck(amd.page(), "card-deck");
            assertEquals(0, amd.page().evaluate("() => defined"));
            assertEquals(List.of(), amd.page().evaluate("() => Object.keys(exports)"));
        }
    }

    @Test
    void styleOfThePage_staysOutside(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage fonts = hosts.open("fonts.html", english())) {
            Locator name = deck(fonts.page(), "card-deck").locator(".name").first();
            String style =
                    "(name) => { const s = getComputedStyle(name); return [s.fontSize,"
                            + " s.letterSpacing, s.textTransform, s.color].join('; '); }";
            assertEquals("15px; normal; none; rgb(16, 21, 27)", name.evaluate(style));
            assertFalse(
                    ((String) name.evaluate("(name) => getComputedStyle(name).fontFamily"))
                            .contains("fantasy"));
            Locator link = deck(fonts.page(), "card-deck").locator(".open").first();
            assertEquals(
                    "rgb(122, 62, 168)",
                    link.evaluate("(link) => getComputedStyle(link).color"),
                    "a theme is let in by its variable");
        }
    }

    @Test
    void secondCopy_doesNothing(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage twice = hosts.open("twice.html", english())) {
            deck(twice.page(), "card-deck");
            assertEquals(true, twice.page().evaluate("() => firstTable === Cardbench.table"));
        }
    }

    /** A page whose posts bring scripts of their own times: the first one shows all decks. */
    @Test
    void otherVersion_doesNothing(Site site) throws IOException {
        String script = "cardbench-widget.js";
        String text = Files.readString(Path.of(System.getProperty("site.dir"), script));
        Site newer = site.with(Map.of(script, text + "\n// of another version\n"));
        try (HostPages hosts =
                        new HostPages(site).with("second", newer.address(Scheme.HTTP, script));
                SitePage opened = hosts.open("twice.html", english())) {
            Page page = opened.page();
            assertEquals("Raiden Shogun", rows(page, "card-deck").get(0));
            assertEquals(true, page.evaluate("() => firstTable === Cardbench.table"));
            assertEquals(List.of("Cardbench"), page.evaluate(GLOBALS));
            page.evaluate(
                    "(post) => document.body.insertAdjacentHTML('beforeend', post)",
                    "<card-deck class=\"late\">" + DecksView.ROGUE + "</card-deck>");
            assertThat(page.locator("card-deck.late .deck")).hasCount(1);
        }
    }

    /** A page whose widget is ready before there is a post. */
    private static SitePage withoutPosts(HostPages hosts) {
        SitePage late = hosts.open("late.html", english());
        late.page().waitForFunction("() => window.Cardbench && customElements.get('card-deck')");
        return late;
    }

    /** Frameworks move the nodes that they draw, and take them out and put them back. */
    @Test
    void deckThatIsMovedAndPutBack_staysOneDeck(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage late = withoutPosts(hosts)) {
            Page page = late.page();
            page.evaluate(
                    """
                    (code) => {
                      const deck = document.createElement("card-deck");
                      deck.setAttribute("loading", "eager");
                      deck.textContent = code;
                      const posts = document.querySelector("#posts");
                      posts.append(deck);
                      deck.remove();
                      posts.append(deck);
                      document.body.prepend(deck);
                    }""",
                    DecksView.GENIUS);
            assertEquals("Raiden Shogun", rows(page, "card-deck").get(0));
            page.evaluate(
                    """
                    () => {
                      window.kept = document.querySelector("card-deck");
                      kept.remove();
                    }""");
            SitePage.awaitFrames(page);
            page.evaluate(
                    "() => document.querySelector('#posts').append(kept, kept.cloneNode(true))");
            assertThat(page.locator("card-deck .deck")).hasCount(2);
            assertThat(page.locator("card-deck .copy")).hasCount(2);
            page.evaluate("(code) => { kept.textContent = code; }", DecksView.ROGUE);
            assertThat(page.locator("card-deck").first()).containsText("Rogue");
            assertThat(page.locator("card-deck .deck")).hasCount(2);
        }
    }

    @Test
    void pageInGbk_hasItsWordsWhole(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage gbk = hosts.open("gbk.html", DecksView.inLanguage("zh-CN"))) {
            Locator deck = deck(gbk.page(), "card-deck");
            assertEquals("GBK", gbk.page().evaluate("() => document.characterSet"));
            assertEquals("复制代码", deck.locator(".copy").innerText());
            assertTrue(rows(gbk.page(), "card-deck").contains("雷电将军"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"strict.html", "trusted-types.html"})
    void policyThatForbidsTables_leavesADeckByNumbersAndALineThatSaysWhy(String host, Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage opened = hosts.open(host, english())) {
            opened.withNoisyConsole();
            Page page = opened.page();
            List<String> rows = rows(page, "card-deck");
            assertTrue(rows.size() > 10 && rows.get(0).matches("#\\d+"), rows.toString());
            assertThat(page.locator("card-deck .notice")).hasCount(1);
            String notice = page.innerText("card-deck .notice");
            assertTrue(notice.startsWith("This page’s content policy"), notice);
            assertEquals(
                    List.of(),
                    opened.console().stream().filter(it -> it.startsWith("uncaught")).toList());
            assertEquals(
                    "flex",
                    page.locator("card-deck .card")
                            .first()
                            .evaluate("(list) => getComputedStyle(list).display"),
                    "its style needs no leave");
        }
    }

    /**
     * Where no table may be loaded, the text is the table, if it lists as many copies as the code.
     */
    @ParameterizedTest
    @CsvSource({"2, First", "3, #64"})
    void namesOfTheText_standInForTables(int copies, String first, Site site) {
        String lines =
                "### My deck\n# 1x (1) First\n# 1x (2) Second\n# 1x (2) Third\n# 2x (3) Fourth\n"
                        + "# 2x (4) Fifth\n# "
                        + copies
                        + "x (5) Sixth\n";
        try (HostPages hosts = new HostPages(site);
                SitePage opened = site.blank(english())) {
            opened.withNoisyConsole();
            Page page = opened.page();
            page.route("**/cards/**", route -> route.abort());
            page.navigate(hosts.address("base.html"));
            page.evaluate(
                    "text => { document.querySelector('card-deck').textContent = text; }",
                    lines + DecksView.ROGUE);
            assertThat(page.locator("card-deck .title")).hasText("My deck");
            assertThat(page.locator("card-deck .card .name").first()).hasText(first);
            assertThat(page.locator("card-deck .notice")).hasCount(copies == 2 ? 0 : 1);
        }
    }

    /** A dark page in a light system, and a light page in a dark system. */
    @ParameterizedTest
    @CsvSource({
        "LIGHT, 'background: #111', dark",
        "DARK, 'background: #fff', light",
        "LIGHT, '', light",
        "DARK, 'color-scheme: dark', dark",
        "DARK, '', light"
    })
    void theme_isThatOfThePageAround(ColorScheme system, String style, String theme, Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage opened = hosts.open("base.html", english().setColorScheme(system))) {
            Page page = opened.page();
            rows(page, "card-deck");
            page.evaluate("style => { document.documentElement.style.cssText = style; }", style);
            assertThat(page.locator("card-deck .deck").first()).hasAttribute("data-theme", theme);
        }
    }

    @Test
    void tablesThatAreNotThere_leaveADeckByNumbers(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage page = site.blank(english())) {
            page.withNoisyConsole();
            page.page().route("**/cards/**", route -> route.abort());
            page.page().navigate(hosts.address("base.html"));
            assertTrue(rows(page.page(), "card-deck").get(0).startsWith("#"));
            assertTrue(page.page().innerText("card-deck .notice").contains("could not be loaded"));
        }
    }

    @Test
    void withoutScript_theTextIsThereToRead(Site site) {
        Browser.NewContextOptions plain = english().setJavaScriptEnabled(false);
        try (HostPages hosts = new HostPages(site);
                SitePage blog = hosts.open("blog.html", plain)) {
            assertThat(blog.page().getByText(DecksView.GENIUS)).isVisible();
            assertTrue(blog.page().innerText("pre").startsWith("### 魔改术士\n# 职业：术士\n"));
        }
    }

    @Test
    void postsThatComeLater_areUpgradedAndFollowTheirText(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage late = withoutPosts(hosts)) {
            Page page = late.page();
            String post =
                    "<pre class=\"card-deck\" data-theme=\"dark\">" + DecksView.GENIUS + "</pre>";
            page.evaluate(
                    "(post) => document.getElementById('posts').insertAdjacentHTML('beforeend', post)",
                    "<div>" + post + "</div>");
            assertEquals("Raiden Shogun", rows(page, "card-deck").get(0));
            assertEquals("dark", page.getAttribute("card-deck", "theme"));
            page.evaluate(
                    "(text) => { document.querySelector('pre').innerHTML ="
                            + " '### Mine<br># Class: Rogue<br>' + text; }",
                    DecksView.ROGUE);
            page.locator("card-deck .title:has-text('Mine')").waitFor();
            page.evaluate("() => document.querySelector('card-deck').setAttribute('lang', 'ja')");
            page.locator("card-deck .copy:has-text('コードをコピー')").waitFor();
        }
    }

    @Test
    void hostileName_isTextInAPost(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage late = withoutPosts(hosts)) {
            Page page = late.page();
            String name = "</div><img src=x onerror=alert(1)><script>alert(2)</script>";
            page.evaluate(
                    "(text) => { const deck = document.createElement('card-deck');"
                            + " deck.textContent = text; document.body.append(deck); }",
                    "### \u202e" + name + "\n" + DecksView.ROGUE);
            page.locator("card-deck .deck").waitFor();
            assertThat(page.locator("card-deck img, card-deck .deck script")).hasCount(0);
        }
    }

    @Test
    void code_isCopied_orSelectedWhereThePageMayNot(Site site) {
        Browser.NewContextOptions allowed =
                english().setPermissions(List.of("clipboard-read", "clipboard-write"));
        try (HostPages hosts = new HostPages(site);
                SitePage base = hosts.open("base.html", allowed)) {
            Page page = base.page();
            deck(page, "card-deck").locator(".copy").click();
            page.locator("card-deck .told:has-text('Copied')").waitFor();
            assertEquals(DecksView.GENIUS, page.evaluate("() => navigator.clipboard.readText()"));
            page.evaluate(
                    "() => Object.defineProperty(navigator, 'clipboard', {value: undefined})");
            page.locator("card-deck .copy").click();
            page.locator("card-deck .told:has-text('by hand')").waitFor();
            assertEquals(
                    DecksView.GENIUS,
                    page.evaluate(
                            "() => { const field = document.querySelector('card-deck').shadowRoot"
                                    + ".activeElement; return field.value.slice(field.selectionStart,"
                                    + " field.selectionEnd); }"));
        }
    }

    @Test
    void frame_isAsHighAsTheDeck(Site site) {
        try (HostPages hosts = new HostPages(site);
                SitePage host = hosts.open("frame.html", english())) {
            Page page = host.page();
            page.frameLocator("iframe").locator(".name:has-text('雷电将军')").waitFor();
            page.waitForFunction("() => heights.length > 0 && heights.at(-1) > 400");
            page.frames()
                    .get(1)
                    .waitForFunction("() => document.documentElement.scrollHeight <= innerHeight");
            assertTrue(
                    ((Number) page.evaluate("() => heights.length")).intValue() < 10,
                    "the frame must not grow for ever");
        }
    }

    /** A snippet has the height of a wide column; the page that gets it may be narrow. */
    @ParameterizedTest
    @ValueSource(ints = {320, 480, 720, 960})
    void copyButton_isInSightInALowFrame(int width, Site site) {
        try (SitePage frame =
                site.open(
                        Scheme.HTTP,
                        "embed.html#deck=" + DecksView.GENIUS,
                        english().setViewportSize(width, 390))) {
            Page page = frame.page();
            page.locator("card-deck .name:has-text('Raiden Shogun')").waitFor();
            SitePage.awaitFrames(page);
            assertEquals(
                    "true true",
                    page.evaluate(
                            "() => { const root = document.querySelector('card-deck').shadowRoot;"
                                    + " return ['.copy', '.code'].map((part) => {"
                                    + " const box = root.querySelector(part).getBoundingClientRect();"
                                    + " return root.elementFromPoint(box.x + box.width / 2,"
                                    + " box.y + box.height / 2) === root.querySelector(part)"
                                    + " && box.bottom <= innerHeight; }).join(' '); }"));
            assertEquals(
                    width, page.evaluate("() => document.documentElement.scrollWidth"), "sideways");
        }
    }

    @Test
    void widget_worksFromDisk(Site site) {
        String html =
                "<!doctype html><html lang=en><meta charset=utf-8><script src=cardbench-widget.js>"
                        + "</script><card-deck>"
                        + DecksView.GENIUS
                        + "</card-deck>";
        Site disk = site.with(Map.of("own.html", html));
        try (SitePage page = disk.open(Scheme.FILE, "own.html", english())) {
            assertEquals("Raiden Shogun", rows(page.page(), "card-deck").get(0));
        }
    }

    @ParameterizedTest
    @InTurn({"zh", "ja", "en"})
    void widget_isAccessibleAndPictured(String language, Site site) {
        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            for (int width : new int[] {360, 1100}) {
                Browser.NewContextOptions options =
                        english().setColorScheme(scheme).setViewportSize(width, 800);
                String decks =
                        "<script src=\"{widget}\"></script><card-deck>"
                                + DecksView.GENIUS
                                + "</card-deck><br><card-deck>### Hunter\n"
                                + DecksView.HUNTER
                                + "</card-deck>";
                try (HostPages hosts = new HostPages(site)) {
                    hosts.with("snippet", decks.replace("{widget}", hosts.word("widget")));
                    try (SitePage page = site.blank(options)) {
                        page.page().navigate(hosts.address("snippet.html?lang=" + language));
                        page.page()
                                .evaluate(
                                        "(tag) => document.querySelectorAll('card-deck')"
                                                + ".forEach((deck) => deck.setAttribute('lang', tag))",
                                        language);
                        for (int deck = 0; deck < 2; deck++) {
                            Locator shown = page.page().locator("card-deck[lang]").nth(deck);
                            shown.locator(".name").first().waitFor();
                        }
                        SitePage.awaitFrames(page.page());
                        String name = "widget-" + language + "-" + scheme + "-" + width;
                        page.picture(name.toLowerCase());
                        assertEquals(List.of(), Axe.violations(page.page(), "card-deck"), name);
                        assertEquals(
                                true,
                                page.page()
                                        .evaluate(
                                                "() => document.documentElement.scrollWidth <="
                                                        + " innerWidth"),
                                name + " sticks out");
                    }
                }
            }
        }
    }
}
