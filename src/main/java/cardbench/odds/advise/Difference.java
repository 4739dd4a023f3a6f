package cardbench.odds.advise;

import cardbench.base.number.Estimate;
import cardbench.base.number.FixedPoint;
import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.odds.exact.ExactTally;

/**
 * The difference between the rates of success of two versions of a topic, from -1 to 1.
 *
 * @param value with six decimals, negative if the second version succeeds less often
 * @param low lower bound of the 95 % interval; the value itself if it is exact
 * @param high upper bound
 * @param fraction in lowest terms with its sign, or {@code null} if it is sampled
 */
public record Difference(String value, String low, String high, String fraction) {

    private static final int DECIMALS = 6;

    /** The exact difference of two topics that were solved. */
    static Difference exact(ExactTally before, ExactTally after) {
        Fraction from = before.success();
        Fraction to = after.success();
        Natural less = from.numerator().times(to.denominator());
        Natural more = to.numerator().times(from.denominator());
        boolean falls = more.compareTo(less) < 0;
        Natural change = falls ? less.minus(more) : more.minus(less);
        Fraction size = Fraction.of(change, from.denominator().times(to.denominator()));
        String decimals = size.decimals();
        // a loss that rounds to 0 has no sign
        boolean shown = falls && !decimals.equals("0.000000");
        String value = shown ? "-" + decimals : decimals;
        return new Difference(value, value, value, (falls ? "-" : "") + size.text());
    }

    /**
     * The difference from pairs of games, with the interval for paired samples: a pair in which
     * both games end the same way adds nothing to the variance.
     *
     * @param onlyFirst the number of pairs in which only the first game succeeded
     * @param onlySecond the number of pairs in which only the second game succeeded
     */
    static Difference sampled(int onlyFirst, int onlySecond, int pairs) {
        double n = Math.max(1, pairs);
        double more = onlySecond - onlyFirst;
        double spread = onlySecond + onlyFirst - more * more / n;
        double half = Estimate.Z * Math.sqrt(Math.max(0, spread)) / n;
        return sampled(more / n, half);
    }

    /**
     * The difference where only some games count, so that pairs do not: with the interval for two
     * samples that know nothing of each other.
     */
    static Difference apart(int firstSuccesses, int first, int secondSuccesses, int second) {
        double before = firstSuccesses / (double) first;
        double after = secondSuccesses / (double) second;
        double spread = before * (1 - before) / first + after * (1 - after) / second;
        return sampled(after - before, Estimate.Z * Math.sqrt(Math.max(0, spread)));
    }

    private static Difference sampled(double value, double half) {
        return new Difference(
                FixedPoint.decimals(value, DECIMALS),
                FixedPoint.decimals(value - half, DECIMALS),
                FixedPoint.decimals(value + half, DECIMALS),
                null);
    }
}
