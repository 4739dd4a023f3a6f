package cardbench.genshin;

/**
 * Between the 51 bytes of a share code and its 33 numbers.
 *
 * <p>The last byte is the <em>offset</em>: it was added to each of the 50 bytes before it (modulo
 * 256). Without it, those at even places and then those at odd places make one row of 50 bytes,
 * which holds 33 numbers of 12 bits, most significant bit first, and 4 bits of padding:
 *
 * <pre>
 * byte of the code   0   1   2   3   4   5  ...  48  49   50
 * place in the row   0  25   1  26   2  27  ...  24  49   offset
 *
 * row      [ 0 ][ 1 ][ 2 ]  [ 3 ][ 4 ][ 5 ]  ...  [ 48 ][ 49 ]
 * slots    [  1  |  2   ]   [  3  |  4   ]   ...  [  33  | padding ]
 * </pre>
 */
final class ByteShuffle {

    /** How many bytes a share code has. */
    static final int BYTES = 51;

    /** How many bytes hold numbers: all but the offset. */
    static final int ROW = 50;

    private static final int HALF = ROW / 2;

    private ByteShuffle() {}

    /** The byte of the code that holds a byte of the row. */
    static int place(int row) {
        return row < HALF ? 2 * row : 2 * (row - HALF) + 1;
    }

    /** The byte of the row that a byte of the code holds. */
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

    /** The four bits behind the last number: 0 in every code that the game wrote. */
    static int padding(byte[] bytes) {
        return at(bytes, ROW - 1, bytes[ROW]) & 15;
    }

    /** The byte of the row, without the offset. */
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
        int change = offset - bytes[ROW];
        byte[] changed = new byte[BYTES];
        for (int i = 0; i < ROW; i++) {
            changed[i] = (byte) (bytes[i] + change);
        }
        changed[ROW] = (byte) offset;
        return changed;
    }
}
