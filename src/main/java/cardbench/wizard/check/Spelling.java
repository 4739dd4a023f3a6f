package cardbench.wizard.check;

import cardbench.base.text.Nearest;
import java.util.Collection;
import java.util.List;

/** Finds the known word that an author probably meant by an unknown one. */
public final class Spelling {

    /** The shortest word for which near words are offered: shorter ones are near to too many. */
    private static final int MIN_LENGTH = 3;

    private Spelling() {}

    /** Words that authors write for names of the document, and those names. */
    private static final List<String> SYNONYMS =
            List.of(
                    "dmg", "damage",
                    "hurt", "damage",
                    "draw", "drawCard",
                    "coin", "gold",
                    "coins", "gold",
                    "money", "gold",
                    "hp", "health",
                    "maxHp", "maxHealth",
                    "bounty", "reward",
                    "freeze", "freezing",
                    "repeat", "loop",
                    "otherwise", "elsedo",
                    "onKill", "onDefeat",
                    "onDeath", "onDefeat",
                    "onDie", "onDefeat",
                    "onHit", "onDamageTaken",
                    "onTurnBegin", "onBattleTurnStart",
                    "onPurchase", "onBuy");

    /**
     * The only name that an author can have meant, or {@code null}: a known synonym, the name that
     * the word continues, such as {@code onDraw} in {@code onDrawCard}, the nearest name, or else
     * the only one that begins with the word, such as {@code elsedo} for {@code else}. Where two
     * names are equally near, none is certain.
     */
    public static String near(String word, Collection<String> names) {
        int synonym = SYNONYMS.indexOf(word);
        if (synonym >= 0 && synonym % 2 == 0 && names.contains(SYNONYMS.get(synonym + 1))) {
            return SYNONYMS.get(synonym + 1);
        }
        String near = Nearest.only(word, names);
        if (word.length() < MIN_LENGTH) {
            return near != null && sameLetters(near, word) ? near : null;
        }
        String begun = begun(word, names);
        if (begun != null && (near == null || !near.startsWith(begun))) {
            return begun;
        }
        if (near != null || Nearest.to(word, names) != null) {
            return near;
        }
        for (String name : names) {
            if (name.startsWith(word)) {
                if (near != null) {
                    // two names begin with it: neither is certain
                    return null;
                }
                near = name;
            }
        }
        return near;
    }

    /** The longest name that a word continues with a capital letter, or {@code null}. */
    private static String begun(String word, Collection<String> names) {
        String longest = null;
        for (String name : names) {
            boolean begins =
                    name.length() >= MIN_LENGTH
                            && word.length() > name.length()
                            && word.startsWith(name)
                            && word.charAt(name.length()) >= 'A'
                            && word.charAt(name.length()) <= 'Z';
            if (begins && (longest == null || name.length() > longest.length())) {
                longest = name;
            }
        }
        return longest;
    }

    /** Whether two words are equal up to the case of ASCII letters. */
    static boolean sameLetters(String a, String b) {
        boolean same = a.length() == b.length();
        for (int i = 0; same && i < a.length(); i++) {
            int x = a.charAt(i);
            int y = b.charAt(i);
            same = x == y || (x ^ y) == 0x20 && (x | 0x20) >= 'a' && (x | 0x20) <= 'z';
        }
        return same;
    }

    /** The words, separated by commas. */
    public static String listed(Collection<String> words) {
        StringBuilder list = new StringBuilder();
        for (String word : words) {
            list.append(list.length() == 0 ? "" : ", ").append(word);
        }
        return list.toString();
    }
}
