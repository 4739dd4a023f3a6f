package cardbench.ygo.deck;

/** Integers of 32 bits in an array of bytes, the lowest byte first. */
final class LittleEndian {

    private LittleEndian() {}

    /** The four bytes at an offset. */
    static int int32(byte[] bytes, int at) {
        return bytes[at] & 255
                | (bytes[at + 1] & 255) << 8
                | (bytes[at + 2] & 255) << 16
                | bytes[at + 3] << 24;
    }

    /** The four bytes at an offset as a number from 0 to 4,294,967,295, as decks give ids. */
    static long unsigned32(byte[] bytes, int at) {
        return Integer.toUnsignedLong(int32(bytes, at));
    }

    /** Puts an integer into the four bytes at an offset. */
    static void put(byte[] bytes, int at, int value) {
        for (int i = 0; i < 4; i++) {
            bytes[at + i] = (byte) (value >> 8 * i);
        }
    }
}
