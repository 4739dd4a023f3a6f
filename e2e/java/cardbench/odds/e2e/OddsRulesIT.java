package cardbench.odds.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What holds for a topic as fields of the form: a condition of all combos, games that count, and
 * mulligans. What is expected is reckoned with binomials.
 */
@ExtendWith(SiteExtension.class)
class OddsRulesIT {

    private static final String FILE =
            """
            deck:
              cards:
                land: {count: 24, attribute: [land]}
                brick: {count: 4, attribute: [brick]}
                rest: {count: 32}
            simulate:
              tests:
                open:
                  start-card: 7
                  combos:
                    A: {hand: [land]}
                    B: {hand: [land, land]}
            """;

    private static final double ALL = choose(60, 7);

    private static double choose(int cards, int drawn) {
        double ways = 1;
        for (int i = 0; i < drawn; i++) {
            ways = ways * (cards - i) / (i + 1);
        }
        return ways;
    }

    private static OddsView form(Site site) {
        OddsView view = OddsView.open(site, Scheme.HTTP);
        view.write(FILE).holds(FILE).click("#odds-mode-form");
        view.page().locator("#form-card-0-count").waitFor();
        return view;
    }

    /** No brick in every case: added with one press, written once, and undone. */
    @Test
    void condition_isWrittenOnce(Site site) {
        try (OddsView view = form(site)) {
            view.click("#form-topic-0-always-add");
            String none = FILE + "      condition: '(<= |H.a:brick| 0)'\n";
            view.holds(none).played();
            assertEquals((choose(56, 7) - choose(32, 7)) / ALL, view.rate(0), 0.00006);
            view.page().fill("#form-topic-0-always-row-0-0-count", "1");
            view.page().keyboard().press("Enter");
            view.holds(none.replace("| 0)", "| 1)"));
            view.click("#form-topic-0-always-row-0-0-remove").holds(FILE);
        }
    }

    /** Two lands, given one: of the topic, and of one combo, which is then a topic of its own. */
    @Test
    void given_isOfATopicOrACombo(Site site) {
        try (OddsView view = form(site)) {
            view.click("#form-topic-0-given-add");
            String given = FILE + "      given: '(>= |H.a:land| 1)'\n";
            view.holds(given).played();
            assertEquals(1, view.rate(0), 0);
            view.click("#form-topic-0-given-row-0-0-remove").holds(FILE);
            view.click("#form-topic-0-combo-1-given-add");
            view.holds(FILE.replace("land, land]}", "land, land], given: '(>= |H.a:land| 1)'}"));
            view.played();
            assertThat(view.page().locator(".topic h2").nth(1)).hasText("open | B");
            double withAny = ALL - choose(36, 7);
            assertEquals(withAny / ALL, view.rate(0), 0.00006);
            assertEquals((withAny - 24 * choose(36, 6)) / withAny, view.rate(1), 0.00006);
            assertThat(view.page().locator(".given")).containsText("open | B");
        }
    }

    /** A mulligan of each kind: its fields are those that the kind has. */
    @Test
    void mulligans_haveTheirFields(Site site) {
        try (OddsView view = form(site)) {
            Page page = view.page();
            String id = "#form-topic-0-mulligan";
            page.selectOption(id + "-kind", "redraw");
            String redraw =
                    FILE
                            + "      mulligan:\n        kind: redraw\n        keep: '(>= |H.a:land| 1)'\n";
            view.holds(redraw).played();
            double withAny = ALL - choose(36, 7);
            assertEquals(1, view.rate(0), 0);
            assertThat(page.locator(id + "-most")).hasCount(0);
            assertThat(page.locator(id + "-free")).hasCount(0);
            page.selectOption(id + "-kind", "london");
            String london = redraw.replace("redraw", "london");
            view.holds(london);
            page.fill(id + "-most", "1");
            page.press(id + "-most", "Tab");
            view.holds(london + "        most: 1\n");
            page.fill(id + "-free", "1");
            page.press(id + "-free", "Tab");
            String free = london + "        most: 1\n        free: 1\n";
            view.holds(free).played();
            // two hands of seven, of which the second costs nothing
            assertEquals(1 - Math.pow(1 - withAny / ALL, 2), view.rate(0), 0.00006);
            view.click(id + "-bottom-add");
            view.click(id + "-bottom-1-add");
            page.selectOption(id + "-bottom-1-1", "rest");
            view.holds(free + "        bottom: ['a:land', rest]\n");
            view.click(id + "-bottom-add");
            view.holds(
                    free
                            + "        bottom:\n          '1': ['a:land', rest]\n          '2': ['a:land']\n");
            view.click("#form-undo").click("#form-undo").click("#form-undo").click("#form-undo");
            view.holds(free);
            page.selectOption(id + "-kind", "one-by-one");
            String one =
                    FILE
                            + "      mulligan:\n        kind: one-by-one\n        most: 1\n        keep: ['a:land']\n";
            view.holds(one).played();
            // the first hand without a land has one card more: eight of sixty
            assertEquals(1 - choose(36, 8) / choose(60, 8), view.rate(0), 0.00006);
            page.selectOption(id + "-kind", "");
            view.holds(FILE);
        }
    }

    /** With every field in sight nothing leaves the screen, and the rules of access hold. */
    @ParameterizedTest
    @ValueSource(ints = {320, 390, 1280})
    void fields_fitTheScreenAndTheRulesOfAccess(int width, Site site) {
        String yaml =
                FILE.replace("land, land]}", "land, land], given: '|H.brick|'}")
                        + "      condition: '(<= |H.brick| 1)'\n"
                        + "      given: '(or |H.rest| |H.land|)'\n"
                        + "      mulligan: {keep: '|H.land|', most: 2, free: 1, bottom: {1: [rest], 3: [brick]}}\n";
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            Page page = view.page();
            page.setViewportSize(width, 900);
            view.write(yaml).holds(yaml).click("#odds-mode-form");
            page.locator("#form-topic-0-mulligan-bottom-3-0").waitFor();
            assertThat(page.locator(".in-text")).hasCount(0);
            assertEquals(
                    true,
                    page.evaluate(
                            "() => document.documentElement.scrollWidth <= innerWidth"
                                    + " && [...document.querySelectorAll('#odds-form *')]"
                                    + ".every((one) => one.getBoundingClientRect().right <= innerWidth)"));
            assertEquals(List.of(), Axe.violations(page));
        }
    }

    /** A coin decides who begins where a topic has turns: the mean of both. */
    @Test
    void coin_isOfferedWithTurns(Site site) {
        try (OddsView view = form(site)) {
            assertThat(view.page().locator("#form-topic-0-go option")).hasCount(2);
            String turns = FILE + "      turns: {count: 1, go: second}\n";
            view.click("#odds-mode-text").write(turns).holds(turns).click("#odds-mode-form");
            view.page().selectOption("#form-topic-0-go", "either");
            view.holds(turns.replace("second", "either")).played();
            double first = 1 - choose(36, 7) / ALL;
            double second = 1 - choose(36, 8) / choose(60, 8);
            assertEquals((first + second) / 2, view.rate(0), 0.00006);
        }
    }
}
