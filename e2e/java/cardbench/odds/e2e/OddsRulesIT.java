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

/**
 * What holds for a topic as fields of the form: a condition of all combos, games that count, and
 * mulligans; and effects of cards that are pressed together.
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

    /** What ends right of the screen. */
    private static final String STICKING_OUT =
            """
            () => [document.documentElement, ...document.querySelectorAll("#odds-form *")]
              .filter((one) => Math.max(one.getBoundingClientRect().right, one === document.documentElement
                ? one.scrollWidth : 0) > innerWidth)
              .map((one) => one.id || one.className || one.localName)""";

    /** With every field in sight nothing leaves the screen, and the rules of access hold. */
    @Test
    void fields_fitEveryScreenAndTheRulesOfAccess_andWriteAnEffect(Site site) {
        String yaml =
                FILE.replace("land, land]}", "land, land], given: '|H.brick|'}")
                        + "      condition: '(<= |H.brick| 1)'\n"
                        + "      given: '(or |H.rest| |H.land|)'\n"
                        + "      mulligan: {keep: '|H.land|', most: 2, free: 1, bottom: {1: [rest], 3: [brick]}}\n";
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            Page page = view.page();
            view.write(yaml).holds(yaml).click("#odds-mode-form");
            page.locator("#form-topic-0-mulligan-bottom-3-0").waitFor();
            assertThat(page.locator(".in-text")).hasCount(0);
            view.click("#form-card-0-rest").click("#form-card-0-effect");
            page.selectOption("#form-card-0-effect-kind", "draw");
            page.fill("#form-card-0-effect-count", "2");
            page.press("#form-card-0-effect-count", "Tab");
            page.check("#form-card-0-effect-once");
            for (int width : new int[] {1280, 390, 320}) {
                page.setViewportSize(width, 900);
                assertEquals(List.of(), page.evaluate(STICKING_OUT), "at " + width);
                assertEquals(List.of(), Axe.violations(page), "at " + width);
            }
            view.click("#form-card-0-effect-add");
            String program = "'[1]/(>= |D| 2);@;(# X B);(# D.2 H [draw])'";
            view.holds(
                    yaml.replace(
                                    "attribute: [land]",
                                    "attribute: [land], program: [" + program + "]")
                            + "      exec-program: true\n");
        }
    }
}
