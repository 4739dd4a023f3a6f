package cardbench.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The odds to draw each card of a deck of any game, one click away. */
@ExtendWith(SiteExtension.class)
class DrawOddsIT {

    /** Forty cards: three of one, and 37 others. */
    private static final String YDK =
            "#main\n"
                    + "14558127\n".repeat(3)
                    + "23434538\n".repeat(3)
                    + "10000\n".repeat(34)
                    + "#extra\n!side\n";

    private static Bench opened(Site site, Scheme scheme, String fragment) {
        Bench bench = Bench.open(site, scheme, fragment, Bench.inLanguage("en-GB"));
        bench.page().locator("#fold-draws").click();
        bench.page().locator("#draws .drawn").waitFor();
        return bench;
    }

    /** Waits for a text that is asked for elsewhere, and so comes later. */
    private static void await(Bench bench, String selector, String text) {
        bench.page().locator(selector + ":has-text(\"" + text + "\")").first().waitFor();
    }

    /** Three or four cards, each hand put back once: 1 - C(27,2)/C(30,2) C(24,2)/C(27,2). */
    @ParameterizedTest
    @EnumSource(Scheme.class)
    void hearthstone_isDealtWithItsMulligan(Scheme scheme, Site site) {
        try (Bench bench = opened(site, scheme, "#deck=" + Bench.WARLOCK)) {
            // two copies among 30: C(27,2)/C(30,2) is 351/435, C(24,2)/C(27,2) is 276/351
            await(bench, ".drawn td", "36.55%");
            bench.page().selectOption("#draws-hand", "1");
            // four: C(26,2) C(22,2) / (C(30,2) C(26,2)) = 231/435
            await(bench, ".drawn td", "46.90%");
            bench.page().uncheck("#draws-mulligan");
            // four without a second look: 1 - 325/435
            await(bench, ".drawn td", "25.29%");
        }
    }

    @Test
    void genshin_drawsTwoARound(Site site) {
        try (Bench bench = opened(site, Scheme.HTTP, "#deck=" + Bench.GENIUS)) {
            bench.page().uncheck("#draws-mulligan");
            bench.page().selectOption("#draws-turn", "2");
            bench.page().locator(".drawn tr:has(td:text-is('2×')) input").first().check();
            // two of thirty cards, nine of them seen by the third round: 1 - 210/435
            await(bench, ".chance strong", "51.72%");
            await(bench, ".formula", "1 − C(21, 2) / C(30, 2) = 15/29");
        }
    }

    @Test
    void yugioh_isDealtFiveOrSix(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.fill(YDK);
            bench.page().locator("#fold-draws").click();
            await(bench, ".drawn td", "33.76%");
            bench.click("#draws-pick-0").click("#draws-pick-1");
            bench.page().selectOption("#draws-turn", "0");
            // six of forty, five seen: 1 - C(34,5)/C(40,5) = 1 - 278256/658008
            await(bench, ".chance strong", "57.71%");
            assertThat(bench.locator("#draws svg[role=img]")).hasCount(1);
            bench.page().selectOption("#draws-hand", "1");
            await(bench, ".chance strong", "64.96%");
            bench.click("#odds-fold-draws");
            assertEquals("64.96%", bench.text("#draws figure tbody td >> nth=1"));
        }
    }

    @Test
    void sampleHand_isDealtPutBackAndDrawnFor(Site site) {
        try (Bench bench = opened(site, Scheme.HTTP, "#deck=" + Bench.WARLOCK)) {
            assertThat(bench.locator(".dealt-card")).hasCount(3);
            bench.page().focus("#draws-dealt-0");
            bench.press("Enter");
            bench.page().locator("#draws-dealt-0[aria-pressed=true]").waitFor();
            assertEquals("draws-dealt-0", bench.focus());
            bench.click("#draws-put-back");
            bench.page().locator("#draws-dealt-0[aria-pressed=false]").waitFor();
            bench.click("#draws-next");
            await(bench, "#draws", "26 cards left");
            assertThat(bench.locator(".dealt-card")).hasCount(4);
            assertTrue(bench.page().isDisabled("#draws-put-back"), "the mulligan is over");
            bench.click("#draws-new-hand");
            await(bench, "#draws", "27 cards left");
        }
    }

    @Test
    void everyone_canReadIt(Site site) {
        readable(site, Bench.inLanguage("en-GB"), "draws-desktop");
        readable(site, Bench.onPhone("zh-CN").setColorScheme(ColorScheme.DARK), "draws-phone");
    }

    private static void readable(Site site, Browser.NewContextOptions options, String name) {
        try (Bench bench = Bench.open(site, Scheme.HTTP, "#deck=" + Bench.GENIUS, options)) {
            bench.page().locator("#fold-draws").click();
            bench.page().locator("#draws-pick-0").check();
            bench.page().locator("#draws svg[role=img]").waitFor();
            assertEquals(List.of(), Axe.violations(bench.page()));
            assertEquals(
                    0,
                    bench.page()
                            .evaluate(
                                    "() => Math.max(0, document.documentElement.scrollWidth -"
                                            + " innerWidth)"));
            bench.site().picture(name);
        }
    }
}
