package cardbench.text;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;

/** Writes bytes and varints as base64 with padding, the counterpart of {@link ByteReader}. */
public final class ByteWriter {

    /**
     * A buffer that nobody writes into any more. In JavaScript a new one costs as much as writing.
     */
    private static final AtomicReference<char[]> SPARE = new AtomicReference<>();

    private static final int LARGEST_SPARE = 1 << 12;
    private static final char[] NOTHING = new char[0];

    private char[] letters;
    private int count;

    /** Up to two bytes that wait for the third. */
    private int group;

    private int waiting;

    /** Writes to a new text. */
    public ByteWriter() {
        char[] spare = SPARE.getAndSet(null);
        letters = spare == null ? new char[512] : spare;
    }

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
            letters = Arrays.copyOf(letters, 2 * count + 4);
        }
        char[] out = letters;
        int at = count;
        out[at] = Base64Text.letter(three >> 18);
        out[at + 1] = Base64Text.letter(three >> 12 & 63);
        out[at + 2] = Base64Text.letter(three >> 6 & 63);
        out[at + 3] = Base64Text.letter(three & 63);
        count = at + 4;
    }

    /** Writes all 32 bits, the lowest byte first. */
    public void int32(int value) {
        unsignedByte(value);
        unsignedByte(value >> 8);
        unsignedByte(value >> 16);
        unsignedByte(value >> 24);
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
        String text = new String(letters, 0, count);
        if (letters.length <= LARGEST_SPARE) {
            SPARE.set(letters);
        }
        letters = NOTHING;
        return text;
    }
}
