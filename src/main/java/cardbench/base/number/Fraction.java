package cardbench.base.number;

/**
 * A non-negative fraction of natural numbers of any size, in lowest terms. Immutable.
 *
 * @param numerator 0 or more
 * @param denominator 1 or more
 */
public record Fraction(Natural numerator, Natural denominator) {

    private static final int DECIMALS = 6;

    /** The maximum number of digits that {@link #parse} accepts. */
    private static final int DIGITS = 1000;

    /** Reduces a fraction of two integers below 2<sup>53</sup>, the denominator not 0. */
    public static Fraction of(double numerator, double denominator) {
        return of(Natural.of((long) numerator), Natural.of(Math.max(1, (long) denominator)));
    }

    /** Reduces a fraction of two natural numbers, the denominator not 0. */
    public static Fraction of(Natural numerator, Natural denominator) {
        Natural common = numerator.common(denominator);
        return new Fraction(numerator.over(common), denominator.over(common));
    }

    /**
     * Reads a fraction as {@link #text} writes it, without reducing it; {@code null} if malformed.
     */
    public static Fraction parse(String text) {
        int line = text.indexOf('/');
        Natural above = whole(line < 0 ? text : text.substring(0, line));
        Natural below = line < 0 ? Natural.ONE : whole(text.substring(line + 1));
        return above == null || below == null || below.isZero() ? null : new Fraction(above, below);
    }

    private static Natural whole(String digits) {
        return digits.length() <= DIGITS ? Natural.parse(digits) : null;
    }

    /** The product with another fraction. */
    public Fraction times(Fraction other) {
        return of(numerator.times(other.numerator), denominator.times(other.denominator));
    }

    /** The difference from 1. The fraction must not be above 1. */
    public Fraction rest() {
        // A common divisor of d - n and d also divides n, so the result is in lowest terms.
        return new Fraction(denominator.minus(numerator), denominator);
    }

    /** Whether both numbers are below 2<sup>53</sup>. */
    public boolean isSmall() {
        return numerator.approximately() < Natural.EXACT
                && denominator.approximately() < Natural.EXACT;
    }

    /** The nearest double, or one next to it. */
    public double approximately() {
        return numerator.approximately() / denominator.approximately();
    }

    /** The fraction as in {@code 49/57}; an integer without a slash. */
    public String text() {
        return denominator.equals(Natural.ONE)
                ? numerator.toString()
                : numerator + "/" + denominator;
    }

    /** The value with six decimals, rounded half to even. */
    public String decimals() {
        return decimals(DECIMALS, 1);
    }

    /**
     * A multiple of the value with a number of decimals, rounded half to even.
     *
     * @param factor the multiplier, 1 or more
     */
    public String decimals(int decimals, int factor) {
        Natural scaled = numerator.times(factor);
        for (int i = 0; i < decimals; i++) {
            scaled = scaled.times(10);
        }
        Natural digits = scaled.over(denominator);
        Natural twice = scaled.minus(digits.times(denominator)).times(2);
        int side = twice.compareTo(denominator);
        if (side > 0 || side == 0 && digits.isOdd()) {
            digits = digits.plus(Natural.ONE);
        }
        String shown = digits.toString();
        shown = "0".repeat(Math.max(0, decimals + 1 - shown.length())) + shown;
        int point = shown.length() - decimals;
        return shown.substring(0, point) + "." + shown.substring(point);
    }
}
