package cardbench.call.decks;

import cardbench.deck.Entry;
import java.util.List;

/** The cost of crafting the cards by which one deck differs from another. */
public interface ChangeCost {

    /** The value for an unknown cost. */
    int UNKNOWN = -1;

    /** The cost of these cards in the game's own currency, or {@link #UNKNOWN}. */
    int of(List<Entry> added);
}
