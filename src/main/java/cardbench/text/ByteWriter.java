package cardbench.text;

import java.util.Arrays;

/** Writes bytes and varints as base64 with padding, the counterpart of {@link ByteReader}. */
public final class ByteWriter {

    private char[] letters = new char[256];
    private int count;

    /** Up to two bytes that wait for the third. */
    private int group;

    private int waiting;

    /** Writes the low eight bits. */
    public void unsignedByte(int value) {
        group = group << 8 | value & 0xff;
        if (++waiting == 3) {
            letters(group);
            group = 0;
            waiting = 0;
        }
    }

    private void letters(int three) {
        if (count + 4 > letters.length) {
            letters = Arrays.copyOf(letters, 2 * letters.length);
        }
        char[] out = letters;
        int at = count;
        out[at] = Base64Text.letter(three >> 18);
        out[at + 1] = Base64Text.letter(three >> 12 & 63);
        out[at + 2] = Base64Text.letter(three >> 6 & 63);
        out[at + 3] = Base64Text.letter(three & 63);
        count = at + 4;
    }

    /** Writes a number from 0 on as a varint of as few bytes as can be. */
    public void varint(int value) {
        int rest = value;
        while (rest >= 0x80) {
            unsignedByte(rest | 0x80);
            rest >>>= 7;
        }
        unsignedByte(rest);
    }

    /** How many bytes {@link #varint} writes for a number from 0 on. */
    public static int varintSize(int value) {
        int size = 1;
        for (int rest = value >>> 7; rest > 0; rest >>>= 7) {
            size++;
        }
        return size;
    }

    /** What was written, in base64 with padding (RFC 4648, section 4). Nothing is written after. */
    public String base64() {
        if (waiting > 0) {
            int padding = 3 - waiting;
            letters(group << 8 * padding);
            for (int i = 1; i <= padding; i++) {
                letters[count - i] = '=';
            }
            waiting = 0;
        }
        return new String(letters, 0, count);
    }
}
