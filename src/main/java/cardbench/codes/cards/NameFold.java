package cardbench.codes.cards;

import cardbench.base.text.Ascii;

/**
 * Folds names for comparison: removes the differences in case, accents, width, spaces, quotation
 * marks, middle dots, dashes, and between hiragana and katakana. Names with equal folded forms are
 * considered equal. Sources of card names disagree on some of these, such as middle dots.
 */
public final class NameFold {

    /** The letters U+00C0 to U+017F without their accents; {@code _} keeps the letter. */
    private static final String LATIN =
            "aaaaaaaceeeeiiii"
                    + "dnooooo_ouuuuy_s"
                    + "aaaaaaaceeeeiiii"
                    + "dnooooo_ouuuuy_y"
                    + "aaaaaaccccccccdd"
                    + "ddeeeeeeeeeegggg"
                    + "gggghhhhiiiiiiii"
                    + "iiiijjkkklllllll"
                    + "lllnnnnnnnnnoooo"
                    + "oooorrrrrrssssss"
                    + "ssttttttuuuuuuuu"
                    + "uuuuwwyyyzzzzzzs";

    /** The letters U+1EA0 to U+1EF9 (Vietnamese) without marks: letter, number of code points. */
    private static final String VIETNAMESE = "a24e16i04o24u14y08";

    private NameFold() {}

    /** The folded form: lower case, no spaces and no punctuation; may be empty. */
    public static String fold(String name) {
        StringBuilder folded = new StringBuilder(name.length());
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            char narrow = c >= 0xFF01 && c <= 0xFF5E ? (char) (c - 0xFEE0) : c;
            char kept = narrow < 0x80 ? ascii(narrow) : other(narrow);
            if (kept != 0) {
                folded.append(kept);
            }
        }
        return folded.toString();
    }

    /**
     * Which letters a folded name has, as bits. Different letters may share one of the 32 bits, so
     * a bit that one of two names lacks stands for at least one letter that it lacks.
     */
    static int letters(String folded) {
        int letters = 0;
        for (int i = 0; i < folded.length(); i++) {
            letters |= 1 << (folded.charAt(i) & 31);
        }
        return letters;
    }

    private static char ascii(char c) {
        if (c >= 'A' && c <= 'Z') {
            return (char) (c + 'a' - 'A');
        }
        return c >= 'a' && c <= 'z' || Ascii.isDigit(c) ? c : 0;
    }

    /** The folded form of a character beyond ASCII, or 0 if it is dropped. */
    private static char other(char c) {
        if (c < 0xC0 || c == 0xD7 || c == 0xF7) {
            return 0;
        }
        if (c <= 0x17F) {
            char plain = LATIN.charAt(c - 0xC0);
            return plain == '_' ? c : plain;
        }
        if (c >= 0x1EA0 && c <= 0x1EF9) {
            return vietnamese(c - 0x1EA0);
        }
        if (c == 0x1A0 || c == 0x1A1) {
            return 'o';
        }
        if (c == 0x1AF || c == 0x1B0) {
            return 'u';
        }
        // Cyrillic: lower case, and io as ie, which is often written for it.
        if (c >= 0x410 && c <= 0x42F) {
            return (char) (c + 0x20);
        }
        if (c == 0x401 || c == 0x451) {
            return 'е';
        }
        // Hiragana to katakana
        if (c >= 0x3041 && c <= 0x3096) {
            return (char) (c + 0x60);
        }
        return isMark(c) ? 0 : c;
    }

    private static char vietnamese(int offset) {
        int end = 0;
        for (int i = 0; i < VIETNAMESE.length(); i += 3) {
            end += 10 * (VIETNAMESE.charAt(i + 1) - '0') + VIETNAMESE.charAt(i + 2) - '0';
            if (offset < end) {
                return VIETNAMESE.charAt(i);
            }
        }
        return 'y';
    }

    /**
     * Combining accents, general and CJK punctuation, both katakana middle dots, small full-width
     * forms, and marks without a width.
     */
    private static boolean isMark(char c) {
        return c >= 0x300 && c <= 0x36F
                || c >= 0x2000 && c <= 0x206F
                || c >= 0x3000 && c <= 0x3004
                || c >= 0x3008 && c <= 0x301F
                || c == 0x30FB
                || c >= 0xFE10 && c <= 0xFE6F
                || c >= 0xFF5F && c <= 0xFF65
                || c == 0xFEFF;
    }
}
