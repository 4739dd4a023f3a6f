package cardbench.base.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NearestTest {

    @Test
    void misspeltWord_isRecognised() {
        List<String> words = List.of("count", "cards", "combos", "score");
        assertEquals("count", Nearest.to("coumt", words));
        assertEquals("cards", Nearest.to("card", words));
        assertEquals("score", Nearest.to("SCORE", words));
        assertEquals("combos", Nearest.to("ｃｏｍｂｏｓ", words));
        assertNull(Nearest.to("shuffle", words));
        assertNull(Nearest.to("x", List.of("y")), "no letter is the same");
    }

    @Test
    void firstOfEquallySimilarWords_isTaken() {
        assertEquals("cart", Nearest.to("card", List.of("cart", "care", "card1")));
        assertEquals("card", Nearest.to("card", List.of("cart", "card")));
    }

    @Test
    void longWords_areNotCompared() {
        String word = "a".repeat(64);
        assertEquals(word, Nearest.to(word, List.of(word)));
        assertNull(Nearest.to(word + "a", List.of(word + "a")));
    }

    /** The definition of the distance, by recursion over the first letters. */
    private static int distance(String a, String b) {
        if (a.isEmpty() || b.isEmpty()) {
            return a.length() + b.length();
        }
        int same = a.charAt(0) == b.charAt(0) ? 0 : 1;
        int changed = same + distance(a.substring(1), b.substring(1));
        int dropped = 1 + distance(a.substring(1), b);
        int added = 1 + distance(a, b.substring(1));
        return Math.min(changed, Math.min(dropped, added));
    }

    private static String expected(String word, List<String> candidates) {
        String best = null;
        int least = Math.max(1, word.length() / 3) + 1;
        for (String candidate : candidates) {
            int distance = distance(word, candidate);
            boolean similar = distance < Math.max(word.length(), candidate.length());
            if (similar && distance < least) {
                least = distance;
                best = candidate;
            }
        }
        return best;
    }

    @Test
    void randomWords_areComparedByTheDefinition() {
        long seed = 20261123;
        Random random = new Random(seed);
        for (int i = 0; i < 3_000; i++) {
            String word = word(random);
            List<String> candidates = new ArrayList<>();
            for (int n = random.nextInt(4); n >= 0; n--) {
                candidates.add(word(random));
            }
            String expected = expected(word, candidates);
            String message = "seed " + seed + ": " + word + " among " + candidates;
            assertEquals(expected, Nearest.to(word, candidates), message);
        }
    }

    private static String word(Random random) {
        StringBuilder word = new StringBuilder();
        for (int n = random.nextInt(7); n >= 0; n--) {
            word.append((char) ('a' + random.nextInt(3)));
        }
        return word.toString();
    }
}
