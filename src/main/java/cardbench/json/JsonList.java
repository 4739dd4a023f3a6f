package cardbench.json;

import java.util.List;

/**
 * An array of a JSON text.
 *
 * @param items in the order of the text
 * @param from first character, the bracket
 * @param to the character after the closing bracket
 */
public record JsonList(List<JsonNode> items, int from, int to) implements JsonNode {

    /** Copies the list, so that the array never changes. */
    public JsonList {
        items = List.copyOf(items);
    }
}
