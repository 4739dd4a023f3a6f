package cardbench.codes.ygo.expansion;

/**
 * The checksum of files in a zip. {@code java.util.zip} is not in the bundles.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc1952">RFC 1952, section 8</a>
 */
final class Crc32 {

    /** The polynomial, its lowest power in the highest bit. */
    private static final int POLYNOMIAL = 0xedb88320;

    private static final int[] TABLE = table();

    private Crc32() {}

    private static int[] table() {
        int[] table = new int[256];
        for (int i = 0; i < table.length; i++) {
            int rest = i;
            for (int bit = 0; bit < 8; bit++) {
                rest = rest >>> 1 ^ ((rest & 1) == 0 ? 0 : POLYNOMIAL);
            }
            table[i] = rest;
        }
        return table;
    }

    static int of(byte[] bytes) {
        int crc = -1;
        for (byte one : bytes) {
            crc = crc >>> 8 ^ TABLE[(crc ^ one) & 255];
        }
        return ~crc;
    }
}
