package cardbench.odds.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What stands beside the odds of a deck file: how each figure comes about, hands that are dealt,
 * and a version that is kept. What is expected is reckoned with binomials.
 */
@ExtendWith(SiteExtension.class)
class ReceiptsIT {

    /** Three of ten cards, of which three are a and two are b. */
    private static final String TWO =
            """
            deck: {cards: {a: {count: 3, description: Ash}, b: {count: 2}, rest: {count: 5}}}
            simulate:
              tests:
                open:
                  start-card: 3
                  combos:
                    first: {hand: [a]}
                    second: {hand: [b]}
            """;

    private static OddsView open(Site site, String yaml) {
        OddsView view = OddsView.open(site, Scheme.HTTP);
        view.write(yaml).holds(yaml);
        return view.played();
    }

    /** Each figure has a derivation of its own; a press on its bar opens the same one. */
    @Test
    void figures_openTheirDerivations(Site site) {
        try (OddsView view = open(site, TWO)) {
            Locator receipt = view.page().locator("#odds-receipt-0 pre");
            view.click("#odds-receipt-0-0");
            // no a and no b: three of the five others
            assertThat(receipt).containsText("C(5, 3) = 10");
            assertThat(receipt).containsText("C(10, 3) = 120");
            assertThat(receipt).containsText("P = 11/12 \u2248 91.6667%");
            view.click("#odds-copy-receipt-0");
            view.page().locator("#odds-copy-receipt-0:has-text('Copied')").waitFor();
            assertEquals(receipt.innerText(), view.clipboard());
            view.click("#odds-receipt-0-1");
            assertThat(receipt).containsText("open, first");
            assertThat(receipt).containsText("C(7, 3) = 35");
            assertThat(receipt).containsText("P = 17/24");
            view.click("#odds-receipt-0-1");
            assertThat(receipt).hasCount(0);
            // the third bar is that of the second combo
            Locator bars = view.page().locator("#odds-topic-0 .picture").first();
            bars.click(new Locator.ClickOptions().setPosition(40, 2 * 44 + 28));
            assertThat(receipt).containsText("C(8, 3) = 56");
            assertThat(receipt).containsText("P = 8/15");
        }
    }

    /**
     * Where no hands are counted, the states that were solved; and of odds that are given, both.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "mulligan: {keep: '|H.a|', most: 1} ~ transitions between states",
                "given: '|H.b|' ~ C(8, 3) = 56",
            })
    void otherMethods_areNamed(String key, String words, Site site) {
        String yaml = TWO.replace("start-card: 3", "start-card: 3\n      " + key);
        try (OddsView view = open(site, yaml)) {
            view.click("#odds-receipt-0-1");
            assertThat(view.page().locator("#odds-receipt-0 pre")).containsText(words);
        }
    }

    /**
     * A loop that goes by chance is played: the derivation has the seed, the games, and what their
     * bounds are.
     */
    @Test
    void playedFigures_sayTheirSeedAndGames(Site site) {
        String yaml =
                TWO.replace(
                        "start-card: 3", "start-card: 3\n      header: '(repeat 1 (rand 1 1) ())'");
        try (OddsView view = open(site, yaml)) {
            view.page().fill("#odds-seed", "seven");
            view.page().press("#odds-seed", "Enter");
            view.page().selectOption("#odds-goal", "10000");
            view.played().click("#odds-receipt-0-2");
            Locator receipt = view.page().locator("#odds-receipt-0 pre");
            assertThat(receipt).containsText("10,000 games of the seed seven");
            assertThat(receipt).containsText("Wilson");
            String words = receipt.innerText();
            int hits =
                    Integer.parseInt(
                            words.replaceAll("(?s).* ([\\d,]+) succeeded.*", "$1")
                                    .replace(",", ""));
            // 8 of 15, with five standard errors
            assertEquals(10_000 * 8 / 15.0, hits, 250);
        }
    }

