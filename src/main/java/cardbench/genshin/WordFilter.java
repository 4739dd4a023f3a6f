package cardbench.genshin;

import java.util.ArrayList;
import java.util.List;

/**
 * Words that a share code must not hold, or the game's chat filter refuses it. The game starts at
 * offset 0 and takes the next one while the text holds such a word. Its list is not published and
 * differs by server and time, so the default is what can be known from outside: every word with its
 * evidence stands in {@code cards-data/genshin/words.tsv}.
 *
 * <p>Words are compared without case, and {@code +} and {@code /} in the text are passed over,
 * which is the strictest way that was seen.
 */
public final class WordFilter {

    /** How many words a list may have. */
    public static final int MAX_WORDS = 1_000;

    /** No word is refused: the smallest offset is 0. */
    public static final WordFilter NONE = new WordFilter(List.of());

    /** The words of the project's own list. */
    public static final WordFilter DEFAULT =
            new WordFilter(
                    List.of(
                            "64", "89", "ba9", "c4", "cag", "gay", "ggc", "gwg", "hjt", "j8", "jba",
                            "ntr", "pcp", "rbq", "xjp"));

    private final List<String> words;

    private WordFilter(List<String> words) {
        this.words = List.copyOf(words);
    }

    /**
     * A filter of these words. What a code cannot hold once it is compared (nothing, signs, letters
     * beyond ASCII) is left out of a word.
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

    /** The words, as they are compared. */
    public List<String> words() {
        return words;
    }

    /** The first word of the list that a code holds, or {@code null} where it holds none. */
    public String wordIn(String code) {
        if (words.isEmpty()) {
            return null;
        }
        String letters = compared(code);
        for (String word : words) {
            if (letters.contains(word)) {
                return word;
            }
        }
        return null;
    }

    /** Small letters and digits alone. */
    private static String compared(String text) {
        StringBuilder letters = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 'A' && c <= 'Z') {
                letters.append((char) (c + 'a' - 'A'));
            } else if (c >= 'a' && c <= 'z' || c >= '0' && c <= '9') {
                letters.append(c);
            }
        }
        return letters.toString();
    }
}
