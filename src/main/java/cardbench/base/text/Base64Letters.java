package cardbench.base.text;

/**
 * One of the two alphabets of base64 (RFC 4648, sections 4 and 5), to read letters from the bytes
 * of a {@link CodeBuffer}. {@link Base64Text} reads what is not flawless. Immutable.
 */
public final class Base64Letters {

    /** The alphabet with plus and slash. */
    public static final Base64Letters STANDARD = new Base64Letters('+', '/');

    /** The alphabet with hyphen and underscore. */
    public static final Base64Letters URL_SAFE = new Base64Letters('-', '_');

    /** The six bits of every ASCII character, or -1. */
    private final byte[] values = new byte[128];

    private Base64Letters(char plus, char slash) {
        for (char c = 0; c < 128; c++) {
            values[c] = (byte) (c == '+' || c == '/' ? -1 : Base64Text.value(c));
        }
        values[plus] = 62;
        values[slash] = 63;
    }

    /** The six bits of the letter at an index, or a negative number. */
    public int value(byte[] letters, int at) {
        return values[letters[at] & 127];
    }

    /**
     * The 24 bits of the four letters from an index on, the first in the highest bits; a negative
     * number if one of the characters is no letter.
     */
    public int group(byte[] letters, int at) {
        byte[] six = values;
        return six[letters[at] & 127] << 18
                | six[letters[at + 1] & 127] << 12
                | six[letters[at + 2] & 127] << 6
                | six[letters[at + 3] & 127];
    }
}
