package cardbench.wizard.schema;

import static cardbench.wizard.schema.SchemaNodes.map;
import static cardbench.wizard.schema.SchemaNodes.ref;
import static cardbench.wizard.schema.SchemaNodes.says;
import static cardbench.wizard.schema.SchemaNodes.words;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.KeyType;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.check.DeprecatedNames;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * Builds the schema of doables, and of behaviours of the first generation, which are one doable.
 */
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

    /** Writes the definitions. */
    void define() {
        for (ObjectType shape : CardGrammar.DOABLES) {
            doable(shape.name(), shape);
        }
        for (String older : DeprecatedNames.doables()) {
            doable(older, ObjectType.named(DeprecatedNames.doable(older), CardGrammar.DOABLES));
        }
        ObjectType.Key target = ObjectType.named("health", CardGrammar.DOABLES).key("target");
        SchemaObject buff =
                new SchemaObject()
                        .must("health", ref("number"))
                        .may("reward", ref("number"))
                        .may("target", SchemaSlots.of(target))
                        .unless("reward", "health");
        doables.add("buffMonster", buff, false, map("const", "buffMonster"));
        List<String> older = new ArrayList<>(DeprecatedNames.doables());
        older.add("buffMonster");
        doables.define(words(ObjectType.names(CardGrammar.DOABLES), older));
        firstGeneration();
    }

    private void doable(String name, ObjectType shape) {
        SchemaObject object = new SchemaObject();
        for (ObjectType.Key key : shape.keys()) {
            add(object, key, shape, name);
        }
        ObjectType.Key change = shape.key("mode");
        if (change != null && change.slot() == KeyType.CHANGE) {
            object.older("add", ref("number"))
                    .older("set", ref("number"))
                    .instead(List.of("add", "set"), List.of("mode", "amount"));
        }
        doables.add(name, object, shape.extension(), map("const", name));
        first(name, shape);
    }

    /** Adds a key. The mode of {@code regenMana} is optional. */
    private static void add(
            SchemaObject object, ObjectType.Key key, ObjectType shape, String name) {
        JsonMap value = SchemaSlots.of(key);
        if (key.slot() == KeyType.CHANGE && name.equals("regenMana")) {
            object.may(key.name(), value);
        } else {
            object.key(key, value);
        }
    }

    /**
     * Defines a behaviour whose {@code do} is a word, if it has all keys that the doable requires.
     */
    private void first(String name, ObjectType shape) {
        SchemaObject object = new SchemaObject();
        ObjectType.Key at = CardGrammar.BEHAVIOR.key("at");
        object.key(at, SchemaSlots.of(at)).may("do", map());
        for (ObjectType.Key key : shape.keys()) {
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
