package cardbench.exact.tree;

import java.util.Arrays;

/** Some of the {@link HandEnumerator} of a topic, by their numbers. */
public final class HandSet {

    private static final int DIGIT_BITS = 4;
    private static final String DIGITS = "0123456789abcdef";

    private final int size;
    private final int[] digits;
    private final int count;

    private HandSet(int size, int[] digits) {
        this.size = size;
        this.digits = digits;
        int sum = 0;
        for (int digit : digits) {
            sum += Integer.bitCount(digit);
        }
        this.count = sum;
    }

    /** The hands that are marked, out of as many as there are marks. */
    public static HandSet of(boolean[] marked) {
        int[] digits = new int[digits(marked.length)];
        for (int hand = 0; hand < marked.length; hand++) {
            digits[hand / DIGIT_BITS] |= marked[hand] ? 1 << hand % DIGIT_BITS : 0;
        }
        return new HandSet(marked.length, digits);
    }

    private static int digits(int size) {
        return (size + DIGIT_BITS - 1) / DIGIT_BITS;
    }

    /**
     * Reads a set as {@link #text} writes it.
     *
     * @param size how many hands there are
     * @return {@code null} where it is no set of so many hands
     */
    public static HandSet parse(String text, int size) {
        if (text.length() != digits(size)) {
            return null;
        }
        int[] digits = new int[text.length()];
        for (int i = 0; i < digits.length; i++) {
            digits[i] = DIGITS.indexOf(text.charAt(i));
            int hands = Math.min(DIGIT_BITS, size - i * DIGIT_BITS);
            if (digits[i] < 0 || digits[i] >= 1 << hands) {
                return null;
            }
        }
        return new HandSet(size, digits);
    }

    /** Whether a hand is in it. */
    public boolean has(int hand) {
        return (digits[hand / DIGIT_BITS] >>> hand % DIGIT_BITS & 1) == 1;
    }

    /** How many hands are in it. */
    public int count() {
        return count;
    }

    /** Out of how many hands it is. */
    public int size() {
        return size;
    }

    /** Hexadecimal digits for four hands each, the first hand being the lowest bit. */
    public String text() {
        char[] text = new char[digits.length];
        for (int i = 0; i < text.length; i++) {
            text[i] = DIGITS.charAt(digits[i]);
        }
        return new String(text);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HandSet set
                && size == set.size
                && Arrays.equals(digits, set.digits);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(digits);
    }
}
