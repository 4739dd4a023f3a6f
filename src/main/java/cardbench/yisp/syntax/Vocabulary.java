package cardbench.yisp.syntax;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The names that programs and conditions can use: the cards of a deck, their attributes, and the
 * aliases, in the order in which they were defined. It never changes, so threads can share it; a
 * {@link VocabularyBuilder} makes it while the texts of a deck are read.
 */
public final class Vocabulary extends WordLookup {

    private final int[] kinds;
    private final int longestName;
    private final Map<String, boolean[]> patterns;

    /** So many steps are left for patterns that the deck does not have. */
    private final int patternSteps;

    /** The words of a deck without aliases. */
    public Vocabulary(List<CardKind> cards) {
        this(new VocabularyBuilder(cards));
    }

    Vocabulary(VocabularyBuilder read) {
        super(
                read.cards,
                read.byName,
                read.attributeIndex,
                Collections.unmodifiableMap(new LinkedHashMap<>(read.definitions)));
        longestName = read.longestName();
        patterns = read.patterns().answers();
        patternSteps = read.patterns().stepsLeft();
        kinds = kindsOf(cards);
    }

    private Vocabulary(Vocabulary other, List<CardKind> cards) {
        super(cards, other.byName, other.attributeIndex, other.definitions);
        longestName = other.longestName;
        patterns = other.patterns;
        patternSteps = other.patternSteps;
        kinds = kindsOf(cards);
    }

    /**
     * The same words for a deck with other numbers of copies.
     *
     * @param counts for each of {@link #cards()} its copies, 0 or more
     */
    public Vocabulary withCounts(int[] counts) {
        List<CardKind> changed = new ArrayList<>();
        for (int i = 0; i < counts.length; i++) {
            changed.add(cards.get(i).withCount(counts[i]));
        }
        return new Vocabulary(this, List.copyOf(changed));
    }

    private static int[] kindsOf(List<CardKind> cards) {
        int count = 0;
        for (CardKind card : cards) {
            count += card.count();
        }
        int[] kinds = new int[count];
        int at = 0;
        for (int kind = 0; kind < cards.size(); kind++) {
            for (int i = 0; i < cards.get(kind).count(); i++) {
                kinds[at++] = kind;
            }
        }
        return kinds;
    }

    /** For each card of the deck, by number, which of {@link #cards()} it is. */
    public int[] kinds() {
        return kinds.clone();
    }

    /** All attributes, in the order in which the file has them first. */
    public List<String> attributes() {
        return List.copyOf(attributeIndex.attributes());
    }

    /** The names of all aliases, in the order of the file. */
    public List<String> aliases() {
        return List.copyOf(definitions.keySet());
    }

    @Override
    int longestName() {
        return longestName;
    }

    @Override
    boolean[] fitting(String pattern) {
        boolean[] known = patterns.get(pattern);
        return known == null
                ? new PatternSearch(attributeIndex, patternSteps).fitting(pattern)
                : known.clone();
    }
}
