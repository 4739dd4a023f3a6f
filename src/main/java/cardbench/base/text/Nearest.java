package cardbench.base.text;

import java.util.Collection;

/** Finds the most similar word, for suggestions in diagnostics. */
public final class Nearest {

    /** Longer words are not compared, because the time is quadratic in the length. */
    private static final int MAX_LENGTH = 64;

    private Nearest() {}

    /**
     * The candidate with the smallest edit distance, up to a third of the length of the word. Of
     * several, the first one; {@code null} if there is none.
     */
    public static String to(String word, Collection<String> candidates) {
        return nearest(word, candidates, false);
    }

    /** As {@link #to}, but {@code null} if two different candidates are equally near. */
    public static String only(String word, Collection<String> candidates) {
        return nearest(word, candidates, true);
    }

    private static String nearest(String word, Collection<String> candidates, boolean only) {
        String folded = fold(word);
        String best = null;
        boolean tie = false;
        int least = Math.max(1, word.length() / 3) + 1;
        for (String candidate : candidates) {
            // A lower bound of the distance, which excludes most candidates without the table.
            int difference = Math.abs(candidate.length() - word.length());
            if (difference <= least && candidate.length() + word.length() <= 2 * MAX_LENGTH) {
                int distance = distance(folded, fold(candidate));
                // A distance of the whole length replaces every letter: nothing is similar.
                if (distance < least && distance < Math.max(word.length(), candidate.length())) {
                    least = distance;
                    best = candidate;
                    tie = false;
                } else if (distance == least && best != null && !best.equals(candidate)) {
                    tie = true;
                }
            }
        }
        return only && tie ? null : best;
    }

    /** Full-width letters, as Chinese and Japanese keyboards give them, count as ASCII. */
    private static String fold(String word) {
        StringBuilder folded = new StringBuilder();
        for (int i = 0; i < word.length(); i++) {
            char c = Ascii.narrow(word.charAt(i));
            folded.append(c >= 'A' && c <= 'Z' ? (char) (c + 'a' - 'A') : c);
        }
        return folded.toString();
    }

    /** The Levenshtein distance, by one row of the table of prefixes. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int exchanged = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(exchanged, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
