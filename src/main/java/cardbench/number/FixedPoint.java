package cardbench.number;

/**
 * Writes numbers with a fixed count of decimals by integer arithmetic, so that every backend writes
 * the same digits. Ties go to the even digit.
 */
public final class FixedPoint {

    private static final int LARGEST = 9;

    /** Doubles of this size and above are written as this: no rate or mean comes near. */
    private static final double HUGE = 1e9;

    private FixedPoint() {}

    /**
     * A fraction, rounded from its exact value.
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
        long rest = Math.abs(numerator % below) * unit;
        long digits = rest / below;
        long twice = 2 * (rest % below);
        boolean odd = digits % 2 != 0 || unit == 1 && whole % 2 != 0;
        if (twice > below || twice == below && odd) {
            digits++;
        }
        return text(negative, Math.abs(whole), digits, unit);
    }

    /**
     * A double. Tenfold and hundredfold are exact where the double is; what no decimal places can
     * show is cut.
     *
     * @param value no more than a thousand million either way; what is larger, or no number, is
     *     written as that bound or as 0
     * @param decimals 0 to 9
     */
    public static String decimals(double value, int decimals) {
        long unit = unit(decimals);
        boolean negative = value < 0;
        double size = negative ? -value : value;
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
        for (int i = 0; i < Math.min(decimals, LARGEST); i++) {
            unit *= 10;
        }
        return unit;
    }

    private static String text(boolean negative, long whole, long digits, long unit) {
        long shownWhole = digits >= unit ? whole + 1 : whole;
        long shown = digits >= unit ? digits - unit : digits;
        StringBuilder text = new StringBuilder();
        if (negative && (shownWhole != 0 || shown != 0)) {
            text.append('-');
        }
        text.append(shownWhole);
        if (unit > 1) {
            text.append('.');
            String tail = Long.toString(unit + shown);
            text.append(tail, 1, tail.length());
        }
        return text.toString();
    }
}
