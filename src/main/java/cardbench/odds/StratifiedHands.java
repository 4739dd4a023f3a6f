package cardbench.odds;

import cardbench.chance.Random32;
import cardbench.deckfile.DeckPrograms.TopicPrograms;
import cardbench.exact.SolvedPart;
import cardbench.exact.search.HandEnumerator;
import cardbench.exact.state.HandSet;
import cardbench.sample.OpeningHands;
import cardbench.sample.Sampler;
import java.util.Arrays;

/**
 * Deals the opening hands of a topic by strata. The hands that are not solved lie side by side on a
 * line, each as long as it is likely, and the line is cut into {@link Sampler#BATCH} strata of the
 * same length. A batch has one game with a hand of each stratum, so its successes differ less from
 * those of other batches than by chance.
 *
 * <p>A hand is found by a point of the line, of which there are 2<sup>43</sup>. The lengths are
 * exact if all hands together are fewer than 2<sup>53</sup> choices of cards, else rounded.
 *
 * @see <a href="https://en.wikipedia.org/wiki/Stratified_sampling">Stratified sampling</a>
 */
public final class StratifiedHands implements OpeningHands {

    private static final double HALF = 1L << 31;

    private final TopicPrograms topic;
    private final HandSet solved;
    private final int[] kinds;

    /** {@code null} before the first deal, and for hands that cannot be enumerated. */
    private HandEnumerator hands;

    private boolean listed;

    /** For each open hand, where it ends on the line, in strata. */
    private double[] ends;

    /** For each open hand, the groups of its cards, one after the other. */
    private int[] groups;

    /** For each stratum, its first hand. */
    private final int[] first = new int[Sampler.BATCH];

    /** The numbers of the deck's cards, group by group, and where each group begins. */
    private final int[] cards;

    private int[] sorted;
    private int[] from;

    /** The cards in the order of the last deal, and for each of them its place. */
    private final int[] order;

    private final int[] places;

    /**
     * Creates a generator of the open hands of a topic.
     *
     * @param solved the hands that are left out; {@code null} for none
     * @param kinds for each card of the deck, by number, the index of its entry in the file
     */
    StratifiedHands(TopicPrograms topic, HandSet solved, int[] kinds) {
        this.topic = topic;
        this.solved = solved;
        this.kinds = kinds.clone();
        this.cards = new int[kinds.length];
        this.order = new int[kinds.length];
        this.places = new int[kinds.length];
    }

    /**
     * The hands of a topic that are not solved.
     *
     * @param part the solved part; {@code null} for none
     * @param legacy whether to play like ygo-calc, which shuffles the deck
     */
    public static Source of(TopicPrograms topic, SolvedPart part, boolean legacy) {
        return legacy
                ? Source.ALL
                : kinds -> new StratifiedHands(topic, part == null ? null : part.hands(), kinds);
    }

    private void list() {
        listed = true;
        hands = SolvedPart.hands(topic);
        if (hands == null) {
            return;
        }
        from = new int[hands.groups() + 1];
        int placed = 0;
        for (int group = 0; group < hands.groups(); group++) {
            from[group] = placed;
            for (int card = 0; card < kinds.length; card++) {
                if (hands.group(kinds[card]) == group) {
                    cards[placed++] = card;
                }
            }
        }
        from[hands.groups()] = placed;
        sorted = cards.clone();
        ends = new double[hands.size() - solved()];
        groups = new int[ends.length * hands.cards()];
        int[] at = {0};
        hands.visit(
                (number, copies, multiplicity) -> {
                    if (solved == null || !solved.has(number)) {
                        int hand = at[0]++;
                        ends[hand] = (hand == 0 ? 0 : ends[hand - 1]) + multiplicity;
                        int card = hand * hands.cards();
                        for (int group = 0; group < copies.length; group++) {
                            Arrays.fill(groups, card, card + copies[group], group);
                            card += copies[group];
                        }
                    }
                });
        double all = ends[ends.length - 1];
        int stratum = 0;
        for (int hand = 0; hand < ends.length; hand++) {
            ends[hand] = ends[hand] / all * first.length;
            while (stratum < first.length && stratum < ends[hand]) {
                first[stratum++] = hand;
            }
        }
        startBatch();
    }

    @Override
    public void startBatch() {
        // dealing permutes the cards; a batch must not depend on those played before it
        if (hands != null) {
            System.arraycopy(sorted, 0, cards, 0, cards.length);
            for (int card = 0; card < order.length; card++) {
                order[card] = card;
                places[card] = card;
            }
        }
    }

    @Override
    public int[] deal(int stratum, Random32 random) {
        if (!listed) {
            list();
        }
        if (hands == null) {
            return null;
        }
        double point = stratum + (random.next() >>> 1) / HALF;
        int hand = first[stratum];
        while (ends[hand] <= point && hand < ends.length - 1) {
            hand++;
        }
        int size = hands.cards();
        int group = -1;
        int next = 0;
        for (int i = 0; i < size; i++) {
            int drawn = groups[hand * size + i];
            next = drawn == group ? next + 1 : from[drawn];
            group = drawn;
            random.choose(cards, next, from[group + 1]);
            put(cards[next], i);
        }
        random.shuffle(order, 0, size);
        for (int i = 0; i < size; i++) {
            places[order[i]] = i;
        }
        return order;
    }

    /** Exchanges a card with the one at a place. */
    private void put(int card, int place) {
        int moved = order[place];
        order[places[card]] = moved;
        places[moved] = places[card];
        order[place] = card;
        places[card] = place;
    }

    @Override
    public int solved() {
        return solved == null ? 0 : solved.count();
    }
}
