package cardbench.codes.genshin;

import cardbench.base.text.Ascii;
import cardbench.base.text.Base64Text;

/**
 * A row of letters in a text that is a share code but for one letter.
 *
 * @param from its first character
 * @param slip the letter
 * @param foreign the index of a character that is no letter in place of that letter, or -1
 */
record SlippedRow(int from, LetterSlip slip, int foreign) {

    /** The rows that are tried with each of their letters changed. */
    private static final int MAX_TRIED = 3;

    /** Signs that join the parts of addresses, tokens and file names, and are no slip of a key. */
    static final String JOINTS = ".:?&#@,;=%\\<>\"'";

    /** The first such row; {@code null} if there is none. */
    static SlippedRow first(String text) {
        int tried = 0;
        int limit = Math.min(text.length(), ShareCodeFinder.BROKEN_LIMIT);
        int from = rowStart(text, 0);
        while (from < limit && tried < MAX_TRIED) {
            int to = rowEnd(text, from);
            int behind = rowEnd(text, to + 1);
            boolean foreign =
                    behind - from == ShareCode.LETTERS
                            && to < behind - 1
                            && JOINTS.indexOf(text.charAt(to)) < 0
                            && !Ascii.isBlank(text.charAt(to));
            int end = foreign ? behind : to;
            if (Math.abs(end - from - ShareCode.LETTERS) <= 1) {
                tried++;
                LetterSlip slip = LetterSlip.in(plain(text, from, end));
                if (slip != null) {
                    return new SlippedRow(from, slip, foreign ? to : -1);
                }
            }
            from = rowStart(text, to);
        }
        return null;
    }

    /** Whether the row can be read: it has as many letters as a code. */
    boolean isWhole() {
        return slip.kind() == LetterSlip.Kind.MISTYPED && foreign < 0;
    }

    /** The letters of a row in the alphabet of codes, with any letter for a foreign character. */
    private static String plain(String text, int from, int to) {
        StringBuilder letters = new StringBuilder();
        for (int at = from; at < to; at++) {
            Base64Text letter = Base64Text.run(text, at, 1);
            boolean foreign = !isLetter(text, at) || letter.letters() == 0;
            letters.append(Base64Text.letter(foreign ? 0 : letter.letterAt(0)));
        }
        return letters.toString();
    }

    private static int rowStart(String text, int from) {
        int at = from;
        while (at < text.length() && !isLetter(text, at)) {
            at++;
        }
        return at;
    }

    private static int rowEnd(String text, int from) {
        int at = from;
        while (isLetter(text, at)) {
            at++;
        }
        return at;
    }

    private static boolean isLetter(String text, int at) {
        return at < text.length() && Base64Text.isLetter(text.charAt(at));
    }
}
