package cardbench.number;

/**
 * A fraction in lowest terms, of whole numbers of any size.
 *
 * @param numerator 0 or more
 * @param denominator 1 or more
 */
public record Fraction(Natural numerator, Natural denominator) {

    private static final int DECIMALS = 6;

    /** No fraction that is written has longer numbers. */
    private static final int DIGITS = 1000;

    /** A fraction of two whole numbers below 2<sup>53</sup>, the lower one not 0. */
    public static Fraction of(double numerator, double denominator) {
        return of(Natural.of((long) numerator), Natural.of(Math.max(1, (long) denominator)));
    }

    /** A fraction of two whole numbers, the lower one not 0. */
    public static Fraction of(Natural numerator, Natural denominator) {
        Natural common = numerator.common(denominator);
        return new Fraction(numerator.over(common), denominator.over(common));
    }

    /** Reads a fraction as {@link #text} writes it; {@code null} where it is none. */
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

    /** What is left of 1. */
    public Fraction rest() {
        return new Fraction(denominator.minus(numerator), denominator);
    }

    /** Whether both numbers are below 2<sup>53</sup>. */
    public boolean isSmall() {
        return numerator.approximately() < Natural.EXACT
                && denominator.approximately() < Natural.EXACT;
    }

    /** The nearest double, or one beside it. */
    public double approximately() {
        return numerator.approximately() / denominator.approximately();
    }

    /** As {@code 49/57}; a whole number as itself. */
    public String text() {
        return denominator.equals(Natural.ONE)
                ? numerator.toString()
                : numerator + "/" + denominator;
    }

    /** With six decimals, rounded half to even. */
    public String decimals() {
        return decimals(DECIMALS, 1);
    }

    /**
     * A multiple with some decimals, rounded half to even.
     *
     * @param factor what it is multiplied by, 1 or more
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
