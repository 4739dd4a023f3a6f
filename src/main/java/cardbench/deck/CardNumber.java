package cardbench.deck;

/**
 * Card numbers from 0 to 2<sup>32</sup> - 1, stored as the 32 bits of an {@code int}. A boxed
 * {@code long} takes twice the memory in JavaScript, and a database has many thousand cards.
 */
public final class CardNumber {

    /** The largest number. */
    public static final long MOST = 0xffffffffL;

    private CardNumber() {}

    /** The number stored in an {@code int}, from 0 to {@link #MOST}. */
    public static long of(int kept) {
        return kept & MOST;
    }

    /** Negative, zero or positive as the first number is less, equal or greater. */
    public static int order(int first, int second) {
        // with the sign bit inverted, signed order is unsigned order
        return Integer.compare(first ^ Integer.MIN_VALUE, second ^ Integer.MIN_VALUE);
    }
}
