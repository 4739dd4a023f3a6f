package cardbench.codes.ygo.limits;

import cardbench.base.text.Ascii;
import cardbench.codes.deck.CardNumber;

/**
 * A decimal number in a line.
 *
 * @param value the number
 * @param to the index after its last digit
 */
record LineNumber(long value, int to) {

    private static final long TOO_LARGE = 1L << 32;

    /** The number after blanks, or {@code null} if there is none before {@code to}. */
    static LineNumber at(String text, int from, int to) {
        int at = Ascii.skipBlanks(text, from, to);
        boolean negative = at < to && text.charAt(at) == '-';
        int digits = negative ? at + 1 : at;
        long value = 0;
        int end = digits;
        while (end < to && Ascii.isDigit(text.charAt(end))) {
            value = Math.min(TOO_LARGE, value * 10 + text.charAt(end) - '0');
            end++;
        }
        return end == digits ? null : new LineNumber(negative ? -value : value, end);
    }

    /** The number as an {@code int}, or the nearest one. */
    int clamped() {
        return (int) Math.max(-Integer.MAX_VALUE, Math.min(Integer.MAX_VALUE, value));
    }

    /** Whether it is the id of a card. */
    boolean isCard() {
        return value > 0 && value <= CardNumber.MAX;
    }
}
