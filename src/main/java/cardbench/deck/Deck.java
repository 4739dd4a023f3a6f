package cardbench.deck;

import java.util.List;

/** A deck of some game, immutable. Every game has its own record of what its codes hold. */
public interface Deck {

    /** The kind of code that holds such decks, as in the contract: {@code "hearthstone"}. */
    String kind();

    /** The game that the deck is of, where it has several kinds of codes; else the kind itself. */
    default String game() {
        return kind();
    }

    /**
     * What is in the deck, each card once in each part of the deck: in the order of the parts, then
     * by owner, then by card.
     */
    List<Entry> entries();
}
