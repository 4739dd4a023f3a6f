package cardbench.ygo.deck;

import java.util.Arrays;

/**
 * Decompresses raw DEFLATE (RFC 1951, whose sections are named below) of few bytes, and knows for
 * every byte that comes out which bits it was made of. The library's own inflater is several times
 * as large.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc1951">RFC 1951, DEFLATE</a>
 */
final class Inflater {

    /** Up to 255 a symbol is the byte that it stands for; this one ends the block (3.2.5). */
    private static final int END_OF_BLOCK = 256;

    /** The symbol of the longest copy: the symbols of lengths go from 257 to this one (3.2.5). */
    private static final int LAST_LENGTH = 285;

    /** The longest copy (3.2.5). */
    static final int LONGEST = 258;

    /** How many symbols of distances there are (3.2.5). */
    private static final int DISTANCES = 30;

    /** The longest code of a symbol, in bits (3.2.7). */
    private static final int LONGEST_CODE = 15;

    /** In the lengths of a dynamic code: the length before once more (3.2.7). */
    private static final int REPEAT = 16;

    /** In the lengths of a dynamic code: no code for a few symbols, up to 10 (3.2.7). */
    private static final int SKIP_FEW = 17;

    /** The symbols of the lengths of a dynamic code, in the order in which they come (3.2.7). */
    private static final int[] CODE_ORDER = {
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15
    };

    private static final int BROKEN = -1;

    private final byte[] in;
    private final byte[] out;
    private final int[] bits;
    private int bit;
    private int size;

    private Inflater(byte[] in, int limit) {
        this.in = in;
        this.out = new byte[limit];
        this.bits = new int[limit];
    }

    /**
     * What came out.
     *
     * @param bytes all of it
     * @param bits for each byte the bit at which the symbol begins that made it
     * @param used how many bytes of the input were needed
     */
    record Inflated(byte[] bytes, int[] bits, int used) {}

    /**
     * Decompresses; {@code null} where the input is broken or more than {@code limit} comes out.
     */
    static Inflated inflate(byte[] in, int limit) {
        Inflater inflater = new Inflater(in, limit);
        return inflater.blocks()
                ? new Inflated(
                        Arrays.copyOf(inflater.out, inflater.size),
                        Arrays.copyOf(inflater.bits, inflater.size),
                        (inflater.bit + 7) / 8)
                : null;
    }

    private boolean blocks() {
        boolean last = false;
        while (!last) {
            last = take(1) == 1;
            int type = take(2);
            boolean sound =
                    switch (type) {
                        case 0 -> stored();
                        case 1 -> symbols(fixedLengths(), fixedDistances());
                        case 2 -> dynamic();
                        default -> false;
                    };
            if (!sound) {
                return false;
            }
        }
        return true;
    }

    /** The next bits as a number, the lowest first; {@link #BROKEN} beyond the end. */
    private int take(int count) {
        if (bit + count > 8 * in.length) {
            bit = 8 * in.length;
            return BROKEN;
        }
        int number = 0;
        for (int i = 0; i < count; i++, bit++) {
            number |= (in[bit >> 3] >> (bit & 7) & 1) << i;
        }
        return number;
    }

    private boolean emit(int value, int from) {
        if (size == out.length) {
            return false;
        }
        bits[size] = from;
        out[size++] = (byte) value;
        return true;
    }

    private boolean stored() {
        bit = bit + 7 & ~7;
        int length = take(16);
        int check = take(16);
        boolean sound = length >= 0 && check == (length ^ 0xffff);
        for (int i = 0; i < length && sound; i++) {
            int from = bit;
            int value = take(8);
            sound = value >= 0 && emit(value, from);
        }
        return sound;
    }

    /** The lengths of the fixed code of literals and lengths (3.2.6). */
    private static int[] fixedLengths() {
        int[] lengths = new int[288];
        Arrays.fill(lengths, 0, 144, 8);
        Arrays.fill(lengths, 144, 256, 9);
        Arrays.fill(lengths, 256, 280, 7);
        Arrays.fill(lengths, 280, 288, 8);
        return lengths;
    }

