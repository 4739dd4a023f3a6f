package cardbench.base.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.export.HostileNames;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class OneLineTest {

    private static final List<String> NAMES = HostileNames.ALL;

    @Test
    void lineBreaksAndControls_areOneSpace() {
        assertEquals("a b c d e", OneLine.of(" a\r\nb\u0000\tc\u2028d\u00a0 \u0085e\n"));
    }

    @Test
    void signsOfDirection_areGone_lettersFromRightToLeftStay() {
        assertEquals("abc שלום\u200f", OneLine.of("a\u202eb\u2066c\u2069 שלום\u200f"));
    }

    @Test
    void halfCharacters_areReplaced_wholeOnesKept() {
        assertEquals("\ufffdx\ufffd \ud83d\ude00", OneLine.of("\ud800x\udc00 \ud83d\ude00"));
    }

    @Test
    void longNames_areCutBetweenCharacters() {
        assertEquals("x".repeat(160), OneLine.of("x".repeat(160)));
        assertEquals("x".repeat(160) + "…", OneLine.of("x".repeat(161)));
        assertEquals("x".repeat(161), OneLine.whole(" x" + "x".repeat(160)));
        String pairs = OneLine.of("x" + "\ud83d\ude00".repeat(100));
        assertEquals("x" + "\ud83d\ude00".repeat(79) + "…", pairs);
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void everyName_isOneShortLineOfCharacters(String name) {
        String line = OneLine.of(name);
        assertTrue(line.length() <= OneLine.MAX_LENGTH + 1, line);
        assertEquals(line, line.strip());
        line.codePoints()
                .forEach(
                        c -> {
                            int type = Character.getType(c);
                            assertTrue(
                                    type != Character.CONTROL
                                            && type != Character.SURROGATE
                                            && type != Character.LINE_SEPARATOR
                                            && type != Character.PARAGRAPH_SEPARATOR,
                                    Integer.toHexString(c));
                        });
    }

    @Test
    void codes_keepWhatCodesHave() {
        assertEquals("AAEC+/=", OneLine.printable("AAEC+/="));
        assertEquals("a\ufffdb\ufffd", OneLine.printable("a\nb\u0000"));
    }

    @Test
    void everyCharacter_isKeptOrReplacedByWhatUnicodeSaysOfIt() {
        for (char c = 0xa1; c < Character.MAX_VALUE; c++) {
            boolean blank = c == 0x2028 || c == 0x2029 || c == 0xfeff;
            // noncharacters: U+FDD0 to U+FDEF, and the last two of the plane
            boolean none =
                    Character.isSurrogate(c) || c == 0xfffe || c >= 0xfdd0 && c < 0xfdd0 + 32;
            String expected =
                    blank
                            ? "a b"
                            : ControlCharacters.turnsDirection(c)
                                    ? "ab"
                                    : "a" + (none ? '\ufffd' : c) + "b";
            assertEquals(expected, OneLine.of("a" + c + "b"), "U+" + Integer.toHexString(c));
        }
        assertEquals("a\ufffdb", OneLine.of("a\uffffb"));
    }

    @Test
    void printableCodes_areThoseOfAsciiWithoutBlanks() {
        for (char c = 0; c < 0x100; c++) {
            String expected = c >= '!' && c <= '~' ? String.valueOf(c) : "\ufffd";
            assertEquals(expected, OneLine.printable(String.valueOf(c)));
        }
    }
}
