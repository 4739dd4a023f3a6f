package cardbench.base.yaml;

import java.util.List;

/**
 * A list: lines that begin with {@code -}, or items between square brackets.
 *
 * @param items in the order of the file
 * @param span see {@link YamlNode#span()}
 */
public record YamlList(List<YamlNode> items, Span span) implements YamlNode {

    /** Copies the list. */
    public YamlList {
        items = List.copyOf(items);
    }
}
