package cardbench.codes.export;

/** The eight masks of QR codes, and the penalty of a masked code (ISO/IEC 18004, section 7.8). */
final class QrMask {

    /** The number of masks. */
    static final int COUNT = 8;

    private static final int RUN = 3;
    private static final int BLOCK = 3;
    private static final int FINDER_LIKE = 40;
    private static final int UNBALANCED = 10;

    /**
     * The pattern of a finder: dark, light, dark, dark, dark, light, dark, with four light modules
     * before or behind. A scanner could take it for a finder.
     */
    private static final int FINDER_BEFORE = 0b00001011101;

    private static final int FINDER_BEHIND = 0b10111010000;
    private static final int FINDER_LENGTH = 11;

    private QrMask() {}

    /** Whether a mask inverts a module. */
    static boolean inverts(int mask, int x, int y) {
        return switch (mask) {
            case 0 -> (x + y) % 2 == 0;
            case 1 -> y % 2 == 0;
            case 2 -> x % 3 == 0;
            case 3 -> (x + y) % 3 == 0;
            case 4 -> (x / 3 + y / 2) % 2 == 0;
            case 5 -> x * y % 2 + x * y % 3 == 0;
            case 6 -> (x * y % 2 + x * y % 3) % 2 == 0;
            default -> ((x + y) % 2 + x * y % 3) % 2 == 0;
        };
    }

    /** How hard a code is to scan: the lower, the better. */
    static int penalty(boolean[][] dark) {
        int size = dark.length;
        int penalty = 0;
        int count = 0;
        for (int i = 0; i < size; i++) {
            penalty += line(dark, i, true) + line(dark, i, false);
            for (int j = 0; j < size; j++) {
                count += dark[i][j] ? 1 : 0;
                boolean block =
                        i > 0
                                && j > 0
                                && dark[i][j] == dark[i - 1][j]
                                && dark[i][j] == dark[i][j - 1]
                                && dark[i][j] == dark[i - 1][j - 1];
                penalty += block ? BLOCK : 0;
            }
        }
        int modules = size * size;
        // each full 5 % that the share of dark modules is away from one half
        int steps = Math.abs(count * 20 - modules * 10) / Math.max(1, modules);
        return penalty + steps * UNBALANCED;
    }

    private static int line(boolean[][] dark, int at, boolean across) {
        int penalty = 0;
        int run = 0;
        int seen = 0;
        boolean last = false;
        for (int i = 0; i < dark.length; i++) {
            boolean on = across ? dark[at][i] : dark[i][at];
            run = i > 0 && on == last ? run + 1 : 1;
            penalty += run == 5 ? RUN : run > 5 ? 1 : 0;
            seen = (seen << 1 | (on ? 1 : 0)) & (1 << FINDER_LENGTH) - 1;
            boolean like = seen == FINDER_BEFORE || seen == FINDER_BEHIND;
            penalty += like && i >= FINDER_LENGTH - 1 ? FINDER_LIKE : 0;
            last = on;
        }
        return penalty;
    }
}
