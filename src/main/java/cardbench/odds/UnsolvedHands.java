package cardbench.odds;

import cardbench.chance.Random32;
import cardbench.deckfile.DeckPrograms.TopicPrograms;
import cardbench.exact.SolvedPart;
import cardbench.exact.search.HandEnumerator;
import cardbench.exact.state.HandSet;
import cardbench.number.Natural;
import cardbench.sample.OpeningHands;

/**
 * Deals the opening hands that were not solved, each with its conditional probability. This is
 * exact if all hands together are fewer than 2<sup>53</sup> choices of cards. Beyond, the weights
 * are rounded, and the distribution is off by less than one part in 2<sup>32</sup>.
 */
public final class UnsolvedHands implements OpeningHands {

    private static final int LOW_BITS = 26;
    private static final double LOW = 1 << LOW_BITS;

    private final HandEnumerator hands;

    private final HandSet solved;

    /**
     * For each open hand, the sum of the weights up to it, whole numbers; {@code null} before the
     * first deal, since a simulation may only add tallies.
     */
    private double[] sums;

    /** For each open hand, the number of cards of each group. */
    private int[][] drawn;

    /** The numbers of the deck's cards, group by group, and where each group begins. */
    private final int[] cards;

    private final int[] sorted;

    private final int[] from;
    private final int[] order;
    private int highBits;
    private int lowBits;

    /**
     * Creates a generator of the open hands of a topic.
     *
     * @param kinds for each card of the deck, by number, the index of its entry in the file
     */
    UnsolvedHands(HandEnumerator hands, HandSet solved, int[] kinds) {
        this.hands = hands;
        this.solved = solved;
        this.cards = new int[kinds.length];
        this.order = new int[kinds.length];
        this.from = new int[hands.groups() + 1];
        int size = 0;
        for (int group = 0; group < hands.groups(); group++) {
            from[group] = size;
            for (int card = 0; card < kinds.length; card++) {
                if (hands.group(kinds[card]) == group) {
                    cards[size++] = card;
                }
            }
        }
        from[hands.groups()] = size;
        this.sorted = cards.clone();
    }

    @Override
    public void startBatch() {
        // dealing permutes the cards; a batch must not depend on those played before it
        System.arraycopy(sorted, 0, cards, 0, cards.length);
    }

    private void list() {
        double unit = 1;
        while (hands.multiplicity().approximately() / unit >= Natural.EXACT) {
            unit *= 2;
        }
        double each = unit;
        int open = hands.size() - solved.count();
        sums = new double[open];
        drawn = new int[open][];
        int[] at = {0};
        hands.visit(
                (number, copies, multiplicity) -> {
                    if (!solved.has(number)) {
                        int i = at[0]++;
                        drawn[i] = copies.clone();
                        sums[i] = (i == 0 ? 0 : sums[i - 1]) + weight(multiplicity, each);
                    }
                });
        double all = sums[open - 1];
        int bits = 0;
        for (double reach = 1; reach < all; reach *= 2) {
            bits++;
        }
        lowBits = Math.min(bits, LOW_BITS);
        highBits = bits - lowBits;
    }

    /**
     * The hands of a topic that are not solved.
     *
     * @param part the solved part; {@code null} for none
     */
    public static Source of(TopicPrograms topic, SolvedPart part) {
        return part == null
                ? Source.ALL
                : kinds -> new UnsolvedHands(SolvedPart.hands(topic), part.hands(), kinds);
    }

    private static double weight(double multiplicity, double unit) {
        // at least 1, so that no open hand becomes impossible
        return Math.max(1, Math.floor(multiplicity / unit));
    }

    @Override
    public int[] deal(Random32 random) {
        if (sums == null) {
            list();
        }
        int[] counts = drawn[choose(random)];
        int dealt = 0;
        int left = hands.cards();
        for (int group = 0; group < counts.length; group++) {
            int end = from[group + 1];
            for (int i = from[group]; i < end; i++) {
                if (i < from[group] + counts[group]) {
                    random.choose(cards, i, end);
                    order[dealt++] = cards[i];
                } else {
                    order[left++] = cards[i];
                }
            }
        }
        random.shuffle(order, 0, dealt);
        return order;
    }

    @Override
    public int solved() {
        return solved.count();
    }

    /** Chooses an open hand; its index among the open hands. */
    private int choose(Random32 random) {
        double all = sums[sums.length - 1];
        // a number beyond the sum is drawn again, which keeps all hands unbiased
        double pick = all;
        while (pick >= all) {
            pick = bits(random, highBits) * LOW + bits(random, lowBits);
        }
        int least = 0;
        int most = sums.length - 1;
        while (least < most) {
            int middle = (least + most) >>> 1;
            if (sums[middle] > pick) {
                most = middle;
            } else {
                least = middle + 1;
            }
        }
        return least;
    }

    private static double bits(Random32 random, int count) {
        // a shift by 32 would be one by 0
        return count == 0 ? 0 : random.next() >>> 32 - count;
    }
}
