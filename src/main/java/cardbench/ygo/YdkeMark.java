package cardbench.ygo;

import cardbench.text.Ascii;
import cardbench.text.Base64Text;

/** Finds {@code ydke://} addresses: their mark, and where the last of their parts ends. */
final class YdkeMark {

    static final String KIND = "ydke";

    static final String MARK = "ydke://";

    /** Letters of a part that are read: more than the largest deck has. */
    static final int LETTERS = 6000;

    private static final int PARTS = 3;

    private YdkeMark() {}

    /** The first address from a character on, or {@code null}. */
    static Stretch next(String text, int from) {
        int mark = text.indexOf(MARK, from);
        if (mark < 0) {
            return null;
        }
        int at = mark + MARK.length();
        for (int part = 0; part < PARTS; part++) {
            int end = partEnd(text, at);
            if (end == text.length() || text.charAt(end) != '!') {
                return new Stretch(mark, end);
            }
            at = end + 1;
        }
        return new Stretch(mark, at);
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
