package cardbench.codes.hearthstone;

import cardbench.codes.deck.CraftingCost;
import cardbench.codes.deck.Entry;
import java.util.List;

/**
 * The crafting cost of cards in arcane dust: 40 for a common card, 100 for a rare, 400 for an epic
 * and 1,600 for a legendary one. Cards of the core set, of the placeholder set that the game's
 * files had for it, and of events are free, because every player is given them. Parts of other
 * cards are free as well.
 */
public final class DustCost {

    private DustCost() {}

    /** The dust for one regular copy. */
    public static int of(HearthstoneCard card) {
        if (card.given() || isFree(card.set()) || card.kind().equals(HearthstoneCard.SKIN)) {
            return 0;
        }
        return switch (card.rarity()) {
            case "common" -> 40;
            case "rare" -> 100;
            case "epic" -> 400;
            case "legendary" -> 1600;
            default -> 0;
        };
    }

    /**
     * The dust for all of these cards that are in the table, with the number of those that are not.
     * A bound of 0 is not reported.
     */
    public static CraftingCost of(List<Entry> entries, HearthstoneCards cards) {
        long dust = 0;
        int leftOut = 0;
        for (Entry entry : entries) {
            HearthstoneCard card = cards.card(entry.card());
            if (card == null) {
                leftOut += entry.copies();
            } else {
                dust += (long) of(card) * entry.copies();
            }
        }
        boolean costKnown = cards.known() && (leftOut == 0 || dust > 0);
        return costKnown
                ? new CraftingCost((int) Math.min(Integer.MAX_VALUE, dust), leftOut)
                : CraftingCost.NONE;
    }

    private static boolean isFree(String set) {
        // prices by rarity alone agree with HSGuru on 15 of 289 decks; with these sets free, on 363
        // of 421
        return set.equals("CORE") || set.equals("PLACEHOLDER_202204") || set.equals("EVENT");
    }
}
