package cardbench.codes.list.line;

import cardbench.base.text.Ascii;

/** The forms of the numbers that games print on cards. */
public final class CardId {

    private static final int MAX_LENGTH = 30;

    private CardId() {}

    /**
     * Whether a word has the form of a card's number: parts of capital letters and digits, joined
     * by hyphens or underscores, the last ones with a digit, such as {@code BT11-005}, {@code
     * P-107}, {@code OGN-265-1}, {@code SOR_017}, {@code 20-040L}, {@code ALT_CORE_B_OR_08_C}; or
     * the form of Runeterra, {@code 01DE002}.
     */
    public static boolean is(String word) {
        if (word.length() < 5 || word.length() > MAX_LENGTH) {
            return false;
        }
        int digits = 0;
        int letters = 0;
        int joints = 0;
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            letters += c >= 'A' && c <= 'Z' ? 1 : 0;
            boolean joint = c == '-' || c == '_';
            if (joint && (i == 0 || i == word.length() - 1 || isJoint(word.charAt(i - 1)))) {
                return false;
            }
            joints += joint ? 1 : 0;
            digits += Ascii.isDigit(c) ? 1 : 0;
            // _p1 marks a parallel print
            boolean print = c == 'p' && i > 3 && word.charAt(i - 1) == '_';
            if (!joint && !Ascii.isDigit(c) && !(c >= 'A' && c <= 'Z') && !print) {
                return false;
            }
        }
        // 2024-05-01 is a date
        boolean date = letters == 0 && joints > 1;
        return joints == 0 ? isRuneterra(word) : digits >= 2 && joints <= 7 && !date;
    }

    /**
     * Whether a word of the form of an id is one also among names: its last number has three
     * digits, as in {@code OP01-001}. {@code IG-88} is a name.
     */
    public static boolean isSure(String word) {
        int digits = 0;
        int most = 0;
        for (int i = 0; i < word.length(); i++) {
            digits = Ascii.isDigit(word.charAt(i)) ? digits + 1 : 0;
            most = Math.max(most, digits);
        }
        return most >= 3;
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
            if (letter ? c < 'A' || c > 'Z' : !Ascii.isDigit(c)) {
                return false;
            }
        }
        return word.length() == 7 || word.charAt(7) == 'T';
    }

    /**
     * Whether a word has the form of the abbreviation of a set: 2 to 8 capital letters and digits,
     * one a letter.
     */
    public static boolean isSet(String word) {
        if (word.length() < 2 || word.length() > 8) {
            return false;
        }
        boolean letter = false;
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            letter |= c >= 'A' && c <= 'Z';
            if (!(c >= 'A' && c <= 'Z') && !Ascii.isDigit(c) && !(c == '-' && i > 0)) {
                return false;
            }
        }
        return letter;
    }

    /** Whether a word is the abbreviation of a set in small letters: {@code snc}, {@code m21}. */
    public static boolean isLowerSet(String word) {
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (!(c >= 'a' && c <= 'z') && !Ascii.isDigit(c)) {
                return false;
            }
        }
        return word.length() >= 3 && word.length() <= 5;
    }

    /**
     * Whether a word can be a set of Pokémon TCG Live or of a list in its form: {@code svp}, {@code
     * SV8a}, {@code Promo_SWSH}, {@code Energy}.
     */
    public static boolean isSpacedSet(String word) {
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            boolean digit = Ascii.isDigit(c);
            if (!ListText.isAsciiLetter(c) && !digit && "-_.".indexOf(c) < 0) {
                return false;
            }
        }
        return word.length() >= 2 && word.length() <= 12 && ListText.isLetter(word.charAt(0))
                || isSet(word);
    }

    /**
     * Whether a word has the form of a number within a set: {@code 32}, {@code 123a}, {@code TG12},
     * {@code MID-159}.
     */
    public static boolean isNumber(String word) {
        int digits = 0;
        int letters = 0;
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            digits += Ascii.isDigit(c) ? 1 : 0;
            letters += ListText.isAsciiLetter(c) ? 1 : 0;
            if ("-★†*#".indexOf(c) < 0 && !(ListText.isAsciiLetter(c) || Ascii.isDigit(c))) {
                return false;
            }
        }
        return digits > 0 && digits <= 5 && letters <= 4;
    }
}
