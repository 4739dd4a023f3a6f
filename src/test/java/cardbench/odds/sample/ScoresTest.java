package cardbench.odds.sample;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.number.Moments;
import org.junit.jupiter.api.Test;

/** Sums of scores, low ones and those above the listed ones. */
class ScoresTest {

    private static Scores scores(int... values) {
        Scores scores = new Scores();
        for (int value : values) {
            scores.add(value);
        }
        return scores;
    }

    @Test
    void lowScores_areCountedOneByOne() {
        Scores scores = scores(0, 1, 3, 3, 1023);
        assertEquals(1, scores.count(0));
        assertEquals(2, scores.count(3));
        assertEquals(1, scores.count(1023));
        assertEquals(0, scores.above());
        assertEquals(4, scores.successes());
        assertEquals(1030, scores.sum());
    }

    @Test
    void higherScores_areKeptAsSums() {
        Scores scores = scores(1024, 2000, 5);
        assertEquals(2, scores.above());
        assertEquals(3, scores.successes());
        assertEquals(3029, scores.sum());
        // 1024 * 1024 + 2000 * 2000
        assertArrayEquals(new long[] {3024, 5_048_576, 0}, scores.aboveSums());
    }

    /** The square of the largest score is 2^62 - 2^32 + 1. */
    @Test
    void squaresOfTheLargestScores_areInTwoParts() {
        Scores scores = scores(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE);
        long upper = (1L << 30) - 1;
        assertArrayEquals(new long[] {3L * Integer.MAX_VALUE, 3, 3 * upper}, scores.aboveSums());
        double square = (double) Integer.MAX_VALUE * Integer.MAX_VALUE;
        assertEquals(3 * square, scores.moments(3).squares(), 1);
    }

    @Test
    void moments_areThoseOfAllGames() {
        assertEquals(new Moments(6, 10, 34, 4, 4), scores(0, 1, 4, 4, 1).moments(6));
        assertEquals(new Moments(2, 2001, 4_000_001, 2, 2000), scores(1, 2000).moments(2));
        assertEquals(new Moments(0, 0, 0, 0, 1), scores().moments(0));
    }

    /** Of higher scores, the mean weighted with the scores stands for the largest. */
    @Test
    void largestScore_isExpectedOrSeen() {
        Scores scores = scores(2);
        scores.expect(7);
        scores.expect(5);
        assertEquals(7, scores.moments(1).largest());
        scores.add(9);
        assertEquals(9, scores.moments(2).largest());
        assertEquals((1024.0 * 1024 + 4096 * 4096) / 5120, scores(1024, 4096).moments(2).largest());
    }

    @Test
    void sumOfTwo_hasTheCountsOfBoth() {
        Scores scores = scores(0, 3, 5000);
        Scores other = scores(3, 1, 2000);
        other.expect(10_000);
        scores.add(other);
        assertEquals(2, scores.count(3));
        assertEquals(1, scores.count(1));
        assertArrayEquals(new long[] {7000, 29_000_000, 0}, scores.aboveSums());
        assertEquals(new Moments(6, 7007, 29_000_019, 5, 10_000), scores.moments(6));
    }

    @Test
    void countsFromElsewhere_areAdded() {
        Scores scores = scores(3, 1024);
        scores.addListed(3, 4);
        scores.addAbove(2, 4096, 10, 1);
        assertEquals(5, scores.count(3));
        assertEquals(3, scores.above());
        assertArrayEquals(new long[] {5120, 1_048_586, 1}, scores.aboveSums());
        assertEquals(4_294_967_296.0 + 1_048_586 + 45, scores.moments(8).squares());
    }
}
