package cardbench.codes.deck;

import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Card numbers from 0 to 2<sup>32</sup> - 1, stored as the 32 bits of an {@code int}. A boxed
 * {@code long} takes twice the memory in JavaScript, and a database has many thousand cards.
 */
public final class CardNumber {

    /** The largest number. */
    public static final long MAX = 0xffffffffL;

    private CardNumber() {}

    /** The number stored in an {@code int}, from 0 to {@link #MAX}. */
    public static long of(int kept) {
        return kept & MAX;
    }

    /** Negative, zero or positive as the first number is less, equal or greater. */
    public static int order(int first, int second) {
        // with the sign bit inverted, signed order is unsigned order
        return Integer.compare(first ^ Integer.MIN_VALUE, second ^ Integer.MIN_VALUE);
    }

    /**
     * Finds an element by its number in time proportional to the logarithm of the size.
     *
     * @param sorted elements in the {@link #order} of their numbers
     * @param number the number of an element
     * @return the first element with the wanted number, or {@code null} if there is none
     */
    public static <T> T find(List<T> sorted, ToIntFunction<T> number, int wanted) {
        int low = 0;
        int high = sorted.size() - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (order(number.applyAsInt(sorted.get(middle)), wanted) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        boolean present = low < sorted.size() && number.applyAsInt(sorted.get(low)) == wanted;
        return present ? sorted.get(low) : null;
    }
}
