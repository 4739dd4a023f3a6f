package cardbench.codes.list.line;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ListTextTest {

    @Test
    void blanksAtTheEnd_areTrimmed() {
        assertEquals(" 4 Bolt", ListText.trimEnd(" 4 Bolt \u200b"));
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
}
