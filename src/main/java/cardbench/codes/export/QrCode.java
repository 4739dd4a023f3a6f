package cardbench.codes.export;

import java.util.Arrays;

/**
 * A QR code of a link (ISO/IEC 18004): byte mode, error correction level M, versions 1 to 25.
 * Modules of a larger version would be too small to be scanned from a picture in a post.
 */
final class QrCode {

    /** The largest supported version: 117 modules on each side. */
    static final int MAX_VERSION = 25;

    private static final int FINDER = 7;
    private static final int TIMING = 6;

    private final int version;
    private final int size;
    private final boolean[][] dark;

    /**
     * Modules without data: finders, timing, alignment, format, version. Masks do not apply to
     * them.
     */
    private final boolean[][] taken;

    private QrCode(int version) {
        this.version = version;
        this.size = size(version);
        this.dark = new boolean[size][size];
        this.taken = new boolean[size][size];
    }

    /**
     * Encodes a text.
     *
     * @return {@code null} if the text is not ASCII or does not fit the largest version
     */
    static QrCode of(String text) {
        int version = 1;
        while (version <= MAX_VERSION && text.length() > QrData.capacity(version)) {
            version++;
        }
        if (version > MAX_VERSION || !isAscii(text)) {
            return null;
        }
        QrCode code = new QrCode(version);
        code.drawPatterns();
        code.place(QrData.codewords(text, version));
        code.mask();
        return code;
    }

    private static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 0x80) {
                return false;
            }
        }
        return true;
    }

    /** The number of modules on each side. */
    int size() {
        return size;
    }

    /** Whether a module is dark. Coordinates count from 0 at the upper left. */
    boolean isDark(int x, int y) {
        return dark[y][x];
    }

    static int size(int version) {
        return 17 + 4 * version;
    }

    /**
     * The centres of the alignment patterns along either axis (annex E). The table of the standard
     * is evenly spaced by an even step, rounded up; only the gap next to the first centre differs.
     */
    static int[] alignments(int version) {
        if (version == 1) {
            return new int[0];
        }
        int gaps = version / 7 + 1;
        int span = size(version) - 2 * TIMING - 1;
        int step = (span + 2 * gaps - 1) / (2 * gaps) * 2;
        int[] centres = new int[gaps + 1];
        centres[0] = TIMING;
        for (int i = gaps; i > 0; i--) {
            centres[i] = size(version) - 1 - TIMING - (gaps - i) * step;
        }
        return centres;
    }

    private void drawPatterns() {
        for (int i = 0; i < size; i++) {
            fix(TIMING, i, i % 2 == 0);
            fix(i, TIMING, i % 2 == 0);
        }
        drawFinder(0, 0);
        drawFinder(size - FINDER, 0);
        drawFinder(0, size - FINDER);
        int[] centres = alignments(version);
        for (int x : centres) {
            for (int y : centres) {
                boolean left = x == TIMING;
                boolean top = y == TIMING;
                boolean right = x == size - 1 - TIMING;
                boolean bottom = y == size - 1 - TIMING;
                if (!(left && top || left && bottom || right && top)) {
                    drawAlignment(x, y);
                }
            }
        }
        // reserves the modules of the format; the bits are drawn again for each mask
        drawFormat(0);
        drawVersion();
    }

    /** Draws a finder pattern with its light frame, as far as that is inside of the code. */
    private void drawFinder(int left, int top) {
        for (int y = -1; y <= FINDER; y++) {
            for (int x = -1; x <= FINDER; x++) {
                int ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
                boolean inside = left + x >= 0 && left + x < size && top + y >= 0 && top + y < size;
                if (inside) {
                    fix(left + x, top + y, ring != 2 && ring != 4);
                }
            }
        }
    }

    private void drawAlignment(int centreX, int centreY) {
        for (int y = -2; y <= 2; y++) {
            for (int x = -2; x <= 2; x++) {
                fix(centreX + x, centreY + y, Math.max(Math.abs(x), Math.abs(y)) != 1);
            }
        }
    }

    /** Draws the fifteen bits of format twice (section 7.9): level M is 00, then the mask. */
    private void drawFormat(int mask) {
        // 0x5412 keeps the bits from being all light for level M with mask 0
        int bits = (mask << 10 | remainder(mask, 10, 0x537)) ^ 0x5412;
        for (int i = 0; i < 15; i++) {
            boolean on = (bits >> i & 1) != 0;
            int beside = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
            fix(8, beside, on);
            int below = i < 8 ? size - 1 - i : i == 8 ? 7 : 14 - i;
            fix(below, 8, on);
        }
        // the one module that is dark in every code
        fix(8, size - 8, true);
    }

    /** Draws the eighteen bits of version twice, from version 7 on (section 7.10). */
    private void drawVersion() {
        if (version < 7) {
            return;
        }
        int bits = version << 12 | remainder(version, 12, 0x1f25);
        for (int i = 0; i < 18; i++) {
            boolean on = (bits >> i & 1) != 0;
            fix(size - 11 + i % 3, i / 3, on);
            fix(i / 3, size - 11 + i % 3, on);
        }
    }

    /** The remainder that a BCH code appends to a value. */
    private static int remainder(int value, int degree, int generator) {
        int remainder = value;
        for (int i = 0; i < degree; i++) {
            remainder = remainder << 1 ^ (remainder >> degree - 1 & 1) * generator;
        }
        return remainder;
    }

    private void fix(int x, int y, boolean on) {
        dark[y][x] = on;
        taken[y][x] = true;
    }

    /**
     * Places the bits in pairs of columns from the right, alternately up and down (section 7.7.3).
     */
    private void place(byte[] codewords) {
        int bit = 0;
        boolean up = true;
        for (int right = size - 1; right > 0; right -= 2) {
            // the column of the timing pattern is skipped, not paired
            if (right == TIMING) {
                right--;
            }
            for (int i = 0; i < size; i++) {
                int y = up ? size - 1 - i : i;
                for (int x = right; x > right - 2; x--) {
                    if (!taken[y][x] && bit < codewords.length * 8) {
                        dark[y][x] = (codewords[bit >> 3] >> 7 - (bit & 7) & 1) != 0;
                        bit++;
                    }
                }
            }
            up = !up;
        }
    }

    /** Applies the mask with the lowest penalty. */
    private void mask() {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int mask = 0; mask < QrMask.COUNT; mask++) {
            int penalty = masked(mask).penalty();
            if (penalty < least) {
                least = penalty;
                best = mask;
            }
        }
        QrCode chosen = masked(best);
        for (int y = 0; y < size; y++) {
            dark[y] = chosen.dark[y];
        }
    }

    private QrCode masked(int mask) {
        // The penalty includes the format bits, which differ for each mask, so each is drawn whole.
        QrCode copy = new QrCode(version);
        for (int y = 0; y < size; y++) {
            copy.dark[y] = Arrays.copyOf(dark[y], size);
            for (int x = 0; x < size; x++) {
                copy.dark[y][x] ^= !taken[y][x] && QrMask.inverts(mask, x, y);
            }
        }
        copy.drawFormat(mask);
        return copy;
    }

    private int penalty() {
        return QrMask.penalty(dark);
    }
}
