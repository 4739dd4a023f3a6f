package cardbench.codes.ygo.deck;

/**
 * A deck as integers, one after the other: the sizes of the three parts, then the ids of all cards,
 * as {@link cardbench.codes.deck.CardNumber} stores them.
 *
 * <pre>{@code
 * main size   extra size   side size   {id}
 * }</pre>
 */
final class DeckNumbers {

    /** The index of the first card. */
    static final int CARDS = YgoDeck.PARTS;

    private DeckNumbers() {}

    /** The deck of these numbers. */
    static YgoDeck deck(String kind, int[] numbers) {
        int extra = CARDS + numbers[0];
        int side = extra + numbers[1];
        return new YgoDeck(
                kind,
                CardIds.of(numbers, CARDS, extra),
                CardIds.of(numbers, extra, side),
                CardIds.of(numbers, side, side + numbers[2]),
                "");
    }

    /** Whether the first {@code size} integers are a deck of at least one card. */
    static boolean isDeck(int[] numbers, int size) {
        if (size <= CARDS || size > CARDS + YgoDeck.LIMIT) {
            return false;
        }
        int cards = 0;
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            if (numbers[part] < 0 || numbers[part] > YgoDeck.LIMIT) {
                return false;
            }
            cards += numbers[part];
        }
        for (int at = CARDS; at < size; at++) {
            if (numbers[at] == 0) {
                return false;
            }
        }
        return cards == size - CARDS;
    }

    /** Puts a deck into a row of integers with room for it. */
    static void put(YgoDeck deck, int[] numbers) {
        int at = CARDS;
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            CardIds cards = deck.part(part);
            numbers[part] = cards.size();
            for (int i = 0; i < cards.size(); i++) {
                numbers[at++] = cards.id(i);
            }
        }
    }
}
