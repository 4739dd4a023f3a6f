package cardbench.base.number;

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
        return rate(successes, games, 1);
    }

    /**
     * A rate of a stratified sample.
     *
     * @param share the variance of the sample as a share of that of plain games, at most 1
     */
    public static Estimate rate(int successes, int games, double share) {
        double[] bounds = wilson(successes, games, share);
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
     * @param share the variance of the sample as a share of that of plain games, at most 1
     */
    public static Estimate rate(
            Fraction value, double known, double open, int successes, int games, double share) {
        double[] bounds = wilson(successes, games, share);
        return new Estimate(
                value.decimals(),
                FixedPoint.decimals(known + open * bounds[0], DECIMALS),
                FixedPoint.decimals(known + open * bounds[1], DECIMALS));
    }

    /**
     * Wilson's bounds. Only the part that depends on the rate shrinks with the variance, so that
     * what was never seen stays possible.
     */
    private static double[] wilson(int successes, int games, double share) {
        if (games <= 0) {
            return new double[] {0, 1};
        }
        double n = games;
        double p = successes / n;
        double square = Z * Z;
        double centre = p + square / (2 * n);
        double spread = Z * Math.sqrt(share * p * (1 - p) / n + square / (4 * n * n));
        double whole = 1 + square / n;
        // Without a success the bound is exactly 0, and 1 without a failure; rounding would
        // leave a rest, and a minus sign before it.
        double low = successes == 0 ? 0 : (centre - spread) / whole;
        double high = successes == games ? 1 : (centre + spread) / whole;
        return new double[] {low, high};
    }

    /**
     * The bounds of a mean of numbers of which many may be 0. Such a mean is the share of the
     * numbers that are above 0, times the mean of these. Both have an error: the share that of
     * Wilson's bounds, and the mean that of the sample. The errors are independent, so the sum of
     * their squares is the square of the distance of a bound. With 0 and one other number alone,
     * the bounds are those of a rate. The normal interval has no width where every number seen is
     * 0.
     *
     * <p>The mean and variance of the numbers above 0 are those with one number more, the largest
     * that may occur, so that they do not get too small where large numbers are rare.
     */
    private static double[] ofMean(Moments numbers) {
        double[] share = wilson(numbers.hits(), numbers.count(), 1);
        double games = Math.max(1, numbers.count());
        double hits = numbers.hits() + 1.0;
        double mean = (numbers.sum() + numbers.largest()) / hits;
        double square = (numbers.squares() + numbers.largest() * numbers.largest()) / hits;
        double within = Z * Z * Math.max(0, square - mean * mean) * hits / games / games;
        double less = mean * (numbers.hits() / games - share[0]);
        double more = mean * (share[1] - numbers.hits() / games);
        double middle = numbers.mean();
        return new double[] {
            Math.max(0, middle - Math.sqrt(less * less + within)),
            middle + Math.sqrt(more * more + within)
        };
    }

    /** A mean with bounds that hold for rare events as well; see {@link Moments#largest}. */
    public static Estimate mean(Moments numbers) {
        if (numbers.count() <= 0) {
            return new Estimate("0.000000", "0.000000", "0.000000");
        }
        double[] bounds = ofMean(numbers);
        return new Estimate(
                FixedPoint.fraction(numbers.sum(), numbers.count(), DECIMALS),
                FixedPoint.decimals(bounds[0], DECIMALS),
                FixedPoint.decimals(bounds[1], DECIMALS));
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
        double[] bounds = ofMean(played);
        return new Estimate(
                value.decimals(),
                FixedPoint.decimals(known + open * bounds[0], DECIMALS),
                FixedPoint.decimals(known + open * bounds[1], DECIMALS));
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
