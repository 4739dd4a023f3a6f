package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.e2e.LookIT;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.base.e2e.TakesTurns;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.WaitUntilState;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards by name: in every language, from every place, and what is shown where there is none. */
@ExtendWith(SiteExtension.class)
class CardNamesIT {

    private static final String OPEN_TABLES =
            "JSON.parse(Cardbench.call('{\"op\":\"tables\"}')).result.tables.length";

    private static void awaitName(DecksView view, String name) {
        view.page().locator(".card .title:has-text('" + name + "')").first().waitFor();
    }

    /** Opens a deck while its two tables are on their way, and answers what they wait for. */
    private static List<Route> openWithTablesHeld(SitePage page, Site site) {
        List<Route> waiting = new ArrayList<>();
        page.page().route("**/cards/*.js", waiting::add);
        // scripts that are held keep the page from being loaded
        page.page()
                .navigate(
                        site.address(Scheme.HTTP, "#deck=" + DecksView.GENIUS),
                        new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
        page.page().waitForCondition(() -> waiting.size() == 2);
        return waiting;
    }

    private static List<String> names(DecksView view) {
        return view.texts(".groups .card .title");
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void shareCode_isThreeCharactersAndThirtyActionsByName(Scheme scheme, Site site) {
        try (DecksView view =
                DecksView.open(
                        site, scheme, "#deck=" + DecksView.GENIUS, DecksView.inLanguage("zh-CN"))) {
            awaitName(view, "甘雨");
            assertEquals("雷电将军 / 甘雨 / 迪奥娜", view.text("#answer h2"));
            assertEquals(
                    List.of("角色牌 共 3 张", "装备牌 共 5 张", "支援牌 共 7 张", "事件牌 共 18 张"),
                    view.texts(".groups h3"));
            assertEquals("1×\n雷电将军\n雷元素\n长柄武器", view.text(".groups .card"));
            assertTrue(
                    view.texts(".groups .card").contains("2×\n费用\n5\n唯此一心\n天赋\n冰元素"),
                    view.texts(".groups .card").toString());
            assertThat(view.locator("#verdict-deck.yes")).containsText("符合构筑规则");
        }
    }

    @Test
    void cardsWithoutANameInTheLanguage_areNamedInAnother(Site site) {
        String japanese =
                "globalThis.Cardbench.table(\"hearthstone.ja\", \"cardbench-table 1\\thearthstone\\tja"
                        + "\\nid\\tname\\n7\\tGarrosh\\n\");\n";
        try (DecksView view =
                DecksView.open(
                        site.with(Map.of("cards/hearthstone.ja.js", japanese)),
                        Scheme.HTTP,
                        "#deck=" + DecksView.WARLOCK,
                        DecksView.inLanguage("ja"))) {
            awaitName(view, "Forbidden Ritual");
            assertThat(view.locator(".card [lang=en]").first()).isVisible();
            assertThat(view.locator(".card.unknown")).hasCount(0);
            assertThat(view.locator(".unknown-cards")).hasCount(0);
        }
    }

    @Test
    void tablesThatCannotBeLoaded_leaveTheNumbers(Site site) {
        try (SitePage page = site.blank()) {
            page.withNoisyConsole();
            page.page().route("**/cards/*.js", route -> route.abort());
            page.page()
                    .navigate(
                            site.address(
                                    Scheme.HTTP, "index.html#lang=en&deck=" + DecksView.GENIUS));
            DecksView view = DecksView.on(page);
            view.page().locator("#names-again").waitFor();
            assertTrue(names(view).contains("Unknown card 32"), names(view).toString());
            page.page().unroute("**/cards/*.js");
            view.click("#names-again");
            awaitName(view, "Ganyu");
        }
    }

    /** Presses something of a deck, whose names come before the press ends. */
    private static void pressWhileNamesCome(DecksView view, List<Route> waiting, String pressed) {
        Page page = view.page();
        view.locator(pressed).hover();
        page.mouse().down();
        waiting.forEach(Route::resume);
        page.waitForFunction("() => " + OPEN_TABLES + " === 2");
        SitePage.awaitFrames(page);
        page.mouse().up();
    }

    @Test
    void namesThatComeDuringAPress_leaveItToTheButton(Site site) {
        try (SitePage page = site.blank(DecksView.inLanguage("en-GB"))) {
            List<Route> waiting = openWithTablesHeld(page, site);
            DecksView view = DecksView.on(page);
            pressWhileNamesCome(view, waiting, "#tab-share");
            assertThat(view.locator("#tab-share")).hasAttribute("aria-selected", "true");
            view.tab("deck");
            awaitName(view, "Ganyu");
        }
    }

    @Test
    void namesThatComeDuringAPress_leaveItToThePartThatItOpens(Site site) {
        try (SitePage page = site.blank(DecksView.inLanguage("en-GB"))) {
            List<Route> waiting = openWithTablesHeld(page, site);
            DecksView view = DecksView.on(page);
            pressWhileNamesCome(view, waiting, "#fold-genshin-writing");
            assertThat(view.locator("#avoid")).isVisible();
            awaitName(view, "Ganyu");
        }
    }

    /** The reader's file is in use also where a table of the site was on its way when it came. */
    @Test
    void ownNames_takeThePlaceOfThoseOnTheirWay(Site site) {
        try (SitePage page = site.blank(DecksView.inLanguage("en-GB"))) {
            List<Route> waiting = openWithTablesHeld(page, site);
            DecksView view = DecksView.on(page);
            String table = "cardbench-table 1\tgenshin\ten\nid\tname\n1\tMy Ganyu\n";
            byte[] bytes = table.getBytes(StandardCharsets.UTF_8);
            page.page().setInputFiles("#file", new FilePayload("my.tsv", "text/plain", bytes));
            SitePage.awaitFrames(page.page());
            waiting.forEach(Route::resume);
            awaitName(view, "My Ganyu");
            String kept = "Object.keys(localStorage).find((key) => key.endsWith(':files'))";
            page.page().waitForFunction("() => localStorage[" + kept + "] === '[\"my.tsv\"]'");
        }
    }

    @Test
    void names_areThereWithoutTheNetworkOnceTheyWereSeen(Site site) {
        try (DecksView view =
                DecksView.open(site.withServiceWorker(), "#deck=" + DecksView.GENIUS)) {
            view.page().locator("#offline:has-text('offline')").waitFor();
            view.page().reload();
            awaitName(view.ready(), "Ganyu");
            view.page().context().setOffline(true);
            Page page = view.page();
            page.navigate("about:blank");
            page.navigate(site.address(Scheme.HTTP, "#deck=" + DecksView.GENIUS));
            awaitName(view.ready(), "Ganyu");
        }
    }

    @ParameterizedTest
    @TakesTurns(5)
    @CsvSource({"zh,false", "zh,true", "en,false", "en,true", "ja,true"})
    void nothing_movesWhenTheNamesCome(String language, boolean phone, Site site) {
        Browser.NewContextOptions options =
                phone ? DecksView.onPhone(language) : DecksView.inLanguage(language);
        try (SitePage page = site.withServiceWorker().blank(options)) {
            page.page().addInitScript(LookIT.SHIFTS);
            page.page().navigate(site.address(Scheme.HTTP, "index.html#deck=" + DecksView.GENIUS));
            DecksView view = DecksView.on(page);
            view.page().locator("#verdict-deck.yes").waitFor();
            view.page().locator("#offline:not(:empty)").waitFor();
            assertEquals(0.0, ((Number) view.page().evaluate("() => moved")).doubleValue());
        }
    }
}
