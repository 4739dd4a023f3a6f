package cardbench.deck;

/**
 * A card in a deck, and how often.
 *
 * @param part the part of the deck: {@code 0} for the first one that the game names, and so on
 * @param owner the card to whose sideboard it belongs, or {@code 0}
 * @param card the game's number of the card, as {@link CardNumber} keeps it
 * @param copies how often, from 1 on
 */
public record Entry(int part, int owner, int card, int copies) {

    /** The game's number of the card. */
    public long number() {
        return CardNumber.of(card);
    }

    /** This card, so many times. */
    public Entry times(int number) {
        return new Entry(part, owner, card, number);
    }

    /** Negative, zero or positive as this card stands before, at or behind the other one. */
    int order(Entry other) {
        int byPart = Integer.compare(part, other.part);
        int byOwner = byPart != 0 ? byPart : Integer.compare(owner, other.owner);
        return byOwner != 0 ? byOwner : CardNumber.order(card, other.card);
    }
}
