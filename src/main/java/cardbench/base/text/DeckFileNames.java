package cardbench.base.text;

import java.util.HashSet;
import java.util.Set;

/**
 * Makes the names of cards into names of a deck file, on which its programs can call: each one
 * once, and without blanks and signs of the language. Not safe for use by several threads.
 */
public final class DeckFileNames {

    private static final String NEVER_IN_NAMES = " \t.|()[];\"\n\r\u3000";

    private final Set<String> used = new HashSet<>();

    /**
     * The name of a card in the file.
     *
     * @param name its name for people; may be empty
     * @param number distinguishes it from other cards of that name
     */
    public String of(String name, String number) {
        String plain = name.isEmpty() ? "" : plain(name);
        String unique = plain.isEmpty() || used.contains(plain) ? plain + "c" + number : plain;
        used.add(unique);
        return unique;
    }

    /** A word that programs take for a name. */
    public static String plain(String name) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            char half = FullWidth.half(c);
            boolean never = NEVER_IN_NAMES.indexOf(half) >= 0 || half < ' ';
            plain.append(never ? '-' : half);
        }
        // In programs, words that begin like this are no names.
        boolean reserved =
                plain.length() > 0
                        && (plain.charAt(0) == ':'
                                || plain.charAt(0) == '!'
                                || Ascii.isDigit(plain.charAt(0))
                                || plain.length() > 1
                                        && plain.charAt(1) == ':'
                                        && (plain.charAt(0) == 'a' || plain.charAt(0) == 'A'));
        return (reserved ? "c" : "") + plain;
    }
}
