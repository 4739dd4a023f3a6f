package cardbench.codes.deck;

import cardbench.base.text.Ascii;

/**
 * The lines of a text that a game ignores when it reads a code from the clipboard: those that begin
 * with {@code #}, behind blanks and the marks of a quotation. It goes through the text once, so the
 * places that are requested must ascend.
 */
public final class CommentLines {

    private final String text;
    private int next;

    /** Whether only blanks and marks of quotations were in the line so far. */
    private boolean beginning = true;

    private boolean comment;

    /** Creates the lines of a text, in front of its first character. */
    public CommentLines(String text) {
        this.text = text;
    }

    /** Whether a character is in a comment, as far as its line in front of it shows. */
    public static boolean hold(String text, int at) {
        return new CommentLines(text).hold(at);
    }

    /** The same for a character at or behind the one that was asked for before. */
    public boolean hold(int at) {
        for (; next < at; next++) {
            char c = text.charAt(next);
            if (Ascii.isBreak(c)) {
                beginning = true;
                comment = false;
            } else if (beginning && !Ascii.isBlank(c) && c != '>') {
                beginning = false;
                comment = c == '#';
            }
        }
        return comment;
    }
}
