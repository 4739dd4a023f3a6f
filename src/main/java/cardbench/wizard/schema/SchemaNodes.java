package cardbench.wizard.schema;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import java.util.ArrayList;
import java.util.List;

/**
 * Creates the parts of a JSON Schema. Alternatives are distinguished by {@code if}, never by {@code
 * oneOf} or {@code anyOf}: a validator then reports what is wrong with the alternative that was
 * meant, instead of what is wrong with each of them.
 */
final class SchemaNodes {

    private SchemaNodes() {}

    /** An object from alternating names and values: nodes, texts, integers, booleans, lists. */
    static JsonMap map(Object... namesAndValues) {
        List<JsonMap.Member> members = new ArrayList<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            if (namesAndValues[i + 1] != null) {
                JsonNode value = node(namesAndValues[i + 1]);
                members.add(new JsonMap.Member((String) namesAndValues[i], 0, 0, value));
            }
        }
        return new JsonMap(members, 0, 0);
    }

    private static JsonNode node(Object value) {
        if (value instanceof JsonNode node) {
            return node;
        }
        if (value instanceof Integer number) {
            return JsonScalar.number(number, 0, 0);
        }
        if (value instanceof Boolean flag) {
            return flag
                    ? new JsonScalar(JsonScalar.Type.TRUE, "true", 0, 0)
                    : new JsonScalar(JsonScalar.Type.FALSE, "false", 0, 0);
        }
        if (value instanceof List<?> items) {
            List<JsonNode> nodes = new ArrayList<>();
            for (Object item : items) {
                nodes.add(node(item));
            }
            return new JsonList(nodes, 0, 0);
        }
        return JsonScalar.string((String) value, 0, 0);
    }

    /** An object with the members of two objects. */
    static JsonMap with(JsonMap one, JsonMap other) {
        List<JsonMap.Member> members = new ArrayList<>(one.members());
        members.addAll(other.members());
        return new JsonMap(members, 0, 0);
    }

    static JsonMap ref(String definition) {
        return map("$ref", "#/$defs/" + definition);
    }

    static JsonMap type(String type) {
        return map("type", type);
    }

    static JsonMap array(JsonNode items) {
        return map("type", "array", "items", items);
    }

    static JsonMap integer(int least, int most) {
        return map("type", "integer", "minimum", least, "maximum", most);
    }

    static JsonMap when(JsonNode test, JsonNode then, JsonNode otherwise) {
        return map("if", test, "then", then, "else", otherwise);
    }

    /**
     * Requires some keys. They are listed as properties too, since strict validators demand that
     * each required key is also a property.
     */
    static JsonMap has(List<String> keys) {
        JsonMap properties = map();
        for (String key : keys) {
            properties = with(properties, map(key, true));
        }
        return map("required", keys, "properties", properties);
    }

    /** Requires a key to have one of some words as its value. */
    static JsonMap says(String key, List<String> words) {
        return map(
                "required",
                List.of(key),
                "properties",
                map(key, with(type("string"), map("enum", words))));
    }

    /** One of some words, of which the older ones are deprecated. */
    static JsonMap words(List<String> words, List<String> older) {
        if (older.isEmpty()) {
            return map("enum", words);
        }
        List<String> accepted = new ArrayList<>(words);
        accepted.addAll(older);
        return map("enum", accepted, "if", map("enum", older), "then", map("deprecated", true));
    }

    /** A text that matches a pattern; deprecated if it matches the older pattern as well. */
    static JsonMap pattern(String pattern, String older) {
        return map(
                "type",
                "string",
                "pattern",
                pattern,
                "if",
                map("pattern", older),
                "then",
                map("deprecated", true));
    }
}
