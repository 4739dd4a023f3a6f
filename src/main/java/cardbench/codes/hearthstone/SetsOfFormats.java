package cardbench.codes.hearthstone;

/**
 * The sets of each format, by the names that HearthstoneJSON gives to sets. Standard is defined by
 * the sets that have left it. That way sets published after this list count as Standard, which is
 * right until the next yearly rotation.
 */
public final class SetsOfFormats {

    /** The year of the last rotation that {@link #LEFT} knows. */
    public static final int YEAR = 2026;

    /** The cards of 2014 in their original versions, which only the classic format has. */
    private static final String CLASSIC = "VANILLA";

    /** The sets that left Standard up to the Year of the Scarab, which began in March 2026. */
    private static final String LEFT =
            " LEGACY BASIC EXPERT1 HOF NAXX GVG BRM TGT LOE OG KARA GANGS UNGORO ICECROWN"
                    + " LOOTAPALOOZA GILNEAS BOOMSDAY TROLL DALARAN ULDUM WILD_EVENT DRAGONS"
                    + " YEAR_OF_THE_DRAGON BLACK_TEMPLE DEMON_HUNTER_INITIATE SCHOLOMANCE"
                    + " DARKMOON_FAIRE THE_BARRENS WAILING_CAVERNS STORMWIND ALTERAC_VALLEY"
                    + " THE_SUNKEN_CITY REVENDRETH RETURN_OF_THE_LICH_KING PATH_OF_ARTHAS"
                    + " BATTLE_OF_THE_BANDS TITANS WONDERS WILD_WEST WHIZBANGS_WORKSHOP"
                    + " ISLAND_VACATION SPACE PROMO REWARD"
                    // what left the core set: the game's own name for it is CORE_HIDDEN
                    + " PLACEHOLDER_202204 ";

    /** The first year of Standard; it began with the sets of this year and of the one before. */
    static final int FIRST_YEAR = 2016;

    /** The sets that every year of Standard had until a core set took their place. */
    private static final String BASIC_AND_CLASSIC = " LEGACY BASIC EXPERT1 ";

    /** Today's core set, and all that was in one before. The tables do not show in which. */
    private static final String CORE = " CORE PLACEHOLDER_202204 ";

    private static final int FIRST_CORE_YEAR = 2021;

    private SetsOfFormats() {}

    /**
     * Whether Standard had a set in the year that began in the spring of {@code when}. A set is
     * there for two years, that of its release and the next one.
     *
     * @param year the Standard year of the set's release, or 0 for sets of no year
     * @param when {@link #FIRST_YEAR} to {@link #YEAR}
     */
    static boolean wasStandard(String set, int year, int when) {
        if (year > 0) {
            return when == year || when == year + 1;
        }
        String word = " " + set + " ";
        if (BASIC_AND_CLASSIC.contains(word)) {
            return when < FIRST_CORE_YEAR;
        }
        return CORE.contains(word)
                ? when >= FIRST_CORE_YEAR
                : when == YEAR && holds(Format.STANDARD, set);
    }

    /** Whether a format has a set. The pool of Twist changes, so any set may be in it. */
    public static boolean holds(Format format, String set) {
        return switch (format) {
            case WILD -> !set.equals(CLASSIC);
            // with blanks: the set EVENT, for one, is not WILD_EVENT
            case STANDARD -> !set.equals(CLASSIC) && !LEFT.contains(" " + set + " ");
            case CLASSIC -> set.equals(CLASSIC);
            case TWIST -> true;
        };
    }
}
