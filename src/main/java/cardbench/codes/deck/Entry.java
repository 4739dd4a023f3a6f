package cardbench.codes.deck;

/**
 * A card in a deck, with its number of copies. Games number their cards or give them texts as ids;
 * one of {@code card} and {@code text} is used.
 *
 * @param part the index of the part of the deck, in the game's order, from {@code 0}
 * @param owner the card to whose sideboard it belongs, or {@code 0}
 * @param card the game's number of the card, as {@link CardNumber} stores it; {@code 0} where ids
 *     are texts
 * @param text the id of the card where ids are texts; else empty
 * @param copies the number of copies, at least 1
 */
public record Entry(int part, int owner, int card, String text, int copies) {

    /** A card that has a number. */
    public Entry(int part, int owner, int card, int copies) {
        this(part, owner, card, "", copies);
    }

    /** A card whose id is a text. */
    public static Entry of(int part, String id, int copies) {
        return new Entry(part, 0, 0, id, copies);
    }

    /** The game's number of the card. */
    public long number() {
        return CardNumber.of(card);
    }

    /** The id as the game spells it: the text, or the number in decimal digits. */
    public String spelling() {
        return text.isEmpty() ? Long.toString(number()) : text;
    }

    /** The same card with another number of copies. */
    public Entry times(int number) {
        return new Entry(part, owner, card, text, number);
    }

    /** Negative, zero or positive as this card comes before, at or after the other one. */
    public int order(Entry other) {
        int byPart = Integer.compare(part, other.part);
        int byOwner = byPart != 0 ? byPart : Integer.compare(owner, other.owner);
        int byCard = byOwner != 0 ? byOwner : CardNumber.order(card, other.card);
        return byCard != 0 ? byCard : text.compareTo(other.text);
    }
}
