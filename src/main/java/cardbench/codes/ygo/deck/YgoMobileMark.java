package cardbench.codes.ygo.deck;

import cardbench.codes.ygo.text.LinkWord;
import cardbench.codes.ygo.text.TextRange;

/** Finds addresses of YGOMobile by the argument {@code ygotype=deck}. */
final class YgoMobileMark {

    static final String KIND = "ygomobile";

    private static final String MARK = "ygotype=deck";

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
        while (from > start && LinkWord.isOfAddress(text.charAt(from - 1))) {
            from--;
        }
        int to = mark;
        while (to < text.length() && LinkWord.isOfAddress(text.charAt(to))) {
            to++;
        }
        return new TextRange(from, to);
    }
}
