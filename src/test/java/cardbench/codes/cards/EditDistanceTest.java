package cardbench.codes.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

class EditDistanceTest {

    /** The plain table of all pairs, without the cut. */
    static int plain(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    d[i][j] = i + j;
                } else {
                    int change = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                    d[i][j] = Math.min(change, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
                }
            }
        }
        return d[a.length()][b.length()];
    }

    @Test
    void distance_equalsThePlainTableUpToItsCut() {
        Random random = new Random(7);
        for (int n = 0; n < 2_000; n++) {
            isPlain(word(random, 8), word(random, 8), random.nextInt(5));
        }
    }

    /** A word has 32 bits; longer texts are compared row by row. */
    @Test
    void textsAroundAWordOfBits_haveTheSameDistance() {
        Random random = new Random(8);
        for (int n = 0; n < 2_000; n++) {
            String wanted = "ab将".repeat(9) + word(random, 12);
            StringBuilder text = new StringBuilder(wanted);
            for (int changes = random.nextInt(8); changes > 0; changes--) {
                int at = random.nextInt(text.length());
                switch (random.nextInt(3)) {
                    case 0 -> text.deleteCharAt(at);
                    case 1 -> text.insert(at, '军');
                    default -> text.setCharAt(at, 'c');
                }
            }
            isPlain(text.toString(), wanted, random.nextInt(12));
        }
    }

    private static void isPlain(String text, String wanted, int most) {
        assertEquals(
                Math.min(most + 1, plain(text, wanted)),
                new EditDistance(wanted).to(text, most),
                text + " " + wanted + " " + most);
    }

    private static String word(Random random, int lengths) {
        StringBuilder word = new StringBuilder();
        for (int length = random.nextInt(lengths); length > 0; length--) {
            word.append("ab将".charAt(random.nextInt(3)));
        }
        return word.toString();
    }
}
