package cardbench.text;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Writes bytes and varints as base64 with padding, the counterpart of {@link ByteReader}. Each
 * writer produces one text; it is not safe for use by several threads.
 */
public final class ByteWriter {

    /**
     * The buffer of an earlier writer, to be reused: in JavaScript, allocating one costs as much as
     * writing.
     */
    private static final AtomicReference<char[]> SPARE = new AtomicReference<>();

    // A larger buffer is left to the garbage collector, or one long code would keep it for ever.
    private static final int LARGEST_SPARE = 1 << 12;
    private static final char[] NOTHING = new char[0];

    private char[] letters;
    private int count;

    /** Up to two bytes of an incomplete group. */
    private int group;

    private int waiting;

    /** Creates an empty writer. */
    public ByteWriter() {
        // Taking the buffer leaves null behind, so two writers never share one.
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

    /** Writes a number of 0 or more as the shortest varint. */
    public void varint(int value) {
        int rest = value;
        while (rest >= 0x80) {
            unsignedByte(rest | 0x80);
            rest >>>= 7;
        }
        unsignedByte(rest);
    }

    /**
     * Returns everything written, in base64 with padding (RFC 4648, section 4). The writer must not
     * be used afterwards.
     */
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
        // The buffer may belong to another writer from now on.
        letters = NOTHING;
        return text;
    }
}
