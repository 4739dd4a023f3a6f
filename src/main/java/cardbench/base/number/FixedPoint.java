package cardbench.base.number;

/**
 * Writes numbers with a fixed number of decimals by integer arithmetic, because backends print
 * doubles differently. Ties are rounded to the even digit.
 */
public final class FixedPoint {

    private static final int MAX = 9;

    /** The largest double that is written; rates and means are far below. */
    private static final double HUGE = 1e9;

    private FixedPoint() {}

    /**
     * Writes a fraction, rounded from its exact value.
     *
     * @param numerator any size
     * @param denominator 1 to 10<sup>9</sup>; anything less counts as 1
     * @param decimals 0 to 9
     */
    public static String fraction(long numerator, long denominator, int decimals) {
        long unit = unit(decimals);
        long below = Math.max(1, denominator);
        boolean negative = numerator < 0;
        long whole = numerator / below;
        // At most 10^9 * 10^9, which is below 2^63.
        long rest = Math.abs(numerator % below) * unit;
        long digits = rest / below;
        long twice = 2 * (rest % below);
        // Without decimals, the last digit is that of the integer part.
        boolean odd = digits % 2 != 0 || unit == 1 && whole % 2 != 0;
        if (twice > below || twice == below && odd) {
            digits++;
        }
        return text(negative, Math.abs(whole), digits, unit);
    }

    /**
     * Writes a double.
     *
     * @param value from -10<sup>9</sup> to 10<sup>9</sup>; values beyond are written as the nearer
     *     bound, and NaN as 0
     * @param decimals 0 to 9
     */
    public static String decimals(double value, int decimals) {
        long unit = unit(decimals);
        boolean negative = value < 0;
        double size = negative ? -value : value;
        // Negated, so that it also holds for NaN, which compares false with everything.
        if (!(size < HUGE)) {
            size = size >= HUGE ? HUGE : 0;
        }
        long whole = (long) size;
        double scaled = (size - whole) * unit;
        long digits = (long) scaled;
        double rest = scaled - digits;
        if (rest > 0.5 || rest == 0.5 && digits % 2 != 0) {
            digits++;
        }
        return text(negative, whole, digits, unit);
    }

    private static long unit(int decimals) {
        long unit = 1;
        for (int i = 0; i < Math.min(decimals, MAX); i++) {
            unit *= 10;
        }
        return unit;
    }

    private static String text(boolean negative, long whole, long digits, long unit) {
        long shownWhole = digits >= unit ? whole + 1 : whole;
        long shown = digits >= unit ? digits - unit : digits;
        StringBuilder text = new StringBuilder();
        // A negative value that is rounded to zero has no sign.
        if (negative && (shownWhole != 0 || shown != 0)) {
            text.append('-');
        }
        text.append(shownWhole);
        if (unit > 1) {
            text.append('.');
            // The unit has one digit more than the decimals, so the sum keeps their zeros.
            String tail = Long.toString(unit + shown);
            text.append(tail, 1, tail.length());
        }
        return text.toString();
    }
}
