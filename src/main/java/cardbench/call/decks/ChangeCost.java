package cardbench.call.decks;

import cardbench.deck.Entry;
import java.util.List;

/** What it costs to make the cards by which one deck differs from another. */
public interface ChangeCost {

    /** Stands for a cost that is not known. */
    int UNKNOWN = -1;

    /** The cost of these cards, in the game's own currency. */
    int of(List<Entry> added);
}
