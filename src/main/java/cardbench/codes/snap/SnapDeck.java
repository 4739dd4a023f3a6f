package cardbench.codes.snap;

import cardbench.base.text.EnumName;
import cardbench.codes.deck.Deck;
import cardbench.codes.deck.Entry;
import java.util.ArrayList;
import java.util.List;

/**
 * A deck of Marvel Snap. Immutable.
 *
 * @param form how its code is written
 * @param name the name of the deck; empty if the code has none
 * @param cards in the order of the code
 */
public record SnapDeck(Form form, String name, List<SnapCard> cards) implements Deck {

    /** The kind of code, as in the contract. */
    public static final String KIND = "snap";

    /** The number of cards of a deck. */
    public static final int SIZE = 12;

    /** The most cards that are read. */
    public static final int MAX_CARDS = 200;

    /** The most letters of an id. */
    public static final int MAX_LETTERS = 80;

    /** The two forms of a code. */
    public enum Form {
        /** JSON in base64. */
        LONG,

        /** Short ids with commas between them, in base64. */
        SHORT;

        /** Its name in the contract. */
        public String word() {
            return EnumName.of(this);
        }
    }

    /** Copies the list, so that a deck never changes. */
    public SnapDeck {
        cards = List.copyOf(cards);
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        for (SnapCard card : cards) {
            entries.add(Entry.of(0, card.id(), 1));
        }
        entries.sort(Entry::order);
        for (int i = entries.size() - 1; i > 0; i--) {
            Entry before = entries.get(i - 1);
            if (before.text().equals(entries.get(i).text())) {
                entries.set(i - 1, before.times(before.copies() + entries.get(i).copies()));
                entries.remove(i);
            }
        }
        return entries;
    }
}
