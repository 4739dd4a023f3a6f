package cardbench.base.text;

/**
 * A place in an input. Each component may be absent ({@link #ABSENT}, {@code null}).
 *
 * @param from offset of the first character, in UTF-16 units
 * @param to offset after the last character
 * @param line 1-based line, for texts of several lines
 * @param column 1-based column in UTF-16 units
 * @param byteAt offset in the decoded bytes
 * @param pointer JSON pointer (RFC 6901), for JSON input
 */
public record Location(int from, int to, int line, int column, int byteAt, String pointer) {

    /** The value of an absent number. */
    public static final int ABSENT = -1;

    /** The input as a whole. */
    public static final Location NONE = new Location(ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, null);

    /** The characters {@code from} (inclusive) to {@code to} (exclusive). */
    public static Location range(int from, int to) {
        return new Location(from, to, ABSENT, ABSENT, ABSENT, null);
    }

    /** The value at a JSON pointer. */
    public static Location pointer(String pointer) {
        return new Location(ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, pointer);
    }

    /** This location with the offset of a decoded byte. */
    public Location withByte(int byteAt) {
        return new Location(from, to, line, column, byteAt, pointer);
    }

    /** This location with a line and a column, both 1-based. */
    public Location withLine(int line, int column) {
        return new Location(from, to, line, column, byteAt, pointer);
    }

    /** This location with the JSON pointer of a value. */
    public Location withPointer(String pointer) {
        return new Location(from, to, line, column, byteAt, pointer);
    }
}
