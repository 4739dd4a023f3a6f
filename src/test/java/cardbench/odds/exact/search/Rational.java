package cardbench.odds.exact.search;

/**
 * A fraction in lowest terms, for expected values. What does not fit ends a test.
 *
 * @param above the numerator, 0 or more
 * @param below the denominator, more than 0
 */
public record Rational(long above, long below) {

    static final Rational ZERO = new Rational(0, 1);
    public static final Rational ONE = new Rational(1, 1);

    public static Rational of(long above, long below) {
        long common = common(above, below);
        return new Rational(above / common, below / common);
    }

    private static long common(long a, long b) {
        return b == 0 ? a : common(b, a % b);
    }

    public Rational plus(Rational other) {
        long shared = below / common(below, other.below);
        return of(
                Math.addExact(
                        Math.multiplyExact(above, Math.multiplyExact(other.below, shared) / below),
                        Math.multiplyExact(other.above, shared)),
                Math.multiplyExact(shared, other.below));
    }

    public Rational times(Rational other) {
        long one = Math.max(1, common(above, other.below));
        long two = Math.max(1, common(other.above, below));
        return new Rational(
                Math.multiplyExact(above / one, other.above / two),
                Math.multiplyExact(below / two, other.below / one));
    }

    @Override
    public String toString() {
        return above + "/" + below;
    }
}
