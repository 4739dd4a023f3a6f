package cardbench.codes.ygo.deck;

import cardbench.base.text.Ascii;
import cardbench.codes.ygo.text.TextRange;

/**
 * Finds {@code .ydk} decks in a text: adjacent lines of marks, ids and comments. Lines end with a
 * line feed, a carriage return, or both.
 */
final class YdkLines {

    static final String KIND = "ydk";

    static final String[] MARKS = {"#main", "#extra", "!side"};

    /** The first line of a file, which may follow a byte order mark. */
    private static final String CREATED = "#created";

    static final String BYTE_ORDER_MARK = "\ufeff";

    /** Signs with which people write a number of copies or a name behind an id. */
    private static final String BEHIND_ID = "*xX(.,;|:=\"'`)]}!?#";

    /** A number of this many digits is an id; shorter ones may be any number of the text. */
    static final int LONG = 5;

    private YdkLines() {}

    /** The first deck at or after a character, or {@code null}. */
    static TextRange next(String text, int start) {
        int first = -1;
        int end = -1;
        boolean marked = false;
        boolean main = false;
        // Other text follows the last line of the deck.
        boolean apart = false;
        int at =
                start > 0
                        ? Ascii.lineBehind(text, Ascii.lineEnd(text, start, text.length()))
                        : fileStart(text);
        for (int to; at < text.length(); at = Ascii.lineBehind(text, to)) {
            to = Ascii.lineEnd(text, at, text.length());
            int mark = part(text, at, to);
            boolean created = text.startsWith(CREATED, at);
            int digits = digits(text, at, to);
            if (first < 0) {
                boolean begins = created || digits >= LONG || mark >= 0 && begins(text, at, to);
                first = begins ? at : -1;
                end = to;
            } else if (marked && (created || mark == 0 && main)) {
                break;
            } else if (mark >= 0 || digits >= (apart ? LONG : 1) || !apart && isComment(text, at)) {
                end = to;
                apart = false;
            } else if (Ascii.skipBlanks(text, at, to) < to && !goesOn(text, to, main)) {
                first = marked ? first : -1;
                apart = marked;
            }
            marked |= first >= 0 && mark >= 0;
            main |= first >= 0 && mark == 0;
        }
        return marked ? new TextRange(first, Ascii.dropBlanks(text, first, end)) : null;
    }

    /** The whole text if at least one line of it is a card, or {@code null}. */
    static TextRange whole(String text) {
        int first = Ascii.skipBlanks(text, fileStart(text), text.length());
        for (int at = first;
                at < text.length();
                at = Ascii.lineBehind(text, Ascii.lineEnd(text, at, text.length()))) {
            if (digits(text, at, Ascii.lineEnd(text, at, text.length())) > 0) {
                return new TextRange(first, Ascii.dropBlanks(text, first, text.length()));
            }
        }
        return null;
    }

    /** The start of the first line of a text. */
    private static int fileStart(String text) {
        return text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
    }

    private static boolean isComment(String text, int at) {
        return text.charAt(at) == '#';
    }

    /**
     * Whether a mark begins a deck. A mark with a blank inside may also be a heading, as in
     * Markdown, so a line with an id must follow it.
     */
    private static boolean begins(String text, int from, int to) {
        int next = Ascii.skipBlanks(text, to, text.length());
        return !Ascii.isBlank(text.charAt(from + 1))
                || digits(text, next, Ascii.lineEnd(text, next, text.length())) >= LONG;
    }

    /** Whether the next line that is not blank is a card, or a mark of the same deck. */
    private static boolean goesOn(String text, int from, boolean main) {
        int at = Ascii.skipBlanks(text, from, text.length());
        int to = Ascii.lineEnd(text, at, text.length());
        return part(text, at, to) >= (main ? 1 : 0) || digits(text, at, to) > 0;
    }

    /**
     * Whether a line of a deck is a card. Few digits in front of a letter, as in “2nd” and “1 Dark
     * Magician”, are none.
     */
    static boolean isCard(String text, int from, int to) {
        int start = idStart(text, from, to);
        int end = Ascii.digitsEnd(text, start, to);
        return end - start >= LONG || end > start && Ascii.skipBlanks(text, end, to) == to;
    }

    /** The number of digits of the id in a line; 0 if there is none. */
    private static int digits(String text, int from, int to) {
        int start = idStart(text, from, to);
        int at = Ascii.digitsEnd(text, start, to);
        boolean ends = at == to || Ascii.isBlank(text.charAt(at));
        boolean id = at - start >= LONG;
        return ends || id && (text.charAt(at) >= 0x80 || BEHIND_ID.indexOf(text.charAt(at)) >= 0)
                ? at - start
                : 0;
    }

    /** The start of the id in a line, behind a number of copies, if there is one in front of it. */
    static int idStart(String text, int from, int to) {
        int at = from;
        int count = 0;
        while (at < to && !Ascii.isDigit(text.charAt(at)) && isOfCount(text.charAt(at))) {
            at++;
        }
        while (at < to && Ascii.isDigit(text.charAt(at)) && count < LONG) {
            at++;
            count++;
        }
        while (at < to && isOfCount(text.charAt(at))) {
            at++;
        }
        boolean copies = count > 0 && count < LONG && Ascii.digitsEnd(text, at, to) - at >= LONG;
        return copies ? at : from;
    }

    private static boolean isOfCount(char c) {
        return isTimes(c) || Ascii.isBlank(c) || c == '(' || c == ')';
    }

    private static boolean isTimes(char c) {
        return c == '*' || c == 'x' || c == 'X' || c == '\u00d7';
    }

    /** The part that a mark begins, in any case and with blanks after its sign, or -1. */
    static int part(String text, int from, int to) {
        int end = Ascii.dropBlanks(text, from, to);
        int word = Ascii.skipBlanks(text, Math.min(from + 1, end), end);
        for (int part = 0; part < MARKS.length && word > from; part++) {
            String mark = MARKS[part];
            boolean same =
                    end - word == mark.length() - 1
                            && (text.charAt(from) == '#' || text.charAt(from) == '!');
            for (int i = 1; i < mark.length() && same; i++) {
                same = (text.charAt(word + i - 1) | 0x20) == mark.charAt(i);
            }
            if (same) {
                return part;
            }
        }
        return -1;
    }
}
