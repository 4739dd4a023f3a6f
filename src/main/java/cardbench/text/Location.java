package cardbench.text;

/**
 * Where in an input something is. Each kind of place is there or absent on its own ({@link
 * #ABSENT}, {@code null}).
 *
 * @param from first character, an offset in UTF-16 units into the text that was given
 * @param to the character after the last one
 * @param line 1-based line, for texts of several lines
 * @param column 1-based column in UTF-16 units
 * @param byteAt offset in the decoded bytes
 * @param pointer JSON pointer (RFC 6901), for JSON input
 */
public record Location(int from, int to, int line, int column, int byteAt, String pointer) {

    /** Stands for a number that is not there. */
    public static final int ABSENT = -1;

    /** No place in particular: the input as a whole. */
    public static final Location NONE = new Location(ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, null);

    /** The characters {@code from} (inclusive) to {@code to} (exclusive). */
    public static Location range(int from, int to) {
        return new Location(from, to, ABSENT, ABSENT, ABSENT, null);
    }

    /** The value a JSON pointer names. */
    public static Location pointer(String pointer) {
        return new Location(ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, pointer);
    }

    /** This place with its decoded byte. */
    public Location withByte(int byteAt) {
        return new Location(from, to, line, column, byteAt, pointer);
    }

    /** This place with its line and column, both 1-based. */
    public Location withLine(int line, int column) {
        return new Location(from, to, line, column, byteAt, pointer);
    }

    /** This place with the JSON pointer of its value. */
    public Location withPointer(String pointer) {
        return new Location(from, to, line, column, byteAt, pointer);
    }

    /**
     * This place in a text that begins {@code characters} later; places without characters stay as
     * they are.
     */
    public Location shifted(int characters) {
        return from == ABSENT
                ? this
                : new Location(from + characters, to + characters, line, column, byteAt, pointer);
    }
}
