package cardbench.odds.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Effects of cards that are pressed together in the form: what they write, and what they do to the
 * odds, which are reckoned with binomials here.
 */
@ExtendWith(SiteExtension.class)
class ReadyEffectsIT {

    private static final String FILE =
            """
            deck:
              cards:
                pot: {count: 1}
                key: {count: 4, attribute: [goal]}
                rest: {count: 35}
            simulate:
              tests:
                opening:
                  combos:
                    A: {hand: [key]}
            """;

    private static final double ALL = choose(40, 5);

    private static double choose(int cards, int drawn) {
        double ways = 1;
        for (int i = 0; i < drawn; i++) {
            ways = ways * (cards - i) / (i + 1);
        }
        return ways;
    }

    /**
     * Presses an effect together, and compares its text and the odds.
     *
     * @param count how many cards, or 0 where the effect has no number
     * @param of which cards, or empty
     */
    private static void effect(
            Site site,
            String yaml,
            String kind,
            int count,
            String of,
            List<String> boxes,
            String program,
            double rate) {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            view.write(yaml).holds(yaml).click("#odds-mode-form");
            Page page = view.page();
            page.locator("#form-card-0-count").waitFor();
            view.click("#form-card-0-rest").click("#form-card-0-effect");
            page.selectOption("#form-card-0-effect-kind", kind);
            if (count > 0) {
                page.fill("#form-card-0-effect-count", Integer.toString(count));
                page.press("#form-card-0-effect-count", "Tab");
            }
            if (!of.isEmpty()) {
                page.selectOption("#form-card-0-effect-of-0", of);
            }
            for (String box : boxes) {
                page.check("#form-card-0-effect-" + box);
            }
            view.click("#form-card-0-effect-add");
            String written =
                    yaml.replaceFirst(
                                    "(pot: \\{count: \\d)",
                                    "$1, program: ['" + program.replace("$", "\\$") + "']")
                            + "      exec-program: true\n";
            view.holds(written).played();
            assertEquals(rate, view.rate(0), 0.00006, program);
        }
    }

    @Test
    void drawsTwo_oncePerTurn(Site site) {
        String two = FILE.replace("pot: {count: 1}", "pot: {count: 2}").replace("35", "34");
        // hands without a key and with a pot fail if neither of the two next cards is a key
        double fails =
                choose(34, 5) + (choose(36, 5) - choose(34, 5)) * choose(31, 2) / choose(35, 2);
        effect(
                site,
                two,
                "draw",
                2,
                "",
                List.of("once"),
                "[1]/(>= |D| 2);@;(# X B);(# D.2 H [draw])",
                1 - fails / ALL);
    }
}
