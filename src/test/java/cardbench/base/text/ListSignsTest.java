package cardbench.base.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class ListSignsTest {

    @Test
    void blanks_areTrimmed() {
        assertEquals("4 Bolt", ListSigns.trim("\ufeff\t\u3000 4 Bolt\u00a0\r\n"));
        assertEquals("", ListSigns.trim(" \u2003"));
    }

    /** The letters of Latin-1, as Unicode has it. */
    @Test
    void capitalsOfLatin1_becomeSmall() {
        for (char c = 0; c <= 0xff; c++) {
            String text = String.valueOf(c);
            assertEquals(text.toLowerCase(Locale.ROOT), ListSigns.lower(text));
        }
        assertEquals("デッキ", ListSigns.lower("デッキ"));
    }

    @Test
    void digits_areAsciiOrFullWidth() {
        assertTrue(ListSigns.isDigit('７'));
        assertEquals(7, ListSigns.digit('７'));
        assertEquals(3, ListSigns.digit('3'));
        assertFalse(ListSigns.isDigit('٣'));
        assertFalse(ListSigns.isDigit('三'));
    }
}
