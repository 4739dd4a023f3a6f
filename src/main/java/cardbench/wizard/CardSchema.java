package cardbench.wizard;

import cardbench.json.JsonText;
import java.util.ArrayList;
import java.util.List;

/**
 * The JSON Schema (draft 2020-12) of a card, made of {@link Shapes}: what editors check and
 * complete by. It takes both generations; what it takes, the reader reads without an error of
 * shape.
 */
public final class CardSchema {

    private static final String INTEGER_TEXT = "^(-?[0-9]{1,9}|.*[{$].*)$";

    private final JsonText json = new JsonText();

    private CardSchema() {}

    /** The schema as a JSON text. */
    public static JsonText schema() {
        return new CardSchema().write();
    }

    private JsonText write() {
        json.object()
                .member("$schema", "https://json-schema.org/draft/2020-12/schema")
                .member("title", "逆时巫师 OL card")
                .name("oneOf")
                .array();
        reference("treasure");
        reference("exploration");
        json.endArray().name("$defs").object();
        json.name("treasure");
        object(Shapes.TREASURE, true);
        json.name("exploration");
        object(Shapes.EXPLORATION, true);
        choices("doable", Shapes.DOABLES);
        choices("condition", Shapes.CONDITIONS);
        choices("chooser", Shapes.CHOOSERS);
        choices("getter", Shapes.GETTERS);
        json.name("trigger");
        object(Shapes.TRIGGER, false);
        json.name("behavior");
        object(Shapes.BEHAVIOR, false);
        json.name("triggerGetter");
        object(Shapes.TRIGGER_GETTER, false);
        firstGeneration();
        return json.endObject().endObject();
    }

    private void reference(String name) {
        json.object().member("$ref", "#/$defs/" + name).endObject();
    }

    private void choices(String name, List<Shape> shapes) {
        json.name(name).object().name("oneOf").array();
        for (Shape shape : shapes) {
            json.object()
                    .member("type", "object")
                    .name("properties")
                    .object()
                    .name("type")
                    .object()
                    .member("const", shape.name())
                    .endObject();
            keys(shape);
            json.endObject().name("required").array().value("type");
            required(shape);
            json.endArray().member("additionalProperties", false);
            if (shape.extension()) {
                json.member("$comment", "an extension: the document does not have it");
            }
            json.endObject();
        }
        json.endArray().endObject();
    }

    private void object(Shape shape, boolean open) {
        json.object().member("type", "object").name("properties").object();
        keys(shape);
        json.endObject().name("required").array();
        required(shape);
        json.endArray().member("additionalProperties", open).endObject();
    }

    private void keys(Shape shape) {
        boolean signed = shape.key("mode") != null;
        for (Shape.Key key : shape.keys()) {
            json.name(key.name());
            slot(key, signed || key.name().startsWith("value"));
        }
    }

    private void required(Shape shape) {
        for (Shape.Key key : shape.keys()) {
            if (key.required()) {
                json.value(key.name());
            }
        }
    }

    private void slot(Shape.Key key, boolean signed) {
        switch (key.slot()) {
            case TEXT, NAME -> type("string");
            case INTEGER -> number(false);
            case NUMBER -> {
                json.object().name("anyOf").array();
                number(signed);
                json.object().member("type", "string").member("pattern", INTEGER_TEXT).endObject();
                reference("getter");
                json.endArray().endObject();
            }
            case COUNT -> {
                json.object().name("anyOf").array();
                number(false);
                json.object()
                        .member("type", "string")
                        .member("pattern", "^[$]?[0-9]{1,4}$")
                        .endObject();
                json.endArray().endObject();
            }
            case PLAYERS, MONSTERS, CARDS, TARGETS -> {
                json.object().name("anyOf").array();
                type("string");
                list(() -> type("string"));
                reference("chooser");
                reference("getter");
                json.endArray().endObject();
            }
            case PLAYER, CARD, MONSTER, VALUE -> {
                json.object().name("anyOf").array();
                type("string");
                if (key.slot() == Slot.VALUE) {
                    json.object()
                            .member("type", "integer")
                            .member("minimum", -ShapeCheck.MOST)
                            .member("maximum", ShapeCheck.MOST)
                            .endObject();
                }
                reference("getter");
                json.endArray().endObject();
            }
            case DOABLES -> list(() -> reference("doable"));
            case CONDITION -> reference("condition");
            case CONDITIONS -> list(() -> reference("condition"));
            case TRIGGERS -> list(() -> reference("trigger"));
            case BEHAVIORS ->
                    list(
                            () -> {
                                json.object().name("anyOf").array();
                                reference("behavior");
                                reference("firstGeneration");
                                json.endArray().endObject();
                            });
            case TRIGGER_NAMES -> {
                json.object().name("anyOf").array();
                list(() -> type("string"));
                reference("triggerGetter");
                json.endArray().endObject();
            }
            default -> words(key.slot().words());
        }
    }

