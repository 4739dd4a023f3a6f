package cardbench.yaml;

import java.util.List;

/**
 * A map, in the order of the file: lines with {@code key: value}, or pairs between curly brackets.
 *
 * @param entries no two of the same key
 * @param span see {@link YamlNode#span()}
 */
public record YamlMap(List<Entry> entries, Span span) implements YamlNode {

    /**
     * One {@code key: value}.
     *
     * @param key always a text
     * @param value an empty plain text where nothing is written
     */
    public record Entry(YamlScalar key, YamlNode value) {}

    /** Copies the list, so that a tree never changes. */
    public YamlMap {
        entries = List.copyOf(entries);
    }
}
