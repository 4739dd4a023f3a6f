package cardbench.odds.yisp.syntax;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.Nearest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The words of a deck while its texts are read. Aliases are added one by one, and it keeps track of
 * which of them are used, and of the budgets for suggestions and patterns. One thread, one reading.
 */
public final class VocabularyBuilder extends WordLookup {

    /**
     * Pairs of letters that are compared to find suggestions. A file of nothing but unknown words
     * would otherwise take quadratic time.
     */
    private static final int MAX_COMPARED = 20_000_000;

    private final PatternSearch patterns = new PatternSearch(attributeIndex);
    private final Set<String> used = new LinkedHashSet<>();
    private int longestName;
    private int nameLetters;
    private boolean saidExhausted;
    private int comparisonsLeft = MAX_COMPARED;

    /** A builder for a deck, without aliases yet. */
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
     * Defines an alias. It can be used from here on, also in later definitions, and hides a card of
     * the same name, as in ygo-calc.
     *
     * @param conditions the words that a card has to meet
     */
    public void define(String alias, Source conditions, Diagnostics diagnostics) {
        definitions.put(alias, new ConditionReader(this, diagnostics).read(conditions));
        note(alias);
    }

    private void note(String name) {
        longestName = Math.max(longestName, name.length());
        nameLetters += name.length() + 1;
    }

    /** The vocabulary with the aliases defined so far. */
    public Vocabulary build() {
        return new Vocabulary(this);
    }

    PatternSearch patterns() {
        return patterns;
    }

    /** Whether an alias has been looked up since it was defined. */
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

    /** Whether a pattern ran out of steps. Answers true only once, so that it is reported once. */
    boolean ranOut() {
        boolean ranOut = patterns.isExhausted() && !saidExhausted;
        saidExhausted |= ranOut;
        return ranOut;
    }

    /** Whether a card has an attribute of this name. */
    boolean hasAttribute(String attribute) {
        return attributeIndex.attributes().contains(attribute);
    }

    /** The name, alias, or attribute with {@code a:} that is probably meant; or {@code null}. */
    String suggestion(String name) {
        if (hasAttribute(name)) {
            return "a:" + name;
        }
        return isWorthComparing(name, nameLetters) ? Nearest.to(name, names()) : null;
    }

    /** The attribute that is probably meant, or {@code null}. */
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

    /** All names without a prefix: cards, then aliases. */
    private List<String> names() {
        List<String> names = new ArrayList<>(byName.keySet());
        names.addAll(definitions.keySet());
        return names;
    }
}
