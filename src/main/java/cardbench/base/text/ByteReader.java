package cardbench.base.text;

/**
 * Reads bytes and varints directly from the letters of a code, without a byte array, and never
 * beyond the end. Not safe for use by several threads.
 *
 * <p>A varint has seven bits of the number in each byte, lowest first; the top bit states that
 * another byte follows (<a href="https://en.wikipedia.org/wiki/LEB128">LEB128</a>, unsigned). Here
 * a number has at most {@link #MAX_VARINT_BYTES} bytes and is below 2<sup>31</sup>.
 */
public final class ByteReader {

    /** The maximum number of bytes of a varint. */
    public static final int MAX_VARINT_BYTES = 5;

    /** Returned at the end of the bytes, also if they end inside a varint. */
    public static final int END = -1;

    /** Returned for a number of 2<sup>31</sup> or more, or of more bytes than allowed. */
    public static final int TOO_LARGE = -2;

    private final CodeBytes code;
    private final int size;
    private int position;

    /** A group of three bytes; its low {@code bits} bits are not yet read. */
    private int group;

    private int bits;
    private boolean overlong;

    /** Creates a reader at the first byte. */
    public ByteReader(CodeBytes code) {
        this(code, 0);
    }

    /** Creates a reader at the byte {@code from}, at most {@link CodeBytes#size}. */
    public ByteReader(CodeBytes code, int from) {
        this.code = code;
        this.size = code.size();
        this.position = from;
        if (from % 3 != 0 && from < size) {
            group = code.group(from / 3);
            bits = 24 - 8 * (from % 3);
        }
    }

    /** The offset of the next byte. */
    public int position() {
        return position;
    }

    /** The number of bytes left. */
    public int remaining() {
        return size - position;
    }

    /** The next byte as 0 to 255, or {@link #END}. */
    public int unsignedByte() {
        return position < size ? next() : END;
    }

    private int next() {
        if (bits == 0) {
            group = code.group(position / 3);
            bits = 24;
        }
        bits -= 8;
        position++;
        return group >> bits & 0xff;
    }

    /**
     * The next varint, or {@link #END}, or {@link #TOO_LARGE}. {@code TOO_LARGE} skips the whole
     * varint, so that reading can continue after it; after {@code END} no bytes are left.
     */
    public int varint() {
        overlong = false;
        if (position == size) {
            return END;
        }
        int first = next();
        return first < 0x80 ? first : longer(first & 0x7f);
    }

    private int longer(int low) {
        int value = low;
        for (int shift = 7; position < size; shift += 7) {
            int next = next();
            // Of the fifth byte, the bits 0x07 are bits 28 to 30 of the number; 0x78 is beyond.
            if (shift > 28 || shift == 28 && (next & 0x78) != 0) {
                return passVarint(next);
            }
            value |= (next & 0x7f) << shift;
            if (next < 0x80) {
                // A highest group of 0 adds nothing: an encoder stops one byte earlier.
                overlong = next == 0;
                return value;
            }
        }
        return END;
    }

    private int passVarint(int from) {
        int next = from;
        while (next >= 0x80 && position < size) {
            next = next();
        }
        return next >= 0x80 ? END : TOO_LARGE;
    }

    /** Whether the last varint has more bytes than its number needs. */
    public boolean overlong() {
        return overlong;
    }
}
