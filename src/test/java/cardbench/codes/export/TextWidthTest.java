package cardbench.codes.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextWidthTest {

    /** The ranges of wide characters of Unicode Standard Annex 11 in the basic plane. */
    @ParameterizedTest
    @CsvSource({"1100, 115f", "2e80, a4cf", "ac00, d7a3", "f900, faff", "fe30, fe6f", "ff00, ff60"})
    void wideCharacters_areAsWideAsHigh_theirNeighboursAreNot(String first, String last) {
        int from = Integer.parseInt(first, 16);
        int to = Integer.parseInt(last, 16);
        for (int wide : List.of(from, (from + to) / 2, to)) {
            assertEquals(100, TextWidth.of(String.valueOf((char) wide)));
        }
        for (int narrow : List.of(from - 1, to + 1)) {
            // behind the Hangul syllables are letters, then surrogates, of which two are wide
            assertTrue(TextWidth.of(String.valueOf((char) narrow)) < 100, "" + narrow);
        }
    }

    @Test
    void signsOfTwoUnits_areAsWideAsOneCharacter() {
        assertEquals(100, TextWidth.of("\ud840\udc00"));
        assertEquals(200, TextWidth.of("…—"));
    }

    @Test
    void latinLetters_differInWidth() {
        assertTrue(TextWidth.of("i") < TextWidth.of("n"));
        assertTrue(TextWidth.of("n") < TextWidth.of("E"));
        assertTrue(TextWidth.of("E") < TextWidth.of("W"));
        assertTrue(TextWidth.of("W") < TextWidth.of("漢"));
        for (String capital : List.of("A", "Z")) {
            assertEquals(TextWidth.of("E"), TextWidth.of(capital));
        }
        assertEquals(TextWidth.of("n"), TextWidth.of("^"), "signs behind the capitals are small");
        assertTrue(TextWidth.of("é") > TextWidth.of("e"), "rather too wide than too narrow");
    }

    /** No cut leaves half of a pair, which is not well-formed. */
    @Test
    void textThatIsCut_endsWithAnEllipsisAndAWholeCharacter() {
        String text = "ab\ud840\udc00\ud840\udc00\ud840\udc00";
        int whole = TextWidth.of(text);
        assertEquals(text, TextWidth.fitted(text, whole));
        for (int most = 100; most < whole; most++) {
            String cut = TextWidth.fitted(text, most);
            assertTrue(cut.endsWith("…"), cut);
            assertTrue(TextWidth.of(cut) <= most, cut);
            String kept = cut.substring(0, cut.length() - 1);
            assertTrue(text.startsWith(kept), cut);
            assertFalse(
                    !kept.isEmpty() && Character.isHighSurrogate(kept.charAt(kept.length() - 1)));
            int next = text.offsetByCodePoints(kept.length(), 1);
            assertTrue(
                    TextWidth.of(text.substring(0, next) + "…") > most,
                    "one character more would have room: " + cut);
        }
        assertEquals("…", TextWidth.fitted("漢字", 100));
        assertEquals("漢…", TextWidth.fitted("漢字漢", 200));
        assertEquals("…", TextWidth.fitted("漢字", 0));
    }

    /** Ten characters, as wide as high, take ten times their size. */
    @ParameterizedTest
    @CsvSource({"300, 24", "240, 24", "239, 23", "150, 15", "140, 14", "10, 14"})
    void size_isTheLargestThatHasRoom(int room, int size) {
        assertEquals(size, TextWidth.size("漢".repeat(10), room, 24, 14));
    }
}
