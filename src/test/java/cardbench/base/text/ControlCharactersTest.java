package cardbench.base.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Every character, beside what Unicode says of it. */
class ControlCharactersTest {

    /** Property Bidi_Control, as PropList.txt of Unicode lists it. */
    private static final String BIDI_CONTROL =
            "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";

    /** Marks, which only stand for themselves. */
    private static final String MARKS = "\u061c\u200e\u200f";

    @Test
    void controls_areTheCategoryCc() {
        for (char c = 0; c < Character.MAX_VALUE; c++) {
            assertEquals(
                    Character.getType(c) == Character.CONTROL,
                    ControlCharacters.isControl(c),
                    "U+" + Integer.toHexString(c));
        }
    }

    @Test
    void bidirectionalControls_areThoseOfTheProperty() {
        for (char c = 0; c < Character.MAX_VALUE; c++) {
            String name = "U+" + Integer.toHexString(c);
            boolean listed = BIDI_CONTROL.indexOf(c) >= 0;
            assertEquals(listed, ControlCharacters.isBidiControl(c), name);
            assertEquals(listed && MARKS.indexOf(c) < 0, ControlCharacters.turnsDirection(c), name);
        }
    }
}
