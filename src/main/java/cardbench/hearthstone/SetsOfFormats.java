package cardbench.hearthstone;

/**
 * Which sets are played in which format, by the names that HearthstoneJSON has for sets. Standard
 * is told by what has left it: sets that come later than this list are in it until the next year's
 * rotation.
 */
final class SetsOfFormats {

    /** The cards of 2014 as they were, which only the classic format knows. */
    private static final String CLASSIC = "VANILLA";

    /** What left Standard up to the Year of the Scarab, which began in March 2026. */
    private static final String LEFT =
            " LEGACY BASIC EXPERT1 HOF NAXX GVG BRM TGT LOE OG KARA GANGS UNGORO ICECROWN"
                    + " LOOTAPALOOZA GILNEAS BOOMSDAY TROLL DALARAN ULDUM WILD_EVENT DRAGONS"
                    + " YEAR_OF_THE_DRAGON BLACK_TEMPLE DEMON_HUNTER_INITIATE SCHOLOMANCE"
                    + " DARKMOON_FAIRE THE_BARRENS WAILING_CAVERNS STORMWIND ALTERAC_VALLEY"
                    + " THE_SUNKEN_CITY REVENDRETH RETURN_OF_THE_LICH_KING PATH_OF_ARTHAS"
                    + " BATTLE_OF_THE_BANDS TITANS WONDERS WILD_WEST WHIZBANGS_WORKSHOP"
                    + " ISLAND_VACATION SPACE PROMO REWARD ";

    private SetsOfFormats() {}

    /** Whether a set is played in a format; that of Twist changes, so that every set may be. */
    static boolean holds(Format format, String set) {
        return switch (format) {
            case WILD -> !set.equals(CLASSIC);
            case STANDARD -> !set.equals(CLASSIC) && !LEFT.contains(" " + set + " ");
            case CLASSIC -> set.equals(CLASSIC);
            case TWIST -> true;
        };
    }
}
