package cardbench.number;

/**
 * A sampled rate or mean with the bounds of its 95 % confidence interval. All three are decimal
 * numbers with six digits after the point. The value is rounded from the exact fraction; the bounds
 * are computed in doubles with + - * / and square roots only, because IEEE 754 defines these
 * results to the last bit, so that all backends give the same digits.
 *
 * @param value the estimate
 * @param low lower bound
 * @param high upper bound
 * @see <a
 *     href="https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Wilson_score_interval">Wilson's
 *     interval</a>
 */
public record Estimate(String value, String low, String high) {

    private static final int DECIMALS = 6;

    /** The 97.5 % quantile of the normal distribution. */
    public static final double Z = 1.959963984540054;

    /** The quantile as text. The compiler makes it, because backends print doubles differently. */
    public static final String Z_DIGITS = "" + Z;

    /** The quantile as rounded in ygo-calc. */
    private static final double ROUND_Z = 1.96;

    /** A rate with Wilson's interval; 0 to 1 if no game was played. */
    public static Estimate rate(int successes, int games) {
        double[] bounds = wilson(successes, games);
        return new Estimate(
                games <= 0 ? "0.000000" : FixedPoint.fraction(successes, games, DECIMALS),
                FixedPoint.decimals(bounds[0], DECIMALS),
                FixedPoint.decimals(bounds[1], DECIMALS));
    }

    /**
     * A rate of which one part is known exactly and the other one was sampled.
     *
     * @param value the rate
     * @param known probability that a game is in the known part and succeeds
     * @param open probability that a game is in the sampled part
     * @param successes the number of successes among the sampled games
     */
    public static Estimate rate(
            Fraction value, double known, double open, int successes, int games) {
        double[] bounds = wilson(successes, games);
        return new Estimate(
                value.decimals(),
                FixedPoint.decimals(known + open * bounds[0], DECIMALS),
                FixedPoint.decimals(known + open * bounds[1], DECIMALS));
    }

    private static double[] wilson(int successes, int games) {
        if (games <= 0) {
            return new double[] {0, 1};
        }
        double n = games;
        double p = successes / n;
        double square = Z * Z;
        double centre = p + square / (2 * n);
        double spread = Z * Math.sqrt(p * (1 - p) / n + square / (4 * n * n));
        double whole = 1 + square / n;
        // Without a success the bound is exactly 0, and 1 without a failure; rounding would
        // leave a rest, and a minus sign before it.
        double low = successes == 0 ? 0 : (centre - spread) / whole;
        double high = successes == games ? 1 : (centre + spread) / whole;
        return new double[] {low, high};
    }

    /** A mean with the normal interval. */
    public static Estimate mean(Moments numbers) {
        if (numbers.count() <= 0) {
            return new Estimate("0.000000", "0.000000", "0.000000");
        }
        double mean = numbers.mean();
        double spread = Z * numbers.standardError();
        return new Estimate(
                FixedPoint.fraction(numbers.sum(), numbers.count(), DECIMALS),
                FixedPoint.decimals(mean - spread, DECIMALS),
                FixedPoint.decimals(mean + spread, DECIMALS));
    }

    /**
     * A mean of which one part is known exactly and the other one was sampled.
     *
     * @param value the mean
     * @param known contribution of the known part
     * @param open probability that a game is in the sampled part
     * @param played the sampled numbers
     */
    public static Estimate mean(Fraction value, double known, double open, Moments played) {
        double mean = played.mean();
        double spread = Z * played.standardError();
        return new Estimate(
                value.decimals(),
                FixedPoint.decimals(known + open * (mean - spread), DECIMALS),
                FixedPoint.decimals(known + open * (mean + spread), DECIMALS));
    }

    /** Half the width of Wald's interval of a rate, as printed by ygo-calc. */
    public static double waldOfRate(double rate, int games) {
        return games <= 0 ? 0 : ROUND_Z * Math.sqrt(Math.max(0, rate * (1 - rate)) / games);
    }

    /** Half the width of the interval of a mean, as printed by ygo-calc. */
    public static double waldOfMean(Moments numbers) {
        return ROUND_Z * numbers.standardError();
    }
}
