package cardbench.hearthstone;

/** The eleven heroes that every player has, by DBF id. All other heroes are skins of a class. */
public final class DefaultHero {

    private DefaultHero() {}

    /** The English name of the class whose default hero this is, or empty if it is none. */
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
}
