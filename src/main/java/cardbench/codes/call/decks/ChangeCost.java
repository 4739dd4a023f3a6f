package cardbench.codes.call.decks;

import cardbench.codes.deck.CraftingCost;
import cardbench.codes.deck.Entry;
import java.util.List;

/** The cost of crafting the cards by which one deck differs from another. */
public interface ChangeCost {

    /** The cost of these cards in the game's own currency. */
    CraftingCost of(List<Entry> added);
}
