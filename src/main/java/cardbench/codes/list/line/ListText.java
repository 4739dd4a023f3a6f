package cardbench.codes.list.line;

import cardbench.base.text.ListSigns;

/**
 * The letters of deck lists: of ASCII, Latin-1 and what lists in other scripts need; {@link
 * ListSigns} has the other characters. The methods of {@link Character} go by the Unicode version
 * of the platform.
 */
public final class ListText {

    /**
     * The first and last characters of the blocks above Latin-1 that hold marks, punctuation,
     * symbols, surrogates and private characters, but no letters of names.
     */
    private static final String NO_LETTERS =
            "\u0300\u036f\u2000\u2bff\u2e00\u3004\u3008\u3030\u30a0\u30a0\u30fb\u30fb"
                    + "\ud800\uf8ff\ufe00\ufe6f\ufeff\uff20\uff3b\uff40\uff5b\uff65\uffe0\uffff";

    private ListText() {}

    /** The text without blanks at its end. */
    public static String trimEnd(String text) {
        return text.substring(0, ListSigns.dropBlanks(text, 0, text.length()));
    }

    /** Whether a character is an ASCII letter. */
    public static boolean isAsciiLetter(char c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
    }

    /**
     * Whether a character is taken for a letter: of ASCII or Latin-1, or of any block above that
     * holds letters, syllables or ideographs.
     */
    public static boolean isLetter(char c) {
        if (c <= '\u00ff') {
            return isAsciiLetter(c) || c >= 'À' && c != '×' && c != '÷';
        }
        for (int i = 0; i < NO_LETTERS.length(); i += 2) {
            if (c >= NO_LETTERS.charAt(i) && c <= NO_LETTERS.charAt(i + 1)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a character is a small letter of ASCII, Latin-1, modern Greek or Cyrillic. */
    public static boolean isLowerCase(char c) {
        return c >= 'a' && c <= 'z'
                || c >= 'ß' && c <= 'ÿ' && c != '÷'
                || c >= 'ά' && c <= 'ώ'
                || c >= 'а' && c <= 'џ';
    }

    /** Whether a text has brackets that Japanese posts put around names. */
    public static boolean isBracketed(String text) {
        return text.indexOf('《') >= 0 || text.indexOf('「') >= 0 || text.indexOf('『') >= 0;
    }

    /** Whether a text has a letter. */
    static boolean hasLetter(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isLetter(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /** A name without quotation marks around it. */
    static String unquoted(String name) {
        int open = name.length() < 3 ? -1 : "《「『〈\"“«'‘*_｢【".indexOf(name.charAt(0));
        char close = open < 0 ? 0 : "》」』〉\"”»'’*_｣】".charAt(open);
        return open >= 0 && name.indexOf(close, 1) == name.length() - 1
                ? ListSigns.trim(name.substring(1, name.length() - 1))
                : name;
    }
}
