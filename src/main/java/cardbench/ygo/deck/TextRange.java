package cardbench.ygo.deck;

import cardbench.text.Ascii;

/** Some characters of a text: from the first one to the one behind the last. */
record TextRange(int from, int to) {

    /** The whole text but its blanks; {@code null} where nothing is left or it begins earlier. */
    static TextRange whole(String text, int start) {
        int from = Ascii.skipBlanks(text, 0, text.length());
        int to = Ascii.dropBlanks(text, from, text.length());
        return start > from || from == to ? null : new TextRange(from, to);
    }
}
