package cardbench.wizard.check;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.TriggerMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which words of the document's tables a collection of cards uses, and which it does not. Authors
 * see with it what their cards have never tried. Immutable.
 *
 * @param rows one for each word, in the order of the tables
 */
public record VocabularyUse(List<Row> rows) {

    /**
     * A word.
     *
     * @param kind {@code timing}, {@code doable}, {@code condition}, {@code event}, {@code mode},
     *     {@code chooser} or {@code getter}
     * @param extension whether it is missing in the document
     * @param cards the indices of the cards that use it
     */
    public record Row(String kind, String word, boolean extension, List<Integer> cards) {

        /** Copies the list, so that a row never changes. */
        public Row {
            cards = List.copyOf(cards);
        }
    }

    /** Copies the list, so that it never changes. */
    public VocabularyUse {
        rows = List.copyOf(rows);
    }

    /** The use of words by cards of the second generation. */
    static VocabularyUse of(List<JsonMap> cards) {
        Map<String, List<Integer>> users = new LinkedHashMap<>();
        for (int i = 0; i < cards.size(); i++) {
            Set<String> used = new LinkedHashSet<>();
            for (JsonMap behavior : cards.get(i).objects("behaviors")) {
                used.add("timing " + behavior.text("at", ""));
                behavior.visit("", (key, node) -> collect(node, used));
            }
            for (String word : used) {
                users.computeIfAbsent(word, unused -> new ArrayList<>()).add(i);
            }
        }
        List<Row> rows = new ArrayList<>();
        words("timing", Timing.words(), users, rows);
        types("doable", CardGrammar.DOABLES, users, rows);
        types("condition", CardGrammar.CONDITIONS, users, rows);
        words("event", Event.words(), users, rows);
        words("mode", TriggerMode.words(), users, rows);
        types("chooser", CardGrammar.CHOOSERS, users, rows);
        types("getter", CardGrammar.GETTERS, users, rows);
        return new VocabularyUse(rows);
    }

    private static void words(
            String kind, List<String> words, Map<String, List<Integer>> users, List<Row> rows) {
        for (String word : words) {
            List<Integer> cards = users.getOrDefault(kind + " " + word, List.of());
            rows.add(new Row(kind, word, Event.isExtension(word), cards));
        }
    }

    /** Types are found by their names alone: no name is in two tables. */
    private static void types(
            String kind, List<ObjectType> types, Map<String, List<Integer>> users, List<Row> rows) {
        for (ObjectType type : types) {
            List<Integer> cards = users.getOrDefault("type " + type.name(), List.of());
            rows.add(new Row(kind, type.name(), type.extension(), cards));
        }
    }

    private static void collect(JsonNode node, Set<String> used) {
        if (node instanceof JsonMap map) {
            used.add("type " + map.text("type", ""));
            // a removal has a mode as well, but no event
            if (map.has("event")) {
                used.add("event " + map.text("event", ""));
                used.add("mode " + map.text("mode", ""));
            }
        }
    }
}
