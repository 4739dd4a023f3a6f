package cardbench.wizard;

import static cardbench.wizard.SchemaNodes.map;
import static cardbench.wizard.SchemaNodes.ref;
import static cardbench.wizard.SchemaNodes.says;
import static cardbench.wizard.SchemaNodes.words;

import cardbench.json.JsonMap;
import cardbench.json.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** The schema of doables, and of the behaviours of the first generation, which are one each. */
final class SchemaDoables {

    /** Keys of a behaviour of the first generation, beside {@code at} and {@code do}. */
    private static final List<String> FIRST_KEYS = List.of("triggers", "target", "amount", "mode");

    private final BiConsumer<String, JsonMap> definitions;
    private final SchemaChoice doables;
    private final List<JsonNode> cases = new ArrayList<>();
    private final List<String> words = new ArrayList<>();

    SchemaDoables(BiConsumer<String, JsonMap> definitions) {
        this.definitions = definitions;
        this.doables = new SchemaChoice("doable", definitions);
    }

    /** Gives the definitions. */
    void define() {
        for (Shape shape : Shapes.DOABLES) {
            doable(shape.name(), shape);
        }
        for (String older : Renames.doables()) {
            doable(older, Shape.named(Renames.doable(older), Shapes.DOABLES));
        }
        Shape.Key target = Shape.named("health", Shapes.DOABLES).key("target");
        SchemaObject buff =
                new SchemaObject()
                        .must("health", ref("signed"))
                        .may("reward", ref("signed"))
                        .may("target", SchemaSlots.of(target, Shapes.BEHAVIOR))
                        .unless("reward", "health");
        doables.add("buffMonster", buff, false, map("const", "buffMonster"));
        List<String> older = new ArrayList<>(Renames.doables());
        older.add("buffMonster");
        doables.define(words(Shape.names(Shapes.DOABLES), older));
        firstGeneration();
    }

    private void doable(String name, Shape shape) {
        SchemaObject object = new SchemaObject();
        for (Shape.Key key : shape.keys()) {
            add(object, key, shape, name);
        }
        Shape.Key change = shape.key("mode");
        if (change != null && change.slot() == Slot.CHANGE) {
            object.older("add", ref("signed"))
                    .older("set", ref("signed"))
                    .instead(List.of("add", "set"), List.of("mode", "amount"));
        }
        doables.add(name, object, shape.extension(), map("const", name));
        first(name, shape);
    }

    /** The mode of {@code regenMana} may be left out. */
    private static void add(SchemaObject object, Shape.Key key, Shape shape, String name) {
        JsonMap value = SchemaSlots.of(key, shape);
        if (key.slot() == Slot.CHANGE && name.equals("regenMana")) {
            object.may(key.name(), value);
        } else {
            object.key(key, value);
        }
    }

    /** A behaviour whose {@code do} is that word, if its keys are enough for the doable. */
    private void first(String name, Shape shape) {
        SchemaObject object = new SchemaObject();
        Shape.Key at = Shapes.BEHAVIOR.key("at");
        object.key(at, SchemaSlots.of(at, Shapes.BEHAVIOR)).may("do", map());
        for (Shape.Key key : shape.keys()) {
            if (FIRST_KEYS.contains(key.name())) {
                add(object, key, shape, name);
            } else if (key.required()) {
                return;
            }
        }
        words.add(name);
        definitions.accept("first." + name, object.schema(true));
        cases.add(map("if", says("do", List.of(name)), "then", ref("first." + name)));
    }

    private void firstGeneration() {
        definitions.accept(
                "firstGeneration",
                map(
                        "type",
                        "object",
                        "deprecated",
                        true,
                        "required",
                        List.of("do"),
                        "properties",
                        map("do", map("enum", words)),
                        "allOf",
                        cases));
    }
}
