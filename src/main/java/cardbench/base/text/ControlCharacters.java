package cardbench.base.text;

/**
 * Tests for invisible characters that control how a text is displayed: terminal controls and
 * bidirectional formatting.
 */
public final class ControlCharacters {

    private ControlCharacters() {}

    /**
     * Whether a character is a control character: C0, DEL or C1 (ECMA-48), including line breaks
     * and tabs. C1 matters because U+009B starts a terminal sequence, like ESC and a bracket.
     */
    public static boolean isControl(char c) {
        return c < ' ' || c >= 0x7f && c <= 0x9f;
    }

    /** Whether a character has the property Bidi_Control (Unicode Standard Annex 9, section 2). */
    public static boolean isBidiControl(char c) {
        return c == 0x61c || c == 0x200e || c == 0x200f || turnsDirection(c);
    }

    /**
     * Whether a character changes the direction of the text after it: embeddings, overrides and
     * isolates (Unicode Standard Annex 9, sections 2.1 to 2.4). Direction marks affect only their
     * own position and do not count.
     */
    public static boolean turnsDirection(char c) {
        return c >= 0x202a && c <= 0x202e || c >= 0x2066 && c <= 0x2069;
    }
}
