package cardbench.genshin;

/**
 * Which version of the game brought a share id. New cards get the next numbers; from version 4.3 on
 * the last number of each version is known, and an id never changed its meaning.
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

    private GameVersion() {}

    /** The version that brought a share id; empty for those of 4.2 and before. */
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
}
