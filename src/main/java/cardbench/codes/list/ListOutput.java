package cardbench.codes.list;

import cardbench.base.text.EnumName;
import cardbench.codes.list.line.Zone;

/** The forms in which a list can be written. */
public enum ListOutput {
    /** One card a line below the titles of the sections, which most programs read. */
    PLAIN,
    /** As Magic: The Gathering Arena exports it, with sets and numbers where the list has them. */
    ARENA,
    /** As Magic Online exports it. */
    MTGO,
    /**
     * For the bulk edit of Moxfield: sets, numbers, {@code *F*} for foils, {@code *E*} for etched
     * foils, and a {@code #tag} for each category.
     */
    MOXFIELD,
    /** As Pokémon TCG Live exports it, with the number of cards of each section and of the deck. */
    PTCGL,
    /** Comma-separated values (RFC 4180) with a heading. */
    CSV,
    /** Headings and bullets. */
    MARKDOWN,
    /** Bold headings. */
    BBCODE,
    /** One id for each copy, where all cards have ids. */
    IDS,
    /**
     * One id for each copy, as importers of Tabletop Simulator take it: for Riftbound with the
     * number of the artwork, for Digimon as an array in JSON.
     */
    TTS;

    /** The name of the form in the contract. */
    public String key() {
        return EnumName.of(this);
    }

    /** Whether the form names cards by their ids alone. */
    boolean isOfIds() {
        return this == IDS || this == TTS;
    }

    /** Whether the form has a place for the printing or the id of a card. */
    boolean hasPrintings() {
        return this == ARENA || this == MOXFIELD || this == PTCGL || this == CSV;
    }

    /**
     * The zone into which the form writes the cards of a zone, or {@code null} if it leaves them
     * out. Magic Online keeps the commander of a deck in the sideboard.
     */
    Zone zoneOf(Zone zone) {
        boolean fixed = this == MTGO || this == MOXFIELD || isOfIds();
        if (!fixed || zone == Zone.MAIN) {
            return zone;
        }
        if (!zone.isPlayed()) {
            return null;
        }
        if (this == MOXFIELD && (zone == Zone.LEADER || zone == Zone.SIDEBOARD)) {
            return zone;
        }
        return this == MTGO && (zone == Zone.LEADER || zone == Zone.SIDEBOARD)
                ? Zone.SIDEBOARD
                : Zone.MAIN;
    }
}
