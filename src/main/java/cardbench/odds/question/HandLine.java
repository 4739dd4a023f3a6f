package cardbench.odds.question;

import cardbench.base.chance.Random32;
import cardbench.odds.exact.search.HandEnumerator;
import cardbench.odds.exact.state.HandSet;
import cardbench.odds.sample.Sampler;
import java.util.Arrays;

/**
 * Opening hands side by side on a line, each as long as it is likely. The line is cut into {@link
 * Sampler#BATCH} strata of the same length. The first card of a hand, which may decide what acts
 * first, and the next cards of the deck are spread likewise: a batch is a lattice of points with a
 * coordinate for each of these, and a random shift, so that each game by itself is as random as
 * without it.
 *
 * <p>A hand is found by a point of the line, of which there are 2<sup>43</sup>. The lengths are
 * exact if all hands together are fewer than 2<sup>53</sup> choices of cards, else rounded.
 *
 * @see <a href="https://en.wikipedia.org/wiki/Quasi-Monte_Carlo_method">Randomly shifted
 *     lattices</a>
 */
final class HandLine {

    private static final double HALF = 1L << 31;

    /**
     * For each coordinate behind the hand's, the step from a stratum to the next one: those of a
     * lattice of 4,096 points with a small error, found component by component.
     */
    private static final int[] STEPS = {1731, 985, 1869, 1783};

    /** How many cards behind the hand have a coordinate. */
    static final int NEXT = STEPS.length - 1;

    /** The bits of a coordinate below those of its stratum. */
    private static final int WITHIN = 20;

    private final HandEnumerator hands;

    /** For each hand, where it ends on the line, in strata. */
    private final double[] ends;

    /** For each hand, the groups of its cards, one after the other. */
    private final char[] groups;

    /** For each stratum, its first hand. */
    private final int[] first = new int[Sampler.BATCH];

    /** The numbers of the deck's cards, group by group, and where each group begins. */
    private final int[] cards;

    private final int[] sorted;
    private final int[] from;

    /** The cards in the order of the last deal, and for each of them its place. */
    private final int[] order;

    private final int[] places;

    /** The shift of each coordinate, the hand's first. */
    private final int[] shifts = new int[STEPS.length + 1];

    private boolean shifted;

    /**
     * Lists the hands.
     *
     * @param solved the hands that are left out, not all; {@code null} for none
     * @param kinds for each card of the deck, by number, the index of its entry in the file
     */
    HandLine(HandEnumerator hands, HandSet solved, int[] kinds) {
        this.hands = hands;
        this.cards = new int[kinds.length];
        this.order = new int[kinds.length];
        this.places = new int[kinds.length];
        this.from = new int[hands.groups() + 1];
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
        this.sorted = cards.clone();
        this.ends = new double[hands.size() - (solved == null ? 0 : solved.count())];
        this.groups = new char[ends.length * hands.cards()];
        list(solved);
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

    private void list(HandSet solved) {
        int[] at = {0};
        hands.visit(
                (number, copies, multiplicity) -> {
                    if (solved == null || !solved.has(number)) {
                        int hand = at[0]++;
                        ends[hand] = (hand == 0 ? 0 : ends[hand - 1]) + multiplicity;
                        int card = hand * hands.cards();
                        for (int group = 0; group < copies.length; group++) {
                            Arrays.fill(groups, card, card + copies[group], (char) group);
                            card += copies[group];
                        }
                    }
                });
    }

    /** Dealing permutes the cards; a batch must not depend on those played before it. */
    void startBatch() {
        shifted = false;
        System.arraycopy(sorted, 0, cards, 0, cards.length);
        for (int card = 0; card < order.length; card++) {
            order[card] = card;
            places[card] = card;
        }
    }

    /**
     * Deals a hand, and the next cards, in the array that the next call changes.
     *
     * @param game which of the games of a batch; -1 for one that is random by itself
     */
    int[] deal(int game, Random32 random) {
        if (game < 0 || !shifted) {
            for (int i = 0; i < shifts.length; i++) {
                shifts[i] = random.next();
            }
            shifted = true;
        }
        int stratum = game + (shifts[0] >>> WITHIN) & first.length - 1;
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
        // the hand in random order, its first card by a coordinate
        if (size > 0) {
            put(order[(int) (coordinate(0, game, random) * size)], 0);
            random.shuffle(order, 1, size);
        }
        for (int i = 1; i < size; i++) {
            places[order[i]] = i;
        }
        for (int known = size; known < size + NEXT && known < order.length; known++) {
            double at = coordinate(known - size + 1, game, random) * order.length;
            int card = sorted[(int) at];
            // each of the others is as likely, as a card that is known stands for all of them
            put(
                    places[card] < known ? order[known + random.below(order.length - known)] : card,
                    known);
        }
        return order;
    }

    /** A number from 0 (inclusive) to 1 (exclusive) for a game of the batch. */
    private double coordinate(int which, int game, Random32 random) {
        int spread = (game * STEPS[which] << WITHIN) + shifts[which + 1];
        return (spread + (random.next() >>> 32 - WITHIN) >>> 1) / HALF;
    }

    /** Exchanges a card with the one at a place. */
    private void put(int card, int place) {
        int moved = order[place];
        order[places[card]] = moved;
        places[moved] = places[card];
        order[place] = card;
        places[card] = place;
    }
}
