package cardbench.odds.question;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seed;
import cardbench.base.number.Estimate;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.exact.Effort;
import cardbench.odds.exact.Exact;
import cardbench.odds.exact.ExactTally;
import cardbench.odds.sample.TopicTally;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How often the bounds of sampled means hold the exact mean: for 400 seeds each. */
class CoverageTest {

    private static final int SEEDS = 400;

    /**
     * The nominal coverage is 95 %. Of 400 samples, one standard error is 1.1 %, and the claim is
     * 93 %. Seeds are fixed, so that the test is the same each time.
     *
     * @param games the games of one sample
     * @param cards the cards beside one copy each of a and b
     * @param combos the combos
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                // two cards of 40 in a hand of five: 1.28 %
                "100 ~ 38 ~ p: {hand: [a, b]}",
                "300 ~ 38 ~ p: {hand: [a, b]}",
                "100 ~ 38 ~ 'p: {hand: [a, b], score: 7}'",
                "100 ~ 38 ~ 'p: {hand: [a, b], score: 9}, q: {hand: [a], score: 2}'",
                "100 ~ 38 ~ 'p: {hand: [a]}, q: {score: \"|H.rest|\"}'",
                "1000 ~ 38 ~ 'p: {hand: [a]}, q: {hand: [b], score: 3}'",
                "200 ~ 8 ~ 'p: {score: \"(+ (* 3 |H.a|) |H.b|)\"}'",
                "50 ~ 8 ~ 'p: {hand: [a]}, q: {hand: [a, b], score: 5}'"
            })
    void means_areWithinTheirBounds(int games, int cards, String combos) {
        String yaml =
                """
                deck: {cards: {a: {}, b: {}, rest: {count: %d}}}
                simulate: {tests: {t: {start-card: 5, combos: {%s}}}}
                """
                        .formatted(cards, combos);
        DeckPrograms programs = Decks.programs(yaml);
        ExactTally exact = Exact.attempt(programs.topics().get(0), Effort.QUICK).tally();
        double mean = exact.averageScore().approximately();
        int covered = 0;
        double width = 0;
        for (int i = 0; i < SEEDS; i++) {
            Seed seed = new Seed("coverage-" + i);
            TopicTally tally = new Simulation(programs.topics(), seed, false).play(0, games).get(0);
            Estimate found = TopicOdds.played(null, tally).averageScore().estimate();
            double low = Double.parseDouble(found.low());
            double high = Double.parseDouble(found.high());
            covered += low <= mean && mean <= high ? 1 : 0;
            width += (high - low) / SEEDS;
        }
        double found = covered / (double) SEEDS;
        System.out.printf(
                "%d games, mean %.4f: coverage %.4f, width %.4f: %s%n",
                games, mean, found, width, combos);
        assertTrue(found >= 0.93, "coverage " + found + " of the seeds coverage-0 to -399");
    }

    /** Beside no hit at all, the mean is as uncertain as the rate. */
    @Test
    void noHit_hasAnUpperBound() {
        DeckPrograms programs =
                Decks.programs(
                        """
                        deck: {cards: {a: {}, b: {}, rest: {count: 58}}}
                        simulate: {tests: {t: {start-card: 2, combos: {p: {hand: [a, b], score: 5}}}}}
                        """);
        TopicTally tally =
                new Simulation(programs.topics(), Seed.DEFAULT, false).play(0, 50).get(0);
        TopicOdds odds = TopicOdds.played(null, tally);
        assertTrue(tally.scores().successes() == 0, "the seed hits now");
        double rate = Double.parseDouble(odds.success().estimate().high());
        double mean = Double.parseDouble(odds.averageScore().estimate().high());
        assertTrue(Math.abs(5 * rate - mean) < 1e-5, rate + ", " + mean);
    }
}
