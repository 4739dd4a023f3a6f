package cardbench.wizard.card;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import java.util.ArrayList;
import java.util.List;

/**
 * Creates the JSON values of a normalised card. Each gets the position of the value that it was
 * made from, so that findings about normalised cards point into the text that the author wrote.
 */
public final class PlacedValueBuilder {

    private PlacedValueBuilder() {}

    public static JsonScalar text(String text, JsonNode place) {
        return JsonScalar.string(text, place.from(), place.to());
    }

    public static JsonScalar number(int number, JsonNode place) {
        return JsonScalar.number(number, place.from(), place.to());
    }

    public static JsonList list(List<JsonNode> items, JsonNode place) {
        return new JsonList(items, place.from(), place.to());
    }

    /**
     * An object from alternating names and values: nodes, and texts, which get the place of the
     * object; {@code null} values are left out.
     */
    public static JsonMap map(JsonNode place, Object... namesAndValues) {
        List<JsonMap.Member> members = new ArrayList<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            Object given = namesAndValues[i + 1];
            JsonNode value = given instanceof String text ? text(text, place) : (JsonNode) given;
            if (value != null) {
                members.add(member((String) namesAndValues[i], value, value));
            }
        }
        return new JsonMap(members, place.from(), place.to());
    }

    /** A member whose name has the position of another value. */
    public static JsonMap.Member member(String name, JsonNode value, JsonNode place) {
        return new JsonMap.Member(name, place.from(), place.to(), value);
    }

    public static JsonMap withMembers(JsonMap map, List<JsonMap.Member> members) {
        return new JsonMap(members, map.from(), map.to());
    }

    /** The object with one member replaced, or added at the end. */
    public static JsonMap with(JsonMap map, String name, JsonNode value) {
        List<JsonMap.Member> members = new ArrayList<>();
        boolean found = false;
        for (JsonMap.Member member : map.members()) {
            boolean same = member.name().equals(name);
            found |= same;
            members.add(same ? member.with(value) : member);
        }
        if (!found) {
            members.add(member(name, value, value));
        }
        return withMembers(map, members);
    }
}
