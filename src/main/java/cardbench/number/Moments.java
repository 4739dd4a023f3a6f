package cardbench.number;

/**
 * Some numbers, as far as their mean and variance need them.
 *
 * @param count how many numbers
 * @param sum of the numbers
 * @param squares sum of their squares, to the accuracy of a double
 */
public record Moments(int count, long sum, double squares) {

    /** The mean; 0 of no numbers. */
    double mean() {
        return count <= 0 ? 0 : sum / (double) count;
    }

    /** The standard error of the mean; 0 of fewer than two numbers. */
    double standardError() {
        if (count < 2) {
            return 0;
        }
        double n = count;
        double mean = sum / n;
        double variance = (squares / n - mean * mean) * n / (n - 1);
        return Math.sqrt(Math.max(0, variance) / n);
    }
}
