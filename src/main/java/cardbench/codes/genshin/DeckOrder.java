package cardbench.codes.genshin;

/**
 * The order in which the game writes a deck: the characters as they are, then the action cards by
 * card id, then cards without a known card id by share id, and empty slots last.
 *
 * <p>Up to version 4.2 of the game, both orders were the same. Cards of later versions got the next
 * free share ids, which do not follow the card ids.
 */
public record DeckOrder(CardIds cards) {

    /** The deck in the game's order. */
    public GenshinDeck sorted(GenshinDeck deck) {
        int[] ids = new int[GenshinDeck.SLOTS];
        for (int slot = 0; slot < GenshinDeck.SLOTS; slot++) {
            // Insertion sort, which is stable: a deck that is in order is returned unchanged.
            int at = slot;
            int id = deck.shareId(slot);
            while (at > GenshinDeck.CHARACTERS && comesBefore(id, ids[at - 1])) {
                ids[at] = ids[at - 1];
                at--;
            }
            ids[at] = id;
        }
        return new GenshinDeck(ids);
    }

    private boolean comesBefore(int id, int other) {
        int rank = rank(id);
        int otherRank = rank(other);
        return rank != otherRank ? rank < otherRank : key(id) < key(other);
    }

    private int rank(int id) {
        return id == 0 ? 2 : cards.cardId(id) == 0 ? 1 : 0;
    }

    private int key(int id) {
        int cardId = cards.cardId(id);
        return cardId == 0 ? id : cardId;
    }
}
