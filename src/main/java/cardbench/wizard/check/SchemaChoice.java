package cardbench.wizard.check;

import static cardbench.wizard.check.SchemaNodes.map;
import static cardbench.wizard.check.SchemaNodes.ref;
import static cardbench.wizard.check.SchemaNodes.type;
import static cardbench.wizard.check.SchemaNodes.with;

import cardbench.json.JsonMap;
import cardbench.json.JsonNode;
import cardbench.wizard.card.ObjectType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** The schema of objects that name in {@code type} which of several kinds they are. */
final class SchemaChoice {

    private final String group;
    private final BiConsumer<String, JsonMap> definitions;
    private final List<JsonNode> cases = new ArrayList<>();

    SchemaChoice(String group, BiConsumer<String, JsonMap> definitions) {
        this.group = group;
        this.definitions = definitions;
    }

    /** Adds the objects of a shape under the name of it. */
    void add(ObjectType shape) {
        add(shape.name(), SchemaObject.of(shape), shape.extension(), map("const", shape.name()));
    }

    /** Adds one kind, whose {@code type} is as {@code names} says. */
    void add(String name, SchemaObject object, boolean extension, JsonMap names) {
        String definition = group + "." + name;
        JsonMap schema = object.may("type", map()).schema(true);
        JsonMap comment = map("$comment", "an extension: the document does not have it");
        definitions.accept(definition, extension ? with(comment, schema) : schema);
        JsonMap named = map("type", with(type("string"), names));
        JsonMap test = map("required", List.of("type"), "properties", named);
        cases.add(map("if", test, "then", ref(definition)));
    }

    /** Gives the definition; {@code names} are all that can stand at {@code type}. */
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
