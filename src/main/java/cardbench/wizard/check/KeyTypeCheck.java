package cardbench.wizard.check;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.Copies;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.KeyType;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.TriggerMode;
import cardbench.wizard.card.WizardCodes;
import java.util.List;

/** Checks the values at the keys of a normalised card: type, allowed words, range. */
public final class KeyTypeCheck {

    private final Diagnostics diagnostics;
    private final Faults faults;
    private final GrammarCheck shapes;

    KeyTypeCheck(Diagnostics diagnostics, GrammarCheck shapes) {
        this.diagnostics = diagnostics;
        this.faults = new Faults(diagnostics);
        this.shapes = shapes;
    }

    private static final int MAX_DIGITS = 6;

    /** Words that authors write where the document adds a negative amount. */
    private static final List<String> SUBTRACTIONS =
            List.of("sub", "subtract", "minus", "remove", "reduce", "dec", "decrease", "减少", "减");

    /** Reports the interpretation of something that the document leaves open. */
    void unspecified(JsonNode node, String word, String reading) {
        diagnostics.add(
                WizardCodes.UNSPECIFIED
                        .at(node.place())
                        .with("word", word)
                        .with("reading", reading));
    }

    /** The number that a constant is or spells; {@code null} if the value depends on the game. */
    public static Integer known(JsonNode node) {
        return node instanceof JsonScalar scalar
                        && (scalar.isInteger()
                                || scalar.isString() && JsonScalar.isInteger(scalar.text()))
                ? Integer.valueOf(Integer.parseInt(scalar.text()))
                : null;
    }

    /** Checks the value of a key of an object type. */
    void slot(JsonNode node, ObjectType.Key key, ObjectType shape) {
        switch (key.slot()) {
            case TEXT, NAME -> faults.text(node, key.name());
            case INTEGER -> integer(node, key.name());
            case NUMBER -> number(node, key.name(), shape);
            case NUMBERS -> {
                if (node instanceof JsonList list) {
                    for (JsonNode item : list.items()) {
                        number(item, key.name(), shape);
                    }
                } else {
                    faults.type(node, key.name(), "a list of numbers");
                }
            }
            case COUNT -> count(node);
            case PLAYERS, MONSTERS, CARDS, TARGETS -> target(node, key);
            case PLAYER, CARD, MONSTER -> value(node, key);
            case VALUE -> any(node, key.name());
            case DOABLES, CONDITIONS, TRIGGERS, BEHAVIORS -> items(node, key);
            case CONDITION -> shapes.typed(node, key.name(), CardGrammar.CONDITIONS);
            case TRIGGER_NAMES -> triggerNames(node, key.name());
            default -> word(node, key);
        }
    }

    /** Checks a number that is not negative; the document calls it an integer. */
    private void integer(JsonNode node, String key) {
        if (!isWhole(node)) {
            faults.type(node, key, "an integer");
        } else {
            within(node, key, (JsonScalar) node, 0);
        }
    }

    /** Whether it is a number without point and exponent, of any length. */
    private static boolean isWhole(JsonNode node) {
        return node instanceof JsonScalar scalar
                && scalar.type() == JsonScalar.Type.NUMBER
                && scalar.text().indexOf('.') < 0
                && scalar.text().indexOf('e') < 0
                && scalar.text().indexOf('E') < 0;
    }

    private boolean within(JsonNode node, String key, JsonScalar number, int least) {
        boolean within = JsonScalar.isInteger(number.text());
        if (within) {
            int value = Integer.parseInt(number.text());
            within = value >= least && value <= GrammarCheck.MAX;
        }
        if (!within) {
            faults.range(WizardCodes.OWN_RANGE, node, key, least, GrammarCheck.MAX);
        }
        return within;
    }

