package cardbench.sample;

import cardbench.number.Moments;

/**
 * How often each score came. Scores below {@value #LISTED} are counted one by one; of higher ones
 * only how many, their sum and the sum of their squares are known. Adding is exact and goes in any
 * order.
 */
public final class Scores {

    /** Scores below this are counted one by one. */
    public static final int LISTED = 1024;

    private static final long LOW = 0xffffffffL;

    private final int[] counts = new int[LISTED];
    private int above;
    private long aboveSum;

    /** The squares of the scores above, in two parts: the sum of their lower 32 bits ... */
    private long squaresLow;

    /** ... and the sum of what is above these. */
    private long squaresHigh;

    /** Counts a score, 0 or more. */
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

    /** Counts all that others counted. */
    public void add(Scores other) {
        for (int i = 0; i < LISTED; i++) {
            counts[i] += other.counts[i];
        }
        above += other.above;
        aboveSum += other.aboveSum;
        squaresLow += other.squaresLow;
        squaresHigh += other.squaresHigh;
    }

    /**
     * Counts games of one of the scores that are counted one by one.
     *
     * @param score below {@link #LISTED}
     */
    public void addListed(int score, int games) {
        counts[score] += games;
    }

    /**
     * Counts games of higher scores.
     *
     * @param sum of these scores
     * @param low sum of the lower 32 bits of their squares
     * @param high sum of what is above these bits
     */
    public void addAbove(int games, long sum, long low, long high) {
        above += games;
        aboveSum += sum;
        squaresLow += low;
        squaresHigh += high;
    }

    /** In how many games a score below {@link #LISTED} came. */
    public int count(int score) {
        return counts[score];
    }

    /** In how many games a score of {@link #LISTED} or more came. */
    public int above() {
        return above;
    }

    /** Of these their sum, and the sums of the lower and higher bits of their squares. */
    public long[] aboveSums() {
        return new long[] {aboveSum, squaresLow, squaresHigh};
    }

    /** The number of scores above 0. */
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

    /** What mean and variance of the scores of so many games need. */
    public Moments moments(int games) {
        return new Moments(games, sum(), squares());
    }

    /** The sum of the squares of all scores, to the accuracy of a double. */
    private double squares() {
        long listed = squaresLow;
        for (int i = 1; i < LISTED; i++) {
            listed += (long) i * i * counts[i];
        }
        return squaresHigh * 4294967296.0 + listed;
    }
}
