package cardbench.yisp.syntax;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The attributes of the cards of a deck: which cards have one, and which fit a pattern. */
final class AttributeIndex {

    /**
     * A pattern takes time in proportion to its length times that of all attributes at worst; all
     * patterns of a deck together take so many steps at most.
     */
    private static final int MAX_STEPS = 20_000_000;

    private final int cards;
    private final Map<String, List<Integer>> byAttribute = new LinkedHashMap<>();
    private final Map<String, boolean[]> byPattern = new LinkedHashMap<>();
    private int letters;
    private int stepsLeft = MAX_STEPS;

    AttributeIndex(List<CardKind> cards) {
        this.cards = cards.size();
        for (int i = 0; i < cards.size(); i++) {
            for (String attribute : cards.get(i).attributes()) {
                byAttribute.computeIfAbsent(attribute, unused -> new ArrayList<>()).add(i);
                letters += attribute.length() + 1;
            }
        }
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
        boolean[] met = new boolean[cards];
        for (int card : byAttribute.getOrDefault(attribute, List.of())) {
            met[card] = true;
        }
        return met;
    }

    /** The cards with an attribute that fits a pattern; none where there is no time for it. */
    boolean[] fitting(String pattern) {
        boolean[] known = byPattern.get(pattern);
        if (known != null) {
            return known.clone();
        }
        boolean[] met = new boolean[cards];
        if (isExhausted()) {
            return met;
        }
        stepsLeft -= cards;
        for (Map.Entry<String, List<Integer>> entry : byAttribute.entrySet()) {
            if (fits(entry.getKey(), pattern)) {
                for (int card : entry.getValue()) {
                    met[card] = true;
                }
            }
        }
        if (!isExhausted()) {
            byPattern.put(pattern, met);
        }
        return met.clone();
    }

    /** Whether there was no time for a pattern. */
    boolean isExhausted() {
        return stepsLeft < 0;
    }

    /** Whether a whole text fits: {@code *} stands for any characters, {@code ?} for one. */
    private boolean fits(String text, String pattern) {
        int at = 0;
        int in = 0;
        int star = -1;
        int retry = 0;
        while (in < text.length()) {
            if (stepsLeft < 0) {
                return false;
            }
            stepsLeft--;
            char wanted = at < pattern.length() ? pattern.charAt(at) : 0;
            if (wanted == '*' && at < pattern.length()) {
                star = at++;
                retry = in;
            } else if (at < pattern.length() && (wanted == '?' || wanted == text.charAt(in))) {
                at++;
                in++;
            } else if (star >= 0) {
                at = star + 1;
                in = ++retry;
            } else {
                return false;
            }
        }
        while (at < pattern.length() && pattern.charAt(at) == '*') {
            at++;
        }
        return at == pattern.length();
    }
}
