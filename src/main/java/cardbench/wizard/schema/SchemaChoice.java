package cardbench.wizard.schema;

import static cardbench.wizard.schema.SchemaNodes.map;
import static cardbench.wizard.schema.SchemaNodes.ref;
import static cardbench.wizard.schema.SchemaNodes.type;
import static cardbench.wizard.schema.SchemaNodes.with;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.wizard.card.ObjectType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** Builds the schema of objects that are distinguished by their key {@code type}. */
final class SchemaChoice {

    private final String group;
    private final BiConsumer<String, JsonMap> definitions;
    private final List<JsonNode> cases = new ArrayList<>();

    SchemaChoice(String group, BiConsumer<String, JsonMap> definitions) {
        this.group = group;
        this.definitions = definitions;
    }

    /** Adds the objects of a type under its name. */
    void add(ObjectType shape) {
        add(shape.name(), SchemaObject.of(shape), shape.extension(), map("const", shape.name()));
    }

    /** Adds objects whose {@code type} matches the schema {@code names}. */
    void add(String name, SchemaObject object, boolean extension, JsonMap names) {
        String definition = group + "." + name;
        JsonMap schema = object.may("type", map()).schema(true);
        JsonMap comment = map("$comment", "an extension: the document does not have it");
        definitions.accept(definition, extension ? with(comment, schema) : schema);
        JsonMap named = map("type", with(type("string"), names));
        JsonMap test = map("required", List.of("type"), "properties", named);
        cases.add(map("if", test, "then", ref(definition)));
    }

    /** Writes the definition. {@code names} is the schema of all values of {@code type}. */
    void define(JsonMap names) {
        definitions.accept(
                group,
                map(
                        "type",
                        "object",
                        "required",
                        List.of("type"),
                        "properties",
                        map("type", names),
                        "allOf",
                        cases));
    }
}
