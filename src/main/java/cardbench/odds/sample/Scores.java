package cardbench.odds.sample;

import cardbench.base.number.Moments;

/**
 * A histogram of scores. Scores below {@value #LISTED} are counted one by one; for higher ones only
 * their number, their sum and the sum of their squares are kept. All values are integers, so that
 * sums are exact and do not depend on the order of adding. Not for use by several threads.
 */
public final class Scores {

    /** Scores below this value are counted one by one. */
    public static final int LISTED = 1024;

    private static final long LOW = 0xffffffffL;

    private final int[] counts = new int[LISTED];

    /** The highest score that may be expected: the highest one written or seen; at least 1. */
    private int highest = 1;

    private int above;
    private long aboveSum;

    /** The sum of the lower 32 bits of the squares of higher scores. */
    // in two parts, because three squares of the largest score would already exceed a long
    private long squaresLow;

    /** The sum of the upper 32 bits of these squares. */
    private long squaresHigh;

    /** Reports that a score may occur, whether it is seen or not. */
    public void expect(int score) {
        highest = Math.max(highest, score);
    }

    /** Counts one score, 0 or more. */
    public void add(int score) {
        if (score < LISTED) {
            counts[score]++;
        } else {
            above++;
            aboveSum += score;
            long square = (long) score * score;
            squaresLow += square & LOW;
            squaresHigh += square >>> 32;
        }
    }

    /** Adds the counts of another histogram. */
    public void add(Scores other) {
        for (int i = 0; i < LISTED; i++) {
            counts[i] += other.counts[i];
        }
        expect(other.highest);
        above += other.above;
        aboveSum += other.aboveSum;
        squaresLow += other.squaresLow;
        squaresHigh += other.squaresHigh;
    }

    /**
     * Adds games with a score that is counted one by one.
     *
     * @param score below {@link #LISTED}
     * @param games number of games
     */
    public void addListed(int score, int games) {
        counts[score] += games;
    }

    /**
     * Adds games with higher scores.
     *
     * @param games number of games
     * @param sum the sum of their scores
     * @param low the sum of the lower 32 bits of the squares
     * @param high the sum of the upper 32 bits of the squares
     */
    public void addAbove(int games, long sum, long low, long high) {
        above += games;
        aboveSum += sum;
        squaresLow += low;
        squaresHigh += high;
    }

    /** The number of games with a score below {@link #LISTED}. */
    public int count(int score) {
        return counts[score];
    }

    /** The number of games with a score of {@link #LISTED} or more. */
    public int above() {
        return above;
    }

    /**
     * For these games the sum of the scores, and the sums of the lower and the upper 32 bits of
     * their squares.
     */
    public long[] aboveSums() {
        return new long[] {aboveSum, squaresLow, squaresHigh};
    }

    /** The number of games with a score above 0. */
    public int successes() {
        int count = above;
        for (int i = 1; i < LISTED; i++) {
            count += counts[i];
        }
        return count;
    }

    /** The sum of all scores. */
    public long sum() {
        long sum = aboveSum;
        for (int i = 1; i < LISTED; i++) {
            sum += (long) i * counts[i];
        }
        return sum;
    }

    /**
     * The sums from which mean and variance are computed.
     *
     * @param games number of games, those with score 0 included
     */
    public Moments moments(int games) {
        double largest = highest;
        for (int i = 1; i < LISTED; i++) {
            largest = counts[i] > 0 ? Math.max(largest, i) : largest;
        }
        double squares = squares();
        if (above > 0) {
            // single scores are not kept; this is not above the largest, nor below their mean
            largest = Math.max(largest, (squaresHigh * 4294967296.0 + squaresLow) / aboveSum);
        }
        return new Moments(games, sum(), squares, successes(), largest);
    }

    /** The sum of the squares of all scores, as accurate as a double. */
    private double squares() {
        long listed = squaresLow;
        for (int i = 1; i < LISTED; i++) {
            listed += (long) i * i * counts[i];
        }
        return squaresHigh * 4294967296.0 + listed;
    }
}
