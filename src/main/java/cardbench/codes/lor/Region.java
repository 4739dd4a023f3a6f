package cardbench.codes.lor;

/**
 * A region, which the specification calls a faction.
 *
 * @see <a href="https://github.com/RiotGames/LoRDeckCodes#faction-identifiers">faction
 *     identifiers</a>
 */
enum Region {
    DEMACIA(0, "DE", "Demacia", 1),
    FRELJORD(1, "FR", "Freljord", 1),
    IONIA(2, "IO", "Ionia", 1),
    NOXUS(3, "NX", "Noxus", 1),
    PILTOVER(4, "PZ", "Piltover & Zaun", 1),
    SHADOW_ISLES(5, "SI", "Shadow Isles", 1),
    BILGEWATER(6, "BW", "Bilgewater", 2),
    SHURIMA(7, "SH", "Shurima", 3),
    TARGON(9, "MT", "Mount Targon", 2),
    BANDLE_CITY(10, "BC", "Bandle City", 4),
    RUNETERRA(12, "RU", "Runeterra", 5);

    /** The highest version of a code that a region needs. */
    static final int LAST_VERSION = 5;

    /** Its number in a code. */
    final int number;

    /** Its letters in the id of a card. */
    final String letters;

    /** Its name in English. */
    final String title;

    /** The first version of a code that has it. */
    final int version;

    Region(int number, String letters, String title, int version) {
        this.number = number;
        this.letters = letters;
        this.title = title;
        this.version = version;
    }

    /** The region with a number, or {@code null}. */
    static Region of(int number) {
        for (Region region : values()) {
            if (region.number == number) {
                return region;
            }
        }
        return null;
    }

    /** The region with these two letters, or {@code null}. */
    static Region of(String letters) {
        for (Region region : values()) {
            if (region.letters.equals(letters)) {
                return region;
            }
        }
        return null;
    }
}
