package cardbench.deck;

/**
 * Numbers of cards where a game counts up to 2<sup>32</sup> - 1. They are kept in an {@code int},
 * as clients keep them in an unsigned integer of 32 bits: half of what a boxed {@code long} needs
 * in JavaScript, and every database has many thousand.
 */
public final class CardNumber {

    /** The largest number. */
    public static final long MOST = 0xffffffffL;

    private CardNumber() {}

    /** The number that is kept in an {@code int}, from 0 to {@link #MOST}. */
    public static long of(int kept) {
        return kept & MOST;
    }

    /** Negative, zero or positive as the first number is less, equal or greater. */
    public static int order(int first, int second) {
        return Integer.compare(first ^ Integer.MIN_VALUE, second ^ Integer.MIN_VALUE);
    }
}
