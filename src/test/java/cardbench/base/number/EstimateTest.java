package cardbench.base.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.odds.sample.Scores;
import org.junit.jupiter.api.Test;

class EstimateTest {

    /** Wilson's interval worked out by hand: (p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n). */
    @Test
    void rate_hasWilsonsInterval() {
        assertEquals(new Estimate("0.500000", "0.236593", "0.763407"), Estimate.rate(5, 10));
        assertEquals(new Estimate("0.000000", "0.000000", "0.277533"), Estimate.rate(0, 10));
        assertEquals(new Estimate("1.000000", "0.722467", "1.000000"), Estimate.rate(10, 10));
    }

    /** With scores of 0 and one other number, a mean is a rate in units of that number. */
    @Test
    void meanOfOneScore_isARate() {
        for (int hits = 0; hits <= 10; hits++) {
            Scores scores = new Scores();
            scores.expect(4);
            scores.addListed(0, 10 - hits);
            scores.addListed(4, hits);
            Estimate rate = Estimate.rate(hits, 10);
            Estimate mean = Estimate.mean(scores.moments(10));
            assertEquals(4 * Double.parseDouble(rate.low()), Double.parseDouble(mean.low()), 3e-6);
            assertEquals(
                    4 * Double.parseDouble(rate.high()), Double.parseDouble(mean.high()), 3e-6);
        }
    }

    /**
     * Scores 0, 0, 2, 4, and one 4 more: those above 0 have the mean 10/3 and the variance 8/9. Two
     * of four: Wilson's bounds are 0.5 ± 0.349961 (z² = 3.841459: z √(1/16 + z²/64) / (1 + z²/4)).
     * The error by the scores is z √(8/9 · 3) / 4 = 0.800152; 10/3 · 0.349961 = 1.166537 by the
     * share; together 1.414585.
     */
    @Test
    void boundsOfAMean_haveBothErrors() {
        Scores scores = new Scores();
        for (int score : new int[] {0, 0, 2, 4}) {
            scores.add(score);
        }
        Estimate mean = Estimate.mean(scores.moments(4));
        assertEquals("1.500000", mean.value());
        assertEquals(1.5 - 1.414585, Double.parseDouble(mean.low()), 2e-6);
        assertEquals(1.5 + 1.414585, Double.parseDouble(mean.high()), 2e-6);
    }

    @Test
    void nothingPlayed_saysNothing() {
        assertEquals(new Estimate("0.000000", "0.000000", "1.000000"), Estimate.rate(0, 0));
        assertEquals(
                new Estimate("0.000000", "0.000000", "0.000000"),
                Estimate.mean(new Scores().moments(0)));
    }

    @Test
    void largeScores_areSummedExactly() {
        Scores scores = new Scores();
        scores.add(Integer.MAX_VALUE);
        scores.add(Integer.MAX_VALUE);
        scores.add(3);
        Scores both = new Scores();
        both.add(scores);
        both.add(scores);
        assertEquals(4L * Integer.MAX_VALUE + 6, both.sum());
        double square = (double) Integer.MAX_VALUE * Integer.MAX_VALUE;
        assertEquals(4 * square + 18, both.moments(1).squares(), 1e-9 * square);
        assertEquals(4, both.above());
        assertEquals(6, both.successes());
    }

    /** Mean 1.5, deviation √(11/3) with one game less in the divisor: 1.96 √(11/3) / 2. */
    @Test
    void waldOfAMean_countsOneGameLess() {
        Scores scores = new Scores();
        for (int score : new int[] {0, 0, 2, 4}) {
            scores.add(score);
        }
        assertEquals(1.876557, Estimate.waldOfMean(scores.moments(4)), 0.000001);
    }

    /** The document's own figures: 85.50 % of 1000 games is given as plus or minus 2.18 %. */
    @Test
    void wald_isWhatTheDocumentPrints() {
        assertEquals(0.0218, Estimate.waldOfRate(0.855, 1000), 0.00005);
        assertEquals(0.0268, Estimate.waldOfRate(0.25, 1000), 0.00005);
        assertEquals(0.0115, Estimate.waldOfRate(0.036, 1000), 0.00005);
    }
}
