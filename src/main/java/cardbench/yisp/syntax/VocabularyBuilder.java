package cardbench.yisp.syntax;

import cardbench.text.Diagnostics;
import cardbench.text.Nearest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The words of a deck while its texts are read: aliases are still defined, and it keeps what has
 * been asked for and how much time is left for suggestions and patterns. One thread uses it, for
 * one reading.
 */
public final class VocabularyBuilder extends WordLookup {

    /** So many letters of unknown words are compared with letters of known ones. */
    private static final int MAX_COMPARED = 20_000_000;

    private final PatternSearch patterns = new PatternSearch(attributeIndex);
    private final Set<String> used = new LinkedHashSet<>();
    private int longestName;
    private int nameLetters;
    private boolean saidExhausted;
    private int comparisonsLeft = MAX_COMPARED;

    /** The words of a deck, without aliases yet. */
    public VocabularyBuilder(List<CardKind> cards) {
        super(List.copyOf(cards), numbers(cards), new AttributeIndex(cards), new LinkedHashMap<>());
        for (CardKind card : cards) {
            note(card.name());
        }
    }

    private static Map<String, Integer> numbers(List<CardKind> cards) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        for (int i = 0; i < cards.size(); i++) {
            numbers.putIfAbsent(cards.get(i).name(), i);
        }
        return Collections.unmodifiableMap(numbers);
    }

    /**
     * Defines an alias. It may be used from here on, also in the definitions of later ones, and
     * hides a card of the same name.
     *
     * @param conditions the words that a card has to meet, all of them
     */
    public void define(String alias, Source conditions, Diagnostics diagnostics) {
        definitions.put(alias, new ConditionReader(this, diagnostics).read(conditions));
        note(alias);
    }

    private void note(String name) {
        longestName = Math.max(longestName, name.length());
        nameLetters += name.length() + 1;
    }

    /** The words as they are known now. */
    public Vocabulary build() {
        return new Vocabulary(this);
    }

    PatternSearch patterns() {
        return patterns;
    }

    /** Whether an alias was asked for since it was defined. */
    public boolean wasUsed(String alias) {
        return used.contains(alias);
    }

    @Override
    boolean[] named(String name) {
        if (definitions.containsKey(name)) {
            used.add(name);
        }
        return super.named(name);
    }

    @Override
    int longestName() {
        return longestName;
    }

    @Override
    boolean[] fitting(String pattern) {
        return patterns.fitting(pattern);
    }

    /** Whether there was no time left for a pattern; is to be said, and is answered, once. */
    boolean ranOut() {
        boolean ranOut = patterns.isExhausted() && !saidExhausted;
        saidExhausted |= ranOut;
        return ranOut;
    }

    /** Whether a card has an attribute of this name. */
    boolean hasAttribute(String attribute) {
        return attributeIndex.attributes().contains(attribute);
    }

    /** The name or alias, or the attribute with {@code a:}, that is meant; or {@code null}. */
    String suggestion(String name) {
        if (hasAttribute(name)) {
            return "a:" + name;
        }
        return isWorthComparing(name, nameLetters) ? Nearest.to(name, names()) : null;
    }

    /** The attribute that is meant, or {@code null}. */
    String attributeSuggestion(String attribute) {
        return isWorthComparing(attribute, attributeIndex.letters())
                ? Nearest.to(attribute, attributeIndex.attributes())
                : null;
    }

    private boolean isWorthComparing(String word, int letters) {
        long comparisons = (long) letters * (word.length() + 1);
        if (comparisons > comparisonsLeft) {
            return false;
        }
        comparisonsLeft -= (int) comparisons;
        return true;
    }

    /** All names a card set or condition can use bare: cards, then aliases. */
    private List<String> names() {
        List<String> names = new ArrayList<>(byName.keySet());
        names.addAll(definitions.keySet());
        return names;
    }
}
