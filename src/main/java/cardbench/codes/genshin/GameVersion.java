package cardbench.codes.genshin;

/**
 * The version of the game that introduced a share id. New cards get the next free numbers; the last
 * number of each version is known since 4.3, and no id has ever changed its meaning.
 */
final class GameVersion {

    /** The largest share id of 4.2 and then of each version in {@link #NAMES}. */
    private static final int[] LAST = {
        276, 318, 333, 347, 362, 394, 406, 419, 431, 443, 453, 460, 468, 476, 491, 505
    };

    private static final String[] NAMES = {
        "4.3", "4.4", "4.5", "4.6", "4.7", "4.8", "5.0", "5.1", "5.2", "5.3", "5.4", "5.5", "5.6",
        "5.7", "5.8"
    };

    private static final String LATER = "6.0";

    /**
     * The largest share id of 6.7; which ids the versions from 6.0 to 6.6 ended at is not known.
     */
    private static final int LAST_KNOWN = 607;

    private GameVersion() {}

    /** The version that introduced a share id; empty for ids up to 4.2. */
    static String of(int shareId) {
        if (shareId <= LAST[0]) {
            return "";
        }
        for (int i = 1; i < LAST.length; i++) {
            if (shareId <= LAST[i]) {
                return NAMES[i - 1];
            }
        }
        return LATER;
    }

    /** The version of a table with all cards up to this share id; empty up to 4.2. */
    static String ofTable(int last) {
        return last < LAST_KNOWN ? of(last) : last == LAST_KNOWN ? "6.7" : "7.0";
    }
}
