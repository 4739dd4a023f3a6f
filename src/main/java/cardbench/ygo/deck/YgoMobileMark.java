package cardbench.ygo.deck;

import cardbench.text.Ascii;

/** Finds addresses of YGOMobile by the argument {@code ygotype=deck}. */
final class YgoMobileMark {

    static final String KIND = "ygomobile";

    private static final String MARK = "ygotype=deck";

    /** Characters that end an address in a text. */
    private static final String ENDS = "\"'<>()[]{}|\\^`";

    private YgoMobileMark() {}

    /** Whether a range contains the mark. */
    static boolean isAddress(String text, TextRange place) {
        int mark = text.indexOf(MARK, place.from());
        return mark >= 0 && mark < place.to();
    }

    /** The first address at or after a character, or {@code null}. */
    static TextRange next(String text, int start) {
        int mark = text.indexOf(MARK, start);
        if (mark < 0) {
            return null;
        }
        int from = mark;
        while (from > start && isOfAddress(text.charAt(from - 1))) {
            from--;
        }
        int to = mark;
        while (to < text.length() && isOfAddress(text.charAt(to))) {
            to++;
        }
        return new TextRange(from, to);
    }

    private static boolean isOfAddress(char c) {
        return c < 127 && !Ascii.isBlank(c) && ENDS.indexOf(c) < 0;
    }
}
