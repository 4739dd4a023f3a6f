package cardbench.wizard.schema;

import static cardbench.wizard.schema.SchemaNodes.array;
import static cardbench.wizard.schema.SchemaNodes.integer;
import static cardbench.wizard.schema.SchemaNodes.map;
import static cardbench.wizard.schema.SchemaNodes.pattern;
import static cardbench.wizard.schema.SchemaNodes.ref;
import static cardbench.wizard.schema.SchemaNodes.says;
import static cardbench.wizard.schema.SchemaNodes.type;
import static cardbench.wizard.schema.SchemaNodes.when;
import static cardbench.wizard.schema.SchemaNodes.with;
import static cardbench.wizard.schema.SchemaNodes.words;

import cardbench.base.json.JsonMap;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.Copies;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.Timing;
import cardbench.wizard.check.DeprecatedNames;
import cardbench.wizard.check.GrammarCheck;
import java.util.function.BiConsumer;

/** Builds the schemas of the values at the keys of a card. */
final class SchemaSlots {

    /** At most nine digits, all zero but the last six: the reader accepts leading zeros. */
    private static final String DIGITS = "0{0,3}[0-9]{1,6}";

    /** At most nine digits, all zero but the last four. */
    private static final String COPIES = "0{0,5}[0-9]{1,4}";

    /** A text with a variable. */
    static final String VARIABLE = "[$][\\s\\S]+|[\\s\\S]*[{][\\s\\S]*[}][\\s\\S]*";

    private SchemaSlots() {}

    /** Writes the definitions that {@link #of} refers to. */
    static void define(BiConsumer<String, JsonMap> definitions) {
        definitions.accept("number", number());
        definitions.accept(
                "count",
                when(
                        type("string"),
                        pattern("^[$]?" + COPIES + "$", "^[0-9]"),
                        integer(0, Copies.MAX_COUNT)));
        definitions.accept(
                "targets",
                when(
                        type("object"),
                        ref("target"),
                        when(type("array"), array(ref("uuid")), type("string"))));
        definitions.accept("uuid", when(type("object"), ref("getter"), type("string")));
        definitions.accept(
                "value",
                when(
                        type("object"),
                        with(
                                type("object"),
                                when(
                                        says("type", ObjectType.names(CardGrammar.GETTERS)),
                                        ref("getter"),
                                        map("additionalProperties", ref("value")))),
                        map("if", type("array"), "then", array(ref("value")))));
        definitions.accept(
                "triggerNames",
                when(
                        type("object"),
                        ref("triggerGetter"),
                        array(when(type("object"), ref("triggerGetter"), type("string")))));
    }

    static JsonMap of(ObjectType.Key key) {
        return switch (key.slot()) {
            case TEXT, NAME -> type("string");
            case INTEGER -> integer(0, GrammarCheck.MAX);
            case NUMBER -> ref("number");
            case NUMBERS -> array(ref("number"));
            case COUNT -> ref("count");
            case PLAYERS, MONSTERS, CARDS, TARGETS -> ref("targets");
            case PLAYER, CARD, MONSTER -> ref("uuid");
            case VALUE -> ref("value");
            case DOABLES -> array(ref("doable"));
            case CONDITION -> ref("condition");
            case CONDITIONS -> array(ref("condition"));
            case TRIGGERS -> array(ref("trigger"));
            case BEHAVIORS -> array(ref("behavior"));
            case TRIGGER_NAMES -> ref("triggerNames");
            case EVENT -> words(Event.words(), DeprecatedNames.events());
            case TIMING -> words(Timing.words(), DeprecatedNames.timings());
            // any other text is allowed as well, and marked (D-RARITY)
            case RARITY, SCHOOL ->
                    map(
                            "type",
                            "string",
                            "examples",
                            key.slot().words(),
                            "if",
                            map("enum", key.slot().words()),
                            "else",
                            map("deprecated", true));
            default -> map("enum", key.slot().words());
        };
    }

    /** An integer, a text with digits or a variable, or a getter. */
    private static JsonMap number() {
        return when(
                type("object"),
                ref("getter"),
                when(
                        type("string"),
                        pattern("^(-?" + DIGITS + "|" + VARIABLE + ")$", "^-?[0-9]+$"),
                        integer(-GrammarCheck.MAX, GrammarCheck.MAX)));
    }
}
