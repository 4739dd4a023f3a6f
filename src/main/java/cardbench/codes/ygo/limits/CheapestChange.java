package cardbench.codes.ygo.limits;

import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoDeck;
import java.util.ArrayList;
import java.util.List;

/**
 * The cards to take out of a deck so that it keeps to a list: the copies, the cards that are
 * forbidden, and every budget of points. Of all sets of cards that do, this is the one with
 *
 * <ol>
 *   <li>the fewest cards;
 *   <li>then the fewest points of the budgets that the deck exceeds, so that what stays uses them
 *       best;
 *   <li>then the cards that come last, by the first card in the deck that counts as the same.
 * </ol>
 *
 * <p>The sizes of the parts are not considered: cards without points can be added. Immutable.
 *
 * @param removals what to take out, in the order of the deck
 * @param totals the points of the deck in each budget
 * @param left the points that stay in each budget
 */
public record CheapestChange(List<Removal> removals, List<Integer> totals, List<Integer> left) {

    /** Copies of a card to take out of a part: 0 main, 1 extra, 2 side. */
    public record Removal(int part, int id, int copies) {}

    /** Copies the lists. */
    public CheapestChange {
        removals = List.copyOf(removals);
        totals = List.copyOf(totals);
        left = List.copyOf(left);
    }

    /** The number of cards to take out. */
    public int size() {
        int size = 0;
        for (Removal removal : removals) {
            size += removal.copies;
        }
        return size;
    }

    /**
     * The change for a deck, or {@code null} where the search would be too large: for budgets of
     * many thousand points.
     */
    public static CheapestChange of(YgoDeck deck, LimitList list, YgoCards cards) {
        List<ListedCard> cardList = ListedCard.all(deck, list, cards);
        List<Integer> totals = totals(cardList, list);
        boolean[] kept = KeptCards.of(cardList, list, totals);
        if (kept == null) {
            return null;
        }
        List<ListedCard> stay = new ArrayList<>();
        int[][] out = new int[YgoDeck.PARTS][YgoDeck.LIMIT];
        for (int i = 0; i < kept.length; i++) {
            ListedCard card = cardList.get(i);
            if (kept[i]) {
                stay.add(card);
            } else {
                // the first copy in the part stands for all of them
                out[card.part()][deck.part(card.part()).indexOf(card.id())]++;
            }
        }
        List<Removal> removals = new ArrayList<>();
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            for (int at = 0; at < deck.part(part).size(); at++) {
                if (out[part][at] > 0) {
                    removals.add(new Removal(part, deck.part(part).get(at), out[part][at]));
                }
            }
        }
        return new CheapestChange(removals, totals, totals(stay, list));
    }

    private static List<Integer> totals(List<ListedCard> cards, LimitList list) {
        List<Integer> totals = new ArrayList<>();
        for (int budget = 0; budget < list.budgets().size(); budget++) {
            long total = 0;
            for (ListedCard card : cards) {
                total += card.points()[budget];
            }
            totals.add((int) Math.min(Integer.MAX_VALUE, total));
        }
        return totals;
    }
}
