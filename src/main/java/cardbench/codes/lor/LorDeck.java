package cardbench.codes.lor;

import cardbench.codes.deck.Deck;
import cardbench.codes.deck.Entry;
import java.util.ArrayList;
import java.util.List;

/**
 * A deck of Legends of Runeterra. Immutable.
 *
 * @param format 1 in every known code
 * @param version the version of the code, which states the regions that its readers must know; 0
 *     for a deck that is of no code
 * @param cards in the order of the code
 */
public record LorDeck(int format, int version, List<LorCard> cards) implements Deck {

    /** The kind of code, as in the contract. */
    public static final String KIND = "lor";

    /** The format of all known codes. */
    public static final int FORMAT = 1;

    /** The highest version that four bits can hold. */
    public static final int MAX_VERSION = 15;

    /** The most cards of a deck that is given as JSON. */
    public static final int MAX_CARDS = 1_000;

    /** The most copies of a card that is given as JSON. */
    public static final int MAX_COPIES = 1_000;

    /** Copies the list, so that a deck never changes. */
    public LorDeck {
        cards = List.copyOf(cards);
    }

    /** The deck of these cards, which is of no code. */
    public static LorDeck of(List<LorCard> cards) {
        return new LorDeck(FORMAT, 0, cards);
    }

    @Override
    public String kind() {
        return KIND;
    }

    /** The cards, each once, in the order of codes. */
    List<LorCard> sorted() {
        List<LorCard> sorted = new ArrayList<>(cards);
        sorted.sort(LorCard::order);
        for (int i = sorted.size() - 1; i > 0; i--) {
            LorCard before = sorted.get(i - 1);
            if (before.isSame(sorted.get(i))) {
                // the sum of two counts may be beyond an int, and no deck has so many
                long copies = (long) before.copies() + sorted.get(i).copies();
                sorted.set(i - 1, before.times((int) Math.min(copies, Integer.MAX_VALUE)));
                sorted.remove(i);
            }
        }
        return sorted;
    }

    @Override
    public List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        for (LorCard card : sorted()) {
            entries.add(Entry.of(0, card.id(), card.copies()));
        }
        entries.sort(Entry::order);
        return entries;
    }

    /** The number of cards, with all copies. */
    int size() {
        long size = 0;
        for (LorCard card : cards) {
            size += card.copies();
        }
        return (int) Math.min(size, Integer.MAX_VALUE);
    }
}
