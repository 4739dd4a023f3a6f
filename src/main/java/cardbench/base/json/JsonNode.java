package cardbench.base.json;

import cardbench.base.text.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** A value of a JSON text with its place, given as offsets in UTF-16 units. Immutable. */
public sealed interface JsonNode permits JsonMap, JsonList, JsonScalar {

    /** The offset of its first character. */
    int from();

    /** The offset behind its last character. */
    int to();

    /** Its characters. */
    default Location place() {
        return Location.range(from(), to());
    }

    /** The members of an object; empty for any other value. */
    default List<JsonMap.Member> members() {
        return List.of();
    }

    /** The items of an array; empty for any other value. */
    default List<JsonNode> items() {
        return List.of();
    }

    /** The items of an array that are objects. */
    default List<JsonMap> objects() {
        List<JsonMap> objects = new ArrayList<>();
        for (JsonNode item : items()) {
            if (item instanceof JsonMap map) {
                objects.add(map);
            }
        }
        return objects;
    }

    /**
     * Visits the value and all that it contains, in the order of the text.
     *
     * @param name the name of the member that the value, or the innermost array around it, is of
     * @param visitor takes each value with its name
     */
    default void visit(String name, BiConsumer<String, JsonNode> visitor) {
        visitor.accept(name, this);
        for (JsonMap.Member member : members()) {
            member.value().visit(member.name(), visitor);
        }
        for (JsonNode item : items()) {
            item.visit(name, visitor);
        }
    }
}
