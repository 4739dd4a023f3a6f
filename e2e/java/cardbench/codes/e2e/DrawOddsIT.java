package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitUntilState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** The odds to draw each card of a deck of any game, one click away. */
@ExtendWith(SiteExtension.class)
class DrawOddsIT {

    private static DecksView opened(Site site, Scheme scheme, String fragment) {
        DecksView view = DecksView.open(site, scheme, fragment, DecksView.inLanguage("en-GB"));
        view.tab("draws");
        view.page().locator("#draws .chances").waitFor();
        return view;
    }

    /** Waits for a text that is asked for elsewhere, and so comes later. */
    private static void await(DecksView view, String selector, String text) {
        view.page().locator(selector + ":has-text(\"" + text + "\")").first().waitFor();
    }

    /** Three or four cards, each hand put back once: 1 - C(27,2)/C(30,2) C(24,2)/C(27,2). */
    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void hearthstone_isDealtWithItsMulligan(Scheme scheme, Site site) {
        try (DecksView view = opened(site, scheme, "#deck=" + DecksView.WARLOCK)) {
            // two copies among 30: C(27,2)/C(30,2) is 351/435, C(24,2)/C(27,2) is 276/351
            await(view, ".chances td", "36.55");
            view.click("#draws-rules");
            view.page().selectOption("#draws-hand", "1");
            // four: C(26,2) C(22,2) / (C(30,2) C(26,2)) = 231/435
            await(view, ".chances td", "46.90");
            view.page().uncheck("#draws-mulligan");
            // four without a second look: 1 - 325/435
            await(view, ".chances td", "25.29");
        }
    }

    /** Two copies among thirty cards: the names do not matter for that. */
    @Test
    void tablesOnTheirWay_leaveTheOdds(Site site) {
        try (SitePage page = site.blank()) {
            List<Route> held = new ArrayList<>();
            page.page().route("**/cards/*.js", held::add);
            // scripts that are held keep the page from being loaded
            page.page()
                    .navigate(
                            site.address(
                                    Scheme.HTTP, "index.html#lang=en&deck=" + DecksView.WARLOCK),
                            new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
            DecksView view = DecksView.on(page);
            view.tab("draws");
            await(view, ".chances td", "36.55");
            assertTrue(!held.isEmpty(), "the tables have not come");
            held.forEach(Route::resume);
        }
    }

    @Test
    void sampleHand_isDealtPutBackAndDrawnFor(Site site) {
        try (DecksView view = opened(site, Scheme.HTTP, "#deck=" + DecksView.WARLOCK)) {
            assertThat(view.locator(".dealt-card")).hasCount(3);
            view.page().focus("#draws-dealt-0");
            view.press("Enter");
            view.page().locator("#draws-dealt-0[aria-pressed=true]").waitFor();
            assertEquals("draws-dealt-0", view.focus());
            view.click("#draws-put-back");
            view.page().locator("#draws-dealt-0[aria-pressed=false]").waitFor();
            view.click("#draws-next");
            await(view, "#draws", "26 cards left");
            assertThat(view.locator(".dealt-card")).hasCount(4);
            assertTrue(view.page().isDisabled("#draws-put-back"), "the mulligan is over");
            view.click("#draws-new-hand");
            await(view, "#draws", "27 cards left");
        }
    }

    @ParameterizedTest
    @InTurn({"en-GB, LIGHT, desktop", "zh-CN, DARK, phone"})
    void everyone_canReadIt(String language, ColorScheme scheme, String size, Site site) {
        Browser.NewContextOptions options =
                (size.equals("phone")
                                ? DecksView.onPhone(language)
                                : DecksView.inLanguage(language))
                        .setColorScheme(scheme);
        try (DecksView view =
                DecksView.open(site, Scheme.HTTP, "#deck=" + DecksView.GENIUS, options)) {
            view.tab("draws");
            view.click("#ask-any").click("#ask-card-0");
            view.page().locator("#ask-answer .rate").waitFor();
            assertEquals(List.of(), Axe.violations(view.page()));
            assertEquals(
                    0,
                    view.page()
                            .evaluate(
                                    "() => Math.max(0, document.documentElement.scrollWidth -"
                                            + " innerWidth)"));
            view.site().picture("draws-" + size);
        }
    }
}
