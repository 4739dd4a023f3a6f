package cardbench.hearthstone;

import cardbench.deck.Deck;
import cardbench.deck.Entry;
import java.util.ArrayList;
import java.util.List;

/**
 * What a deckstring holds, and the name that the text around it gives.
 *
 * @param name the deck's name, or empty
 * @param format the number of its {@link Format}; another number only in the readable part of a
 *     code with errors
 * @param heroes DBF ids of the heroes in the order of the code; the game writes one, takes the last
 *     one, and shows its skin and class
 * @param cards the cards themselves
 * @param sideboards cards that belong to cards of the deck
 */
public record HearthstoneDeck(
        String name, int format, List<Integer> heroes, CardList cards, CardList sideboards)
        implements Deck {

    /**
     * The most entries of a code, heroes, cards and sideboards together. Real decks have less than
     * a hundred; a code can be as long as its writer likes, and so would be what is said of it.
     */
    public static final int MOST_ENTRIES = 10_000;

    /** Copies the list, so that a deck never changes. */
    public HearthstoneDeck {
        heroes = List.copyOf(heroes);
    }

    @Override
    public String kind() {
        return Deckstring.KIND;
    }

    @Override
    public List<Entry> entries() {
        List<Entry> entries = new ArrayList<>(cards.entries());
        entries.addAll(sideboards.entries());
        return entries;
    }
}
