package cardbench.codes.export;

/**
 * The codewords of a QR code of level M: the text as bits, split into blocks, each with
 * Reed-Solomon codewords, all of them interleaved (ISO/IEC 18004, sections 7.4 to 7.6).
 */
final class QrData {

    /** Error correction codewords of each block, by version from 1 (table 9). */
    private static final int[] CORRECTION = {
        10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
        28, 28
    };

    /** The number of blocks, by version from 1 (table 9). */
    private static final int[] BLOCKS = {
        1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21
    };

    private static final int BYTE_MODE = 4;
    private static final int[] PADDING = {0xec, 0x11};

    /** The polynomial of the field, x^8 + x^4 + x^3 + x^2 + 1. */
    private static final int FIELD = 0x11d;

    private QrData() {}

    /** The largest number of bytes of text in a version. */
    static int capacity(int version) {
        // mode and length take 12 or 20 bits, and the rest of their last byte is the end mark
        return dataCodewords(version) - (lengthBits(version) + 4 + 7) / 8;
    }

    private static int lengthBits(int version) {
        return version < 10 ? 8 : 16;
    }

    /** The codewords of a version: its modules without those of patterns, format and version. */
    private static int allCodewords(int version) {
        // finders with their frames: 3 times 8 by 8; format: 31 with the dark module; timing: the
        // rest of one row and one column
        int size = QrCode.size(version);
        int centres = QrCode.alignments(version).length;
        int modules = size * size - 3 * 64 - 31 - 2 * (size - 16);
        // three of the alignment patterns would lie on finders; those on the timing patterns share
        // 5
        if (centres > 0) {
            modules -= (centres * centres - 3) * 25 - (centres - 2) * 2 * 5;
        }
        return (version < 7 ? modules : modules - 36) / 8;
    }

    private static int dataCodewords(int version) {
        return allCodewords(version) - BLOCKS[version - 1] * CORRECTION[version - 1];
    }

    /** The codewords of a text that fits the version, in the order in which they are placed. */
    static byte[] codewords(String text, int version) {
        byte[] data = data(text, version);
        int blocks = BLOCKS[version - 1];
        int correction = CORRECTION[version - 1];
        int shortLength = data.length / Math.max(1, blocks);
        int shortBlocks = blocks - data.length % Math.max(1, blocks);
        byte[] codewords = new byte[allCodewords(version)];
        byte[] generator = generator(correction);
        int from = 0;
        for (int block = 0; block < blocks; block++) {
            int length = shortLength + (block < shortBlocks ? 0 : 1);
            byte[] remainder = new byte[correction];
            for (int i = 0; i < length; i++) {
                byte word = data[from + i];
                // long blocks have one word more; these words come behind all others
                int at = i < shortLength ? i * blocks + block : i * blocks + block - shortBlocks;
                codewords[at] = word;
                divide(remainder, word, generator);
            }
            for (int i = 0; i < correction; i++) {
                codewords[data.length + i * blocks + block] = remainder[i];
            }
            from += length;
        }
        return codewords;
    }

    /** The text as bits: mode, length, bytes, four zeros as an end mark, padding. */
    private static byte[] data(String text, int version) {
        byte[] data = new byte[dataCodewords(version)];
        int at = put(BYTE_MODE, 4, 0, data);
        at = put(text.length(), lengthBits(version), at, data);
        for (int i = 0; i < text.length(); i++) {
            at = put(text.charAt(i), 8, at, data);
        }
        int used = Math.min((at + 4 + 7) / 8, data.length);
        for (int i = used; i < data.length; i++) {
            data[i] = (byte) PADDING[(i - used) % 2];
        }
        return data;
    }

    private static int put(int value, int bits, int from, byte[] data) {
        int at = from;
        for (int bit = bits - 1; bit >= 0; bit--) {
            data[at >> 3] |= (byte) ((value >> bit & 1) << 7 - (at & 7));
            at++;
        }
        return at;
    }

    /** One step of the division by the generator polynomial. */
    private static void divide(byte[] remainder, byte word, byte[] generator) {
        int factor = (word ^ remainder[0]) & 0xff;
        System.arraycopy(remainder, 1, remainder, 0, remainder.length - 1);
        remainder[remainder.length - 1] = 0;
        for (int i = 0; i < remainder.length; i++) {
            remainder[i] ^= (byte) product(generator[i] & 0xff, factor);
        }
    }

    /** The product of x - 2^i for all i below the degree, without its leading 1. */
    private static byte[] generator(int degree) {
        byte[] generator = new byte[degree];
        generator[degree - 1] = 1;
        int root = 1;
        for (int i = 0; i < degree; i++) {
            for (int j = 0; j < degree; j++) {
                int next = j + 1 < degree ? generator[j + 1] : 0;
                generator[j] = (byte) (product(generator[j] & 0xff, root) ^ next);
            }
            root = product(root, 2);
        }
        return generator;
    }

    private static int product(int a, int b) {
        int product = 0;
        for (int bit = 7; bit >= 0; bit--) {
            product = product << 1 ^ (product >> 7) * FIELD;
            product ^= (b >> bit & 1) * a;
        }
        return product;
    }
}
