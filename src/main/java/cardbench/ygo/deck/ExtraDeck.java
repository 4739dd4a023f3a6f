package cardbench.ygo.deck;

/** Knows which cards belong into the extra deck. */
public interface ExtraDeck {

    /** Knows none. */
    ExtraDeck UNKNOWN = id -> Home.UNKNOWN;

    /** What may be known of a card. */
    enum Home {
        MAIN,
        EXTRA,
        UNKNOWN
    }

    /** Where a card belongs. */
    Home of(int id);
}
