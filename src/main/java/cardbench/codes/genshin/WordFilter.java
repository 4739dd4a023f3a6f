package cardbench.codes.genshin;

import cardbench.base.text.Ascii;
import java.util.ArrayList;
import java.util.List;

/**
 * The words that a share code must not contain, or the chat filter of the game refuses it. The game
 * starts at offset 0 and takes the next one while the code contains such a word. Its list is not
 * published and differs by server and time, so the default list has the words that are known from
 * refused codes, with the evidence of each in {@code cards-data/genshin/words.tsv}. Immutable.
 *
 * <p>Words are compared ignoring case, and ignoring {@code +} and {@code /} in the code, which is
 * the strictest comparison that is known.
 */
public final class WordFilter {

    /** The maximum number of words. */
    public static final int MAX_WORDS = 1_000;

    /** Refuses no word, so that the offset is always 0. */
    public static final WordFilter NONE = new WordFilter(List.of());

    /** The default list. */
    public static final WordFilter DEFAULT =
            new WordFilter(
                    List.of(
                            "64", "89", "ba9", "c4", "cag", "gay", "ggc", "gwg", "hjt", "j8", "jba",
                            "ntr", "pcp", "rbq", "xjp"));

    private final List<String> words;

    // Linked lists by first letter: one pass over the code finds the first word of the list, where
    // a search for each word in each of 256 codes was most of the time of encoding in JavaScript.
    /** For each letter the number (from 1) of the first word that begins with it, or 0. */
    private final int[] beginnings = new int[128];

    /** For each word the number of the next one that begins with the same letter, or 0. */
    private final int[] next;

    private WordFilter(List<String> words) {
        this.words = List.copyOf(words);
        this.next = new int[words.size()];
        for (int i = words.size() - 1; i >= 0; i--) {
            char letter = words.get(i).charAt(0);
            next[i] = beginnings[letter];
            beginnings[letter] = i + 1;
        }
    }

    /**
     * Creates a filter of words. Characters that are ignored in codes (signs, and letters beyond
     * ASCII) are removed from the words; empty words are dropped.
     */
    public static WordFilter of(List<String> words) {
        List<String> compared = new ArrayList<>();
        for (String word : words) {
            String letters = compared(word);
            if (!letters.isEmpty() && compared.size() < MAX_WORDS) {
                compared.add(letters);
            }
        }
        return new WordFilter(compared);
    }

    /** The words in the form in which they are compared. */
    public List<String> words() {
        return words;
    }

    /** The first word of the list that a code contains, or {@code null}. */
    public String wordIn(String code) {
        char[] letters = new char[code.length()];
        int size = compared(code, letters);
        int first = words.size();
        for (int at = 0; at < size; at++) {
            int word = beginnings[letters[at]];
            // The words of a letter are in the order of the list: later ones cannot be first.
            while (word > 0 && word <= first) {
                if (matchesAt(words.get(word - 1), letters, at, size)) {
                    first = word - 1;
                }
                word = next[word - 1];
            }
        }
        return first < words.size() ? words.get(first) : null;
    }

    private static boolean matchesAt(String word, char[] letters, int at, int size) {
        int length = word.length();
        if (at + length > size) {
            return false;
        }
        for (int i = 1; i < length; i++) {
            if (word.charAt(i) != letters[at + i]) {
                return false;
            }
        }
        return true;
    }

    private static String compared(String text) {
        char[] letters = new char[text.length()];
        return new String(letters, 0, compared(text, letters));
    }

    /** Writes the letters, in lower case, and digits of a text; returns their number. */
    private static int compared(String text, char[] letters) {
        int size = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 'a' && c <= 'z' || Ascii.isDigit(c)) {
                letters[size++] = c;
            } else if (c >= 'A' && c <= 'Z') {
                letters[size++] = (char) (c + 'a' - 'A');
            }
        }
        return size;
    }
}
