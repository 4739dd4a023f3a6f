package cardbench.base.yaml;

import cardbench.base.text.Lines;
import cardbench.base.text.Location;

/**
 * A range of characters in a file.
 *
 * @param lines the lines of the file
 * @param from offset of the first character, in UTF-16 units
 * @param to offset after the last character
 */
public record Span(Lines lines, int from, int to) {

    /** The range as a location, with line and column of its first character. */
    public Location location() {
        return lines.range(from, to);
    }

    /** The location after its last character, with line and column. */
    public Location end() {
        return lines.range(to, to);
    }
}
