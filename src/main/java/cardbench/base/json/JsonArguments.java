package cardbench.base.json;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The arguments of a request as trees, without writing them as text and reading that again. A
 * parsed request keeps no offsets, so values are numbered through all arguments as if their names,
 * strings and numbers stood one after the other. By these numbers the {@linkplain #place place} of
 * a value is found again: a JSON pointer into the request, whichever argument it came from. The
 * limits are those of {@link JsonReader} for all arguments together. Not for several threads.
 */
public final class JsonArguments implements JsonPlaces {

    private final List<JsonMap.Member> arguments = new ArrayList<>();
    private final Diagnostics diagnostics = new Diagnostics();
    private int next;
    private int values;
    private boolean tooLong;

    /** The tree of an argument that is an object. */
    public JsonMap object(String name, JsonObject value) {
        return (JsonMap) argument(name, value);
    }

    /** The tree of an argument that is an array. */
    public JsonList array(String name, JsonArray value) {
        return (JsonList) argument(name, value);
    }

    /** Names that occur twice, and values beyond the limits, with pointers into the request. */
    public List<Diagnostic> diagnostics() {
        List<Diagnostic> placed = new ArrayList<>();
        for (Diagnostic one : diagnostics.list()) {
            placed.add(one.at(place(one.location().from(), one.location().to())));
        }
        return placed;
    }

    /** The pointer into the request of the innermost value that has these numbers. */
    @Override
    public Location place(int from, int to) {
        return Location.pointer(
                JsonReading.pointer(new JsonMap(arguments, 0, Math.max(next, to)), from, to));
    }

    private JsonNode argument(String name, JsonValue value) {
        int from = next;
        JsonNode node = node(value);
        arguments.add(new JsonMap.Member(name, from, from, node));
        return node;
    }

    private JsonNode node(JsonValue value) {
        int from = next;
        if (value.isObject()) {
            next++;
            return counted(new JsonMap(members(value.asObject()), from, next));
        }
        if (value.isArray()) {
            next++;
            List<JsonNode> items = new ArrayList<>();
            for (JsonValue item : value.asArray()) {
                JsonNode node = node(item);
                if (within()) {
                    items.add(node);
                }
            }
            return counted(new JsonList(items, from, next));
        }
        JsonScalar.Type type = type(value);
        String text = type == JsonScalar.Type.STRING ? value.asString() : value.toString();
        advance(type == JsonScalar.Type.STRING ? text.length() + 2 : text.length());
        return counted(new JsonScalar(type, text, from, next));
    }

    private static JsonScalar.Type type(JsonValue value) {
        if (value.isString()) {
            return JsonScalar.Type.STRING;
        }
        if (value.isNumber()) {
            return JsonScalar.Type.NUMBER;
        }
        return value.isNull()
                ? JsonScalar.Type.NULL
                : value.isTrue() ? JsonScalar.Type.TRUE : JsonScalar.Type.FALSE;
    }

    private List<JsonMap.Member> members(JsonObject object) {
        Map<String, JsonMap.Member> members = new LinkedHashMap<>();
        for (JsonObject.Member member : object) {
            String name = member.getName();
            int from = next;
            advance(name.length() + 2);
            int to = next;
            if (members.containsKey(name)) {
                diagnostics.add(
                        JsonCodes.DUPLICATE_KEY.at(Location.range(from, to)).with("key", name));
            }
            JsonNode node = node(member.getValue());
            if (within()) {
                // a repeated name keeps its first place and takes the last value, as in JavaScript
                members.put(name, new JsonMap.Member(name, from, to, node));
            }
        }
        return new ArrayList<>(members.values());
    }

    /** Whether the value that was made last is within the limits. */
    private boolean within() {
        return values <= JsonReader.MAX_VALUES && !tooLong;
    }

    private JsonNode counted(JsonNode node) {
        if (++values == JsonReader.MAX_VALUES + 1) {
            diagnostics.add(
                    JsonCodes.TOO_MANY
                            .at(Location.range(node.from(), node.to()))
                            .with("limit", JsonReader.MAX_VALUES));
        }
        return node;
    }

    private void advance(int characters) {
        int from = next;
        // the numbers stop where nothing is kept any more, so that they never overflow
        next = tooLong ? next : next + characters;
        if (!tooLong && next > JsonReader.MAX_LENGTH) {
            tooLong = true;
            diagnostics.add(
                    JsonCodes.TOO_LONG
                            .at(Location.range(from, next))
                            .with("limit", JsonReader.MAX_LENGTH));
        }
    }
}
