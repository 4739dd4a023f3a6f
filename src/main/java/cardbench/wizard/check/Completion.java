package cardbench.wizard.check;

import cardbench.wizard.card.Event;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.ValueDomain;
import cardbench.wizard.card.Vocabulary;
import cardbench.wizard.check.WrittenText.Around;
import java.util.ArrayList;
import java.util.List;

/**
 * Completion in the text of a card. Keys follow from the grammar. Of values, all that could be
 * meant are tried, the most useful first, and those are offered that the check accepts ({@link
 * Trial}).
 */
public final class Completion {

    /** In longer cards nothing is tried: it would take too long while somebody writes. */
    private static final int MAX_LENGTH = 40_000;

    /**
     * The suggestions at a position.
     *
     * @param from the beginning of the word that a suggestion replaces, with its quote
     * @param to its end, exclusive
     * @param items the suggestions, the most useful first
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
     * @param entry the entry of its word ({@link Vocabulary}); {@code null} for none
     */
    public record Item(String label, String insert, String kind, boolean extension, String entry) {}

    private final WrittenText written;
    private final List<Item> items = new ArrayList<>();
    private Around around;
    private Trial trial;

    private Completion(WrittenText written) {
        this.written = written;
    }

    /** The suggestions at a position of a text. */
    public static Offer at(String text, int offset) {
        return new Completion(new WrittenText(text, offset)).offer();
    }

    private Offer offer() {
        if (!written.comment && written.depth <= WrittenText.MAX_DEPTH) {
            fill();
        }
        return new Offer(written.from, Math.max(written.to, written.from), items);
    }

    private void fill() {
        around = written.around;
        if (around == null) {
            if (written.text.trim().length() <= written.to - written.from) {
                skeletons(Skeletons.cards(), false);
            }
            return;
        }
        if (around.full) {
            return;
        }
        if (around.map && !around.value) {
            keys();
            return;
        }
        char next = written.next();
        boolean ends = next == 0 || next == ',' || next == '}' || next == ']';
        if (!ends || written.cardEnd() - written.card > MAX_LENGTH) {
            return;
        }
        if (around.map) {
            values(around.key, written.whole(0));
        } else {
            elements();
        }
    }

    private void keys() {
        Around whole = written.whole(0);
        ObjectType shape = WrittenShape.of(whole);
        if (WrittenShape.types(around.at) != null && !whole.keys.contains("type")) {
            items.add(new Item("type", "\"type\"", "key", false, "key.type"));
        }
        if (shape != null) {
            for (ObjectType.Key key : shape.keys()) {
                if (!whole.keys.contains(key.name())) {
                    items.add(
                            new Item(
                                    key.name(),
                                    "\"" + key.name() + "\"",
                                    "key",
                                    key.extension(),
                                    Vocabulary.key(shape, key.name())));
                }
            }
        }
    }

    private void values(String name, Around whole) {
        List<ObjectType> types = WrittenShape.types(around.at);
        if (name.equals("type") && types != null) {
            for (ObjectType type : types) {
                word(type.name(), type.extension(), Vocabulary.type(type));
            }
            return;
        }
        ObjectType shape = WrittenShape.of(whole);
        ObjectType.Key key = shape == null ? null : shape.key(name);
        if (key == null) {
            return;
        }
        for (String word : key.slot().words()) {
            boolean extension = key.extension() || Event.isExtension(word);
            word(word, extension, Vocabulary.word(key.slot(), word));
        }
        switch (key.slot()) {
            case COUNT -> {
                raw("1");
                value("$1");
            }
            case PLAYERS, MONSTERS, CARDS, TARGETS -> {
                variables();
                skeletons(Skeletons.objects(), true);
                skeletons(Skeletons.players(), true);
            }
            case PLAYER -> {
                variables();
                skeletons(Skeletons.players(), true);
            }
            case CARD, MONSTER -> variables();
            case NUMBER -> {
                raw("1");
                variables();
                skeletons(Skeletons.numbers(), true);
            }
            case VALUE -> compared();
            case TRIGGER_NAMES -> {
                for (WrittenText.Named one : written.named) {
                    boolean byId = whole.mode.equals("id") && one.trigger();
                    if (byId) {
                        raw("[\"" + one.id() + "\"]");
                    }
                }
                if (whole.mode.equals("UUID")) {
                    for (String name1 : names()) {
                        raw("[\"$" + name1 + "\"]");
                    }
                }
            }
            default -> skeletons(Skeletons.values(name), false);
        }
        if (around.at.isEmpty() && name.equals("id")) {
            value("my.treasure.common.name");
            value("my.exploration.III.name");
        }
    }

