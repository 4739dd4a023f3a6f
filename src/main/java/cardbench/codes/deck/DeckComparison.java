package cardbench.codes.deck;

import java.util.ArrayList;
import java.util.List;

/**
 * The differences between two decks. A card whose number of copies differs is in two of the lists.
 *
 * @param added the cards of which the second deck has more, with the number of additional copies
 * @param removed the cards of which the first deck has more, with the number of additional copies
 * @param kept the cards in both decks, with the number of copies that both have
 */
public record DeckComparison(List<Entry> added, List<Entry> removed, List<Entry> kept) {

    /** Compares two decks of one game, card by card in each part and sideboard. */
    public static DeckComparison of(Deck first, Deck second) {
        List<Entry> added = new ArrayList<>();
        List<Entry> removed = new ArrayList<>();
        List<Entry> kept = new ArrayList<>();
        // both lists have the same order, so one pass through both finds all pairs
        List<Entry> before = first.entries();
        List<Entry> after = second.entries();
        int a = 0;
        int b = 0;
        while (a < before.size() || b < after.size()) {
            int order =
                    a == before.size()
                            ? 1
                            : b == after.size() ? -1 : before.get(a).order(after.get(b));
            if (order < 0) {
                removed.add(before.get(a++));
            } else if (order > 0) {
                added.add(after.get(b++));
            } else {
                Entry had = before.get(a++);
                int has = after.get(b++).copies();
                kept.add(had.times(Math.min(had.copies(), has)));
                if (has > had.copies()) {
                    added.add(had.times(has - had.copies()));
                } else if (has < had.copies()) {
                    removed.add(had.times(had.copies() - has));
                }
            }
        }
        return new DeckComparison(added, removed, kept);
    }
}
