package cardbench.codes.hearthstone;

/** The classes of heroes and cards, in the order of the game's files. */
public enum CardClass {
    /** Its cards need blood, frost and unholy runes, which limits how they combine. */
    DEATH_KNIGHT("Death Knight", "DEATHKNIGHT"),
    /** Druid. */
    DRUID("Druid", "DRUID"),
    /** Hunter. */
    HUNTER("Hunter", "HUNTER"),
    /** Mage. */
    MAGE("Mage", "MAGE"),
    /** Paladin. */
    PALADIN("Paladin", "PALADIN"),
    /** Priest. */
    PRIEST("Priest", "PRIEST"),
    /** Rogue. */
    ROGUE("Rogue", "ROGUE"),
    /** Shaman. */
    SHAMAN("Shaman", "SHAMAN"),
    /** Warlock. */
    WARLOCK("Warlock", "WARLOCK"),
    /** Warrior. */
    WARRIOR("Warrior", "WARRIOR"),
    /** Demon Hunter. */
    DEMON_HUNTER("Demon Hunter", "DEMONHUNTER"),
    /** No class: every deck may hold such cards. */
    NEUTRAL("Neutral", "NEUTRAL");

    private static final CardClass[] ALL = values();

    private final String title;
    private final String word;

    CardClass(String title, String word) {
        this.title = title;
        this.word = word;
    }

    /** The English name, which the page translates: {@code "Death Knight"}. */
    public String title() {
        return title;
    }

    /** The word of card tables and of HearthstoneJSON: {@code "DEATHKNIGHT"}. */
    public String word() {
        return word;
    }

    /** The class with this word or English name, or {@code null} if there is none. */
    public static CardClass of(String written) {
        for (CardClass each : ALL) {
            if (each.word.equals(written) || each.title.equals(written)) {
                return each;
            }
        }
        return null;
    }
}
