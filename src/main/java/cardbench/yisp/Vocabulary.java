package cardbench.yisp;

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

    /** So many unknown words are compared with the known ones; each comparison takes time. */
    private static final int MAX_SUGGESTIONS = 200;

    private final List<CardKind> cards;
    private final Map<String, Integer> byName = new LinkedHashMap<>();
    private final Set<String> attributes = new LinkedHashSet<>();
    private final Map<String, boolean[]> aliases = new LinkedHashMap<>();
    private final Set<String> used = new LinkedHashSet<>();
    private final Map<List<String>, Selection> selections = new LinkedHashMap<>();
    private final int[] kinds;
    private int suggestionsLeft = MAX_SUGGESTIONS;

    /** The words of a deck, without aliases yet. */
    public Vocabulary(List<CardKind> cards) {
        this.cards = List.copyOf(cards);
        for (int i = 0; i < this.cards.size(); i++) {
            byName.putIfAbsent(this.cards.get(i).name(), i);
            attributes.addAll(this.cards.get(i).attributes());
        }
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
    }

    /** The cards of the deck, in the order of the file. */
    public List<CardKind> cards() {
        return cards;
    }

    /** For each card of the deck, by number, which of {@link #cards()} it is. */
    int[] kinds() {
        return kinds;
    }

    /** The cards of the deck that meet all of some conditions; an unknown one is met by none. */
    Selection selection(List<String> conditions) {
        Selection known = selections.get(conditions);
        if (known == null) {
            boolean[] has = new boolean[kinds.length];
            Arrays.fill(has, true);
            for (String condition : conditions) {
                boolean[] met = meeting(condition);
                for (int card = 0; card < has.length; card++) {
                    has[card] &= met != null && met[kinds[card]];
                }
            }
            known = Selection.of(has);
            selections.put(List.copyOf(conditions), known);
        }
        return known;
    }

    /** The name or alias, or the attribute with {@code a:}, that is meant; or {@code null}. */
    String suggestion(String name) {
        if (hasAttribute(name)) {
            return "a:" + name;
        }
        return suggestionsLeft-- > 0 ? Nearest.to(name, names()) : null;
    }

    /** The attribute that is meant, or {@code null}. */
    String attributeSuggestion(String attribute) {
        return suggestionsLeft-- > 0 ? Nearest.to(attribute, attributes) : null;
    }

    /** All attributes, in the order in which the file has them first. */
    public List<String> attributes() {
        return List.copyOf(attributes);
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
        return attributes.contains(attribute);
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
        String rest = word;
        while (rest.startsWith("!") && named == null) {
            rest = rest.substring(1);
            denials++;
            named = named(rest);
        }
        boolean[] met = named != null ? named.clone() : ofAttribute(rest);
        if (met != null && denials % 2 == 1) {
            for (int i = 0; i < met.length; i++) {
                met[i] = !met[i];
            }
        }
        return met;
    }

    private boolean[] ofAttribute(String word) {
        boolean exact = word.startsWith("a:");
        if (!exact && !word.startsWith("A:")) {
            return null;
        }
        String asked = word.substring(2);
        boolean[] met = new boolean[cards.size()];
        for (int i = 0; i < met.length; i++) {
            for (String attribute : cards.get(i).attributes()) {
                met[i] |= exact ? attribute.equals(asked) : matches(asked, attribute);
            }
        }
        return met;
    }

    /**
     * Whether a whole text fits a pattern: {@code *} stands for any characters, {@code ?} for one.
     * Takes time proportional to the product of both lengths at worst.
     */
    static boolean matches(String pattern, String text) {
        int at = 0;
        int in = 0;
        int star = -1;
        int retry = 0;
        while (in < text.length()) {
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
