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

    private SetsOfFormats() {}

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
