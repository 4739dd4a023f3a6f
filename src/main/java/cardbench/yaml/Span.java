package cardbench.yaml;

import cardbench.text.Lines;
import cardbench.text.Location;

/**
 * A stretch of a file.
 *
 * @param lines the lines of the file
 * @param from first character, an offset in UTF-16 units
 * @param to the character after the last one
 */
public record Span(Lines lines, int from, int to) {

    /** The stretch, with line and column of its first character. */
    public Location location() {
        return lines.range(from, to);
    }

    /** The place behind its last character, with line and column. */
    public Location end() {
        return lines.range(to, to);
    }
}
