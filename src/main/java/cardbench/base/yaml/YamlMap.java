package cardbench.base.yaml;

import java.util.List;

/**
 * A map, in the order of the file: lines with {@code key: value}, or pairs between curly brackets.
 *
 * @param entries the entries, with distinct keys
 * @param span see {@link YamlNode#span()}
 */
public record YamlMap(List<Entry> entries, Span span) implements YamlNode {

    /**
     * An entry {@code key: value}.
     *
     * @param key the key, always a text
     * @param value the value; an empty plain text if none is written
     */
    public record Entry(YamlScalar key, YamlNode value) {}

    /** Copies the list. */
    public YamlMap {
        entries = List.copyOf(entries);
    }

    /** The entry with a key, or {@code null}. */
    public Entry entry(String key) {
        for (Entry entry : entries) {
            if (entry.key().value().equals(key)) {
                return entry;
            }
        }
        return null;
    }
}
