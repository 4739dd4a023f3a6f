package cardbench.codes.ygo.deck;

import cardbench.base.text.Ascii;

/** Separates a line of a deck from the marks of mail, chats and formatting around it. */
final class LineFrame {

    /** Characters in front of a line that belong to the way it was sent. */
    private static final String PREFIX = ">|*-+\u2022\u00b7\u25cf\u25aa\u2013\u2014\u2015\"'`([{_~";

    /** Characters behind a mark that do. */
    private static final String SUFFIX = "\"'`)]}_~*,;:|";

    private LineFrame() {}

    /** Whether lines may begin with a character that is no part of them. */
    static boolean mayPrecede(char c) {
        return Ascii.isBlank(c) || PREFIX.indexOf(c) >= 0;
    }

    /** Whether a mark may have such a character behind it that is no part of it. */
    static boolean mayFollow(char c) {
        return SUFFIX.indexOf(c) >= 0;
    }

    /** Where the line begins, behind what was put in front of it. */
    static int start(String line, int end) {
        int i = 0;
        while (i < end && isPrefix(line, i, end)) {
            i++;
        }
        int digits = Ascii.digitsEnd(line, i, end);
        boolean numbered =
                digits > i
                        && digits - i < 4
                        && digits + 1 < end
                        && (line.charAt(digits) == '.' || line.charAt(digits) == ')')
                        && Ascii.isBlank(line.charAt(digits + 1));
        int next = Ascii.skipBlanks(line, digits + 1, end);
        boolean id = numbered && Ascii.digitsEnd(line, next, end) - next >= YdkLines.LONG;
        return id || numbered && YdkLines.part(line, next, end) >= 0 ? next : i;
    }

    private static boolean isPrefix(String line, int i, int end) {
        char c = line.charAt(i);
        if (c == '-' || c == '\u2013' || c == '(') {
            // a minus sign, as in a list of changes; a number of copies
            return i + 1 < end && !Ascii.isDigit(line.charAt(i + 1));
        }
        boolean times = c == '*' && i + 1 < end && isCount(line, i + 1, end);
        return Ascii.isBlank(c) || PREFIX.indexOf(c) >= 0 && !times;
    }

    private static boolean isCount(String line, int i, int end) {
        int digits = Ascii.digitsEnd(line, i, end);
        return digits > i && digits - i < YdkLines.LONG;
    }

    /** The end of a mark in front of signs of formatting; 0 if the line is no mark. */
    static int markEnd(String plain) {
        int end = plain.length();
        while (end > 0
                && (SUFFIX.indexOf(plain.charAt(end - 1)) >= 0 || plain.charAt(end - 1) == ' ')) {
            end--;
        }
        return end > 1 && YdkLines.part(plain, 0, end) >= 0 ? end : 0;
    }

    /** Whether the rest of a line belongs to a deck: a comment, or a line with an id. */
    static boolean isOfDeck(String plain) {
        return plain.startsWith("#") || isId(plain);
    }

    private static boolean isId(String plain) {
        int start = YdkLines.idStart(plain, 0, plain.length());
        return Ascii.digitsEnd(plain, start, plain.length()) - start >= YdkLines.LONG
                || plain.length() > 0
                        && Ascii.digitsEnd(plain, 0, plain.length()) == plain.length();
    }
}
