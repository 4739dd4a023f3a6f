package cardbench.ygo;

import cardbench.text.Ascii;

/** Some characters of a text: from the first one to the one behind the last. */
record Stretch(int from, int to) {

    /** The whole text but its blanks; {@code null} where nothing is left or it begins earlier. */
    static Stretch whole(String text, int start) {
        int from = Ascii.skipBlanks(text, 0, text.length());
        int to = Ascii.dropBlanks(text, from, text.length());
        return start > from || from == to ? null : new Stretch(from, to);
    }
}
