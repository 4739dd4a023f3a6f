package cardbench.decklist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class ListTextTest {

    @Test
    void blanks_areTrimmed() {
        assertEquals("4 Bolt", ListText.trim("\ufeff\t\u3000 4 Bolt\u00a0\r\n"));
        assertEquals(" 4 Bolt", ListText.trimEnd(" 4 Bolt \u200b"));
        assertEquals("", ListText.trim(" \u2003"));
    }

    /** The letters of Latin-1, as Unicode has it. */
    @Test
    void capitalsOfLatin1_areFolded() {
        for (char c = 0; c <= 0xff; c++) {
            String text = String.valueOf(c);
            assertEquals(text.toLowerCase(Locale.ROOT), ListText.fold(text));
        }
        assertEquals("デッキ", ListText.fold("デッキ"));
    }

    /** Up to Latin Extended-B, and in the scripts of the games, as Unicode has it. */
    @Test
    void letters_areThoseOfUnicode() {
        for (char c = 0; c <= 0x24f; c++) {
            if (c != 'ª' && c != 'µ' && c != 'º') {
                assertEquals(Character.isLetter(c), ListText.isLetter(c), "U+" + (int) c);
            }
        }
        for (char c : "青龍々デーぁ가힣жΩกｱＡ".toCharArray()) {
            assertTrue(ListText.isLetter(c), String.valueOf(c));
        }
        for (char c : "「」、。・〜＝（１☆●→×“”‘…–ー\ud83d\udd25\u00a0\u3000".toCharArray()) {
            assertEquals(c == 'ー', ListText.isLetter(c), String.valueOf(c));
        }
    }

    @Test
    void smallLetters_areTold() {
        for (char c = 0; c <= 0xff; c++) {
            if (c != 'ª' && c != 'µ' && c != 'º') {
                assertEquals(Character.isLowerCase(c), ListText.isLowerCase(c), "U+" + (int) c);
            }
        }
        assertTrue(ListText.isLowerCase('ж'));
        assertFalse(ListText.isLowerCase('Ж'));
        assertFalse(ListText.isLowerCase('龍'));
    }

    @Test
    void digits_areAsciiOrFullWidth() {
        assertTrue(ListText.isDigit('７'));
        assertEquals(7, ListText.digit('７'));
        assertEquals(3, ListText.digit('3'));
        assertFalse(ListText.isDigit('٣'));
        assertFalse(ListText.isDigit('三'));
    }
}
