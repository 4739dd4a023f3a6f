package cardbench.base.json;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

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

    /** The array with another value for each item. */
    public JsonList withItems(UnaryOperator<JsonNode> value) {
        List<JsonNode> changed = new ArrayList<>();
        for (JsonNode item : items) {
            changed.add(value.apply(item));
        }
        return new JsonList(changed, from, to);
    }
}
