package cardbench.base.text;

/**
 * Writes bytes and varints as base64, the counterpart of {@link ByteReader}. Each writer produces
 * one text; it is not safe for use by several threads.
 */
public final class ByteWriter {

    private static final byte[] STANDARD = letters('+', '/');
    private static final byte[] URL_SAFE = letters('-', '_');

    private CodeBuffer buffer;

    /** The letter of each six bits. */
    private final byte[] alphabet;

    private byte[] letters;
    private int count;

    /** Up to two bytes of an incomplete group. */
    private int group;

    private int waiting;

    private ByteWriter(CodeBuffer buffer, byte[] alphabet) {
        this.buffer = buffer;
        this.alphabet = alphabet;
        this.letters = buffer.letters();
    }

    /** Creates an empty writer of the standard alphabet. */
    public ByteWriter() {
        this(CodeBuffer.borrow(), STANDARD);
    }

    /** An empty writer of the URL-safe alphabet. */
    public static ByteWriter urlSafe() {
        return new ByteWriter(CodeBuffer.borrow(), URL_SAFE);
    }

    /** A writer of the standard alphabet to the first letters of a buffer. */
    public static ByteWriter to(CodeBuffer buffer) {
        return new ByteWriter(buffer, STANDARD);
    }

    /** A writer of the URL-safe alphabet to the first letters of a buffer. */
    public static ByteWriter urlSafeTo(CodeBuffer buffer) {
        return new ByteWriter(buffer, URL_SAFE);
    }

    private static byte[] letters(char plus, char slash) {
        byte[] letters = new byte[64];
        for (int i = 0; i < 62; i++) {
            letters[i] = (byte) Base64Text.letter(i);
        }
        letters[62] = (byte) plus;
        letters[63] = (byte) slash;
        return letters;
    }

    /** Writes ASCII letters as they are, in front of everything or after {@link #pad}. */
    public void letters(String text) {
        int end = count + text.length();
        letters = buffer.lettersFor(end);
        for (int i = 0; i < text.length(); i++) {
            letters[count + i] = (byte) text.charAt(i);
        }
        count = end;
    }

    /** Writes the low eight bits. */
    public void unsignedByte(int value) {
        group = group << 8 | value & 0xff;
        if (++waiting == 3) {
            letters(group);
            group = 0;
            waiting = 0;
        }
    }

    private void letters(int three) {
        int at = count;
        int end = at + 4;
        if (end > letters.length) {
            letters = buffer.lettersFor(end);
        }
        byte[] out = letters;
        byte[] letter = alphabet;
        out[at] = letter[three >> 18];
        out[at + 1] = letter[three >> 12 & 63];
        out[at + 2] = letter[three >> 6 & 63];
        out[at + 3] = letter[three & 63];
        count = end;
    }

    /** Writes all 32 bits, the lowest byte first. */
    public void int32(int value) {
        int swapped = value << 24 | (value & 0xff00) << 8 | value >>> 8 & 0xff00 | value >>> 24;
        if (waiting == 0) {
            letters(swapped >>> 8);
            group = swapped & 0xff;
            waiting = 1;
        } else if (waiting == 1) {
            letters(group << 16 | swapped >>> 16);
            group = swapped & 0xffff;
            waiting = 2;
        } else {
            letters(group << 8 | swapped >>> 24);
            letters(swapped & 0xffffff);
            group = 0;
            waiting = 0;
        }
    }

    /** Writes the integers of a part of an array like {@link #int32}. */
    public void int32s(int[] values, int from, int to) {
        int at = from;
        if (waiting == 0) {
            at = groups(values, from, to);
        }
        while (at < to) {
            int32(values[at++]);
        }
    }

    /**
     * Writes integers by threes, which are sixteen letters, where no byte is waiting. Returns the
     * index of the first one that is left.
     */
    private int groups(int[] values, int from, int to) {
        byte[] out = buffer.lettersFor(count + 6 * (to - from));
        byte[] letter = alphabet;
        letters = out;
        int end = count;
        int at = from;
        for (int next = at + 2; next < to; next = at + 2) {
            int one = values[at];
            int two = values[++at];
            int three = values[next];
            // the bytes of each integer come in reverse order
            out[end++] = letter[one >> 2 & 63];
            out[end++] = letter[one << 4 & 48 | one >> 12 & 15];
            out[end++] = letter[one >> 6 & 60 | one >> 22 & 3];
            out[end++] = letter[one >> 16 & 63];
            out[end++] = letter[one >>> 26];
            out[end++] = letter[one >> 20 & 48 | two >> 4 & 15];
            out[end++] = letter[two << 2 & 60 | two >> 14 & 3];
            out[end++] = letter[two >> 8 & 63];
            out[end++] = letter[two >> 18 & 63];
            out[end++] = letter[two >> 12 & 48 | two >>> 28];
            out[end++] = letter[two >> 22 & 60 | three >> 6 & 3];
            out[end++] = letter[three & 63];
            out[end++] = letter[three >> 10 & 63];
            out[end++] = letter[three >> 4 & 48 | three >> 20 & 15];
            out[end++] = letter[three >> 14 & 60 | three >>> 30];
            out[end++] = letter[three >> 24 & 63];
            at = next + 1;
        }
        count = end;
        return at;
    }

    /** Writes a number of 0 or more as the shortest varint. */
    public void varint(int value) {
        int remaining = value;
        while (remaining >= 0x80) {
            unsignedByte(remaining | 0x80);
            remaining >>>= 7;
        }
        unsignedByte(remaining);
    }

    /** Ends the base64 with the letters of an incomplete group, and padding signs behind them. */
    public void pad() {
        int missing = end();
        for (int i = 0; i < missing; i++) {
            letters("=");
        }
    }

    /**
     * Ends the base64 with the letters of an incomplete group. Returns how many letters are missing
     * to four.
     */
    private int end() {
        if (waiting == 0) {
            return 0;
        }
        int missing = 3 - waiting;
        letters(group << 8 * missing);
        count -= missing;
        group = 0;
        waiting = 0;
        return missing;
    }

    /** Ends the base64 without padding, and returns the number of letters in the buffer. */
    public int size() {
        end();
        return count;
    }

    /**
     * Returns everything written, in base64 with padding (RFC 4648, section 4). The writer must not
     * be used afterwards.
     */
    public String base64() {
        pad();
        return text();
    }

    /** Returns everything written, without padding. The writer must not be used afterwards. */
    public String text() {
        String text = buffer.text(size());
        buffer.giveBack();
        // The buffer may belong to another writer from now on.
        buffer = null;
        return text;
    }
}
