package cardbench.deck;

/**
 * A card in a deck, with its number of copies.
 *
 * @param part the index of the part of the deck, in the game's order, from {@code 0}
 * @param owner the card to whose sideboard it belongs, or {@code 0}
 * @param card the game's number of the card, as {@link CardNumber} stores it
 * @param copies the number of copies, at least 1
 */
public record Entry(int part, int owner, int card, int copies) {

    /** The game's number of the card. */
    public long number() {
        return CardNumber.of(card);
    }

    /** The same card with another number of copies. */
    public Entry times(int number) {
        return new Entry(part, owner, card, number);
    }

    /** Negative, zero or positive as this card comes before, at or after the other one. */
    int order(Entry other) {
        int byPart = Integer.compare(part, other.part);
        int byOwner = byPart != 0 ? byPart : Integer.compare(owner, other.owner);
        return byOwner != 0 ? byOwner : CardNumber.order(card, other.card);
    }
}
