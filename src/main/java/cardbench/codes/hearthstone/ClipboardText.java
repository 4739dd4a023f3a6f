package cardbench.codes.hearthstone;

import cardbench.base.text.Ascii;
import cardbench.codes.deck.CommentLines;

/**
 * The text that the game copies for a deck: a line {@code ### name}, comment lines that begin with
 * {@code #} in the player's language, and the code on a line of its own. The in-game chat has
 * {@code ### name code} on one line instead. Only these markers are parsed, never the words, which
 * are localised. {@link ClipboardWriter} writes the text.
 */
public final class ClipboardText {

    /** The marker of the line with the deck's name. */
    static final String NAME = "###";

    private ClipboardText() {}

    /**
     * The name of the deck whose code begins at {@code codeFrom}: the text behind the first {@code
     * ###} on the same line, or above it with only comments and blank lines between. Empty if there
     * is none.
     */
    public static String name(String text, int codeFrom) {
        int end = codeFrom;
        boolean codeLine = true;
        String name = "";
        while (end >= 0) {
            int start = Ascii.lineStart(text, end);
            int first = Ascii.skipBlanks(text, start, end);
            if (text.startsWith(NAME, first) && first + NAME.length() <= end) {
                String behind = withoutTags(text, first, end);
                name = behind.isEmpty() ? name : behind;
            }
            boolean comment = first == end || text.charAt(first) == '#';
            // the code's own line may have any words before the code, such as a label of a forum
            if (!comment && !codeLine) {
                return name;
            }
            codeLine = false;
            end = start - 1;
        }
        return name;
    }

    /** The name on a line that begins with {@code ###}. */
    static String nameOf(String line) {
        return withoutTags(line, 0, line.length());
    }

    /**
     * The part of a pasted text that the game takes for the code: the first line that is neither
     * blank nor a comment; in a chat line, the word behind the last space.
     *
     * @return {@code {from, to}} without surrounding blanks; an empty range at the end if there is
     *     none
     */
    static int[] codeLine(String text) {
        int start = 0;
        while (start < text.length()) {
            int end = Ascii.lineEnd(text, start, text.length());
            int from = Ascii.skipBlanks(text, start, end);
            int to = Ascii.dropBlanks(text, from, end);
            if (from < to && text.charAt(from) != '#') {
                return new int[] {from, to};
            }
            start = end + 1;
        }
        int from = Ascii.skipBlanks(text, 0, text.length());
        int to = Ascii.dropBlanks(text, from, text.length());
        boolean oneLine =
                text.startsWith(NAME, from) && Ascii.lineEnd(text, from, text.length()) >= to;
        return oneLine ? new int[] {text.lastIndexOf(' ', to) + 1, to} : new int[] {to, to};
    }

    /**
     * Whether a code is in a line that the game ignores. A line of the chat, {@code ### name code},
     * is none if it is the whole text.
     */
    static boolean isInComment(String text, int codeFrom) {
        return CommentLines.hold(text, codeFrom) && codeLine(text)[0] != codeFrom;
    }

    /**
     * The text without the number signs around it, HTML tags and surrounding blanks. Signs at the
     * end close a heading of Markdown if a blank is before them.
     */
    private static String withoutTags(String text, int from, int to) {
        int start = from;
        while (start < to && text.charAt(start) == '#') {
            start++;
        }
        // a < without a later > belongs to the name; looking for the last > once keeps this linear
        int lastClose = to - 1;
        while (lastClose >= start && text.charAt(lastClose) != '>') {
            lastClose--;
        }
        StringBuilder name = new StringBuilder();
        for (int i = start; i < to; i++) {
            if (text.charAt(i) == '<' && i < lastClose) {
                i = text.indexOf('>', i);
            } else {
                name.append(text.charAt(i));
            }
        }
        String label = name.toString();
        int first = Ascii.skipBlanks(label, 0, label.length());
        int last = Ascii.dropBlanks(label, first, label.length());
        int closing = last;
        while (closing > first && label.charAt(closing - 1) == '#') {
            closing--;
        }
        boolean closed = closing == first || Ascii.isBlank(label.charAt(closing - 1));
        return label.substring(first, closed ? Ascii.dropBlanks(label, first, closing) : last);
    }
}
