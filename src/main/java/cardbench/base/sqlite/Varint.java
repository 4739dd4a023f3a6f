package cardbench.base.sqlite;

/**
 * Reads and writes numbers of one to nine bytes: seven bits in each, highest first, and eight in
 * the ninth. The top bit states that another byte follows. The object is reused for many numbers.
 */
final class Varint {

    private long value;
    private int end;

    /** Reads a number; false if it does not end before {@code to}. */
    boolean read(byte[] bytes, int from, int to) {
        int at = from;
        if (at < to && bytes[at] >= 0) {
            value = bytes[at];
            end = at + 1;
            return true;
        }
        long number = 0;
        for (int i = 0; i < 9 && at < to; i++) {
            int next = bytes[at++];
            // Eight bytes of seven bits leave eight of 64: the ninth byte has no bit for "more".
            number = i == 8 ? number << 8 | next & 255 : number << 7 | next & 127;
            if (next >= 0 || i == 8) {
                value = number;
                end = at;
                return true;
            }
        }
        return false;
    }

    /** The bytes of a number. */
    static byte[] write(long number) {
        if (number >>> 56 != 0) {
            byte[] nineBytes = new byte[9];
            nineBytes[8] = (byte) number;
            for (int i = 7; i >= 0; i--) {
                nineBytes[i] = (byte) (number >>> 8 + 7 * (7 - i) & 127 | 128);
            }
            return nineBytes;
        }
        int size = 1;
        while (size < 8 && number >>> 7 * size != 0) {
            size++;
        }
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            int more = i == size - 1 ? 0 : 128;
            bytes[i] = (byte) (number >>> 7 * (size - 1 - i) & 127 | more);
        }
        return bytes;
    }

    /** The last number. */
    long value() {
        return value;
    }

    /** The offset after the last number. */
    int end() {
        return end;
    }
}
