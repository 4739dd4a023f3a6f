package cardbench.codes.ygo.text;

import cardbench.base.text.ByteWriter;

/**
 * Compresses a small array as one block of raw DEFLATE with the fixed code (RFC 1951, section
 * 3.2.6). Every inflater can read the result, but other compressors may produce a shorter one. The
 * layout of a block is in {@link Inflater}.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc1951">RFC 1951, DEFLATE</a>
 */
public final class Deflater {

    /** The length of the shortest copy. */
    private static final int MIN = 3;

    // The fixed code: the number of symbols in each of its four ranges, and the first code of each
    // range. Codes of 8 bits are used twice, for the literals 0 to 143 and for the last lengths.

    private static final int LOW_LITERALS = 144;
    private static final int LOW_LITERAL = 0x30;
    private static final int HIGH_LITERAL = 0x190;
    private static final int END_OF_BLOCK = 0;
    private static final int SHORT_LENGTHS = 23;
    private static final int SHORT_LENGTH = 1;
    private static final int LONG_LENGTH = 0xc0;
    private static final int LAST_LENGTH = 0xc5;

    private final byte[] bytes;
    private final ByteWriter out = new ByteWriter();
    private int waiting;
    private int count;

    private Deflater(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Compresses bytes, and returns base64. */
    public static String deflate(byte[] bytes) {
        return new Deflater(bytes).block();
    }

    private String block() {
        // Lowest bit first: 1 for the last block, then type 1 (fixed code) in two bits.
        low(0b011, 3);
        int at = 0;
        while (at < bytes.length) {
            int distance = 0;
            int length = 0;
            // Quadratic, but a deck has at most 2,042 bytes. For the same reason every distance is
            // within the 32,768 bytes of the window. The nearest of equal matches wins, because
            // longer distances need more extra bits.
            for (int back = 1; back <= at; back++) {
                int same = same(at, back);
                if (same > length) {
                    length = same;
                    distance = back;
                }
            }
            if (length < MIN) {
                literal(bytes[at] & 255);
                at++;
            } else {
                copy(length, distance);
                at += length;
            }
        }
        high(END_OF_BLOCK, 7);
        if (count > 0) {
            low(0, 8 - count);
        }
        return out.base64();
    }

    private int same(int at, int back) {
        int same = 0;
        while (same < Inflater.MAX_LENGTH
                && at + same < bytes.length
                && bytes[at + same] == bytes[at + same - back]) {
            same++;
        }
        return same;
    }

    private void literal(int value) {
        if (value < LOW_LITERALS) {
            high(LOW_LITERAL + value, 8);
        } else {
            high(HIGH_LITERAL + value - LOW_LITERALS, 9);
        }
    }

    private void copy(int length, int distance) {
        // 258 has a symbol of its own: the range of the one before ends at 257 (3.2.5).
        if (length == Inflater.MAX_LENGTH) {
            high(LAST_LENGTH, 8);
        } else {
            // The symbol has the top three bits of length - 3, the extra bits are the others.
            int extra = length < 11 ? 0 : 29 - Integer.numberOfLeadingZeros(length - MIN);
            int symbol = length < 11 ? length - MIN : 4 * extra + (length - MIN >> extra);
            if (symbol < SHORT_LENGTHS) {
                high(SHORT_LENGTH + symbol, 7);
            } else {
                high(LONG_LENGTH + symbol - SHORT_LENGTHS, 8);
            }
            low(length - MIN & (1 << extra) - 1, extra);
        }
        // The symbol has the top two bits of distance - 1, the extra bits are the others.
        int extra = distance < 5 ? 0 : 30 - Integer.numberOfLeadingZeros(distance - 1);
        int code = distance < 5 ? distance - 1 : 2 * extra + (distance - 1 >> extra);
        high(code, 5);
        low(distance - 1 & (1 << extra) - 1, extra);
    }

    /** Writes a Huffman code, highest bit first (3.1.1). */
    private void high(int value, int width) {
        for (int i = width - 1; i >= 0; i--) {
            low(value >> i & 1, 1);
        }
    }

    /** Writes a number, lowest bit first (3.1.1). */
    private void low(int value, int width) {
        for (int i = 0; i < width; i++) {
            waiting |= (value >> i & 1) << count;
            if (++count == 8) {
                out.unsignedByte(waiting);
                waiting = 0;
                count = 0;
            }
        }
    }
}
