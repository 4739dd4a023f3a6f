package cardbench.call.decks;

import cardbench.deck.CraftingCost;
import cardbench.deck.Entry;
import java.util.List;

/** The cost of crafting the cards by which one deck differs from another. */
public interface ChangeCost {

    /** The cost of these cards in the game's own currency. */
    CraftingCost of(List<Entry> added);
}