    /** What a value can be compared with: the words that the other side can be come first. */
    private void compared() {
        // where a word that nothing is called is refused, the other side is a choice of words
        trial = trial == null ? new Trial(written) : trial;
        boolean choice = !trial.accepts("\"?\"");
        for (ValueDomain domain : choice ? ValueDomain.values() : new ValueDomain[0]) {
            for (String word : domain.words()) {
                word(word, false, Vocabulary.word(domain.key(), word));
            }
        }
        for (String id : choice ? written.cardIds() : List.<String>of()) {
            value(id);
        }
        variables();
        skeletons(Skeletons.players(), true);
        skeletons(Skeletons.numbers(), true);
        for (String word : List.of("1", "true", "false", "null")) {
            raw(word);
        }
    }

    /** The elements of a list. */
    private void elements() {
        switch (around.at) {
            case "" -> skeletons(Skeletons.cards(), false);
            case "targets" -> {
                String mode = around.outside == null ? "" : written.whole(1).mode;
                for (WrittenText.Named one : written.named) {
                    if (mode.equals("id") && one.trigger()) {
                        value(one.id());
                    }
                }
                if (!mode.equals("id")) {
                    variables();
                }
            }
            case "values" -> {
                raw("1");
                variables();
                skeletons(Skeletons.numbers(), true);
            }
            case "target", "player", "value1", "value2" -> {
                variables();
                skeletons(Skeletons.players(), true);
                skeletons(Skeletons.numbers(), true);
            }
            default -> skeletons(Skeletons.items(around.at), false);
        }
    }

    /** The names of all variables that may be defined here: the innermost event first. */
    private List<String> names() {
        List<String> names = new ArrayList<>();
        int levels = 0;
        for (Around one = around; one != null; one = one.outside) {
            if (one.map) {
                Around whole = written.whole(levels);
                Event event = Event.of(whole.event);
                Timing timing = Timing.of(whole.event);
                List<String> fields =
                        WrittenShape.isTrigger(whole) && event != null
                                ? event.fields()
                                : timing != null ? timing.fields() : List.of();
                for (String field : fields) {
                    names.add(whole.event + "." + field);
                }
                if (whole.type.equals("loop") && !whole.id.isEmpty()) {
                    names.add(whole.id + ".index");
                    names.add(whole.id + ".item");
                }
            }
            levels++;
        }
        // the last one is the most likely
        for (int i = written.named.size() - 1; i >= 0; i--) {
            WrittenText.Named one = written.named.get(i);
            for (String field : List.of("UUID", "UUIDs", "count", "index", "item")) {
                names.add(one.id() + "." + field);
            }
        }
        return names;
    }

    private void variables() {
        for (String name : names()) {
            offer(new Item("$" + name, "\"$" + name + "\"", "variable", false, null));
        }
    }

    private void value(String word) {
        word(word, false, null);
    }

    private void word(String word, boolean extension, String entry) {
        offer(new Item(word, "\"" + word + "\"", "value", extension, entry));
    }

    private void raw(String json) {
        offer(new Item(json, json, "value", false, null));
    }

    private void skeletons(List<Skeletons.Skeleton> skeletons, boolean extension) {
        String owner = "";
        for (Around one = around; one != null; one = one.outside) {
            owner = one.at.equals("behaviors") && one.map ? one.event : owner;
        }
        for (Skeletons.Skeleton one : skeletons) {
            String json = one.json().replace("%", "$" + owner + ".playerUUID");
            offer(new Item(one.label() + " {…}", json, "value", extension, one.entry()));
        }
    }

    /** Adds an item that the check accepts. */
    private void offer(Item item) {
        trial = trial == null ? new Trial(written) : trial;
        boolean twice = false;
        for (Item one : items) {
            twice |= one.insert().equals(item.insert());
        }
        if (!twice && trial.accepts(item.insert())) {
            items.add(item);
        }
    }
}
