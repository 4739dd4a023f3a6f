package cardbench.codes.cards;

import cardbench.base.text.Ascii;

/**
 * Encodes numbers from 0 to 2<sup>31</sup> - 1 as letters and digits: one character up to 61,
 * {@code -} and two characters up to 3,905, {@code _} and six characters above. Such text
 * compresses well, and needs no escapes in any file.
 */
final class PackedNumbers {

    private static final String DIGITS =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

    /** The number of digits. */
    static final int BASE = 62;

    private static final int TWO = BASE + BASE * BASE;

    private final String text;
    private int at;
    private boolean failed;

    /** Creates a reader of these characters. */
    PackedNumbers(String text) {
        this.text = text;
    }

    /** Appends a number. */
    static void append(int number, StringBuilder out) {
        if (number < BASE) {
            out.append(DIGITS.charAt(number));
        } else if (number < TWO) {
            int remainder = number - BASE;
            out.append('-')
                    .append(DIGITS.charAt(remainder / BASE))
                    .append(DIGITS.charAt(remainder % BASE));
        } else {
            out.append('_');
            int from = out.length();
            int remainder = number;
            // Five digits of base 62 end at 916 million.
            for (int i = 0; i < 6; i++) {
                out.insert(from, DIGITS.charAt(remainder % BASE));
                remainder /= BASE;
            }
        }
    }

    /** Whether there are no more numbers, or reading has failed. */
    boolean atEnd() {
        return failed || at >= text.length();
    }

    /** Whether a number was malformed. */
    boolean failed() {
        return failed;
    }

    /** The next number; 0 if it is missing or malformed, and then reading has failed. */
    int next() {
        char first = at < text.length() ? text.charAt(at) : 0;
        at++;
        if (first == '-') {
            return BASE + digits(2);
        }
        if (first == '_') {
            return digits(6);
        }
        at--;
        return digits(1);
    }

    private int digits(int count) {
        long value = 0;
        for (int i = 0; i < count; i++) {
            int digit = at < text.length() ? digit(text.charAt(at)) : -1;
            at++;
            failed |= digit < 0;
            value = value * BASE + digit;
        }
        failed |= value > Integer.MAX_VALUE;
        return failed ? 0 : (int) value;
    }

    /** The value of a digit, or -1. */
    static int digit(char c) {
        if (c >= 'A' && c <= 'Z') {
            return c - 'A';
        }
        if (c >= 'a' && c <= 'z') {
            return c - 'a' + 26;
        }
        return Ascii.isDigit(c) ? c - '0' + 52 : -1;
    }
}
