package cardbench.number;

/**
 * A rate or mean that was sampled, with the bounds of its 95 % confidence interval. All three are
 * texts with six decimals: the value rounded from the exact fraction, the bounds from doubles made
 * with + - * / and square roots alone, which every backend computes alike.
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

    /** 97.5 % of the normal distribution lie below this many standard deviations. */
    private static final double Z = 1.959963984540054;

    /** The number that the original program rounds it to. */
    private static final double ROUND_Z = 1.96;

    /** A rate with Wilson's interval. */
    public static Estimate rate(int successes, int games) {
        double[] bounds = wilson(successes, games);
        return new Estimate(
                games <= 0 ? "0.000000" : FixedPoint.fraction(successes, games, DECIMALS),
                FixedPoint.decimals(bounds[0], DECIMALS),
                FixedPoint.decimals(bounds[1], DECIMALS));
    }

    /**
     * A rate of which one part is known, and the other one was sampled.
     *
     * @param value the rate
     * @param known how often the games are of the known part and succeed
     * @param open how often they are of the other part
     * @param successes among the games that were played of that part
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
        double low = successes == 0 ? 0 : (centre - spread) / whole;
        double high = successes == games ? 1 : (centre + spread) / whole;
        return new double[] {low, high};
    }

    /** The mean of numbers, with the normal interval. */
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
     * A mean of which one part is known, and the other one was sampled.
     *
     * @param value the mean
     * @param known what the known part adds to it
     * @param open how often games are of the other part
     * @param played the numbers that were sampled of that part
     */
    public static Estimate mean(Fraction value, double known, double open, Moments played) {
        double mean = played.mean();
        double spread = Z * played.standardError();
        return new Estimate(
                value.decimals(),
                FixedPoint.decimals(known + open * (mean - spread), DECIMALS),
                FixedPoint.decimals(known + open * (mean + spread), DECIMALS));
    }

    /** Half the width of Wald's interval of a rate, as the original program prints it. */
    public static double waldOfRate(double rate, int games) {
        return games <= 0 ? 0 : ROUND_Z * Math.sqrt(Math.max(0, rate * (1 - rate)) / games);
    }

    /** Half the width of the interval of a mean, as the original program prints it. */
    public static double waldOfMean(Moments numbers) {
        return ROUND_Z * numbers.standardError();
    }
}
