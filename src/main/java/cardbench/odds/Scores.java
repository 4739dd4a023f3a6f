package cardbench.odds;

/**
 * How often each score came. Scores below {@value #LISTED} are counted one by one; of higher ones
 * only how many, their sum and the sum of their squares are known. Adding is exact and goes in any
 * order.
 */
final class Scores {

    /** Scores below this are counted one by one. */
    static final int LISTED = 1024;

    private static final long LOW = 0xffffffffL;

    final int[] counts = new int[LISTED];
    int above;
    long aboveSum;

    /** The squares of the scores above, in two parts: the sum of their lower 32 bits ... */
    long squaresLow;

    /** ... and the sum of what is above these. */
    long squaresHigh;

    /** Counts a score, 0 or more. */
    void add(int score) {
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
    void add(Scores other) {
        for (int i = 0; i < LISTED; i++) {
            counts[i] += other.counts[i];
        }
        above += other.above;
        aboveSum += other.aboveSum;
        squaresLow += other.squaresLow;
        squaresHigh += other.squaresHigh;
    }

    /** The number of scores above 0. */
    int successes() {
        int count = above;
        for (int i = 1; i < LISTED; i++) {
            count += counts[i];
        }
        return count;
    }

    /** The sum of all scores. */
    long sum() {
        long sum = aboveSum;
        for (int i = 1; i < LISTED; i++) {
            sum += (long) i * counts[i];
        }
        return sum;
    }

    /** The sum of the squares of all scores, to the accuracy of a double. */
    double squares() {
        long listed = squaresLow;
        for (int i = 1; i < LISTED; i++) {
            listed += (long) i * i * counts[i];
        }
        return squaresHigh * 4294967296.0 + listed;
    }
}
