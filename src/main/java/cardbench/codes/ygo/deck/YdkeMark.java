package cardbench.codes.ygo.deck;

import cardbench.base.text.Ascii;
import cardbench.base.text.Base64Text;
import cardbench.codes.ygo.text.TextRange;

/** Finds {@code ydke://} addresses: the mark, and the end of the last part. */
final class YdkeMark {

    static final String KIND = "ydke";

    static final String MARK = "ydke://";

    private static final String SLASHES = "://";

    private static final int WORD = MARK.length() - SLASHES.length();

    /** The maximum number of letters of a part: more than the largest deck has. */
    static final int LETTERS = 6000;

    private static final int PARTS = 3;

    private YdkeMark() {}

    /** The first address at or after a character, or {@code null}. */
    static TextRange next(String text, int from) {
        // The word may be in any case, so the search is for the signs after it.
        int slashes = text.indexOf(SLASHES, from + WORD);
        while (slashes >= 0 && !isMark(text, slashes - WORD)) {
            slashes = text.indexOf(SLASHES, slashes + 1);
        }
        if (slashes < 0) {
            return null;
        }
        int mark = slashes - WORD;
        int at = mark + MARK.length();
        for (int part = 0; part < PARTS; part++) {
            int end = partEnd(text, at);
            if (end == text.length() || text.charAt(end) != '!') {
                return new TextRange(mark, end);
            }
            at = end + 1;
        }
        return new TextRange(mark, at);
    }

    /** Whether the word of the mark is at a character, in any case. */
    private static boolean isMark(String text, int from) {
        for (int i = 0; i < WORD; i++) {
            if ((text.charAt(from + i) | 0x20) != MARK.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** The {@code !} after a part, or the first blank if the text up to it is not base64. */
    private static int partEnd(String text, int from) {
        int blank = -1;
        int letters = 0;
        boolean foreign = false;
        int at = from;
        while (at < text.length() && text.charAt(at) != '!') {
            char c = text.charAt(at);
            if (Ascii.isBlank(c)) {
                blank = blank < 0 ? at : blank;
            } else {
                letters++;
                foreign |= Base64Text.value(c) < 0 && c != '=' && c != '-' && c != '_';
            }
            if (blank >= 0 && (foreign || letters > LETTERS)) {
                return blank;
            }
            at++;
        }
        // Words of prose are base64 letters too; whole groups and a final mark make it a part.
        boolean prose = at == text.length() || (letters & 3) != 0;
        return blank >= 0 && prose ? blank : at;
    }
}
