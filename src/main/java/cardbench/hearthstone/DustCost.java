package cardbench.hearthstone;

import cardbench.deck.DeckView;
import cardbench.deck.Entry;
import java.util.List;

/**
 * What it takes to craft cards, in arcane dust: 40 for a common one, 100 for a rare, 400 for an
 * epic, 1,600 for a legendary one. The core set, the placeholder that the game's files had for it,
 * and rewards of events are given to everybody; parts of a card come with it.
 */
public final class DustCost {

    private DustCost() {}

    /** The dust for one ordinary copy. */
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
     * The dust for all of these cards that a table knows, or {@link DeckView#ABSENT} where it knows
     * none of them.
     */
    public static int of(List<Entry> entries, HearthstoneCards cards) {
        long dust = 0;
        boolean known = entries.isEmpty() && cards.known();
        for (Entry entry : entries) {
            HearthstoneCard card = cards.card(entry.card());
            if (card != null) {
                known = true;
                dust += (long) of(card) * entry.copies();
            }
        }
        return known ? (int) Math.min(Integer.MAX_VALUE, dust) : DeckView.ABSENT;
    }

    private static boolean isFree(String set) {
        return set.equals("CORE") || set.equals("PLACEHOLDER_202204") || set.equals("EVENT");
    }
}
