package cardbench.codes.deck;

import java.util.List;

/**
 * A deck of some game. Immutable. Each kind of code has a record with the contents of its codes.
 */
public interface Deck {

    /** The kind of code that contains such decks, as in the contract: {@code "hearthstone"}. */
    String kind();

    /** The game of the deck, if it has several kinds of codes; else the kind itself. */
    default String game() {
        return kind();
    }

    /**
     * The cards of the deck, each card once in each part and sideboard: sorted by part, then by
     * owner, then by card.
     */
    List<Entry> entries();
}
