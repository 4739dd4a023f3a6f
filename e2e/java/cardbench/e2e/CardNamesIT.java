package cardbench.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Cards by name: in every language, from every place, and what is shown where there is none. */
@ExtendWith(SiteExtension.class)
class CardNamesIT {

    private static void awaitName(Bench bench, String name) {
        bench.page().locator(".card .title:has-text('" + name + "')").first().waitFor();
    }

    private static List<String> names(Bench bench) {
        return bench.texts(".groups .card .title");
    }

    @ParameterizedTest
    @EnumSource(Scheme.class)
    void shareCode_isThreeCharactersAndThirtyActionsByName(Scheme scheme, Site site) {
        try (Bench bench =
                Bench.open(site, scheme, "#deck=" + Bench.GENIUS, Bench.inLanguage("zh-CN"))) {
            awaitName(bench, "甘雨");
            assertEquals("雷电将军 / 甘雨 / 迪奥娜", bench.text("#answer h2"));
            assertEquals(
                    List.of("角色牌 共 3 张", "装备牌 共 5 张", "支援牌 共 7 张", "事件牌 共 18 张"),
                    bench.texts(".groups h3"));
            assertEquals("1×\n雷电将军\n雷元素\n长柄武器", bench.text(".groups .card"));
            assertTrue(
                    bench.texts(".groups .card").contains("2×\n费用\n5\n唯此一心\n天赋\n冰元素"),
                    bench.texts(".groups .card").toString());
            assertEquals("符合组牌规则。", bench.text(".checks .verdict"));
        }
    }

    @ParameterizedTest
    @CsvSource({"ja,甘雨,神里綾華の", "en,Ganyu,Amos' Bow", "ko,감우,아모스의 활", "ru,Гань Юй,Лук Амоса"})
    void names_comeInALanguageOfTheReadersChoice(
            String tag, String character, String weapon, Site site) {
        try (Bench bench = Bench.open(site, "#deck=" + Bench.GENIUS)) {
            awaitName(bench, "Ganyu");
            bench.page().selectOption("#card-language", tag);
            awaitName(bench, character);
            assertEquals(tag, bench.page().getAttribute(".groups", "lang"));
            assertEquals("Characters 3 copies", bench.text(".groups h3"), "the page stays English");
            if (!tag.equals("ja")) {
                assertTrue(names(bench).contains(weapon), names(bench).toString());
            }
            bench.page().reload();
            awaitName(bench.ready(), character);
        }
    }

    /** The cards of Hearthstone that are built in have no Japanese names. */
    @Test
    void languageWithoutTable_isOfferedByItsName(Site site) {
        try (Bench bench =
                Bench.open(
                        site, Scheme.HTTP, "#deck=" + Bench.WARLOCK, Bench.inLanguage("ja-JP"))) {
            bench.page().locator("#card-language").waitFor();
            assertEquals(
                    "日本語",
                    bench.page()
                            .evaluate(
                                    "() => document.getElementById('card-language')"
                                            + ".selectedOptions[0].textContent"));
        }
    }

    @Test
    void cardThatNoTableHas_isShownByItsNumber(Site site) {
        try (Bench bench = Bench.open(site, Scheme.HTTP, "", Bench.inLanguage("zh-CN"))) {
            bench.fill(bench.shareCode(544, 1, 2, 61, 61, 0, 600));
            awaitName(bench, "甘雨");
            assertEquals(
                    List.of("544 号牌（不在此表中）", "甘雨", "迪奥娜", "唯此一心", "600 号牌（不在此表中）"), names(bench));
            assertEquals("27 个空位", bench.text(".card.gap"), "empty slots are told of");
            List<String> checks = bench.texts(".checks .note");
            assertTrue(checks.contains("第 1 格是 544 号牌（不在此表中，表到 460 号为止）"), checks.toString());
            assertTrue(checks.contains("有 3 张行动牌；可用的卡组要有 30 张"), checks.toString());
        }
    }

    @Test
    void rulesThatAreBroken_areSaidWithTheReason(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.fill(bench.shareCode(3, 3, 2, 61, 129, 129, 129));
            awaitName(bench, "Diona");
            List<String> checks = bench.texts(".checks .note");
            for (String part : List.of("Kaeya", "Amos' Bow", "Ganyu", "30")) {
                assertTrue(checks.stream().anyMatch(one -> one.contains(part)), checks.toString());
            }
            assertThat(bench.locator(".checks .verdict").first()).not().isVisible();
        }
    }

    @Test
    void tablesThatCannotBeLoaded_leaveTheNumbers(Site site) {
        try (SitePage page = site.blank()) {
            page.withNoisyConsole();
            page.page().route("**/cards/*.js", route -> route.abort());
            page.page()
                    .navigate(site.address(Scheme.HTTP, "index.html#lang=en&deck=" + Bench.GENIUS));
            Bench bench = Bench.on(page);
            bench.page().locator("#names-again").waitFor();
            assertTrue(
                    names(bench).contains("card no. 32 (not in this table)"),
                    names(bench).toString());
            page.page().unroute("**/cards/*.js");
            bench.click("#names-again");
            awaitName(bench, "Ganyu");
        }
    }

    @Test
    void names_areThereWithoutTheNetworkOnceTheyWereSeen(Site site) {
        try (Bench bench = Bench.open(site, "#deck=" + Bench.GENIUS)) {
            bench.page().locator("#offline:has-text('offline')").waitFor();
            bench.page().reload();
            awaitName(bench.ready(), "Ganyu");
            bench.page().context().setOffline(true);
            Page page = bench.page();
            page.navigate("about:blank");
            page.navigate(site.address(Scheme.HTTP, "#deck=" + Bench.GENIUS));
            awaitName(bench.ready(), "Ganyu");
        }
    }

    @Test
    void cardLinks_leadOutOnlyWhenTheReaderOpensThem(Site site) {
        try (Bench bench = Bench.open(site, "#deck=" + Bench.GENIUS)) {
            awaitName(bench, "Ganyu");
            Page page = bench.page();
            assertEquals(
                    "https://genshin-impact.fandom.com/wiki/Special:Search?query=Amos'%20Bow",
                    page.getAttribute(".card a:text-is(\"Amos' Bow\")", "href"));
            assertThat(bench.locator(".card a:not([rel=noreferrer][target=_blank])")).hasCount(0);
        }
    }

    @ParameterizedTest
    @CsvSource({"zh,false", "zh,true", "en,false", "en,true", "ja,true"})
    void nothing_movesWhenTheNamesCome(String language, boolean phone, Site site) {
        Browser.NewContextOptions options =
                phone ? Bench.onPhone(language) : Bench.inLanguage(language);
        try (SitePage page = site.blank(options)) {
            page.page().addInitScript(LookIT.SHIFTS);
            page.page().navigate(site.address(Scheme.HTTP, "index.html#deck=" + Bench.GENIUS));
            Bench bench = Bench.on(page);
            bench.page().locator(".checks").waitFor();
            bench.page().locator("#offline:not(:empty)").waitFor();
            assertEquals(0.0, ((Number) bench.page().evaluate("() => moved")).doubleValue());
        }
    }
}
