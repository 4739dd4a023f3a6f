package cardbench.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.sample.Scores;
import org.junit.jupiter.api.Test;

class EstimateTest {

    /** Wilson's interval worked out by hand: (p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n). */
    @Test
    void rate_hasWilsonsInterval() {
        assertEquals(new Estimate("0.500000", "0.236593", "0.763407"), Estimate.rate(5, 10));
        assertEquals(new Estimate("0.000000", "0.000000", "0.277533"), Estimate.rate(0, 10));
        assertEquals(new Estimate("1.000000", "0.722467", "1.000000"), Estimate.rate(10, 10));
    }

    @Test
    void mean_hasTheNormalInterval() {
        Scores scores = new Scores();
        for (int score : new int[] {0, 0, 2, 4}) {
            scores.add(score);
        }
        // mean 1.5, deviation √(11/3), standard error 0.957427
        assertEquals(
                new Estimate("1.500000", "-0.376523", "3.376523"),
                Estimate.mean(scores.moments(4)));
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