    private void number(JsonNode node, String key, ObjectType shape) {
        if (node instanceof JsonMap) {
            shapes.typed(node, key, CardGrammar.GETTERS);
            return;
        }
        String text = node instanceof JsonScalar scalar && scalar.isString() ? scalar.text() : null;
        if (text != null && !Template.references(text).isEmpty()) {
            return;
        }
        if (text == null ? !isWhole(node) : !JsonScalar.isInteger(text)) {
            notWhole(node, key, text == null ? "" : text);
            return;
        }
        JsonScalar number = (JsonScalar) node;
        if (!within(node, key, number, -GrammarCheck.MAX)) {
            return;
        }
        int value = Integer.parseInt(number.text());
        if (text != null) {
            diagnostics.add(
                    WizardCodes.COUNT_TEXT
                            .at(node.place())
                            .with("written", text)
                            .fixedBy(Integer.toString(value)));
        }
        if (value < 0 && !shape.isSigned(key)) {
            unspecified(node, number.text(), "0");
        }
    }

    /** Reports a value that is no whole number, or a text that spells none. */
    private void notWhole(JsonNode node, String key, String text) {
        String getter = arithmetic(text);
        Integer numeral = ChineseNumerals.alone(text);
        if (getter != null) {
            diagnostics.add(
                    WizardCodes.ARITHMETIC
                            .at(node.place())
                            .with("written", text)
                            .with("instead", getter)
                            .fixedBy(getter));
            return;
        }
        Diagnostic fault =
                WizardCodes.TYPE
                        .at(node.place())
                        .with("key", key)
                        .with(
                                "expected",
                                "a whole number (the document allows fractions, Cardbench does not)");
        diagnostics.add(numeral == null ? fault : fault.fixedBy(numeral.toString()));
    }

    /** The getter that computes a product or sum of whole numbers, or {@code null}. */
    private static String arithmetic(String text) {
        StringBuilder values = new StringBuilder();
        String type = "";
        int at = 0;
        while (true) {
            at = Ascii.skipBlanks(text, at, text.length());
            int from = at;
            while (at < text.length() && Ascii.isDigit(text.charAt(at))) {
                at++;
            }
            if (at == from || at - from > MAX_DIGITS) {
                return null;
            }
            values.append(values.length() == 0 ? "" : ", ").append(text, from, at);
            at = Ascii.skipBlanks(text, at, text.length());
            if (at == text.length()) {
                return type.isEmpty()
                        ? null
                        : "{\"type\": \"" + type + "\", \"values\": [" + values + "]}";
            }
            char sign = text.charAt(at++);
            String next = "*×xX".indexOf(sign) >= 0 ? "product" : sign == '+' ? "sum" : "";
            if (next.isEmpty() || !type.isEmpty() && !type.equals(next)) {
                return null;
            }
            type = next;
        }
    }

    private void count(JsonNode node) {
        if (isWhole(node) && Copies.of((JsonScalar) node, 1) < 0) {
            faults.range(WizardCodes.OWN_RANGE, node, "count", 0, Copies.MAX_COUNT);
        } else if (!(node instanceof JsonScalar scalar) || Copies.of(scalar, 1) < 0) {
            faults.type(node, "count", "a number of copies, or \"$1\" for one a player");
        }
    }

    private void target(JsonNode node, ObjectType.Key key) {
        // the target of a loop, which the document gives no meaning (D-LOOPTARGET)
        if (key.slot() == KeyType.TARGETS) {
            unspecified(
                    node,
                    "loop.target",
                    "one repetition for each element, at most as many as “times”");
        }
        if (node instanceof JsonMap map) {
            boolean getter = ObjectType.of(map, CardGrammar.GETTERS) != null;
            shapes.typed(node, key.name(), getter ? CardGrammar.GETTERS : CardGrammar.CHOOSERS);
        } else if (node instanceof JsonList list) {
            for (JsonNode item : list.items()) {
                value(item, key);
            }
        } else if (!(node instanceof JsonScalar scalar) || !scalar.isString()) {
            faults.type(node, key.name(), "a UUID or a chooser");
        }
    }

    private void value(JsonNode node, ObjectType.Key key) {
        if (node instanceof JsonMap) {
            shapes.typed(node, key.name(), CardGrammar.GETTERS);
        } else {
            faults.text(node, key.name());
        }
    }