    private void type(String type) {
        json.object().member("type", type).endObject();
    }

    private void number(boolean signed) {
        json.object()
                .member("type", "integer")
                .member("minimum", signed ? -ShapeCheck.MOST : 0)
                .member("maximum", ShapeCheck.MOST)
                .endObject();
    }

    private void list(Runnable item) {
        json.object().member("type", "array").name("items");
        item.run();
        json.endObject();
    }

    private void words(List<String> words) {
        json.object().name("enum").array();
        for (String word : words) {
            json.value(word);
        }
        json.endArray().endObject();
    }

    /** A behaviour whose {@code do} is a word. */
    private void firstGeneration() {
        json.name("firstGeneration")
                .object()
                .member("$comment", "the first generation; read as the second")
                .member("type", "object")
                .name("required")
                .array()
                .value("at")
                .value("do")
                .endArray()
                .name("oneOf")
                .array();
        older("addTriggers", "triggers", () -> list(() -> reference("firstTrigger")));
        older("dealDamage", "amount", () -> number(false));
        older("regenMana", "amount", () -> number(false));
        older("drawCards", "amount", () -> number(false));
        json.endArray().endObject();
        json.name("firstTrigger").object().member("type", "object").name("properties").object();
        json.name("event");
        List<String> events = new ArrayList<>(Event.words());
        events.addAll(Renames.events());
        events.add("instant");
        words(events);
        json.name("type");
        words(List.of("once", "permanent", "round"));
        json.name("conditions");
        list(() -> firstCondition());
        json.name("effects");
        list(() -> firstEffect());
        json.endObject().name("required").array();
        json.value("event").value("type").value("effects");
        json.endArray().member("additionalProperties", false).endObject();
    }

    private void firstTarget() {
        json.object().name("anyOf").array();
        type("string");
        reference("chooser");
        json.object().name("properties").object().name("chooser");
        words(List.of("monsters", "players"));
        json.endObject().name("required").array().value("chooser").endArray();
        json.member("additionalProperties", false).endObject();
        json.endArray().endObject();
    }

    private void older(String word, String key, Runnable value) {
        boolean target = key.equals("amount");
        json.object().name("properties").object().name("at");
        List<String> timings = new ArrayList<>(Timing.words());
        timings.add("onDrawExploration");
        words(timings);
        json.name("do").object().member("const", word).endObject().name(key);
        value.run();
        if (target) {
            json.name("target");
            firstTarget();
        }
        json.endObject().name("required").array().value(key);
        if (target) {
            json.value("target");
        }
        json.endArray().member("additionalProperties", false).endObject();
    }

    private void firstCondition() {
        json.object().name("anyOf").array();
        reference("condition");
        json.object().name("properties").object().name("type");
        words(List.of("equals"));
        for (String side : List.of("left", "right")) {
            json.name(side).object().name("type").array().value("string").value("integer");
            json.endArray()
                    .member("minimum", -ShapeCheck.MOST)
                    .member("maximum", ShapeCheck.MOST)
                    .endObject();
        }
        json.endObject().name("required").array().value("type").value("left").value("right");
        json.endArray().member("additionalProperties", false).endObject();
        json.endArray().endObject();
    }

    private void firstEffect() {
        json.object().name("anyOf").array();
        reference("doable");
        for (String word : List.of("damage", "dealDamage", "regenMana", "drawCards", "drawCard")) {
            json.object().name("properties").object().name("type");
            words(List.of(word));
            json.name("amount");
            number(false);
            json.name("target");
            firstTarget();
            json.endObject().name("required").array().value("type").value("amount");
            json.value("target").endArray().member("additionalProperties", false).endObject();
        }
        json.object().name("properties").object().name("type");
        words(List.of("buffMonster"));
        json.name("health");
        number(false);
        json.name("reward");
        number(false);
        json.endObject().name("required").array().value("type").endArray();
        json.member("additionalProperties", false).endObject();
        json.endArray().endObject();
    }
}
