package cardbench.genshin;

/** The game's own numbers of cards, by which it sorts a deck, as far as they are known. */
public interface CardIds {

    /** No card's number is known. */
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

    /** The game's number of the card of a share id; 0 where it is not known. */
    int cardId(int shareId);

    /** Whether there is a table to know any from. */
    boolean known();
}
