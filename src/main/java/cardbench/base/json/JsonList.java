package cardbench.base.json;

import java.util.List;

/**
 * An array of a JSON text. Immutable.
 *
 * @param items in the order of the text
 * @param from offset of the opening bracket, in UTF-16 units
 * @param to offset behind the closing bracket
 */
public record JsonList(List<JsonNode> items, int from, int to) implements JsonNode {

    /** Copies the list, so that the array never changes. */
    public JsonList {
        items = List.copyOf(items);
    }
}
