package cardbench.yisp.syntax;

import java.util.List;
import java.util.Map;

/**
 * Looks up which cards of a deck a word of a condition means. The answer is an array of truth
 * values, one for each {@link CardKind}; it belongs to the caller.
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

    /** The cards with an attribute that fits a pattern; none where there is no time for it. */
    abstract boolean[] fitting(String pattern);

    /** The cards of the deck, in the order of the file. */
    public List<CardKind> cards() {
        return cards;
    }

    /** The cards of a name or alias, or {@code null} where there is none. */
    boolean[] named(String name) {
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
     * The cards that meet one word of a condition, or {@code null} where the word means nothing: a
     * name, an alias, {@code !} before another word, {@code a:} an attribute, {@code A:} a pattern.
     */
    public boolean[] meeting(String word) {
        boolean[] met = named(word);
        int denials = 0;
        while (met == null && denials < word.length() && word.charAt(denials) == '!') {
            denials++;
            // a name is looked up only where it can be one, so that many signs take no time
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
