package cardbench.codes.ygo.deck;

/** Decides which cards belong in the extra deck. */
public interface ExtraDeck {

    /** Every card is unknown. */
    ExtraDeck UNKNOWN = id -> Home.UNKNOWN;

    /** The part of a deck that a card belongs to. */
    enum Home {
        MAIN,
        EXTRA,
        UNKNOWN
    }

    /** The part of a deck that a card belongs to. */
    Home of(int id);
}
