package cardbench.codes.ygo.limits;

import java.util.List;

/**
 * Chooses the cards that stay, by dynamic programming: for each card, number of kept cards of its
 * group, and points that are left in each budget, the best that the cards from there on can add.
 */
final class KeptCards {

    /** The maximum number of states, of 4 bytes each. */
    private static final int MAX_STATES = 1 << 22;

    /** The points in the lower bits of a value, the number of cards above. */
    private static final int POINT_BITS = 20;

    private final List<ListedCard> cards;

    /** One more than the cards of a group that may have been kept. */
    private final int counts;

    /** The budgets that the deck exceeds, and how far apart their points are in a state. */
    private final int[] budgets;

    private final int[] strides;
    private final int points;
    private final int[] best;

    private KeptCards(
            List<ListedCard> cards,
            int counts,
            int[] budgets,
            int[] strides,
            int points,
            int states) {
        this.cards = cards;
        this.counts = counts;
        this.budgets = budgets;
        this.strides = strides;
        this.points = points;
        this.best = new int[states];
    }

    /** Which of the cards stay; {@code null} if there are too many states. */
    static boolean[] of(List<ListedCard> cards, LimitList list, List<Integer> totals) {
        int count = 0;
        for (int i = 0; i < totals.size(); i++) {
            count += totals.get(i) > list.budgets().get(i).most() ? 1 : 0;
        }
        int[] budgets = new int[count];
        int[] strides = new int[count];
        long points = 1;
        long sum = 0;
        int at = 0;
        for (int i = 0; i < totals.size() && points <= MAX_STATES; i++) {
            int most = list.budgets().get(i).most();
            if (totals.get(i) > most) {
                budgets[at] = i;
                strides[at++] = (int) points;
                points *= most + 1L;
                sum += most;
            }
        }
        int counts = 1;
        for (ListedCard card : cards) {
            counts = Math.max(counts, card.copies() + 1);
        }
        long states = points * counts * (cards.size() + 1);
        if (points > MAX_STATES || states > MAX_STATES || sum >> POINT_BITS > 0) {
            return null;
        }
        KeptCards kept = new KeptCards(cards, counts, budgets, strides, (int) points, (int) states);
        kept.compute();
        return kept.choose();
    }

    private void compute() {
        for (int card = cards.size() - 1; card >= 0; card--) {
            for (int copies = 0; copies < counts; copies++) {
                for (int left = 0; left < points; left++) {
                    int value = Math.max(without(card, copies, left), with(card, copies, left));
                    best[index(card, copies, left)] = value;
                }
            }
        }
    }

    private boolean[] choose() {
        boolean[] kept = new boolean[cards.size()];
        int copies = 0;
        int left = points - 1;
        for (int card = 0; card < kept.length; card++) {
            kept[card] = with(card, copies, left) >= without(card, copies, left);
            left = kept[card] ? after(card, left) : left;
            copies = next(card, copies + (kept[card] ? 1 : 0));
        }
        return kept;
    }

    private int index(int card, int copies, int left) {
        return (card * counts + copies) * points + left;
    }

    /** The number of kept cards of the next card's group. */
    private int next(int card, int copies) {
        boolean same =
                card + 1 < cards.size() && cards.get(card + 1).group() == cards.get(card).group();
        return same ? copies : 0;
    }

    private int without(int card, int copies, int left) {
        return best[index(card + 1, next(card, copies), left)];
    }

    /** The value with the card, or -1 if it cannot stay. */
    private int with(int card, int copies, int left) {
        int after = copies < cards.get(card).copies() ? after(card, left) : -1;
        return after < 0
                ? -1
                : best[index(card + 1, next(card, copies + 1), after)]
                        + (1 << POINT_BITS)
                        + counted(card);
    }

    private int counted(int card) {
        int counted = 0;
        for (int budget : budgets) {
            counted += cards.get(card).points()[budget];
        }
        return counted;
    }

    /** The points that are left after a card, or -1 if there are not enough. */
    private int after(int card, int left) {
        int after = left;
        for (int i = 0; i < budgets.length; i++) {
            int until = i + 1 < strides.length ? strides[i + 1] : points;
            int cost = cards.get(card).points()[budgets[i]];
            if (cost > left % until / strides[i]) {
                return -1;
            }
            after -= cost * strides[i];
        }
        return after;
    }
}
