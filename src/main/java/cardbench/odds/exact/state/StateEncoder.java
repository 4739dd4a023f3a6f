package cardbench.odds.exact.state;

import java.util.Arrays;

/**
 * Writes the key of a {@link State}: bytes that are equal for equal states, and differ otherwise.
 * The buffer is reused for the next key, so that a key that is known already allocates nothing.
 *
 * <pre>{@code
 * | flags | unseen cards of each class | marks: size, numbers | top | FENCE | bottom | FENCE | ...
 *   1       1 or more bytes each         1 or 5 bytes each       a byte for each card
 *
 * ... | list, FENCE, bag, FENCE of each zone | globals | done | decided, succeeded | running | ...
 * }</pre>
 *
 * <p>Keys stay unambiguous without lengths: every part has either as many numbers in every state of
 * a problem, or ends with {@link #FENCE}.
 */
public final class StateEncoder {

    // no card has this byte: it would be class 31, and Problem.MOST_CLASSES leaves that out
    private static final byte FENCE = 0x7f;

    private byte[] bytes = new byte[256];
    private int size;

    /** The hash of the first so many bytes, once it was computed; -1 for none. */
    private int hash;

    private int hashed = -1;

    /**
     * Takes a key that was written before.
     *
     * @param itsHash the hash of the key
     */
    void take(byte[] key, int itsHash) {
        if (bytes.length < key.length) {
            bytes = new byte[2 * key.length];
        }
        System.arraycopy(key, 0, bytes, 0, key.length);
        size = key.length;
        hash = itsHash;
        hashed = size;
    }

    /** Begins another key. */
    public void begin() {
        size = 0;
        hashed = -1;
    }

    private void put(int value) {
        if (size == bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * size);
        }
        bytes[size++] = (byte) value;
    }

    /** A number that is usually below 128, and never negative. */
    public void small(int value) {
        int rest = value;
        while (rest > 127) {
            put(rest | 128);
            rest >>>= 7;
        }
        put(rest);
    }

    /** Any number. */
    public void number(int value) {
        // nearly all numbers are small and fit one byte; 255 announces the others
        if (value >= 0 && value < 255) {
            put(value);
        } else {
            put(255);
            put(value >>> 24);
            put(value >>> 16);
            put(value >>> 8);
            put(value);
        }
    }

    /** A list or a bag, and that it ends. */
    void cards(byte[] cards) {
        while (size + cards.length >= bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        for (byte card : cards) {
            bytes[size++] = card;
        }
        bytes[size++] = FENCE;
    }

    /** A number that is nearly always another one for another key. */
    public int hash() {
        if (hashed != size) {
            hash = computed();
            hashed = size;
        }
        return hash;
    }

    private int computed() {
        // FNV-1a, four bytes a step, which moves their high bits down; the last step does so, too,
        // because the table takes the low ones
        int mixed = 0x811c9dc5;
        int at = 0;
        for (int end = size & ~3; at < end; at += 4) {
            int four =
                    bytes[at] & 0xff
                            | (bytes[at + 1] & 0xff) << 8
                            | (bytes[at + 2] & 0xff) << 16
                            | bytes[at + 3] << 24;
            mixed = (mixed ^ four) * 0x01000193;
            mixed ^= mixed >>> 15;
        }
        while (at < size) {
            mixed = (mixed ^ bytes[at++]) * 0x01000193;
        }
        return mixed ^ mixed >>> 15;
    }

    /** Whether it is the same as one that was kept. */
    boolean is(byte[] other) {
        return is(other, 0, other.length);
    }

    /** Whether it is the same as a part of an array. */
    boolean is(byte[] array, int from, int length) {
        if (length != size) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            if (bytes[i] != array[from + i]) {
                return false;
            }
        }
        return true;
    }

    /** How many bytes it has. */
    int size() {
        return size;
    }

    /** Copies it into a part of an array. */
    void copy(byte[] to, int from) {
        System.arraycopy(bytes, 0, to, from, size);
    }

    /** A copy to be kept. */
    public byte[] kept() {
        return Arrays.copyOf(bytes, size);
    }
}
