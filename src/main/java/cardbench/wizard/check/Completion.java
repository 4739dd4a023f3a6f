package cardbench.wizard.check;

import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.KeyType;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.VariableKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Completion in the text of a card. It scans the text up to the position instead of parsing it,
 * since a text that is being written is rarely valid JSON.
 */
public final class Completion {

    /** The keys at which a getter is allowed. */
    private static final List<String> GETTER_KEYS =
            List.of(
                    "amount",
                    "value1",
                    "value2",
                    "times",
                    "minimum",
                    "maximum",
                    "playerUUID",
                    "cardUUID",
                    "ask",
                    "of");

    /** The deepest nesting for which something is offered. */
    private static final int MAX_DEPTH = 64;

    /**
     * The suggestions at a position.
     *
     * @param from the beginning of the word that a suggestion replaces, with its quote
     * @param to its end, exclusive
     * @param items the suggestions
     */
    public record Offer(int from, int to, List<Item> items) {

        /** Copies the list, so that it never changes. */
        public Offer {
            items = List.copyOf(items);
        }
    }

    /**
     * A suggestion.
     *
     * @param label the text to show
     * @param insert the JSON to insert
     * @param kind {@code key}, {@code value} or {@code variable}
     * @param extension whether it is missing in the document
     */
    public record Item(String label, String insert, String kind, boolean extension) {}

    /** An object or array that contains the position. */
    private static final class Around {
        private final boolean map;

        /** The key that has this as its value; in an array, the key of the array. */
        private final String at;

        private final Around outside;
        private final List<String> keys = new ArrayList<>();
        private String type = "";
        private String event = "";
        private String key = "";
        private boolean value;

        private Around(boolean map, String at, Around outside) {
            this.map = map;
            this.at = at;
            this.outside = outside;
        }
    }

    private final String text;
    private final int offset;
    private final List<Item> items = new ArrayList<>();
    private final List<String> ids = new ArrayList<>();
    private Around around;
    private int depth;

    private Completion(String text, int offset) {
        this.text = text;
        this.offset = Math.max(0, Math.min(offset, text.length()));
    }

    /** The suggestions at a position of a text. */
    public static Offer at(String text, int offset) {
        return new Completion(text, offset).offer();
    }

    private Offer offer() {
        int at = 0;
        int from = offset;
        int to = offset;
        while (at < offset) {
            char c = text.charAt(at);
            if (c == '"') {
                int end = stringEnd(at);
                boolean closed = end - at >= 2 && text.charAt(end - 1) == '"';
                // the string that contains the position is the word that is being written
                if (end > offset || !closed) {
                    from = at;
                    to = end;
                    break;
                }
                string(text.substring(at + 1, end - 1));
                at = end;
            } else if (c == '/' && at + 1 < text.length()) {
                at = commentEnd(at);
            } else {
                sign(c);
                at++;
            }
        }
        fill();
        return new Offer(from, Math.max(to, from), items);
    }

    private int stringEnd(int from) {
        // a string that is not closed ends with its line
        int at = from + 1;
        while (at < text.length() && text.charAt(at) != '"' && text.charAt(at) >= ' ') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(text.length(), at < text.length() && text.charAt(at) == '"' ? at + 1 : at);
    }

    private int commentEnd(int from) {
        boolean line = text.charAt(from + 1) == '/';
        int end = text.indexOf(line ? "\n" : "*/", from + 2);
        return end < 0 ? text.length() : end + (line ? 1 : 2);
    }

    private void string(String word) {
        if (around == null || !around.map) {
            return;
        }
        if (!around.value) {
            around.key = word;
            around.keys.add(word);
            return;
        }
        switch (around.key) {
            case "type" -> around.type = word;
            case "event", "at" -> around.event = word;
            case "id" -> ids.add(Template.pattern(word));
            default -> {}
        }
    }

