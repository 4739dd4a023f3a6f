package cardbench.codes.hearthstone;

import cardbench.codes.deck.Deck;
import cardbench.codes.deck.Entry;
import java.util.ArrayList;
import java.util.List;

/**
 * The contents of a deckstring, and the deck's name from the surrounding text.
 *
 * @param name the deck's name, or empty
 * @param format the number of its {@link Format}; an unknown number only in a partial result
 * @param heroes DBF ids of the heroes in the order of the code. The game writes one; if there are
 *     several, it uses the last one for skin and class
 * @param cards the cards of the deck itself
 * @param sideboards cards that belong to cards of the deck
 */
public record HearthstoneDeck(
        String name, int format, List<Integer> heroes, CardList cards, CardList sideboards)
        implements Deck {

    /** The kind, as in the contract. */
    public static final String KIND = "hearthstone";

    /**
     * The most entries of a code: heroes, cards and sideboards together. Real decks have fewer than
     * a hundred. Without a bound, a long code would make its diagnostics as long.
     */
    public static final int MAX_ENTRIES = 10_000;

    /** Zilliax Deluxe 3000, which is built from the modules in its sideboard. */
    public static final int ZILLIAX = 102983;

    /** E.T.C., Band Manager, whose sideboard has three cards. */
    public static final int BAND_MANAGER = 90749;

    /** Copies the list, so that a deck never changes. */
    public HearthstoneDeck {
        // most decks have one, and a list of one needs no array in a browser
        heroes = heroes.size() == 1 ? List.of(heroes.get(0)) : List.copyOf(heroes);
    }

    /**
     * A deck of these cards without a name.
     *
     * @param format the number of its {@link Format}
     * @param heroes DBF ids of the heroes
     * @param entries the cards in any order: those with an owner are in its sideboard, and the part
     *     has no meaning. Copies of a card that occurs twice in the deck itself are added up
     */
    public static HearthstoneDeck of(int format, List<Integer> heroes, List<Entry> entries) {
        CardCollector cards = new CardCollector();
        CardCollector sideboards = new CardCollector();
        for (Entry entry : entries) {
            CardCollector list = entry.owner() == 0 ? cards : sideboards;
            list.add(entry.card(), entry.copies(), entry.owner(), 0);
        }
        CardCollector.Duplicates allowed = (card, owner, copies, where) -> {};
        return new HearthstoneDeck(
                "", format, heroes, cards.collect(allowed), sideboards.collect(allowed));
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public List<Entry> entries() {
        List<Entry> entries = new ArrayList<>(cards.entries());
        entries.addAll(sideboards.entries());
        return entries;
    }
}
