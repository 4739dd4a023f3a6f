package cardbench.odds.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
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

    /** Hands without a key: without the pot, and with it. */
    private static final double NEITHER = choose(35, 5);

    private static final double POT = choose(35, 4);

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

    /** The discarded card is the key in a quarter of the hands with the pot and one key. */
    @Test
    void discardsOne_toDraw(Site site) {
        double fails =
                NEITHER
                        + POT * choose(31, 1) / choose(35, 1)
                        + 4 * choose(35, 3) / 4 * choose(32, 1) / choose(35, 1);
        effect(
                site,
                FILE,
                "draw",
                1,
                "",
                List.of("cost"),
                "/(> |H| 1);/(>= |D| 1);@;(# X B);(# H.1 B [cost]);(# D.1 H [draw])",
                1 - fails / ALL);
    }

    @Test
    void searches_aRole(Site site) {
        effect(
                site,
                FILE,
                "search",
                0,
                "a:goal",
                List.of(),
                "/|D.a:goal|;@;(# X B);(# D.a:goal.1 H [search]);(shuffle D)",
                1 - NEITHER / ALL);
    }

    @Test
    void looksAtSix_andTakesOne(Site site) {
        double fails = NEITHER + POT * choose(31, 6) / choose(35, 6);
        effect(
                site,
                FILE,
                "look",
                6,
                "a:goal",
                List.of(),
                "/(>= |D| 6);@;(# X B);(if |D.6.a:goal| (# D.6.a:goal.1 H [search]) ());(shuffle D)",
                1 - fails / ALL);
    }

    /** With the pot in the hand a key goes to the graveyard, unless all four are in the hand. */
    @Test
    void sends_aRoleToTheGraveyard(Site site) {
        effect(
                site,
                FILE.replace("{hand: [key]}", "{grave: [key]}"),
                "send",
                0,
                "a:goal",
                List.of("once"),
                "[1]/|D.a:goal|;@;(# X B);(# D.a:goal.1 B [send]);(shuffle D)",
                (choose(39, 4) - 1) / ALL);
    }

    /** What a turn allows and what the opponent negates are set by an effect and by the topic. */
    @Test
    void normalSummon_isUsedUp_andNegatedByItsTag(Site site) {
        String two = FILE.replace("pot: {count: 1}", "pot: {count: 2}").replace("35", "34");
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            view.write(two).holds(two).click("#odds-mode-form");
            Page page = view.page();
            // the form of the file before is drawn until that of this one is read
            assertThat(page.locator("#form-card-0-count")).hasValue("2");
            view.click("#form-card-0-rest").click("#form-card-0-effect");
            page.fill("#form-card-0-effect-count", "1");
            page.press("#form-card-0-effect-count", "Tab");
            page.selectOption("#form-card-0-effect-uses", "normal");
            view.click("#form-card-0-effect-add");
            String effect = "/(>= |D| 1);/normal;(= normal 0);@;(# X B);(# D.1 H [draw])";
            String written =
                    two.replace("pot: {count: 2}", "pot: {count: 2, program: ['" + effect + "']}")
                            + "      exec-program: true\n"
                            + "      header: '(= normal 1)'\n";
            view.holds(written).played();
            double none = choose(34, 5);
            double missed = none + (choose(36, 5) - none) * 31 / 35;
            assertEquals(1 - missed / ALL, view.rate(0), 0.00006);
            assertThat(page.locator("#form-topic-0-start-normal")).isChecked();
            view.click("#form-topic-0-negate-add");
            page.selectOption("#form-topic-0-negate-0", "[draw]");
            view.holds(written + "      negate: ['[draw]']\n").played();
            assertEquals(1 - choose(36, 5) / ALL, view.rate(0), 0.00006);
        }
    }
}
