package cardbench.codes.ygo.text;

import java.util.Arrays;

/**
 * Decompresses small inputs of raw DEFLATE, and records for every output byte the bit at which its
 * symbol begins, for the view of a code byte by byte. The inflater of the class library is several
 * times as large. Numbers in brackets are sections of RFC 1951.
 *
 * <pre>{@code
 * block     last:1  type:2  content                       last = 1: no more blocks
 *   type 0  (skip to a byte)  length:16  ~length:16  bytes
 *   type 1  symbols in the fixed code
 *   type 2  literals-257:5  distances-1:5  codes-4:4  code lengths  symbols
 *
 * symbol    0..255    a byte
 *           256       end of the block
 *           257..285  copy: length symbol, extra bits, distance symbol, extra bits
 *
 * Bits are taken from each byte lowest first. Numbers come lowest bit first,
 * Huffman codes highest bit first.
 * }</pre>
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc1951">RFC 1951, DEFLATE</a>
 */
public final class Inflater {

    /** Symbols up to 255 are bytes; this one ends the block (3.2.5). */
    private static final int END_OF_BLOCK = 256;

    /** The symbol of the longest copy; lengths have the symbols 257 to 285 (3.2.5). */
    private static final int LAST_LENGTH = 285;

    /** The length of the longest copy (3.2.5). */
    public static final int MAX_LENGTH = 258;

    /** The number of symbols for distances (3.2.5). */
    private static final int DISTANCES = 30;

    /** The longest code of a symbol, in bits (3.2.7). */
    private static final int MAX_CODE_LENGTH = 15;

    /** In the code lengths: repeat the previous length (3.2.7). */
    private static final int REPEAT = 16;

    /** In the code lengths: no code for 3 to 10 symbols (3.2.7). */
    private static final int SKIP_FEW = 17;

    /** The order of the code lengths of the code length code (3.2.7). */
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
     * The output.
     *
     * @param bytes the decompressed bytes
     * @param bits for each byte, the offset in bits of its symbol in the input
     * @param used the number of input bytes that were read
     */
    public record Inflated(byte[] bytes, int[] bits, int used) {}

    /**
     * Decompresses an input; {@code null} if it is malformed or the output exceeds {@code limit}.
     */
    public static Inflated inflate(byte[] in, int limit) {
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

    /** Reads a number, lowest bit first; {@link #BROKEN} beyond the end. */
    private int take(int count) {
        if (bit + count > 8 * in.length) {
            // From here every read fails, so callers need not test the result of each one.
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
        // DEFLATE expands up to a thousandfold, so the limit is tested at every byte.
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

    /** The code lengths of the fixed code for literals and lengths (3.2.6). */
    private static int[] fixedLengths() {
        // 286 and 287 never occur, but without them the codes of the other symbols would differ.
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
        // Literals and distances are one list: a repetition may cross from one to the other.
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

    /** Distances of 1 to 4 have one symbol each; then two symbols share an extra width (3.2.5). */
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
            // One byte at a time: a copy may reach into itself, and distance 1 repeats a byte.
            sound = emit(out[size - distance], from);
        }
        return sound;
    }

    /** Lengths of 3 to 10 have one symbol each; then four symbols share an extra width (3.2.5). */
    private int length(int symbol) {
        if (symbol == LAST_LENGTH) {
            return MAX_LENGTH;
        }
        int extra = symbol < 265 ? 0 : (symbol - 261) / 4;
        int more = take(extra);
        int base = symbol < 265 ? symbol - 254 : (4 + (symbol - 265) % 4 << extra) + 3;
        return more < 0 ? BROKEN : base + more;
    }

    /** A canonical Huffman code (3.2.2): codes ascend by length, then by symbol. */
    private final class Huffman {

        private final int[] counts = new int[MAX_CODE_LENGTH + 1];
        private final int[] symbols;

        Huffman(int[] lengths) {
            symbols = new int[lengths.length];
            int at = 0;
            for (int length = 1; length <= MAX_CODE_LENGTH; length++) {
                for (int symbol = 0; symbol < lengths.length; symbol++) {
                    if (lengths[symbol] == length) {
                        counts[length]++;
                        symbols[at++] = symbol;
                    }
                }
            }
        }

        /** Reads the next symbol, or {@link #BROKEN}. */
        int next() {
            int code = 0;
            int first = 0;
            int index = 0;
            for (int length = 1; length <= MAX_CODE_LENGTH; length++) {
                int next = take(1);
                if (next < 0) {
                    return BROKEN;
                }
                // The codes of one length are consecutive numbers, the smallest one is first.
                code |= next;
                if (code - first < counts[length]) {
                    // The input may describe more codes than a length has; then first overtakes.
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
