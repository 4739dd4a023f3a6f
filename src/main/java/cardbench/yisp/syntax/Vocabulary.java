package cardbench.yisp.syntax;

import cardbench.text.Diagnostics;
import cardbench.text.Nearest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The names that programs and conditions can use: the cards of a deck, their attributes, and the
 * aliases, in the order in which they were defined. A condition is held as the cards that meet it:
 * an array of truth values, one for each {@link CardKind}.
 */
public final class Vocabulary {

    /** So many letters of unknown words are compared with letters of known ones. */
    private static final int MAX_COMPARED = 20_000_000;

    private final List<CardKind> cards;
    private final Map<String, Integer> byName = new LinkedHashMap<>();
    private final AttributeIndex attributes;
    private final Map<String, boolean[]> aliases = new LinkedHashMap<>();
    private final Set<String> used = new LinkedHashSet<>();
    private final Map<List<String>, MatchingCards> selections = new LinkedHashMap<>();
    private final int[] kinds;
    private int longestName;
    private int nameLetters;
    private boolean saidExhausted;
    private int comparisonsLeft = MAX_COMPARED;

    /** The words of a deck, without aliases yet. */
    public Vocabulary(List<CardKind> cards) {
        this.cards = List.copyOf(cards);
        for (int i = 0; i < this.cards.size(); i++) {
            byName.putIfAbsent(this.cards.get(i).name(), i);
            note(this.cards.get(i).name());
        }
        attributes = new AttributeIndex(this.cards);
        int count = 0;
        for (CardKind card : this.cards) {
            count += card.count();
        }
        kinds = new int[count];
        int at = 0;
        for (int kind = 0; kind < this.cards.size(); kind++) {
            for (int i = 0; i < this.cards.get(kind).count(); i++) {
                kinds[at++] = kind;
            }
        }
    }

    /**
     * Defines an alias. It may be used from here on, also in the definitions of later ones, and
     * hides a card of the same name.
     *
     * @param conditions the words that a card has to meet, all of them
     */
    public void define(String alias, Source conditions, Diagnostics diagnostics) {
        aliases.put(alias, new ConditionReader(this, diagnostics).read(conditions));
        note(alias);
    }

    private void note(String name) {
        longestName = Math.max(longestName, name.length());
        nameLetters += name.length() + 1;
    }

    /** The cards of the deck, in the order of the file. */
    public List<CardKind> cards() {
        return cards;
    }

    /** For each card of the deck, by number, which of {@link #cards()} it is. */
    public int[] kinds() {
        return kinds;
    }

    /** The cards of the deck that meet all of some conditions; an unknown one is met by none. */
    public MatchingCards selection(List<String> conditions) {
        MatchingCards known = selections.get(conditions);
        if (known == null) {
            boolean[] has = new boolean[kinds.length];
            Arrays.fill(has, true);
            for (String condition : conditions) {
                boolean[] met = meeting(condition);
                for (int card = 0; card < has.length; card++) {
                    has[card] &= met != null && met[kinds[card]];
                }
            }
            known = MatchingCards.of(has);
            selections.put(List.copyOf(conditions), known);
        }
        return known;
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
        return isWorthComparing(attribute, attributes.letters())
                ? Nearest.to(attribute, attributes.attributes())
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

    /** All attributes, in the order in which the file has them first. */
    public List<String> attributes() {
        return List.copyOf(attributes.attributes());
    }

    /** The names of all aliases, in the order of the file. */
    public List<String> aliases() {
        return List.copyOf(aliases.keySet());
    }

    /** Whether an alias was asked for since it was defined. */
    public boolean wasUsed(String alias) {
        return used.contains(alias);
    }

    /** All names a card set or condition can use bare: cards, then aliases. */
    private List<String> names() {
        List<String> names = new ArrayList<>(byName.keySet());
        names.addAll(aliases.keySet());
        return names;
    }

    /** Whether a card has an attribute of this name. */
    boolean hasAttribute(String attribute) {
        return attributes.attributes().contains(attribute);
    }

    /** The cards of a name or alias, or {@code null} where there is none. */
    boolean[] named(String name) {
        boolean[] alias = aliases.get(name);
        if (alias != null) {
            used.add(name);
            return alias;
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
        boolean[] named = named(word);
        if (named != null) {
            return named;
        }
        int denials = 0;
        while (named == null && denials < word.length() && word.charAt(denials) == '!') {
            denials++;
            // a name is looked up only where it can be one, so that many signs take no time
            if (word.length() - denials <= longestName) {
                named = named(word.substring(denials));
            }
        }
        boolean[] met = named != null ? named.clone() : ofAttribute(word.substring(denials));
        if (met != null && denials % 2 == 1) {
            for (int i = 0; i < met.length; i++) {
                met[i] = !met[i];
            }
        }
        return met;
    }

    private boolean[] ofAttribute(String word) {
        if (word.startsWith("a:")) {
            return attributes.having(word.substring(2));
        }
        return word.startsWith("A:") ? attributes.fitting(word.substring(2)) : null;
    }

    /** Whether there was no time left for a pattern; is to be said, and is answered, once. */
    boolean ranOut() {
        boolean ranOut = attributes.isExhausted() && !saidExhausted;
        saidExhausted |= ranOut;
        return ranOut;
    }
}