    private static int[] fixedDistances() {
        int[] lengths = new int[DISTANCES];
        Arrays.fill(lengths, 5);
        return lengths;
    }

    private boolean dynamic() {
        int literals = take(5) + END_OF_BLOCK + 1;
        int distances = take(5) + 1;
        int codes = take(4) + 4;
        int[] order = new int[CODE_ORDER.length];
        for (int i = 0; i < codes; i++) {
            order[CODE_ORDER[i]] = Math.max(0, take(3));
        }
        Huffman lengthCodes = new Huffman(order);
        int[] lengths = new int[literals + distances];
        int at = 0;
        while (at < lengths.length) {
            int symbol = lengthCodes.next();
            if (symbol < 0 || symbol == REPEAT && at == 0) {
                return false;
            }
            int value = symbol < REPEAT ? symbol : symbol == REPEAT ? lengths[at - 1] : 0;
            int times =
                    symbol < REPEAT
                            ? 1
                            : symbol == REPEAT
                                    ? 3 + take(2)
                                    : symbol == SKIP_FEW ? 3 + take(3) : 11 + take(7);
            if (at + times > lengths.length) {
                return false;
            }
            Arrays.fill(lengths, at, at + times, value);
            at += times;
        }
        return symbols(
                Arrays.copyOf(lengths, literals),
                Arrays.copyOfRange(lengths, literals, lengths.length));
    }

    private boolean symbols(int[] literalLengths, int[] distanceLengths) {
        Huffman literals = new Huffman(literalLengths);
        Huffman distances = new Huffman(distanceLengths);
        while (true) {
            int from = bit;
            int symbol = literals.next();
            if (symbol == END_OF_BLOCK) {
                return true;
            }
            if (symbol < 0 || symbol > LAST_LENGTH) {
                return false;
            }
            if (!(symbol < END_OF_BLOCK ? emit(symbol, from) : copy(symbol, distances, from))) {
                return false;
            }
        }
    }

    /** Distances are 1 to 4, then two symbols for each number of extra bits (3.2.5). */
    private boolean copy(int symbol, Huffman distances, int from) {
        int length = length(symbol);
        int code = distances.next();
        if (code < 0 || code >= DISTANCES) {
            return false;
        }
        int extra = code < 4 ? 0 : code / 2 - 1;
        int more = take(extra);
        int distance = code < 4 ? code + 1 : (2 + code % 2 << extra) + 1 + more;
        boolean sound = more >= 0 && length > 0 && distance <= size;
        for (int i = 0; i < length && sound; i++) {
            sound = emit(out[size - distance], from);
        }
        return sound;
    }

    /** Lengths are 3 to 10, then four symbols for each number of extra bits (3.2.5). */
    private int length(int symbol) {
        if (symbol == LAST_LENGTH) {
            return LONGEST;
        }
        int extra = symbol < 265 ? 0 : (symbol - 261) / 4;
        int more = take(extra);
        int base = symbol < 265 ? symbol - 254 : (4 + (symbol - 265) % 4 << extra) + 3;
        return more < 0 ? BROKEN : base + more;
    }

    /** A Huffman code, canonical: its symbols by length, then by number. */
    private final class Huffman {

        private final int[] counts = new int[LONGEST_CODE + 1];
        private final int[] symbols;

        Huffman(int[] lengths) {
            symbols = new int[lengths.length];
            int at = 0;
            for (int length = 1; length <= LONGEST_CODE; length++) {
                for (int symbol = 0; symbol < lengths.length; symbol++) {
                    if (lengths[symbol] == length) {
                        counts[length]++;
                        symbols[at++] = symbol;
                    }
                }
            }
        }

        /** The next symbol, or {@link #BROKEN}. */
        int next() {
            int code = 0;
            int first = 0;
            int index = 0;
            for (int length = 1; length <= LONGEST_CODE; length++) {
                int next = take(1);
                if (next < 0) {
                    return BROKEN;
                }
                code |= next;
                if (code - first < counts[length]) {
                    return code < first ? BROKEN : symbols[index + code - first];
                }
                index += counts[length];
                first = first + counts[length] << 1;
                code <<= 1;
            }
            return BROKEN;
        }
    }
}
