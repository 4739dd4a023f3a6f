package cardbench.text;

/**
 * Reads bytes and varints out of base64, never beyond its end, without holding the bytes.
 *
 * <p>A varint holds seven bits of the number in each byte, lowest first; the top bit says that
 * another byte follows (LEB128, unsigned). Here a number has at most {@link #MAX_VARINT_BYTES}
 * bytes and is below 2<sup>31</sup>.
 */
public final class ByteReader {

    /** The longest varint that is read as a number. */
    public static final int MAX_VARINT_BYTES = 5;

    /** Stands for a number that is not there: the bytes are at their end, or end inside of it. */
    public static final int END = -1;

    /** Stands for a number of 2<sup>31</sup> or more, or of more bytes than allowed. */
    public static final int TOO_LARGE = -2;

    private final Base64Text code;
    private final int size;
    private int position;

    /** A group of three bytes, of which {@code bits} bits are still to be read. */
    private int group;

    private int bits;
    private boolean overlong;

    /** Reads the whole bytes of a code. */
    public ByteReader(Base64Text code) {
        this.code = code;
        this.size = code.size();
    }

    /** The offset of the byte that is read next. */
    public int position() {
        return position;
    }

    /** How many bytes are left. */
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
     * The next varint, or {@link #END}, or {@link #TOO_LARGE}. After {@code TOO_LARGE} the whole
     * varint was passed by, so that reading can go on behind it; after {@code END} nothing is left.
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
            if (shift > 28 || shift == 28 && (next & 0x78) != 0) {
                return passVarint(next);
            }
            value |= (next & 0x7f) << shift;
            if (next < 0x80) {
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

    /** Whether the varint read last had more bytes than its number needs. */
    public boolean overlong() {
        return overlong;
    }
}
