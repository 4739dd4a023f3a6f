package cardbench.codes.cards;

import cardbench.base.text.ListSigns;

/** The scripts of names: a card may be called in one of East Asia and in a Latin one at once. */
final class NameScripts {

    /** The first character of the scripts of East Asia. */
    private static final char FIRST_EAST_ASIAN = '\u2e80';

    private NameScripts() {}

    /**
     * The index of the blank between two scripts, of which one is of East Asia; {@code -1} if a
     * name is in one script.
     */
    static int border(String text, int from, int to) {
        for (int i = from + 1; i < to - 1; i++) {
            char before = text.charAt(i - 1);
            char behind = text.charAt(i + 1);
            if (ListSigns.isBlank(text.charAt(i))
                    && (isEastAsian(before) && isLatin(behind)
                            || isLatin(before) && isEastAsian(behind))) {
                return i;
            }
        }
        return -1;
    }

    /** Whether a character is of a script of East Asia, or one of its signs. */
    static boolean isEastAsian(char c) {
        return c >= FIRST_EAST_ASIAN && c < '\uff00';
    }

    /** Whether a character is a letter of any other script that names are in. */
    private static boolean isLatin(char c) {
        String folded = NameFold.fold(String.valueOf(c));
        return c < FIRST_EAST_ASIAN && !folded.isEmpty() && !ListSigns.isDigit(c);
    }
}
