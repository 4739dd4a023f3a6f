package cardbench.odds.yisp.syntax;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The attributes of a deck and the cards that have each of them. Immutable. */
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

    /** All attributes, in the order of their first occurrence in the file. */
    Set<String> attributes() {
        return byAttribute.keySet();
    }

    /** The total length of the attributes of all cards, plus one for each. */
    int letters() {
        return letters;
    }

    /** By card, whether it has an attribute. */
    boolean[] having(String attribute) {
        boolean[] met = none();
        mark(attribute, met);
        return met;
    }

    /** A new array that marks no card. */
    boolean[] none() {
        return new boolean[cards];
    }

    /** Marks the cards that have an attribute. */
    void mark(String attribute, boolean[] met) {
        for (int card : byAttribute.getOrDefault(attribute, List.of())) {
            met[card] = true;
        }
    }
}
