package cardbench.odds;

/**
 * A fraction in lowest terms.
 *
 * @param numerator 0 or more, less than 2<sup>53</sup>
 * @param denominator 1 or more, less than 2<sup>53</sup>
 */
public record Fraction(long numerator, long denominator) {

    private static final int DECIMALS = 6;

    /** A number below 2<sup>53</sup> has no more digits. */
    private static final int DIGITS = 16;

    /** A fraction of two whole numbers below 2<sup>53</sup>, the lower one not 0. */
    public static Fraction of(double numerator, double denominator) {
        long above = (long) numerator;
        long below = Math.max(1, (long) denominator);
        long divisor = common(above, below);
        return new Fraction(above / divisor, below / divisor);
    }

    private static long common(long a, long b) {
        long larger = a;
        long smaller = b;
        while (smaller != 0) {
            long rest = larger % smaller;
            larger = smaller;
            smaller = rest;
        }
        return Math.max(1, larger);
    }

    /** Reads a fraction as {@link #text} writes it; {@code null} where it is none. */
    public static Fraction parse(String text) {
        int line = text.indexOf('/');
        long above = whole(line < 0 ? text : text.substring(0, line));
        long below = line < 0 ? 1 : whole(text.substring(line + 1));
        return above < 0 || below < 1 ? null : new Fraction(above, below);
    }

    private static long whole(String digits) {
        boolean right = !digits.isEmpty() && digits.length() <= DIGITS;
        long number = 0;
        for (int i = 0; i < digits.length() && right; i++) {
            char c = digits.charAt(i);
            right = c >= '0' && c <= '9';
            number = number * 10 + (c - '0');
        }
        return right && number < Deals.EXACT ? number : -1;
    }

    /** The product with another fraction; {@code null} where its numbers are too large. */
    Fraction times(Fraction other) {
        Fraction one = of(numerator, other.denominator);
        Fraction two = of(other.numerator, denominator);
        double above = (double) one.numerator * two.numerator;
        double below = (double) one.denominator * two.denominator;
        return above < Deals.EXACT && below < Deals.EXACT
                ? new Fraction((long) above, (long) below)
                : null;
    }

    /** As {@code 49/57}; a whole number as itself. */
    public String text() {
        return denominator == 1 ? Long.toString(numerator) : numerator + "/" + denominator;
    }

    /** With six decimals, rounded half to even. */
    public String decimals() {
        long whole = numerator / denominator;
        long rest = numerator % denominator;
        long digits = 0;
        for (int i = 0; i < DECIMALS; i++) {
            rest *= 10;
            digits = digits * 10 + rest / denominator;
            rest %= denominator;
        }
        boolean up = 2 * rest > denominator || 2 * rest == denominator && digits % 2 == 1;
        digits += up ? 1 : 0;
        if (digits == 1_000_000) {
            whole++;
            digits = 0;
        }
        String shown = Long.toString(digits);
        return whole + "." + "0".repeat(DECIMALS - shown.length()) + shown;
    }
}
