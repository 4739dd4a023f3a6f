package cardbench.codes.genshin;

/** Maps share ids to card ids, the six-digit numbers by which the game sorts a deck. */
public interface CardIds {

    /** No card id is known. */
    CardIds NONE =
            new CardIds() {
                @Override
                public int cardId(int shareId) {
                    return 0;
                }

                @Override
                public boolean known() {
                    return false;
                }
            };

    /** The card id of a share id, or 0 if it is unknown. */
    int cardId(int shareId);

    /** Whether there is a table of card ids. */
    boolean known();
}
