package cardbench.text;

/**
 * Characters that nobody sees and that steer whatever shows a text: a terminal, or the order in
 * which characters stand on a line.
 */
public final class ControlCharacters {

    private ControlCharacters() {}

    /**
     * Whether it is a control character: C0, DEL or C1 (ECMA-48), line breaks and tabs among them.
     * U+009B begins a sequence on terminals as ESC and a bracket do.
     */
    public static boolean isControl(char c) {
        return c < ' ' || c >= 0x7f && c <= 0x9f;
    }

    /** Whether it has the property Bidi_Control (Unicode Standard Annex 9, section 2). */
    public static boolean isBidiControl(char c) {
        return c == 0x61c || c == 0x200e || c == 0x200f || turnsDirection(c);
    }

    /**
     * Whether it turns the direction of everything behind it: embeddings, overrides and isolates
     * (Unicode Standard Annex 9, sections 2.1 to 2.4). Marks, which speak of the place where they
     * stand alone, do not.
     */
    public static boolean turnsDirection(char c) {
        return c >= 0x202a && c <= 0x202e || c >= 0x2066 && c <= 0x2069;
    }
}
