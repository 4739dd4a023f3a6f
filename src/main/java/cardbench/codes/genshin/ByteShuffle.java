package cardbench.codes.genshin;

/**
 * Converts the 51 bytes of a share code to its 33 numbers of 12 bits, and back.
 *
 * <p>The last byte is the <em>offset</em>: the game added it to each of the other 50 bytes (modulo
 * 256). After subtracting it, the 25 bytes at even indices followed by the 25 bytes at odd indices
 * form one row of 400 bits: 33 numbers, most significant bit first, and 4 bits of padding.
 *
 * <pre>{@code
 * byte of the code   0   1   2   3   4   5  ...  48  49   50
 * index in the row   0  25   1  26   2  27  ...  24  49   offset
 *
 * row     |    0    |    1    |    2    | ... |   48    |   49    |
 * bits    |7654 3210|7654 3210|7654 3210| ... |7654 3210|7654 3210|
 * slots   |    slot 1    |    slot 2    | ... |   slot 33    | 0  |
 * }</pre>
 */
final class ByteShuffle {

    /** The number of bytes of a share code. */
    static final int BYTES = 51;

    /** The number of bytes that contain slots: all but the offset. */
    static final int ROW = 50;

    private static final int HALF = ROW / 2;

    private ByteShuffle() {}

    /** The index in the code of a byte of the row. */
    static int place(int row) {
        return row < HALF ? 2 * row : 2 * (row - HALF) + 1;
    }

    /** The index in the row of a byte of the code. */
    static int row(int place) {
        return place / 2 + (place % 2) * HALF;
    }

    /** The offset: the last byte. */
    static int offset(byte[] bytes) {
        return bytes[ROW] & 0xff;
    }

    /** The numbers of the 33 slots, 0 to 4095 each. */
    static int[] numbers(byte[] bytes) {
        int offset = bytes[ROW];
        int[] numbers = new int[GenshinDeck.SLOTS];
        for (int slot = 0, row = 0; slot < GenshinDeck.SLOTS; slot += 2, row += 3) {
            int middle = at(bytes, row + 1, offset);
            numbers[slot] = at(bytes, row, offset) << 4 | middle >> 4;
            if (slot + 1 < GenshinDeck.SLOTS) {
                numbers[slot + 1] = (middle & 15) << 8 | at(bytes, row + 2, offset);
            }
        }
        return numbers;
    }

    /** The four bits after the last slot: 0 in every code that the game writes. */
    static int padding(byte[] bytes) {
        return at(bytes, ROW - 1, bytes[ROW]) & 15;
    }

    /** A byte of the row, as 0 to 255, with the offset subtracted. */
    static int at(byte[] bytes, int row, int offset) {
        return bytes[place(row)] - offset & 0xff;
    }

    /** The bytes of a code with offset 0 and padding 0. */
    static byte[] bytes(GenshinDeck deck) {
        byte[] bytes = new byte[BYTES];
        for (int slot = 0, row = 0; slot < GenshinDeck.SLOTS; slot += 2, row += 3) {
            int first = deck.shareId(slot);
            int second = slot + 1 < GenshinDeck.SLOTS ? deck.shareId(slot + 1) : 0;
            bytes[place(row)] = (byte) (first >> 4);
            bytes[place(row + 1)] = (byte) (first << 4 | second >> 8);
            if (slot + 1 < GenshinDeck.SLOTS) {
                bytes[place(row + 2)] = (byte) second;
            }
        }
        return bytes;
    }

    /** The bytes of the same deck under another offset. */
    static byte[] withOffset(byte[] bytes, int offset) {
        // The byte may be negative here, which does not matter: only the low eight bits are kept.
        int change = offset - bytes[ROW];
        byte[] changed = new byte[BYTES];
        for (int i = 0; i < ROW; i++) {
            changed[i] = (byte) (bytes[i] + change);
        }
        changed[ROW] = (byte) offset;
        return changed;
    }
}
