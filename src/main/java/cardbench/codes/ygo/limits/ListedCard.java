package cardbench.codes.ygo.limits;

import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoDeck;
import java.util.ArrayList;
import java.util.List;

/**
 * A card of a deck with its rule in a list.
 *
 * @param group the id under which its copies are counted
 * @param copies the number of copies of the group up to which this card is allowed; 0 if it is
 *     forbidden
 * @param points its points in each budget
 */
record ListedCard(int part, int id, int group, int copies, int[] points) {

    /** The cards of a deck: those that count as the same together, in the order of the deck. */
    static List<ListedCard> all(YgoDeck deck, LimitList list, YgoCards cards) {
        List<ListedCard> listed = new ArrayList<>();
        List<Integer> groups = new ArrayList<>();
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            for (int id : deck.part(part)) {
                ListedCard card = of(part, id, list, cards);
                listed.add(card);
                if (!groups.contains(card.group)) {
                    groups.add(card.group);
                }
            }
        }
        List<ListedCard> sorted = new ArrayList<>();
        for (int group : groups) {
            for (ListedCard card : listed) {
                if (card.group == group) {
                    sorted.add(card);
                }
            }
        }
        return sorted;
    }

    private static ListedCard of(int part, int id, LimitList list, YgoCards cards) {
        CardRow card = cards.card(id);
        int[] points = new int[list.budgets().size()];
        for (int budget = 0; budget < points.length; budget++) {
            points[budget] = list.points(id, list.budgets().get(budget), cards);
        }
        int copies = list.forbidsType(id, cards) ? 0 : list.copies(id, cards);
        return new ListedCard(part, id, card == null ? id : card.countedAs(), copies, points);
    }
}
