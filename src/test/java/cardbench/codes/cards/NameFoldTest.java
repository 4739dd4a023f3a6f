package cardbench.codes.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.text.Normalizer;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class NameFoldTest {

    /** The base letter after Unicode's own decomposition; {@code null} where there is none. */
    private static String decomposed(char c) {
        String plain = Normalizer.normalize(String.valueOf(c), Normalizer.Form.NFD).substring(0, 1);
        return plain.charAt(0) < 0x80 ? plain.toLowerCase(Locale.ROOT) : null;
    }

    @Test
    void accentedLatinLetters_foldToWhatUnicodeDecomposesThemTo() {
        int seen = 0;
        for (char c = 0xC0; c <= 0x1EF9; c = c == 0x17F ? 0x1EA0 : (char) (c + 1)) {
            String expected = decomposed(c);
            if (expected != null) {
                assertEquals(expected, NameFold.fold(String.valueOf(c)), "letter " + (int) c);
                seen++;
            }
        }
        assertTrue(seen > 200);
    }

    @Test
    void lettersWithoutDecomposition_foldAsPeopleWriteThem() {
        assertEquals("aodlhtinos", NameFold.fold("ÆØĐŁĦŦıŋœſ"));
        assertEquals("sþdx", NameFold.fold("ßþÐ×x÷"));
        assertEquals("oouu", NameFold.fold("ƠơƯư"));
    }

    @Test
    void cyrillicAndKana_foldToOneCase() {
        assertEquals("елка", NameFold.fold("Ёлка"));
        assertEquals("ёлка".replace('ё', 'е'), NameFold.fold("ЁЛКА"));
        assertEquals("パイモン", NameFold.fold("ぱいもん"));
    }

    @Test
    void middleDotsQuotesAndWidths_areDropped() {
        assertEquals("深渊咏者渊火", NameFold.fold("深渊咏者·渊火"));
        assertEquals("深渊咏者渊火", NameFold.fold("深渊咏者・渊火"));
        assertEquals("深渊咏者渊火", NameFold.fold("深渊咏者･渊火"));
        assertEquals("女士", NameFold.fold("「女士」"));
        assertEquals("nre", NameFold.fold("ＮＲＥ"));
        assertEquals("所有的仇与债", NameFold.fold("所有的仇与债…"));
        assertEquals("所有的仇与债", NameFold.fold("所有的仇与债···"));
        assertEquals("amosbow", NameFold.fold(" Amos’  Bow "));
        assertEquals("heizou", NameFold.fold("Hei\u0301zou\u200B\uFEFF"));
        assertEquals("countdowntotheshow3", NameFold.fold("Countdown to the Show：3"));
    }

    @Test
    void punctuationAlone_foldsToNothing() {
        assertEquals("", NameFold.fold(" …「」!（）～"));
    }
}
