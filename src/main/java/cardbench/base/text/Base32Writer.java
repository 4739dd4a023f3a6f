package cardbench.base.text;

/**
 * Writes bytes and varints as base32 without padding, the counterpart of {@link Base32Text}. Each
 * writer produces one text; it is not safe for use by several threads.
 */
public final class Base32Writer {

    private final StringBuilder letters = new StringBuilder();

    /** Up to four bits that do not fill a letter yet. */
    private int group;

    private int waiting;

    /** Writes the low eight bits. */
    public void unsignedByte(int value) {
        group = group << 8 | value & 0xff;
        waiting += 8;
        while (waiting >= Base32Text.BITS) {
            waiting -= Base32Text.BITS;
            letters.append(Base32Text.letter(group >> waiting));
            group &= (1 << waiting) - 1;
        }
    }

    /** Writes a number of 0 or more as the shortest varint, as {@link ByteReader} reads it. */
    public void varint(int value) {
        int remaining = value;
        while (remaining >= 0x80) {
            unsignedByte(remaining | 0x80);
            remaining >>>= 7;
        }
        unsignedByte(remaining);
    }

    /** The letters of all bytes so far. Nothing can be written behind them. */
    public String base32() {
        if (waiting > 0) {
            letters.append(Base32Text.letter(group << Base32Text.BITS - waiting));
            waiting = 0;
        }
        return letters.toString();
    }
}
