package cardbench.codes.ygo.deck;

import cardbench.base.text.Ascii;
import cardbench.codes.ygo.text.TextRange;

/**
 * A line of a file with an id, and the number of copies that people write beside it: {@code 3x
 * 89631139}, {@code 89631139*3}, {@code 89631139 (3)}, {@code 89631139, Blue-Eyes, 3}. Programs
 * read the id alone.
 *
 * @param id the range of the id; empty if the line holds digits of which the meaning is not clear
 * @param copies the number of copies, 1 if the line states no number
 * @param counted whether the line states the number of copies
 * @param trailing other text of the line, or an empty range
 */
record CardLine(TextRange id, int copies, boolean counted, TextRange trailing) {

    /** Numbers of copies have fewer digits than ids. */
    private static final int MAX_COUNT_LENGTH = 4;

    /**
     * A number without any sign is that of copies up to here: what players mean by “89631139 3”.
     */
    private static final int MAX_WITHOUT_SIGN = 9;

    /** Signs of multiplication: x, X, *, ×, ✕, ✖. */
    private static final String TIMES = "xX*\u00d7\u2715\u2716";

    /** What stands between the columns of a line. */
    private static final String COLUMNS = ",;|:=\t";

    /** Words behind a number of copies. */
    private static final String[] UNITS = {
        "\u5f20", "\u5f35", "\u679a", "\uc7a5", "copies", "copy"
    };

    /** Reads a line without blanks at its end, of which {@link YdkLines#isCard} holds. */
    static CardLine of(String text, int from, int to) {
        int start = YdkLines.idStart(text, from, to);
        int end = Ascii.digitsEnd(text, start, to);
        TextRange id = new TextRange(start, end);
        if (start > from) {
            Count before = Count.at(text, from, start, true);
            return before == null || before.to != start || end < to && Ascii.hasDigit(text, end, to)
                    ? unclear(from)
                    : new CardLine(id, before.copies, true, trailing(text, end, to));
        }
        int trailing = Ascii.skipBlanks(text, end, to);
        if (trailing == to) {
            return new CardLine(id, 1, false, new TextRange(to, to));
        }
        return end - start < YdkLines.LONG ? unclear(from) : behind(text, id, trailing, to);
    }

    private static CardLine unclear(int from) {
        return new CardLine(new TextRange(from, from), 0, false, new TextRange(from, from));
    }

    private static CardLine behind(String text, TextRange id, int trailing, int to) {
        int at = trailing;
        boolean column = COLUMNS.indexOf(text.charAt(at)) >= 0;
        column |= Ascii.find(text, "\t", id.to(), trailing) >= 0;
        while (at < to
                && (COLUMNS.indexOf(text.charAt(at)) >= 0 || Ascii.isBlank(text.charAt(at)))) {
            at++;
        }
        Count count = Count.at(text, at, to, false);
        if (count != null && count.to == to && (count.sign || count.copies <= MAX_WITHOUT_SIGN)) {
            return new CardLine(id, count.copies, true, new TextRange(to, to));
        }
        if (count != null && count.sign && hasLetter(text, count.to, to)) {
            return new CardLine(id, count.copies, true, trailing(text, count.to, to));
        }
        Count last = last(text, at, to);
        if (last != null) {
            return new CardLine(id, last.copies, true, trailing(text, at, last.from));
        }
        boolean named =
                isComment(text, trailing) || hasLetter(text, at, to) && !isCounted(text, at, to);
        boolean digits = StrayDigits.hasId(text, at, to) || !named && Ascii.hasDigit(text, at, to);
        // a sign alone, as of Markdown, counts nothing
        boolean sign = at + 1 < to && TIMES.indexOf(text.charAt(at)) >= 0 && !isWord(text, at, to);
        return !digits && !sign
                ? new CardLine(id, 1, false, new TextRange(trailing, to))
                : unclear(id.from());
    }

    /** A number of copies at the end of a line: {@code x3}, {@code (3)}, or the last column. */
    private static Count last(String text, int from, int to) {
        for (int at = to - 1; at > from; at--) {
            char before = text.charAt(at - 1);
            boolean column = COLUMNS.indexOf(before) >= 0;
            if (column || Ascii.isBlank(before)) {
                Count count = Count.at(text, at, to, false);
                if (count != null && count.to == to && (count.sign || column)) {
                    return count;
                }
            }
        }
        return null;
    }

    private static boolean isComment(String text, int at) {
        return text.charAt(at) == '#' || text.startsWith("//", at) || text.startsWith("--", at);
    }

    /** Whether a name ends in one digit, which may be a number of copies without any sign. */
    private static boolean isCounted(String text, int from, int to) {
        char digit = text.charAt(to - 1);
        return digit >= '1' && digit <= '4' && to - from > 2 && Ascii.isBlank(text.charAt(to - 2));
    }

    private static TextRange trailing(String text, int from, int to) {
        int first = Ascii.skipBlanks(text, from, to);
        return new TextRange(first, Ascii.dropBlanks(text, first, to));
    }

    /** Whether a sign of multiplication is the first letter of a word, as in “Xyz”. */
    private static boolean isWord(String text, int at, int to) {
        return at + 1 < to && isLetter(text.charAt(at)) && isLetter(text.charAt(at + 1));
    }

    private static boolean isLetter(char c) {
        return (c | 0x20) >= 'a' && (c | 0x20) <= 'z' || c >= 0xc0 && TIMES.indexOf(c) < 0;
    }

    private static boolean hasLetter(String text, int from, int to) {
        for (int i = from; i < to; i++) {
            if (isLetter(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /** A number of copies, with what shows that it is one. */
    private record Count(int from, int to, int copies, boolean sign) {

        /**
         * The number that begins at a character; {@code null} if none does.
         *
         * @param before whether the id follows; then only few copies need no sign
         */
        static Count at(String text, int from, int to, boolean before) {
            int at = from;
            boolean open = at < to && text.charAt(at) == '(';
            at = Ascii.skipBlanks(text, open ? at + 1 : at, to);
            boolean sign = at < to && TIMES.indexOf(text.charAt(at)) >= 0;
            at = Ascii.skipBlanks(text, sign ? at + 1 : at, to);
            int digits = at;
            at = Ascii.digitsEnd(text, digits, to);
            if (at == digits || at - digits > MAX_COUNT_LENGTH) {
                return null;
            }
            int copies = (int) DeckBuilder.number(text, digits, at);
            int next = Ascii.skipBlanks(text, at, to);
            if (!sign && next < to && TIMES.indexOf(text.charAt(next)) >= 0) {
                sign = !isWord(text, next, to);
                at = sign ? next + 1 : at;
            }
            for (String unit : UNITS) {
                if (text.startsWith(unit, next)) {
                    sign = true;
                    at = next + unit.length();
                }
            }
            next = Ascii.skipBlanks(text, at, to);
            if (open) {
                if (next == to || text.charAt(next) != ')') {
                    return null;
                }
                at = next + 1;
            }
            int end = before ? Ascii.skipBlanks(text, at, to) : at;
            boolean few = !before || sign || open || copies <= 3;
            return few ? new Count(from, end, copies, sign || open) : null;
        }
    }
}
