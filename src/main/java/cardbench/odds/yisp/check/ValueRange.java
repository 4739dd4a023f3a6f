package cardbench.odds.yisp.check;

import cardbench.odds.yisp.syntax.Operator;

/**
 * An interval of values, both ends included. Arithmetic follows the language: on 32 bits, a single
 * known result that does not fit wraps. A wider range of results that does not fit becomes {@link
 * #ALL}, since after wrapping it may be any value.
 *
 * @param least the least number
 * @param most the greatest number, not below {@code least}
 */
public record ValueRange(int least, int most) {

    /** All numbers. */
    public static final ValueRange ALL = new ValueRange(Integer.MIN_VALUE, Integer.MAX_VALUE);

    static final ValueRange TRUTH = new ValueRange(0, 1);

    /** Most numbers of a program are small, and the solver reads them again and again. */
    private static final ValueRange[] SMALL = small();

    private static ValueRange[] small() {
        ValueRange[] small = new ValueRange[16];
        for (int value = 0; value < small.length; value++) {
            small[value] = new ValueRange(value, value);
        }
        return small;
    }

    /** One number. */
    public static ValueRange known(int value) {
        return value >= 0 && value < SMALL.length ? SMALL[value] : new ValueRange(value, value);
    }

    private static ValueRange wrapped(long least, long most) {
        if (least == most) {
            return known((int) least);
        }
        return fits(least) && fits(most) ? new ValueRange((int) least, (int) most) : ALL;
    }

    /**
     * The numbers that an operator can make of two numbers in these ranges: all that {@link
     * Operator#compute} makes of them, and of {@link Operator#RANDOM} all that it can be.
     */
    public static ValueRange of(Operator operator, ValueRange a, ValueRange b) {
        return switch (operator) {
            case ADD -> a.plus(b);
            case MULTIPLY -> a.times(b);
            case SUBTRACT -> a.minus(b);
            case DIVIDE -> a.over(b);
            case GREATER -> b.less(a);
            case AT_LEAST -> a.less(b).not();
            case LESS -> a.less(b);
            case AT_MOST -> b.less(a).not();
            case EQUAL -> a.equal(b);
            case UNEQUAL -> a.equal(b).not();
            case AND -> a.and(b);
            case OR -> a.either(b);
            case RANDOM -> a.upTo(b);
            default -> throw new IllegalStateException();
        };
    }

    /** Whether a number fits into 32 bits. */
    static boolean fits(long number) {
        return number == (int) number;
    }

    /** Whether there is only one value. */
    boolean isKnown() {
        return least == most;
    }

    /** Whether 0 is the only value. */
    public boolean isZero() {
        return least == 0 && most == 0;
    }

    /** Whether 0 is one of the numbers. */
    public boolean hasZero() {
        return least <= 0 && most >= 0;
    }

    /** The smallest interval that contains both. */
    public ValueRange or(ValueRange other) {
        return new ValueRange(Math.min(least, other.least), Math.max(most, other.most));
    }

    ValueRange plus(ValueRange other) {
        return wrapped((long) least + other.least, (long) most + other.most);
    }

    ValueRange minus(ValueRange other) {
        return wrapped((long) least - other.most, (long) most - other.least);
    }

    ValueRange times(ValueRange other) {
        long a = (long) least * other.least;
        long b = (long) least * other.most;
        long c = (long) most * other.least;
        long d = (long) most * other.most;
        return wrapped(
                Math.min(Math.min(a, b), Math.min(c, d)), Math.max(Math.max(a, b), Math.max(c, d)));
    }

    /** The quotient, rounded towards 0. A division by 0 gives 0. */
    ValueRange over(ValueRange other) {
        if (other.isZero()) {
            return other;
        }
        // divisors of 1 and -1 give the largest quotients; the least number divided by -1 needs 33
        // bits
        if (other.hasZero()) {
            long furthest = Math.max(Math.abs((long) least), Math.abs((long) most));
            return wrapped(-furthest, furthest);
        }
        long a = (long) least / other.least;
        long b = (long) least / other.most;
        long c = (long) most / other.least;
        long d = (long) most / other.most;
        return wrapped(
                Math.min(Math.min(a, b), Math.min(c, d)), Math.max(Math.max(a, b), Math.max(c, d)));
    }

    /** A random number from this one up to another, both inclusive; 0 if there is none. */
    ValueRange upTo(ValueRange other) {
        if (least > other.most) {
            return known(0);
        }
        ValueRange between = new ValueRange(least, other.most);
        return most <= other.least ? between : between.or(known(0));
    }

    /** The truth value of: both are not 0. */
    ValueRange and(ValueRange other) {
        if (isZero() || other.isZero()) {
            return known(0);
        }
        return hasZero() || other.hasZero() ? TRUTH : known(1);
    }

    /** The truth value of: one of both is not 0. */
    ValueRange either(ValueRange other) {
        if (isZero() && other.isZero()) {
            return known(0);
        }
        return hasZero() && other.hasZero() ? TRUTH : known(1);
    }

    /** The value of {@code if}: this one if the number is not 0, else the other one. */
    ValueRange chosenBy(ValueRange number, ValueRange otherwise) {
        if (number.isZero()) {
            return otherwise;
        }
        return number.hasZero() ? or(otherwise) : this;
    }

    /** The truth value of: this is less than the other. */
    ValueRange less(ValueRange other) {
        return most < other.least ? known(1) : least >= other.most ? known(0) : TRUTH;
    }

    /** The truth value of: this is equal to the other. */
    ValueRange equal(ValueRange other) {
        if (most < other.least || least > other.most) {
            return known(0);
        }
        return isKnown() && other.isKnown() ? known(1) : TRUTH;
    }

    /** The negation of a truth value. */
    ValueRange not() {
        return isKnown() ? known(1 - least) : TRUTH;
    }
}
