package cardbench.wizard;

import static cardbench.wizard.SchemaNodes.array;
import static cardbench.wizard.SchemaNodes.has;
import static cardbench.wizard.SchemaNodes.map;
import static cardbench.wizard.SchemaNodes.ref;
import static cardbench.wizard.SchemaNodes.says;
import static cardbench.wizard.SchemaNodes.type;
import static cardbench.wizard.SchemaNodes.when;
import static cardbench.wizard.SchemaNodes.with;
import static cardbench.wizard.SchemaNodes.words;

import cardbench.json.JsonMap;
import cardbench.json.JsonText;
import cardbench.json.JsonTreeText;
import java.util.ArrayList;
import java.util.List;

/**
 * The JSON Schema (draft 2020-12) of a card, of a list of cards and of a trigger alone, made of
 * {@link Shapes}: what editors check and complete by. It takes both generations; what the reader
 * takes with a warning is marked as deprecated, but for keys that nothing reads, which are refused
 * below the card itself. What it takes, the reader reads without an error of shape.
 */
public final class CardSchema {

    private static final List<String> OLDER_CHOOSERS =
            List.of("monsters", "monster", "players", "player");

    private final List<JsonMap.Member> definitions = new ArrayList<>();

    private CardSchema() {}

    /** The schema as a JSON text. */
    public static JsonText schema() {
        JsonText json = new JsonText();
        JsonTreeText.write(new CardSchema().root(), json);
        return json;
    }

    private JsonMap root() {
        SchemaSlots.define(this::define);
        define("one", one());
        define("card", card());
        define("treasure", SchemaObject.of(Shapes.TREASURE).schema(false));
        define("exploration", SchemaObject.of(Shapes.EXPLORATION).schema(false));
        define("behavior", behavior());
        new SchemaDoables(this::define).define();
        conditions();
        targets();
        typed("getter", Shapes.GETTERS);
        define("triggerGetter", SchemaObject.of(Shapes.TRIGGER_GETTER).schema(true));
        List<String> older = new ArrayList<>(Renames.events());
        define("triggerAlone", trigger(older));
        older.add("instant");
        define("trigger", trigger(older));
        return with(
                map(
                        "$schema",
                        "https://json-schema.org/draft/2020-12/schema",
                        "title",
                        "逆时巫师 OL card"),
                with(
                        when(type("array"), array(ref("card")), ref("one")),
                        map("$defs", new JsonMap(definitions, 0, 0))));
    }

    private void define(String name, JsonMap schema) {
        definitions.add(new JsonMap.Member(name, 0, 0, schema));
    }

    /** A card, or a trigger alone. */
    private static JsonMap one() {
        JsonMap trigger = with(has(List.of("event")), map("not", has(List.of("behaviors"))));
        return with(type("object"), when(trigger, ref("triggerAlone"), ref("card")));
    }

    /** The class as {@link Card#isExploration} tells it. */
    private static JsonMap card() {
        JsonMap level = has(List.of("level"));
        JsonMap like = says("type", Slot.EXPLORATION_TYPE.words());
        return with(
                type("object"),
                when(
                        id("exploration"),
                        ref("exploration"),
                        when(
                                map("not", id("treasure"), "anyOf", List.of(level, like)),
                                ref("exploration"),
                                ref("treasure"))));
    }

    private static JsonMap id(String part) {
        return map(
                "required",
                List.of("id"),
                "properties",
                map("id", map("type", "string", "pattern", "[.]" + part + "[.]")));
    }

    /** Objects that name their shape in {@code type}. */
    private void typed(String name, List<Shape> shapes) {
        SchemaChoice choice = new SchemaChoice(name, this::define);
        for (Shape shape : shapes) {
            choice.add(shape);
        }
        choice.define(words(Shape.names(shapes), List.of()));
    }

    /** Conditions whatever their case, and with the sides of the first generation. */
    private void conditions() {
        SchemaChoice choice = new SchemaChoice("condition", this::define);
        StringBuilder any = new StringBuilder();
        for (Shape shape : Shapes.CONDITIONS) {
            SchemaObject object = SchemaObject.of(shape);
            for (Shape.Key key : shape.keys()) {
                String older = Renames.olderConditionKey(key.name());
                if (older != null) {
                    object.older(older, SchemaSlots.of(key, shape))
                            .instead(List.of(older), List.of(key.name()));
                }
            }
            String pattern = "^" + anyCase(shape.name()) + "$";
            any.append(any.length() == 0 ? "" : "|").append(pattern);
            choice.add(shape.name(), object, shape.extension(), map("pattern", pattern));
        }
        JsonMap names = map("enum", Shape.names(Shapes.CONDITIONS));
        JsonMap spelt = map("if", names, "else", map("deprecated", true));
        choice.define(with(type("string"), when(map("pattern", any.toString()), spelt, names)));
    }

    private static String anyCase(String word) {
        StringBuilder pattern = new StringBuilder();
        for (int i = 0; i < word.length(); i++) {
            char small = (char) (word.charAt(i) | 0x20);
            pattern.append('[').append((char) (small & ~0x20)).append(small).append(']');
        }
        return pattern.toString();
    }

    /** What stands where players, monsters or cards are due: a chooser of either form, a getter. */
    private void targets() {
        typed("chooser", Shapes.CHOOSERS);
        Shape shape = Shape.named("monsterChooser", Shapes.CHOOSERS);
        define(
                "olderChooser",
                with(
                        map("deprecated", true),
                        SchemaObject.of(shape)
                                .must("chooser", map("enum", OLDER_CHOOSERS))
                                .schema(true)));
        JsonMap older = with(map("not", has(List.of("type"))), says("chooser", OLDER_CHOOSERS));
        define(
                "target",
                with(
                        type("object"),
                        when(
                                older,
                                ref("olderChooser"),
                                when(
                                        says("type", Shape.names(Shapes.GETTERS)),
                                        ref("getter"),
                                        ref("chooser")))));
    }

    /** A trigger of either generation; a mode may be missing. */
    private static JsonMap trigger(List<String> olderEvents) {
        SchemaObject object = new SchemaObject();
        for (Shape.Key key : Shapes.TRIGGER.keys()) {
            JsonMap value =
                    key.slot() == Slot.EVENT
                            ? words(Event.words(), olderEvents)
                            : SchemaSlots.of(key, Shapes.TRIGGER);
            if (key.slot() == Slot.MODE) {
                object.may(key.name(), value);
            } else {
                object.key(key, value);
            }
        }
        List<String> modes = new ArrayList<>(Mode.words());
        modes.add("permanent");
        return object.older("type", map("enum", modes))
                .older("conditions", array(ref("condition")))
                .older("effects", array(ref("doable")))
                .instead(List.of("type"), List.of("mode"))
                .instead(List.of("conditions"), List.of("condition"))
                .instead(List.of("effects"), List.of("do"))
                .schema(true);
    }

    private static JsonMap behavior() {
        JsonMap word = map("required", List.of("do"), "properties", map("do", type("string")));
        return with(
                type("object"),
                when(word, ref("firstGeneration"), SchemaObject.of(Shapes.BEHAVIOR).schema(true)));
    }
}
