package cardbench.base.json;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import com.eclipsesource.json.JsonHandler;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Builds the tree with its places from the events of the parser. */
final class JsonTreeBuilder extends JsonHandler<JsonTreeBuilder.Open, JsonTreeBuilder.Open> {

    /** An object or array that is not closed yet. */
    static final class Open {
        private final Open around;
        private final boolean map;
        private final int from;
        private final Map<String, JsonMap.Member> members = new LinkedHashMap<>();
        private final List<JsonNode> items = new ArrayList<>();
        private String name;
        private int nameFrom;
        private int nameTo;

        private Open(Open around, boolean map, int from) {
            this.around = around;
            this.map = map;
            this.from = from;
        }

        private JsonNode closed(int to) {
            return map
                    ? new JsonMap(List.copyOf(members.values()), from, to)
                    : new JsonList(items, from, to);
        }
    }

    private final EditedText text;
    private final Diagnostics diagnostics;
    private Open open;
    private JsonNode value;
    private int from;
    private int values;

    /** The offset in the text of the value that is being parsed. */
    private int base;

    /** A builder for a text; its places are those of the text before the edits. */
    JsonTreeBuilder(EditedText text, Diagnostics diagnostics) {
        this.text = text;
        this.diagnostics = diagnostics;
    }

    /** Prepares for the first or next value, which begins at this offset. */
    void begin(int at) {
        base = at;
        value = null;
    }

    /** The finished value. */
    JsonNode root() {
        return value;
    }

    /** The part of the value that was read before an error at {@code at}, or {@code null}. */
    JsonNode part(int at) {
        JsonNode part = open == null ? value : open.closed(at);
        for (Open around = open == null ? null : open.around;
                around != null;
                around = around.around) {
            put(around, part);
            part = around.closed(at);
        }
        return part;
    }

    private int offset() {
        return text.original(Math.min(text.text().length(), base + getLocation().offset));
    }

    private void scalar(JsonScalar.Type type, String text) {
        value = new JsonScalar(type, text, from, offset());
        count();
    }

    private void count() {
        // reported once, whatever the number of further values
        if (++values == JsonReader.MAX_VALUES + 1) {
            diagnostics.add(
                    JsonCodes.TOO_MANY
                            .at(Location.range(from, offset()))
                            .with("limit", JsonReader.MAX_VALUES));
        }
    }

    private static void put(Open into, JsonNode node) {
        if (!into.map) {
            into.items.add(node);
        } else if (into.name != null) {
            JsonMap.Member member = new JsonMap.Member(into.name, into.nameFrom, into.nameTo, node);
            // a repeated name keeps its first place and takes the last value, as in JavaScript
            into.members.put(into.name, member);
            into.name = null;
        }
    }

    /**
     * Adds the value to its parent, unless the limit is exceeded. Values beyond the limit are still
     * parsed, so that syntax errors in them are found.
     */
    private void keep(Open into) {
        if (values <= JsonReader.MAX_VALUES) {
            put(into, value);
        }
    }

    @Override
    public void startNull() {
        from = offset();
    }

    @Override
    public void endNull() {
        scalar(JsonScalar.Type.NULL, "null");
    }

    @Override
    public void startBoolean() {
        from = offset();
    }

    @Override
    public void endBoolean(boolean flag) {
        scalar(flag ? JsonScalar.Type.TRUE : JsonScalar.Type.FALSE, flag ? "true" : "false");
    }

    @Override
    public void startString() {
        from = offset();
    }

    @Override
    public void endString(String text) {
        scalar(JsonScalar.Type.STRING, text);
    }

    @Override
    public void startNumber() {
        from = offset();
    }

    @Override
    public void endNumber(String text) {
        scalar(JsonScalar.Type.NUMBER, text);
    }

    @Override
    public Open startArray() {
        return open = new Open(open, false, offset());
    }

    @Override
    public void endArrayValue(Open array) {
        keep(array);
    }

    @Override
    public void endArray(Open array) {
        close(array);
    }

    @Override
    public Open startObject() {
        return open = new Open(open, true, offset());
    }

    @Override
    public void startObjectName(Open object) {
        object.nameFrom = offset();
    }

    @Override
    public void endObjectName(Open object, String name) {
        object.name = name;
        object.nameTo = offset();
        if (object.members.containsKey(name)) {
            diagnostics.add(
                    JsonCodes.DUPLICATE_KEY
                            .at(Location.range(object.nameFrom, object.nameTo))
                            .with("key", name));
        }
    }

    @Override
    public void endObjectValue(Open object, String name) {
        keep(object);
    }

    @Override
    public void endObject(Open object) {
        close(object);
    }

    private void close(Open closed) {
        open = closed.around;
        value = closed.closed(offset());
        count();
    }
}
