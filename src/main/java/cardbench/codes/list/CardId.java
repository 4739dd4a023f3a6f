package cardbench.codes.list;

/** The forms of the numbers that games print on cards. */
final class CardId {

    private static final int LONGEST = 30;

    private CardId() {}

    /**
     * Whether a word has the form of a card's number: parts of capital letters and digits, joined
     * by hyphens or underscores, the last ones with a digit, such as {@code BT11-005}, {@code
     * P-107}, {@code OGN-265-1}, {@code SOR_017}, {@code 20-040L}, {@code ALT_CORE_B_OR_08_C}; or
     * the form of Runeterra, {@code 01DE002}.
     */
    static boolean is(String word) {
        if (word.length() < 5 || word.length() > LONGEST) {
            return false;
        }
        int digits = 0;
        int joints = 0;
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            boolean joint = c == '-' || c == '_';
            if (joint && (i == 0 || i == word.length() - 1 || isJoint(word.charAt(i - 1)))) {
                return false;
            }
            joints += joint ? 1 : 0;
            digits += c >= '0' && c <= '9' ? 1 : 0;
            if (!joint && !(c >= '0' && c <= '9') && !(c >= 'A' && c <= 'Z')) {
                return false;
            }
        }
        return joints == 0 ? isRuneterra(word) : digits >= 2 && joints <= 7;
    }

    private static boolean isJoint(char c) {
        return c == '-' || c == '_';
    }

    /** Two digits, two letters, three digits, and the number of a token such as {@code T1}. */
    private static boolean isRuneterra(String word) {
        if (word.length() < 7 || word.length() > 9) {
            return false;
        }
        for (int i = 0; i < 7; i++) {
            boolean letter = i == 2 || i == 3;
            char c = word.charAt(i);
            if (letter ? c < 'A' || c > 'Z' : c < '0' || c > '9') {
                return false;
            }
        }
        return word.length() == 7 || word.charAt(7) == 'T';
    }

    /**
     * Whether a word has the form of the abbreviation of a set: 2 to 6 capital letters and digits,
     * one a letter.
     */
    static boolean isSet(String word) {
        if (word.length() < 2 || word.length() > 6) {
            return false;
        }
        boolean letter = false;
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            letter |= c >= 'A' && c <= 'Z';
            if (!(c >= 'A' && c <= 'Z') && !(c >= '0' && c <= '9') && !(c == '-' && i > 0)) {
                return false;
            }
        }
        return letter;
    }

    /**
     * Whether a word has the form of a number within a set: {@code 32}, {@code 123a}, {@code TG12},
     * {@code MID-159}.
     */
    static boolean isNumber(String word) {
        int digits = 0;
        int letters = 0;
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            digits += c >= '0' && c <= '9' ? 1 : 0;
            letters += ListText.isAsciiLetter(c) ? 1 : 0;
            if ("-★†*#".indexOf(c) < 0 && !(ListText.isAsciiLetter(c) || c >= '0' && c <= '9')) {
                return false;
            }
        }
        return digits > 0 && digits <= 5 && letters <= 4;
    }
}
