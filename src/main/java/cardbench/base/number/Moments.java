package cardbench.base.number;

/**
 * The sums of a sample from which its mean and variance are computed.
 *
 * @param count the number of values
 * @param sum the sum of the values
 * @param squares the sum of their squares, as a double
 * @param hits how many values are above 0
 * @param largest a value, 1 or more, that may occur and that no value seen is above
 */
public record Moments(int count, long sum, double squares, int hits, double largest) {

    /** The mean; 0 of an empty sample. */
    double mean() {
        return count <= 0 ? 0 : sum / (double) count;
    }

    /** The standard error of the mean; 0 of fewer than two values. */
    double standardError() {
        if (count < 2) {
            return 0;
        }
        double n = count;
        double mean = sum / n;
        double variance = (squares / n - mean * mean) * n / (n - 1);
        // The difference of two nearly equal doubles can be slightly negative.
        return Math.sqrt(Math.max(0, variance) / n);
    }
}
