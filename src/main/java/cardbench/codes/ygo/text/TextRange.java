package cardbench.codes.ygo.text;

import cardbench.base.text.Ascii;

/** A range of characters: {@code from} (inclusive) to {@code to} (exclusive). */
public record TextRange(int from, int to) {

    /** The text without surrounding blanks, or {@code null} if it is empty or begins earlier. */
    public static TextRange whole(String text, int start) {
        int from = Ascii.skipBlanks(text, 0, text.length());
        int to = Ascii.dropBlanks(text, from, text.length());
        return start > from || from == to ? null : new TextRange(from, to);
    }
}
