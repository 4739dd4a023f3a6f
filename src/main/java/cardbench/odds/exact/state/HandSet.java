package cardbench.odds.exact.state;

import java.util.Arrays;

/** A set of opening hands, by their numbers in a {@code search.HandEnumerator}. Immutable. */
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

    /** The set of the marked hands; the array has an element for each hand. */
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
     * @param size the number of hands of the topic
     * @return {@code null} if the text is not a set of hands out of that number
     */
    public static HandSet parse(String text, int size) {
        if (text.length() != digits(size)) {
            return null;
        }
        int[] digits = new int[text.length()];
        for (int i = 0; i < digits.length; i++) {
            digits[i] = DIGITS.indexOf(text.charAt(i));
            // the last digit may stand for fewer than four hands
            int hands = Math.min(DIGIT_BITS, size - i * DIGIT_BITS);
            if (digits[i] < 0 || digits[i] >= 1 << hands) {
                return null;
            }
        }
        return new HandSet(size, digits);
    }

    /** Whether a hand is in the set. */
    public boolean has(int hand) {
        return (digits[hand / DIGIT_BITS] >>> hand % DIGIT_BITS & 1) == 1;
    }

    /** The number of hands in the set. */
    public int count() {
        return count;
    }

    /** The number of hands of the topic. */
    public int size() {
        return size;
    }

    /** One hexadecimal digit for each four hands; the first of them is the lowest bit. */
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
