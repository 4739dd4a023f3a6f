package cardbench.call;

import cardbench.deck.Entry;
import java.util.List;

/** What it costs to make the cards by which one deck differs from another. */
interface ChangeCost {

    /** Stands for a cost that is not known, or that the game does not have. */
    int UNKNOWN = -1;

    /** The cost of these cards of a deck of this kind, in the game's own currency. */
    int of(String kind, List<Entry> added);
}
