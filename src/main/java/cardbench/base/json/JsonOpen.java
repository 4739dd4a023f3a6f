package cardbench.base.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An object or array of a JSON text that is not closed yet. */
final class JsonOpen {

    /** What may follow: the first member or item, another one, or a sign between them. */
    enum Next {
        FIRST,
        ITEM,
        COLON,
        VALUE,
        COMMA
    }

    final boolean map;
    final int from;
    final Map<String, JsonMap.Member> members = new LinkedHashMap<>();
    final List<JsonNode> items = new ArrayList<>();

    /** The name whose value is read next, or {@code null}. */
    JsonToken name;

    /** The last member, or {@code null}. */
    JsonMap.Member last;

    Next next = Next.FIRST;

    JsonOpen(boolean map, int from) {
        this.map = map;
        this.from = from;
    }

    char closer() {
        return map ? '}' : ']';
    }

    /** Begins a member. */
    void begin(JsonToken name) {
        this.name = name;
        next = Next.COLON;
    }

    /** Adds an item, or the value of the member that has begun. */
    void add(JsonNode node) {
        if (!map) {
            items.add(node);
        } else if (name != null) {
            last = new JsonMap.Member(name.text(), name.from(), name.to(), node);
            // a repeated name keeps its first place and takes the last value, as in JavaScript
            members.put(name.text(), last);
            name = null;
        }
    }

    JsonNode closed(int to) {
        return map
                ? new JsonMap(List.copyOf(members.values()), from, to)
                : new JsonList(items, from, to);
    }
}
