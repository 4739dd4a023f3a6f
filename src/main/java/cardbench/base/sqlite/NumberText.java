package cardbench.base.sqlite;

import cardbench.base.text.Ascii;

/**
 * Reads numbers in texts as <a href="https://www.sqlite.org/lang_expr.html#castexpr">SQLite
 * converts them</a>. Integers beyond 64 bits become the nearest 64-bit integer.
 */
final class NumberText {

    /** With this many digits before its point, any number except 0 is out of range. */
    private static final int DIGITS = 20;

    private final String text;
    private int at;
    private boolean negative;

    /** The negated integer so far, because there is one more negative number than positive ones. */
    private long value;

    private boolean outside;

    private NumberText(String text) {
        this.text = text;
        at = Ascii.skipBlanks(text, 0, text.length());
        negative = at < text.length() && text.charAt(at) == '-';
        at += negative || at < text.length() && text.charAt(at) == '+' ? 1 : 0;
    }

    /**
     * The integer at the start of a text, after blanks and a sign; 0 if there is none. The rest of
     * the text is ignored: {@code 1.9e3} is 1.
     */
    static long prefix(String text) {
        NumberText number = new NumberText(text);
        while (number.atDigit()) {
            number.take(text.charAt(number.at++));
        }
        return number.signed();
    }

    /** Whether a text is a 64-bit integer, with blanks around it at most. */
    static boolean isInteger(String text) {
        NumberText number = new NumberText(text);
        int from = number.at;
        while (number.atDigit()) {
            number.take(text.charAt(number.at++));
        }
        return number.at > from && number.atEnd() && !number.outside;
    }

    /** Whether a text is a number, with blanks around it at most. */
    static boolean isNumber(String text) {
        NumberText number = new NumberText(text);
        int digits = number.skipDigits();
        if (number.at('.')) {
            number.at++;
            digits += number.skipDigits();
        }
        if (number.at('e') || number.at('E')) {
            number.at++;
            number.at += number.at('-') || number.at('+') ? 1 : 0;
            digits = number.skipDigits() == 0 ? 0 : digits;
        }
        return digits > 0 && number.atEnd();
    }

    /** The integer part of a {@linkplain #isNumber number}; {@code 1.9e3} is 1900. */
    static long truncated(String text) {
        NumberText number = new NumberText(text);
        int from = number.at;
        int whole = number.skipDigits();
        number.at += number.at('.') ? 1 : 0;
        number.skipDigits();
        int to = number.at;
        int point = whole;
        if (number.at('e') || number.at('E')) {
            // Clamped to more digits than any text has, yet far from an overflow of int.
            long exponent = prefix(text.substring(to + 1));
            point = (int) Math.max(-1L << 30, Math.min(1L << 30, whole + exponent));
        }
        int taken = 0;
        for (int i = from; i < to && taken < point; i++) {
            char c = text.charAt(i);
            if (c != '.') {
                number.take(c);
                taken++;
            }
        }
        for (int i = 0; i < DIGITS && taken < point; i++, taken++) {
            number.take('0');
        }
        return number.signed();
    }

    private boolean atDigit() {
        return at < text.length() && Ascii.isDigit(text.charAt(at));
    }

    private boolean at(char c) {
        return at < text.length() && text.charAt(at) == c;
    }

    private boolean atEnd() {
        return Ascii.skipBlanks(text, at, text.length()) == text.length();
    }

    private int skipDigits() {
        int from = at;
        while (atDigit()) {
            at++;
        }
        return at - from;
    }

    private void take(char digit) {
        int next = digit - '0';
        // value * 10 - next >= MIN_VALUE without overflow: the negative quotient rounds up.
        boolean fits = !outside && value >= (Long.MIN_VALUE + next) / 10;
        value = fits ? value * 10 - next : Long.MIN_VALUE;
        outside = !fits || !negative && value == Long.MIN_VALUE;
    }

    private long signed() {
        return negative ? value : outside ? Long.MAX_VALUE : -value;
    }
}
