package cardbench.codes.hearthstone;

/**
 * The eleven heroes that every player has, by DBF id. Every other hero is a skin for one of the
 * classes.
 */
public final class DefaultHero {

    private DefaultHero() {}

    /** The English name of the class whose default hero this is, or an empty text. */
    public static String className(int dbfId) {
        return switch (dbfId) {
            case 7 -> "Warrior";
            case 31 -> "Hunter";
            case 274 -> "Druid";
            case 637 -> "Mage";
            case 671 -> "Paladin";
            case 813 -> "Priest";
            case 893 -> "Warlock";
            case 930 -> "Rogue";
            case 1066 -> "Shaman";
            case 56550 -> "Demon Hunter";
            case 78065 -> "Death Knight";
            default -> "";
        };
    }

    /** The DBF id of the default hero of a class; 0 for {@link CardClass#NEUTRAL}. */
    static int of(CardClass cardClass) {
        return switch (cardClass) {
            case WARRIOR -> 7;
            case HUNTER -> 31;
            case DRUID -> 274;
            case MAGE -> 637;
            case PALADIN -> 671;
            case PRIEST -> 813;
            case WARLOCK -> 893;
            case ROGUE -> 930;
            case SHAMAN -> 1066;
            case DEMON_HUNTER -> 56550;
            case DEATH_KNIGHT -> 78065;
            case NEUTRAL -> 0;
        };
    }
}
