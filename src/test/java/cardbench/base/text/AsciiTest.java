package cardbench.base.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.text.Normalizer;
import org.junit.jupiter.api.Test;

/** Every character, beside what Unicode and the JDK say of it. */
class AsciiTest {

    @Test
    void blanks_areThoseOfAscii() {
        for (char c = 0; c < Character.MAX_VALUE; c++) {
            boolean listed = " \t\n\u000b\f\r".indexOf(c) >= 0;
            assertEquals(listed, Ascii.isBlank(c), "U+" + Integer.toHexString(c));
        }
    }

    /** The compatibility decomposition of full-width forms is their ASCII character. */
    @Test
    void fullWidthForms_becomeAscii() {
        for (char c = 0xfe00; c < Character.MAX_VALUE; c++) {
            String folded = Normalizer.normalize(String.valueOf(c), Normalizer.Form.NFKC);
            boolean fullWidth =
                    c >= 0xff00
                            && folded.length() == 1
                            && folded.charAt(0) > ' '
                            && folded.charAt(0) < 0x7f;
            assertEquals(
                    fullWidth ? folded.charAt(0) : c,
                    Ascii.narrow(c),
                    "U+" + Integer.toHexString(c));
        }
    }

    @Test
    void hexadecimalDigits_areThoseOfAscii() {
        for (char c = 0; c < 0x80; c++) {
            assertEquals(Character.digit(c, 16), Ascii.hexDigit(c), "U+" + Integer.toHexString(c));
        }
        assertEquals(-1, Ascii.hexDigit('０'));
    }

    @Test
    void blanks_areSkippedAndDroppedWithinTheirRange() {
        for (String text : new String[] {"", " ", "a", "  a b\t", "\n\n", "a ", " a"}) {
            assertEquals(
                    text.length() - text.stripLeading().length(),
                    Ascii.skipBlanks(text, 0, text.length()));
            assertEquals(text.stripTrailing().length(), Ascii.dropBlanks(text, 0, text.length()));
        }
        assertEquals(1, Ascii.skipBlanks("   a", 0, 1));
        assertEquals(2, Ascii.dropBlanks("a   b", 2, 4));
        assertEquals(1, Ascii.dropBlanks("a   b", 0, 4));
    }
}