    private void sign(char c) {
        switch (c) {
            case '{', '[' -> {
                String at = around == null ? "" : around.map ? around.key : around.at;
                // deeper ones are only counted, so that their closing brackets match
                if (depth++ < MAX_DEPTH) {
                    around = new Around(c == '{', at, around);
                }
            }
            case '}', ']' -> {
                if (depth-- <= MAX_DEPTH && around != null) {
                    around = around.outside;
                }
                depth = Math.max(0, depth);
            }
            case ':' -> {
                if (around != null) {
                    around.value = true;
                }
            }
            case ',' -> {
                if (around != null) {
                    around.value = false;
                }
            }
            default -> {}
        }
    }

    private void fill() {
        if (around == null || depth > MAX_DEPTH) {
            return;
        }
        if (around.map && !around.value) {
            keys();
        } else if (around.map) {
            values();
        } else if (around.at.equals("value1") || around.at.equals("value2")) {
            variables();
        }
    }

    private void keys() {
        ObjectType shape = shape();
        boolean typed = typed(around.at) != null;
        if (typed && !around.keys.contains("type")) {
            items.add(new Item("type", "\"type\"", "key", false));
        }
        if (shape != null) {
            for (ObjectType.Key key : shape.keys()) {
                if (!around.keys.contains(key.name())) {
                    items.add(
                            new Item(key.name(), "\"" + key.name() + "\"", "key", key.extension()));
                }
            }
        }
    }

    /** The types that an object at a key can have; {@code null} if it has no key {@code type}. */
    private static List<ObjectType> typed(String at) {
        return switch (at) {
            case "do", "elsedo" -> CardGrammar.DOABLES;
            case "condition", "conditions" -> CardGrammar.CONDITIONS;
            case "target", "player" -> CardGrammar.CHOOSERS;
            default -> GETTER_KEYS.contains(at) ? CardGrammar.GETTERS : null;
        };
    }

    private ObjectType shape() {
        List<ObjectType> typed = typed(around.at);
        if (typed != null) {
            return ObjectType.named(around.type, typed);
        }
        return switch (around.at) {
            case "triggers" -> CardGrammar.TRIGGER;
            case "behaviors" -> CardGrammar.BEHAVIOR;
            case "" ->
                    around.keys.contains("level") ? CardGrammar.EXPLORATION : CardGrammar.TREASURE;
            default -> null;
        };
    }

    private void values() {
        List<ObjectType> typed = typed(around.at);
        if (around.key.equals("type") && typed != null) {
            for (ObjectType shape : typed) {
                items.add(
                        new Item(
                                shape.name(),
                                "\"" + shape.name() + "\"",
                                "value",
                                shape.extension()));
            }
            return;
        }
        ObjectType shape = shape();
        ObjectType.Key key = shape == null ? null : shape.key(around.key);
        if (key == null) {
            return;
        }
        for (String word : key.slot().words()) {
            items.add(new Item(word, "\"" + word + "\"", "value", key.extension()));
        }
        boolean takesVariable =
                key.slot().takesChooser()
                        || key.slot().kind() != VariableKind.ANY
                        || key.slot() == KeyType.VALUE;
        if (takesVariable) {
            variables();
        }
        if (key.slot() == KeyType.VALUE) {
            for (String word : List.of("true", "false", "null")) {
                items.add(new Item(word, word, "value", false));
            }
        }
    }

    /** Offers the fields of the surrounding timing and events, and the ids used before. */
    private void variables() {
        for (Around one = around; one != null; one = one.outside) {
            Event event = Event.of(one.event);
            Timing timing = Timing.of(one.event);
            List<String> fields =
                    one.at.equals("triggers") && event != null
                            ? event.fields()
                            : timing != null ? timing.fields() : List.of();
            for (String field : fields) {
                variable("$" + one.event + "." + field);
            }
        }
        for (String id : ids) {
            if (id.indexOf('*') < 0 && id.indexOf('.') < 0) {
                variable("$" + id + ".UUID");
            }
        }
    }

    private void variable(String name) {
        items.add(new Item(name, "\"" + name + "\"", "variable", false));
    }
}
