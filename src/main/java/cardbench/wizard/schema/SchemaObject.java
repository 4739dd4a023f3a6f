package cardbench.wizard.schema;

import static cardbench.wizard.schema.SchemaNodes.map;
import static cardbench.wizard.schema.SchemaNodes.when;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.wizard.card.ObjectType;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds the schema of one type of object. Unknown keys are refused only if all required keys are
 * present: a misspelt key is then one error, and not a missing key and an unknown one.
 */
final class SchemaObject {

    private final List<JsonMap.Member> properties = new ArrayList<>();
    private final List<JsonMap.Member> names = new ArrayList<>();
    private final List<String> required = new ArrayList<>();
    private final List<JsonNode> complete = new ArrayList<>();
    private final List<JsonNode> spellings = new ArrayList<>();

    /** A builder with the keys of a type. */
    static SchemaObject of(ObjectType shape) {
        SchemaObject object = new SchemaObject();
        for (ObjectType.Key key : shape.keys()) {
            object.key(key, SchemaSlots.of(key));
        }
        return object;
    }

    /** Adds a required key. */
    SchemaObject must(String name, JsonNode value) {
        required.add(name);
        return may(name, value);
    }

    /** Adds an optional key. */
    SchemaObject may(String name, JsonNode value) {
        properties.add(new JsonMap.Member(name, 0, 0, value));
        names.addAll(map(name, true).members());
        return this;
    }

    /** Adds a key. */
    SchemaObject key(ObjectType.Key key, JsonNode value) {
        return key.required() ? must(key.name(), value) : may(key.name(), value);
    }

    /** Adds an older, deprecated key. */
    SchemaObject older(String name, JsonMap value) {
        return may(name, SchemaNodes.with(value, map("deprecated", true)));
    }

    /**
     * Lets one of some older keys replace current ones, and forbids any two of them together. All
     * of them must have been added before.
     */
    SchemaObject instead(List<String> older, List<String> present) {
        List<String> needed = new ArrayList<>();
        for (String name : present) {
            if (required.contains(name)) {
                needed.add(name);
            }
        }
        JsonMap needs = needed.isEmpty() ? null : SchemaNodes.has(needed);
        JsonMap spelling = needs;
        JsonMap alternatives = needs;
        // from the last to the first, since each test is the else of the one before it
        for (int i = older.size() - 1; i >= 0; i--) {
            JsonMap none = map();
            for (String name : present) {
                none = SchemaNodes.with(none, map(name, false));
            }
            for (String name : older.subList(i + 1, older.size())) {
                none = SchemaNodes.with(none, map(name, false));
            }
            JsonMap test = SchemaNodes.has(List.of(older.get(i)));
            spelling = when(test, map("properties", none), spelling);
            alternatives = needs == null ? null : map("if", test, "else", alternatives);
        }
        spellings.add(spelling);
        if (alternatives != null) {
            complete.add(alternatives);
        }
        required.removeAll(needed);
        return this;
    }

    /** Makes a key optional if another one is present. */
    SchemaObject unless(String other, String name) {
        JsonMap needs =
                map("if", SchemaNodes.has(List.of(other)), "else", SchemaNodes.has(List.of(name)));
        spellings.add(needs);
        complete.add(needs);
        required.remove(name);
        return this;
    }

    /** Adds a rule that an object has to keep besides those of its keys. */
    SchemaObject also(JsonMap rule) {
        spellings.add(rule);
        return this;
    }

    /** Returns the schema. A closed one refuses unknown keys. */
    JsonMap schema(boolean closed) {
        JsonMap needs = required.isEmpty() ? map() : SchemaNodes.has(required);
        JsonMap test = complete.isEmpty() ? needs : SchemaNodes.with(needs, map("allOf", complete));
        JsonMap schema = map("type", "object", "properties", new JsonMap(properties, 0, 0));
        if (!closed) {
            return SchemaNodes.with(schema, map("required", required));
        }
        JsonMap closing =
                map("properties", new JsonMap(names, 0, 0), "additionalProperties", false);
        schema =
                test.members().isEmpty()
                        ? SchemaNodes.with(schema, map("additionalProperties", false))
                        : SchemaNodes.with(
                                schema,
                                when(test, closing, needs.members().isEmpty() ? null : needs));
        return spellings.isEmpty() ? schema : SchemaNodes.with(schema, map("allOf", spellings));
    }
}
