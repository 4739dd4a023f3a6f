package cardbench.codes.list;

/** The forms in which a list can be written. */
public enum ListOutput {
    /** One card a line below the titles of the sections, which most programs read. */
    PLAIN("plain"),
    /** As Magic: The Gathering Arena exports it, with sets and numbers where the list has them. */
    ARENA("arena"),
    /** As Magic Online exports it. */
    MTGO("mtgo"),
    /** As Pokémon TCG Live exports it, with the number of cards of each section and of the deck. */
    PTCGL("ptcgl"),
    /** Comma-separated values (RFC 4180) with a heading. */
    CSV("csv"),
    /** Headings and bullets. */
    MARKDOWN("markdown"),
    /** Bold headings. */
    BBCODE("bbcode"),
    /** One id for each copy, where all cards have ids. */
    IDS("ids");

    private final String key;

    ListOutput(String key) {
        this.key = key;
    }

    /** The name of the form in the contract. */
    public String key() {
        return key;
    }
}
