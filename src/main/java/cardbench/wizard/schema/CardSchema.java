package cardbench.wizard.schema;

import static cardbench.wizard.schema.SchemaNodes.array;
import static cardbench.wizard.schema.SchemaNodes.has;
import static cardbench.wizard.schema.SchemaNodes.map;
import static cardbench.wizard.schema.SchemaNodes.ref;
import static cardbench.wizard.schema.SchemaNodes.says;
import static cardbench.wizard.schema.SchemaNodes.type;
import static cardbench.wizard.schema.SchemaNodes.when;
import static cardbench.wizard.schema.SchemaNodes.with;
import static cardbench.wizard.schema.SchemaNodes.words;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonText;
import cardbench.base.json.JsonTreeText;
import cardbench.wizard.card.Card;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.KeyType;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.TriggerMode;
import cardbench.wizard.card.Vocabulary;
import cardbench.wizard.check.DeprecatedNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The JSON Schema (draft 2020-12) of a card, a list of cards, or a single trigger, derived from
 * {@link CardGrammar}, for editors. It accepts both generations. Forms that the reader accepts with
 * a warning are marked as deprecated. Unknown keys are refused everywhere except in the card
 * itself. The reader accepts whatever the schema accepts.
 *
 * @see <a href="https://json-schema.org/draft/2020-12">JSON Schema 2020-12</a>
 */
public final class CardSchema {

    private static final List<String> OLDER_CHOOSERS =
            List.of("monsters", "monster", "players", "player");

    private final List<JsonMap.Member> definitions = new ArrayList<>();

    private CardSchema() {}

    /** The schema as a JSON text, without descriptions. */
    public static JsonText schema() {
        return text(new CardSchema().root());
    }

    /**
     * The schema as a JSON text, in which each word is described.
     *
     * @param sentences a sentence for each entry of the {@link Vocabulary}
     * @param editor whether it also has what Visual Studio Code adds to JSON Schema: descriptions
     *     as Markdown, and snippets. Strict validators refuse these keywords
     */
    public static JsonText schema(Map<String, String> sentences, boolean editor) {
        return text(new SchemaDescriptions(sentences, editor).describe(new CardSchema().root()));
    }

    private static JsonText text(JsonMap schema) {
        JsonText json = new JsonText();
        JsonTreeText.write(schema, json);
        return json;
    }

    private JsonMap root() {
        SchemaSlots.define(this::define);
        define("one", one());
        define("card", card());
        define("treasure", SchemaObject.of(CardGrammar.TREASURE).schema(false));
        define("exploration", SchemaObject.of(CardGrammar.EXPLORATION).schema(false));
        define("behavior", behavior());
        new SchemaDoables(this::define).define();
        conditions();
        targets();
        typed("getter", CardGrammar.GETTERS);
        define("triggerGetter", SchemaObject.of(CardGrammar.TRIGGER_GETTER).schema(true));
        List<String> older = new ArrayList<>(DeprecatedNames.events());
        define("triggerAlone", trigger(older));
        // an instant trigger is run by addTriggers, so it cannot stand outside of a card
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

    /** Chooses the class of a card by the rule of {@link Card#isExploration}. */
    private static JsonMap card() {
        JsonMap level = has(List.of("level"));
        JsonMap like = says("type", KeyType.EXPLORATION_TYPE.words());
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

    /** Defines a group of objects that are distinguished by {@code type}. */
    private void typed(String name, List<ObjectType> shapes) {
        SchemaChoice choice = new SchemaChoice(name, this::define);
        for (ObjectType shape : shapes) {
            choice.add(shape);
        }
        choice.define(words(ObjectType.names(shapes), List.of()));
    }

    /** Defines the conditions, in any case, and with the keys of the first generation. */
    private void conditions() {
        SchemaChoice choice = new SchemaChoice("condition", this::define);
        StringBuilder any = new StringBuilder();
        for (ObjectType shape : CardGrammar.CONDITIONS) {
            SchemaObject object = SchemaObject.of(shape);
            for (ObjectType.Key key : shape.keys()) {
                String older = DeprecatedNames.olderConditionKey(key.name());
                if (older != null) {
                    object.older(older, SchemaSlots.of(key))
                            .instead(List.of(older), List.of(key.name()));
                }
            }
            if (shape.name().equals("Equals")) {
                new SchemaComparisons(this::define).add(object);
            }
            String pattern = "^" + anyCase(shape.name()) + "$";
            any.append(any.length() == 0 ? "" : "|").append(pattern);
            choice.add(shape.name(), object, shape.extension(), map("pattern", pattern));
        }
        JsonMap names = map("enum", ObjectType.names(CardGrammar.CONDITIONS));
        JsonMap spelt = map("if", names, "else", map("deprecated", true));
        choice.define(with(type("string"), when(map("pattern", any.toString()), spelt, names)));
    }

    private static String anyCase(String word) {
        // the patterns of JSON Schema have no flag to ignore case
        StringBuilder pattern = new StringBuilder();
        for (int i = 0; i < word.length(); i++) {
            char small = (char) (word.charAt(i) | 0x20);
            pattern.append('[').append((char) (small & ~0x20)).append(small).append(']');
        }
        return pattern.toString();
    }

    /** Defines the targets: choosers of either form, and getters. */
    private void targets() {
        typed("chooser", CardGrammar.CHOOSERS);
        ObjectType shape = ObjectType.named("monsterChooser", CardGrammar.CHOOSERS);
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
                                        says("type", ObjectType.names(CardGrammar.GETTERS)),
                                        ref("getter"),
                                        ref("chooser")))));
    }

    /** The schema of a trigger of either generation. The mode may be missing. */
    private static JsonMap trigger(List<String> olderEvents) {
        SchemaObject object = new SchemaObject();
        for (ObjectType.Key key : CardGrammar.TRIGGER.keys()) {
            JsonMap value =
                    key.slot() == KeyType.EVENT
                            ? words(Event.words(), olderEvents)
                            : SchemaSlots.of(key);
            if (key.slot() == KeyType.MODE) {
                object.may(key.name(), value);
            } else {
                object.key(key, value);
            }
        }
        List<String> modes = new ArrayList<>(TriggerMode.words());
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
                when(
                        word,
                        ref("firstGeneration"),
                        SchemaObject.of(CardGrammar.BEHAVIOR).schema(true)));
    }
}
