package cardbench.sqlite;

/** A number of one to nine bytes, seven bits in each, highest first; the ninth has eight. */
final class Varint {

    private long value;
    private int end;

    /** Reads one; false where it does not end before {@code to}. */
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
            number = i == 8 ? number << 8 | next & 255 : number << 7 | next & 127;
            if (next >= 0 || i == 8) {
                value = number;
                end = at;
                return true;
            }
        }
        return false;
    }

    /** The number. */
    long value() {
        return value;
    }

    /** The byte behind it. */
    int end() {
        return end;
    }
}
