package cardbench.ygo.deck;

import cardbench.text.Ascii;
import cardbench.text.Base64Text;

/** Finds {@code ydke://} addresses: their mark, and where the last of their parts ends. */
final class YdkeMark {

    static final String KIND = "ydke";

    static final String MARK = "ydke://";

    private static final String SLASHES = "://";

    private static final int WORD = MARK.length() - SLASHES.length();

    /** Letters of a part that are read: more than the largest deck has. */
    static final int LETTERS = 6000;

    private static final int PARTS = 3;

    private YdkeMark() {}

    /** The first address from a character on, or {@code null}. */
    static TextRange next(String text, int from) {
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

    /** Whether the word of the mark is at a character, in whatever case. */
    private static boolean isMark(String text, int from) {
        for (int i = 0; i < WORD; i++) {
            if ((text.charAt(from + i) | 0x20) != MARK.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** The mark behind a part, or the first blank where what is up to the mark is no base64. */
    private static int partEnd(String text, int from) {
        int blank = -1;
        int letters = 0;
        boolean others = false;
        int at = from;
        while (at < text.length() && text.charAt(at) != '!') {
            char c = text.charAt(at);
            if (Ascii.isBlank(c)) {
                blank = blank < 0 ? at : blank;
            } else {
                letters++;
                others |= Base64Text.value(c) < 0 && c != '=' && c != '-' && c != '_';
            }
            if (blank >= 0 && (others || letters > LETTERS)) {
                return blank;
            }
            at++;
        }
        boolean prose = at == text.length() || (letters & 3) != 0;
        return blank >= 0 && prose ? blank : at;
    }
}
