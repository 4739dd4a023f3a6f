package cardbench.yisp.syntax;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The attributes of the cards of a deck, and which cards have one. It never changes. */
final class AttributeIndex {

    private final int cards;
    private final Map<String, List<Integer>> byAttribute;
    private final int letters;

    AttributeIndex(List<CardKind> cards) {
        Map<String, List<Integer>> lists = new LinkedHashMap<>();
        int sum = 0;
        for (int i = 0; i < cards.size(); i++) {
            for (String attribute : cards.get(i).attributes()) {
                lists.computeIfAbsent(attribute, unused -> new ArrayList<>()).add(i);
                sum += attribute.length() + 1;
            }
        }
        this.cards = cards.size();
        this.byAttribute = Collections.unmodifiableMap(lists);
        this.letters = sum;
    }

    /** All attributes, in the order in which the file has them first. */
    Set<String> attributes() {
        return byAttribute.keySet();
    }

    /** How many letters all attributes have, and one more for each. */
    int letters() {
        return letters;
    }

    /** The cards that have an attribute. */
    boolean[] having(String attribute) {
        boolean[] met = none();
        mark(attribute, met);
        return met;
    }

    /** No card. */
    boolean[] none() {
        return new boolean[cards];
    }

    /** Adds the cards that have an attribute to others. */
    void mark(String attribute, boolean[] met) {
        for (int card : byAttribute.getOrDefault(attribute, List.of())) {
            met[card] = true;
        }
    }
}
