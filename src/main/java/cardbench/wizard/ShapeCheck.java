package cardbench.wizard;

import cardbench.json.JsonList;
import cardbench.json.JsonMap;
import cardbench.json.JsonNode;
import cardbench.json.JsonScalar;
import cardbench.text.Diagnostic;
import cardbench.text.DiagnosticCode;
import cardbench.text.Diagnostics;
import cardbench.text.Location;
import cardbench.text.Nearest;
import java.util.ArrayList;
import java.util.List;

/** Checks a normalised card against {@link Shapes}: every key, its type, its words, its range. */
final class ShapeCheck {

    /** No number of a card is larger. */
    static final int MOST = 9_999;

    private final Diagnostics diagnostics;

    ShapeCheck(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    private Diagnostic at(DiagnosticCode code, JsonNode node) {
        return code.at(Location.range(node.from(), node.to()));
    }

    private void unknown(DiagnosticCode code, JsonNode node, String word, List<String> known) {
        Diagnostic said = at(code, node).with("word", word);
        String near = Nearest.to(word, known);
        diagnostics.add(near == null ? said : said.fixedBy("\"" + near + "\""));
    }

    private void type(JsonNode node, String key, String expected) {
        diagnostics.add(at(WizardCodes.TYPE, node).with("key", key).with("expected", expected));
    }

    /** Checks an object against its shape. */
    void check(JsonMap map, Shape shape) {
        for (Shape.Key key : shape.keys()) {
            JsonMap.Member member = map.member(key.name());
            if (member == null && key.required()) {
                diagnostics.add(
                        WizardCodes.MISSING
                                .at(Location.range(map.from(), Math.min(map.to(), map.from() + 1)))
                                .with("key", key.name()));
            }
        }
        boolean typed = shape != Shapes.TRIGGER && shape != Shapes.BEHAVIOR;
        for (JsonMap.Member member : map.members()) {
            Shape.Key key = shape.key(member.name());
            if (key != null) {
                extension(member, key);
                slot(member.value(), key, shape);
            } else if (!typed || !member.name().equals("type")) {
                unknownKey(member, shape);
            }
        }
    }

    /** Checks a condition that stands alone. */
    void condition(JsonNode node) {
        typed(node, "condition", Shapes.CONDITIONS);
    }

    private void extension(JsonMap.Member member, Shape.Key key) {
        if (key.extension()) {
            diagnostics.add(
                    WizardCodes.EXTENSION
                            .at(Location.range(member.from(), member.to()))
                            .with("word", key.name()));
        }
    }

    private void unknownKey(JsonMap.Member member, Shape shape) {
        Diagnostic said =
                WizardCodes.UNKNOWN_KEY
                        .at(Location.range(member.from(), member.to()))
                        .with("key", member.name());
        String near = Nearest.to(member.name(), shape.names());
        diagnostics.add(near == null ? said : said.fixedBy("\"" + near + "\""));
    }

    private void slot(JsonNode node, Shape.Key key, Shape shape) {
        switch (key.slot()) {
            case TEXT, NAME -> text(node, key.name());
            case INTEGER -> integer(node, key.name(), 0);
            case NUMBER -> number(node, key.name(), shape);
            case COUNT -> count(node);
            case PLAYERS, MONSTERS, CARDS, TARGETS -> target(node, key);
            case PLAYER, CARD, MONSTER, VALUE -> value(node, key);
            case DOABLES, CONDITIONS, TRIGGERS, BEHAVIORS -> items(node, key);
            case CONDITION -> typed(node, key.name(), Shapes.CONDITIONS);
            case TRIGGER_NAMES -> triggerNames(node, key.name());
            default -> word(node, key);
        }
    }

    private boolean text(JsonNode node, String key) {
        if (!(node instanceof JsonScalar scalar) || !scalar.isString()) {
            type(node, key, "a text");
            return false;
        }
        return true;
    }

    private void integer(JsonNode node, String key, int least) {
        if (!(node instanceof JsonScalar scalar) || !scalar.isInteger()) {
            type(node, key, "an integer");
        } else {
            range(node, key, scalar.integer(), least);
        }
    }

    private void range(JsonNode node, String key, int number, int least) {
        if (number < least || number > MOST) {
            diagnostics.add(
                    at(WizardCodes.RANGE, node)
                            .with("key", key)
                            .with("least", least)
                            .with("most", MOST));
        }
    }

    private void number(JsonNode node, String key, Shape shape) {
        if (node instanceof JsonScalar scalar && scalar.isString()) {
            boolean given = !Template.references(scalar.text()).isEmpty();
            if (!given && !JsonScalar.isInteger(scalar.text())) {
                type(node, key, "an integer");
            } else if (!given) {
                diagnostics.add(
                        at(WizardCodes.COUNT_TEXT, node)
                                .with("written", scalar.text())
                                .fixedBy(Integer.toString(Integer.parseInt(scalar.text()))));
            }
        } else if (node instanceof JsonMap) {
            typed(node, key, Shapes.GETTERS);
        } else {
            boolean signed = shape.key("mode") != null || key.startsWith("value");
            integer(node, key, signed ? -MOST : 0);
        }
    }

    private void count(JsonNode node) {
        if (!(node instanceof JsonScalar scalar) || Copies.of(scalar, 1) < 0) {
            type(node, "count", "a number of copies, or \"$1\" for one a player");
        }
    }

    private void target(JsonNode node, Shape.Key key) {
        if (key.slot() == Slot.TARGETS) {
            diagnostics.add(at(WizardCodes.UNSPECIFIED, node).with("word", "loop.target"));
        }
        if (node instanceof JsonMap map) {
            boolean getter = Shape.of(map, Shapes.GETTERS) != null;
            typed(node, key.name(), getter ? Shapes.GETTERS : Shapes.CHOOSERS);
        } else if (node instanceof JsonList list) {
            for (JsonNode item : list.items()) {
                text(item, key.name());
            }
        } else if (!(node instanceof JsonScalar scalar) || !scalar.isString()) {
            type(node, key.name(), "a UUID or a chooser");
        }
    }

    private void value(JsonNode node, Shape.Key key) {
        if (node instanceof JsonMap) {
            typed(node, key.name(), Shapes.GETTERS);
        } else if (key.slot() == Slot.VALUE) {
            boolean fits =
                    node instanceof JsonScalar scalar && (scalar.isString() || scalar.isInteger());
            if (!fits) {
                type(node, key.name(), "an integer, a text or a getter");
            }
        } else {
            text(node, key.name());
        }
    }

    private void items(JsonNode node, Shape.Key key) {
        if (!(node instanceof JsonList list)) {
            type(node, key.name(), "a list");
            return;
        }
        for (JsonNode item : list.items()) {
            switch (key.slot()) {
                case DOABLES -> typed(item, key.name(), Shapes.DOABLES);
                case CONDITIONS -> typed(item, key.name(), Shapes.CONDITIONS);
                default -> {
                    if (item instanceof JsonMap map) {
                        boolean trigger = key.slot() == Slot.TRIGGERS;
                        check(map, trigger ? Shapes.TRIGGER : Shapes.BEHAVIOR);
                    } else {
                        type(item, key.name(), "a list of objects");
                    }
                }
            }
        }
    }

    /** An object that names its shape in {@code type}. */
    private void typed(JsonNode node, String key, List<Shape> shapes) {
        if (!(node instanceof JsonMap map)) {
            type(node, key, "an object");
            return;
        }
        JsonNode type = map.get("type");
        if (type == null) {
            diagnostics.add(
                    WizardCodes.MISSING
                            .at(Location.range(map.from(), Math.min(map.to(), map.from() + 1)))
                            .with("key", "type"));
        } else if (text(type, "type")) {
            String word = ((JsonScalar) type).text();
            Shape shape = Shape.named(word, shapes);
            if (shape == null) {
                unknown(unknownOf(shapes), type, word, Shape.names(shapes));
                return;
            }
            if (shape.extension()) {
                diagnostics.add(at(WizardCodes.EXTENSION, type).with("word", word));
            }
            if (shape.key("cardType") != null && !map.has("cardUUID")) {
                diagnostics.add(at(WizardCodes.UNSPECIFIED, type).with("word", word));
            }
            check(map, shape);
        }
    }

    private static DiagnosticCode unknownOf(List<Shape> shapes) {
        if (shapes == Shapes.DOABLES) {
            return WizardCodes.UNKNOWN_DOABLE;
        }
        if (shapes == Shapes.CONDITIONS) {
            return WizardCodes.UNKNOWN_CONDITION;
        }
        return shapes == Shapes.CHOOSERS ? WizardCodes.UNKNOWN_CHOOSER : WizardCodes.UNKNOWN_GETTER;
    }

    private void triggerNames(JsonNode node, String key) {
        if (node instanceof JsonMap map) {
            check(map, Shapes.TRIGGER_GETTER);
        } else if (node instanceof JsonList list) {
            for (JsonNode item : list.items()) {
                text(item, key);
            }
        } else {
            type(node, key, "a list of texts, or a TriggerGetter");
        }
    }

    private void word(JsonNode node, Shape.Key key) {
        if (!text(node, key.name())) {
            return;
        }
        String word = ((JsonScalar) node).text();
        List<String> words = key.slot().words();
        if (words.contains(word)) {
            return;
        }
        switch (key.slot()) {
            case EVENT -> unknown(WizardCodes.UNKNOWN_EVENT, node, word, words);
            case TIMING -> unknown(WizardCodes.UNKNOWN_TIMING, node, word, words);
            case RARITY, SCHOOL -> unknownWord(WizardCodes.OWN_VALUE, node, key, word);
            default -> {
                if (Template.references(word).isEmpty()) {
                    unknownWord(WizardCodes.UNKNOWN_VALUE, node, key, word);
                }
            }
        }
    }

    private void unknownWord(DiagnosticCode code, JsonNode node, Shape.Key key, String word) {
        List<String> known = new ArrayList<>(key.slot().words());
        StringBuilder list = new StringBuilder();
        for (String one : known) {
            list.append(list.length() == 0 ? "" : ", ").append(one);
        }
        Diagnostic said =
                at(code, node)
                        .with("key", key.name())
                        .with("word", word)
                        .with("known", list.toString());
        String near = Nearest.to(word, known);
        diagnostics.add(near == null ? said : said.fixedBy("\"" + near + "\""));
    }
}
