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
}
