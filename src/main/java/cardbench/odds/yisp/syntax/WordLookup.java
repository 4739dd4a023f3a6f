package cardbench.odds.yisp.syntax;

import java.util.List;
import java.util.Map;

/**
 * Finds the cards that a word of a condition means. The answer has one truth value for each {@link
 * CardKind}, in the order of the file; the array is the caller's.
 */
abstract sealed class WordLookup permits Vocabulary, VocabularyBuilder {

    final List<CardKind> cards;
    final Map<String, Integer> byName;
    final AttributeIndex attributeIndex;
    final Map<String, boolean[]> definitions;

    WordLookup(
            List<CardKind> cards,
            Map<String, Integer> byName,
            AttributeIndex attributeIndex,
            Map<String, boolean[]> definitions) {
        this.cards = cards;
        this.byName = byName;
        this.attributeIndex = attributeIndex;
        this.definitions = definitions;
    }

    /** The length of the longest name and alias. */
    abstract int longestName();

    /** The cards with an attribute that matches a pattern; none if the steps are used up. */
    abstract boolean[] fitting(String pattern);

    /** The cards of the deck, in the order of the file. */
    public List<CardKind> cards() {
        return cards;
    }

    /** The cards of a name or alias, or {@code null} if it is neither. */
    boolean[] named(String name) {
        // an alias hides a card of the same name
        boolean[] alias = definitions.get(name);
        if (alias != null) {
            return alias.clone();
        }
        Integer index = byName.get(name);
        if (index == null) {
            return null;
        }
        boolean[] one = new boolean[cards.size()];
        one[index] = true;
        return one;
    }

    /**
     * The cards that meet one word of a condition: a name, an alias, {@code !} and a word to be
     * negated, {@code a:} and an attribute, or {@code A:} and a pattern. {@code null} if the word
     * is none of these. An attribute that no card has is met by no card.
     */
    public boolean[] meeting(String word) {
        boolean[] met = named(word);
        int denials = 0;
        while (met == null && denials < word.length() && word.charAt(denials) == '!') {
            denials++;
            // A name may itself begin with "!", so each rest of the word is looked up. Only if it
            // is short enough to be a name: a word of many signs would take quadratic time.
            if (word.length() - denials <= longestName()) {
                met = named(word.substring(denials));
            }
        }
        if (met == null) {
            met = ofAttribute(word.substring(denials));
        }
        if (met != null && denials % 2 == 1) {
            for (int i = 0; i < met.length; i++) {
                met[i] = !met[i];
            }
        }
        return met;
    }

    private boolean[] ofAttribute(String word) {
        if (word.startsWith("a:")) {
            return attributeIndex.having(word.substring(2));
        }
        return word.startsWith("A:") ? fitting(word.substring(2)) : null;
    }
}