    /** The same seed deals the same hands, and another press the next ones. */
    @Test
    void hands_areDealtBySeed(Site site) {
        try (OddsView view = open(site, TWO)) {
            view.click("#odds-hands-0");
            Locator hands = view.page().locator(".hand-dealt");
            assertThat(hands).hasCount(3);
            assertThat(view.page().locator(".hand-dealt .playing-card")).hasCount(9);
            List<String> first = view.texts(".hand-dealt");
            for (String hand : first) {
                // by the names of people; a hand without a and b makes no combo
                boolean made = hand.contains("Ash") || hand.contains("b\n");
                assertEquals(!made, hand.contains("no combo"), hand);
            }
            view.click("#odds-hands-again-0");
            assertThat(view.page().locator("#odds-hand-0-0")).hasText("Show game 3");
            assertNotEquals(first, view.texts(".hand-dealt"));
            view.page().reload();
            view.played().click("#odds-hands-0");
            assertThat(hands).hasCount(3);
            assertEquals(first, view.texts(".hand-dealt"));
            view.click("#odds-hand-0-2");
            assertThat(view.page().locator("#odds-game")).hasValue("2");
        }
    }

    /** One press keeps the deck; from then on each rate says how it has changed. */
    @Test
    void version_isKeptInOnePress(Site site) {
        try (OddsView view = open(site, TWO)) {
            view.click("#odds-keep");
            view.page().locator("#odds-keep:has-text('Compare')").waitFor();
            String more =
                    TWO.replace(
                            "b: {count: 2}, rest: {count: 5}", "b: {count: 3}, rest: {count: 4}");
            view.write(more).holds(more).played();
            // 1 - 4 in 120 instead of 1 - 10 in 120
            assertThat(view.page().locator("#odds-topic-0 .change").first()).containsText("+5.00");
            view.click("#odds-keep");
            assertThat(view.page().locator("#odds-versions .headline strong").first())
                    .hasText("+5.00");
            assertTrue(view.text("#odds-versions table").contains("+5.00"));
        }
    }

    /**
     * Derivations, hands and all else that is open keep to the screen, and to the rules of access.
     */
    @ParameterizedTest
    @ValueSource(ints = {320, 1280})
    void openParts_fitTheScreenAndTheRulesOfAccess(int width, Site site) {
        try (OddsView view = open(site, TWO)) {
            view.page().setViewportSize(width, 900);
            view.click("#odds-receipt-0-0").click("#odds-hands-0");
            view.page().locator("#odds-receipt-0 pre").waitFor();
            assertThat(view.page().locator(".hand-dealt")).hasCount(3);
            assertEquals(
                    true,
                    view.page()
                            .evaluate("() => document.documentElement.scrollWidth <= innerWidth"));
            assertEquals(List.of(), Axe.violations(view.page()));
        }
    }

    /**
     * Where conditions take cards from one another, the rate of the other matching stands beside.
     */
    @Test
    void otherMatching_isSaidWhereItChangesTheFigure(Site site) {
        String yaml =
                """
                deck: {cards: {a: {count: 3, attribute: [x]}, b: {count: 2, attribute: [x]}, rest: {count: 5}}}
                simulate: {tests: {t: {start-card: 3, combos: {k: {hand: ['a:x', a]}}}}}
                """;
        try (OddsView view = open(site, yaml)) {
            // the first of a and b in the hand is taken: 39 of 120 hands; at best 55 of 120
            assertThat(view.page().locator(".headline strong").first()).hasText("32.50%");
            assertThat(view.page().locator(".rate-card .facts").first())
                    .containsText("would be 45.83% with matching: best");
            view.write(yaml.replace("a]}", "a], matching: best}")).played();
            assertThat(view.page().locator(".headline strong").first()).hasText("45.83%");
            assertThat(view.page().locator(".rate-card .facts").first())
                    .containsText("would be 32.50% with matching: greedy");
        }
    }

    /** A deck that lost a card is amber until the filler takes its place. */
    @Test
    void sizeOfTheDeck_isWatched(Site site) {
        try (OddsView view = open(site, TWO)) {
            view.click("#odds-mode-form");
            view.page().locator("#form-card-0-count").waitFor();
            view.click("#form-card-0-less");
            assertThat(view.page().locator(".form-cards h2 .pill.warn")).hasText("9 of 10 cards");
            view.click("#form-fill");
            assertThat(view.page().locator(".form-cards h2 .quiet")).hasText("10 cards");
            view.holds(
                    TWO.replace("a: {count: 3", "a: {count: 2")
                            .replace("rest: {count: 5", "rest: {count: 6"));
            assertThat(view.page().locator("#form-fill")).hasCount(0);
            // what people call a card is in sight; its name in the file is behind a press
            assertEquals("Ash", view.text(".form-card .card-name"));
            view.click("#form-card-0-rest");
            assertEquals("a", view.text(".form-card .rest code"));
        }
    }
}
