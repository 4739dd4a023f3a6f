package cardbench.odds.yisp.syntax;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The words that programs and conditions of a deck can use: its cards, their attributes and its
 * aliases, in the order of the file. Immutable, so threads can share it. A {@link
 * VocabularyBuilder} creates it while the texts of a deck are read.
 */
public final class Vocabulary extends WordLookup {

    private final int[] kinds;
    private final int longestName;
    private final Map<String, boolean[]> patterns;

    /** The steps for each pattern that the deck itself does not contain. */
    private final int patternSteps;

    /** The vocabulary of a deck without aliases. */
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
     * The same vocabulary for a deck with other numbers of copies.
     *
     * @param counts copies of each of {@link #cards()}, 0 or more
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

    /** By card of the deck, its index in {@link #cards()}. Copies have consecutive numbers. */
    public int[] kinds() {
        return kinds.clone();
    }

    /** All attributes, in the order of their first occurrence in the file. */
    public List<String> attributes() {
        return List.copyOf(attributeIndex.attributes());
    }

    /** The names of all aliases, in the order of the file. */
    public List<String> aliases() {
        return List.copyOf(definitions.keySet());
    }

    /**
     * The filters of a card set that holds the cards which meet a condition, such as {@code
     * .a:land."big land"}.
     *
     * @param condition without errors, as in the list {@code hand} of a combo
     * @return {@code null} if a name has a character that ends a program or a text in it
     */
    public String filters(String condition) {
        String trimmed = ConditionReader.trimmed(condition);
        StringBuilder filters = new StringBuilder();
        if (named(trimmed) != null) {
            filter(trimmed, filters);
        } else {
            String word = "";
            for (int i = 0; i <= trimmed.length(); i++) {
                char c = i < trimmed.length() ? trimmed.charAt(i) : ' ';
                boolean blank = ConditionReader.isBlank(c);
                if (blank && !word.isEmpty()) {
                    filter(word, filters);
                }
                word = blank ? "" : word + c;
            }
        }
        return trimmed.indexOf('"') < 0 && trimmed.indexOf(';') < 0 ? filters.toString() : null;
    }

    private static void filter(String word, StringBuilder to) {
        boolean bare = word.charAt(0) > '9' || word.charAt(0) == '!';
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            boolean kana = c > '\u3040' && c < '\ua000';
            bare &= kana || Lexer.isVariable("a" + c) || "-_:!".indexOf(c) >= 0;
        }
        to.append(bare && word.charAt(0) != ':' ? "." + word : ".\"" + word + '"');
    }

    @Override
    int longestName() {
        return longestName;
    }

    @Override
    boolean[] fitting(String pattern) {
        // A search of its own each time: a shared one would count steps, and so would change.
        boolean[] known = patterns.get(pattern);
        return known == null
                ? new PatternSearch(attributeIndex, patternSteps).fitting(pattern)
                : known.clone();
    }
}
