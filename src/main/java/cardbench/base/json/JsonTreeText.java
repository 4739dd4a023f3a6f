package cardbench.base.json;

/** Writes a tree as JSON text, with the members in their order. */
public final class JsonTreeText {

    private JsonTreeText() {}

    /** Writes one value. */
    public static void write(JsonNode node, JsonText json) {
        if (node instanceof JsonMap map) {
            json.object();
            for (JsonMap.Member member : map.members()) {
                write(member.value(), json.name(member.name()));
            }
            json.endObject();
        } else if (node instanceof JsonList list) {
            json.array();
            for (JsonNode item : list.items()) {
                write(item, json);
            }
            json.endArray();
        } else if (node instanceof JsonScalar scalar) {
            switch (scalar.type()) {
                case STRING -> json.value(scalar.text());
                case NUMBER -> json.number(scalar.text());
                case NULL -> json.value((String) null);
                default -> json.value(scalar.type() == JsonScalar.Type.TRUE);
            }
        }
    }

    /** The JSON text of one value. */
    public static String of(JsonNode node) {
        JsonText json = new JsonText();
        write(node, json);
        return json.toString();
    }
}
