package cardbench.text;

/**
 * Reads bytes and varints out of a block of bytes, never beyond its end.
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

    private final byte[] bytes;
    private final int size;
    private int position;
    private boolean overlong;

    /** Reads the first {@code size} bytes; the array is not copied. */
    public ByteReader(byte[] bytes, int size) {
        this.bytes = bytes;
        this.size = size;
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
        return position < size ? bytes[position++] & 0xff : END;
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
        int first = bytes[position++];
        return first >= 0 ? first : longer(first & 0x7f);
    }

    private int longer(int low) {
        int value = low;
        for (int shift = 7; position < size; shift += 7) {
            int next = bytes[position++];
            if (shift > 28 || shift == 28 && (next & 0x78) != 0) {
                passVarint(next);
                return bytes[position - 1] < 0 ? END : TOO_LARGE;
            }
            value |= (next & 0x7f) << shift;
            if (next >= 0) {
                overlong = next == 0;
                return value;
            }
        }
        return END;
    }

    private void passVarint(int last) {
        int next = last;
        while (next < 0 && position < size) {
            next = bytes[position++];
        }
    }

    /** Whether the varint read last had more bytes than its number needs. */
    public boolean overlong() {
        return overlong;
    }
}