    /** Checks a value to compare, which may be anything: only the getters in it have a grammar. */
    private void any(JsonNode node, String key) {
        if (node instanceof JsonMap map) {
            if (ObjectType.of(map, CardGrammar.GETTERS) != null) {
                shapes.typed(map, key, CardGrammar.GETTERS);
                return;
            }
            shapes.misspeltGetter(map);
        } else if (node instanceof JsonScalar scalar
                && scalar.isString()
                && JsonScalar.isInteger(scalar.text())) {
            unspecified(node, scalar.text(), "the number that the text spells");
        }
        node.items().forEach(item -> any(item, key));
        node.members().forEach(member -> any(member.value(), key));
    }

    private void items(JsonNode node, ObjectType.Key key) {
        if (!(node instanceof JsonList list)) {
            faults.type(node, key.name(), "a list");
            return;
        }
        for (JsonNode item : list.items()) {
            switch (key.slot()) {
                case DOABLES -> shapes.typed(item, key.name(), CardGrammar.DOABLES);
                case CONDITIONS -> shapes.typed(item, key.name(), CardGrammar.CONDITIONS);
                case TRIGGERS -> object(item, key, CardGrammar.TRIGGER);
                case BEHAVIORS -> object(item, key, CardGrammar.BEHAVIOR);
                default -> throw new IllegalStateException();
            }
        }
    }

    private void object(JsonNode item, ObjectType.Key key, ObjectType shape) {
        if (item instanceof JsonMap map) {
            shapes.check(map, shape);
        } else {
            faults.type(item, key.name(), "a list of objects");
        }
    }

    private void triggerNames(JsonNode node, String key) {
        if (node instanceof JsonMap map) {
            shapes.check(map, CardGrammar.TRIGGER_GETTER);
        } else if (node instanceof JsonList list) {
            for (JsonNode item : list.items()) {
                if (item instanceof JsonMap getter) {
                    shapes.check(getter, CardGrammar.TRIGGER_GETTER);
                } else {
                    faults.text(item, key);
                }
            }
        } else {
            faults.type(node, key, "a list of texts, or a TriggerGetter");
        }
    }

    /**
     * Checks a choice of words. A variable is not allowed here: what a card does would not be known
     * before it is played.
     */
    private void word(JsonNode node, ObjectType.Key key) {
        if (!faults.text(node, key.name())) {
            return;
        }
        String word = ((JsonScalar) node).text();
        List<String> words = key.slot().words();
        if (words.contains(word)) {
            if (Event.isExtension(word)) {
                diagnostics.add(WizardCodes.EXTENSION.at(node.place()).with("word", word));
            }
            if (key.slot() == KeyType.MODE && word.equals(TriggerMode.TURN.word())) {
                unspecified(node, word, "until the onBattleTurnEnd of the trigger's owner");
            } else if (key.slot() == KeyType.CARD_TYPE) {
                unspecified(
                        node,
                        word,
                        "one of Cardbench's own types: spell, wand, occult, monster, event");
            }
            return;
        }
        DiagnosticCode unknown =
                switch (key.slot()) {
                    case EVENT ->
                            KeyType.TIMING.words().contains(word)
                                    ? WizardCodes.TIMING_AS_EVENT
                                    : WizardCodes.UNKNOWN_EVENT;
                    case TIMING ->
                            KeyType.EVENT.words().contains(word)
                                    ? WizardCodes.EVENT_AS_TIMING
                                    : WizardCodes.UNKNOWN_TIMING;
                    // packages may have their own words here, so these are warnings (D-RARITY)
                    case RARITY, SCHOOL -> WizardCodes.OWN_VALUE;
                    default -> WizardCodes.UNKNOWN_VALUE;
                };
        if (key.slot() == KeyType.CHANGE && SUBTRACTIONS.contains(word)) {
            diagnostics.add(WizardCodes.SUBTRACTION.at(node.place()).with("word", word));
        } else if (key.slot() == KeyType.EVENT || key.slot() == KeyType.TIMING) {
            faults.unknown(unknown.at(node.place()).with("word", word), word, words);
        } else {
            faults.word(unknown, (JsonScalar) node, key.name(), words);
        }
    }
}
