package cardbench.exact.tree;

import cardbench.number.Binomials;
import cardbench.number.Residues;
import java.util.Arrays;

/**
 * Draws several unseen cards of the deck at once: every choice of cards that can come, whatever
 * their order, with its probability.
 *
 * <p>Of the places in the deck, those of a set from which searches took the first <i>g</i> cards
 * are met in random numbers; the first <i>g</i> of them are empty. So <i>x</i> places of each set
 * and <i>x</i> of the others come first with a multivariate hypergeometric probability, the last of
 * them holds a card with the share of those places whose last one does, and the cards of a set are
 * again any of it.
 */
final class MultiDraw {

    /** Gets one choice. */
    interface Taker {
        /**
         * @param drawn cards by class
         * @param marks what searches say of the cards that are left
         * @param weight only lent
         */
        void take(int[] drawn, int[] marks, double[] weight);
    }

    private final Residues residues;
    private final Binomials binomials;
    private final int classes;

    /** The classes by groups: first those of the sets, each set for itself, then all others. */
    private final int[] sequence;

    /** For each place in the sequence whether it is the first of its group. */
    private final int[] groupAt;

    private final int[] groupCards;
    private final int[] groupEnd;
    private final int[] places;
    private final int[] drawn;

    /** Cards from a place of the sequence on. */
    private final int[] behind;

    private final double[][] stack;
    private State state;
    private Taker taker;
    private int size;
    private int groups;

    MultiDraw(Problem problem, Residues residues) {
        this.residues = residues;
        this.binomials = new Binomials(residues);
        this.classes = problem.classes();
        this.sequence = new int[classes];
        this.groupAt = new int[classes + 1];
        this.groupCards = new int[classes + 1];
        this.groupEnd = new int[classes + 1];
        this.places = new int[classes + 1];
        this.drawn = new int[classes];
        this.behind = new int[classes + 1];
        this.stack = new double[2 * classes + 4][];
        for (int i = 0; i < stack.length; i++) {
            stack[i] = residues.zero();
        }
    }

    /** Whether so many cards of a state can be drawn like this: all unseen, and not too many. */
    static boolean covers(State state, int cards) {
        int most = cards;
        for (int i = 1; i < state.marks.length; i += 2) {
            most += state.marks[i];
        }
        return state.top.length == 0
                && cards <= state.unseen
                && most <= Binomials.MOST
                && state.unseen + most <= Residues.MAX_MULTIPLICITY;
    }

    /**
     * Goes through all choices.
     *
     * @param from remembers its searches by the cards that they took; not changed
     * @param cards how many, {@linkplain #covers covered}
     */
    void draw(State from, int cards, double[] weight, Taker to) {
        state = from;
        taker = to;
        arrange();
        Arrays.fill(drawn, 0);
        group(0, cards, 0, 0, weight, 0);
    }

    private void arrange() {
        int[] marks = state.marks;
        int covered = 0;
        size = 0;
        groups = marks.length / 2;
        for (int i = 0; i < groups; i++) {
            add(i, marks[2 * i]);
            covered |= marks[2 * i];
        }
        add(groups, ~covered);
        behind[size] = 0;
        for (int i = size - 1; i >= 0; i--) {
            behind[i] = behind[i + 1] + state.counts[sequence[i]];
        }
    }

    private void add(int group, int set) {
        groupAt[group] = size;
        groupCards[group] = 0;
        for (int c = 0; c < classes; c++) {
            if ((set >>> c & 1) == 1 && state.counts[c] > 0) {
                sequence[size++] = c;
                groupCards[group] += state.counts[c];
            }
        }
        groupEnd[group] = size;
    }

    /**
     * Chooses how many places of a group come.
     *
     * @param left cards still to be drawn
     * @param met places of the groups before
     * @param ending those of them whose last one holds a card
     */
    private void group(int group, int left, int met, int ending, double[] weight, int depth) {
        int there = groupCards[group];
        if (group == groups) {
            deal(group, groupAt[group], left, 0, met + left, ending + left, weight, depth);
            return;
        }
        int after = behind[groupEnd[group]];
        int taken = state.marks[2 * group + 1];
        double[] own = stack[depth];
        for (int cards = Math.max(0, left - after); cards <= Math.min(left, there); cards++) {
            for (int x = cards > 0 ? taken + cards : 0; x <= taken + cards; x++) {
                places[group] = x;
                residues.product(weight, binomials.count(there + taken, x), own);
                residues.product(own, binomials.share(there, cards), own);
                int last = cards > 0 ? ending + x : ending;
                int others = left - cards;
                deal(group, groupAt[group], cards, others, met + x, last, own, depth + 1);
            }
        }
    }

    /**
     * Chooses how many cards of a class come.
     *
     * @param left cards still to be drawn of the group
     * @param others cards to be drawn of later groups
     */
    private void deal(
            int group,
            int at,
            int left,
            int others,
            int met,
            int ending,
            double[] weight,
            int depth) {
        if (at == groupEnd[group]) {
            if (group < groups) {
                group(group + 1, others, met, ending, weight, depth);
            } else {
                end(met, ending, weight, stack[depth]);
            }
            return;
        }
        int c = sequence[at];
        int there = state.counts[c];
        int after = behind[at + 1] - behind[groupEnd[group]];
        for (int cards = Math.max(0, left - after); cards <= Math.min(left, there); cards++) {
            drawn[c] = cards;
            double[] own = weight;
            if (cards > 0) {
                own = stack[depth];
                residues.product(weight, binomials.count(there, cards), own);
            }
            deal(group, at + 1, left - cards, others, met, ending, own, depth + 1);
        }
        drawn[c] = 0;
    }

    private void end(int met, int ending, double[] weight, double[] own) {
        int all = state.unseen;
        int open = 0;
        for (int i = 0; i < groups; i++) {
            all += state.marks[2 * i + 1];
            open += places[i] < state.marks[2 * i + 1] ? 1 : 0;
        }
        residues.product(weight, binomials.share(all, met), own);
        if (ending < met) {
            residues.scale(own, ending, met);
        }
        int[] marks = new int[2 * open];
        int at = 0;
        for (int i = 0; i < groups; i++) {
            int taken = state.marks[2 * i + 1] - places[i];
            if (taken > 0) {
                marks[at++] = state.marks[2 * i];
                marks[at++] = taken;
            }
        }
        taker.take(drawn, marks, own);
    }
}
