package cardbench.codes.ygo.text;

/** Reads and writes 32-bit integers in byte arrays, lowest byte first. */
public final class LittleEndian {

    private LittleEndian() {}

    /** The four bytes at an offset; EDOPro reads ids without a sign. */
    public static int int32(byte[] bytes, int at) {
        return bytes[at] & 255
                | (bytes[at + 1] & 255) << 8
                | (bytes[at + 2] & 255) << 16
                | bytes[at + 3] << 24;
    }

    /** Writes an integer to the four bytes at an offset. */
    public static void put(byte[] bytes, int at, int value) {
        for (int i = 0; i < 4; i++) {
            bytes[at + i] = (byte) (value >> 8 * i);
        }
    }
}
