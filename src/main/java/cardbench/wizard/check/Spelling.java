package cardbench.wizard.check;

import cardbench.text.Nearest;
import java.util.Collection;

/** Finds the known word that an author probably meant by an unknown one. */
public final class Spelling {

    /** The shortest word for which near words are offered: shorter ones are near to too many. */
    private static final int SHORTEST = 3;

    private Spelling() {}

    /**
     * The nearest name, or else the only one that begins with the word, such as {@code elsedo} for
     * {@code else}; {@code null} if there is none.
     */
    public static String near(String word, Collection<String> names) {
        String near = Nearest.to(word, names);
        if (word.length() < SHORTEST) {
            return near != null && sameLetters(near, word) ? near : null;
        }
        if (near != null) {
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
