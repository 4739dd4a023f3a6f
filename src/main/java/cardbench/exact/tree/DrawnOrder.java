package cardbench.exact.tree;

import cardbench.number.Binomials;
import cardbench.number.Residues;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Decides the order of cards that were drawn at once, as far as something asks for it.
 *
 * <p>The cards of one set that a search has marked (see {@link DrawPile}), and those of no set,
 * come in any order, equally likely. The order of cards of different sets is another matter: the
 * empty places of a set lie before its first card. Let the draw meet the places of some sets, in
 * any order, of which the first <i>g</i> of a set are empty. Of a set whose first card is the
 * <i>p</i>-th one that is drawn, the empty places lie anywhere before it, among the <i>p</i> - 1
 * cards and the <i>e</i> empty places of the sets that came before it: {@code C(p - 1 + e + g, g)}
 * arrangements. So the number of arrangements with a certain sequence of sets is the product of
 * these, out of a multinomial coefficient.
 *
 * <p>A draw stops at a card, never at an empty place. For the sets of which cards are drawn this is
 * so in every arrangement: the last of their places has a card.
 */
final class DrawnOrder {

    /** The most cards whose order is decided so: the sequences of their sets are enumerated. */
    static final int MOST = 4;

    private final StateMachine machine;
    private final Residues residues;
    private final Binomials binomials;
    private final int classes;
    private final int[] weights;

    // what is being arranged

    private int[] drawn;
    private int[] marks;
    private int zone;

    /** The numbers of the sets whose cards are arranged, with how many are drawn of each. */
    private int[] sets;

    private int[] cards;

    private List<int[]> sequences;
    private List<double[]> shares;

    DrawnOrder(Problem problem, StateMachine machine, Residues residues) {
        this.machine = machine;
        this.residues = residues;
        this.binomials = new Binomials(residues);
        this.classes = problem.classes();
        this.weights = new int[classes];
    }

    /**
     * Arranges cards as far as their order may matter in the zone that they come to.
     *
     * @param some how many cards of each class were drawn; at most {@link #MOST} where there are
     *     marks
     * @param before the marks before the draw, by cards taken, no set inside another one
     * @param to the zone
     * @return a list of representatives; cards that nothing asks about are left out
     */
    byte[] arranged(int[] some, int[] before, int to) {
        drawn = some;
        marks = before;
        zone = to;
        int split = marks.length == 0 ? 0 : split();
        byte[] list = split == 0 ? PartiallyOrderedCards.NONE : inSequence(split);
        return PartiallyOrderedCards.joined(list, group(~split));
    }

    /** The number of the set of a class; cards of no set are one more. */
    private int setOf(int c) {
        int at = 0;
        while (at < marks.length && (marks[at] >>> c & 1) == 0) {
            at += 2;
        }
        return at / 2;
    }

    /**
     * The drawn classes whose order may matter and is not any order, equally likely: related ones
     * are of different sets.
     */
    private int split() {
        int[] representative = machine.abstraction.representative[zone];
        int[] orderGroup = machine.abstraction.orderGroup[zone];
        int[] origins = new int[classes];
        int there = 0;
        for (int c = 0; c < classes; c++) {
            int named = representative[c];
            if (drawn[c] > 0
                    && named != Abstraction.IRRELEVANT
                    && orderGroup[named] != Abstraction.UNORDERED) {
                there |= 1 << named;
                origins[named] |= 1 << setOf(c);
            }
        }
        int apart = 0;
        while (there != 0) {
            int first = Integer.numberOfTrailingZeros(there);
            int block = machine.abstraction.block(there, first, zone);
            there &= ~block;
            int from = 0;
            for (int left = block; left != 0; left &= left - 1) {
                from |= origins[Integer.numberOfTrailingZeros(left)];
            }
            // cards with one representative are told apart by nothing
            apart |= (block & block - 1) != 0 && (from & from - 1) != 0 ? block : 0;
        }
        int split = 0;
        for (int c = 0; c < classes; c++) {
            boolean is = drawn[c] > 0 && representative[c] != Abstraction.IRRELEVANT;
            split |= is && (apart >>> representative[c] & 1) == 1 ? 1 << c : 0;
        }
        return split;
    }

    /** Decides the sequence of the sets, then which card of its set comes at each place of it. */
    private byte[] inSequence(int split) {
        findSets(split);
        findSequences();
        int[] left = drawn.clone();
        byte[] list = PartiallyOrderedCards.NONE;
        for (int at : sequences.get(machine.choose(shares.toArray(double[][]::new)))) {
            int c = next(sets[at], left, split);
            left[c]--;
            if ((split >>> c & 1) == 1) {
                int named = machine.abstraction.representative[zone][c];
                list = PartiallyOrderedCards.withSingle(list, (byte) named);
            }
        }
        return list;
    }

    /**
     * Decides the class of the next card of a set: any of its cards that are left, equally likely.
     * Which one of the classes that are not split does not matter.
     */
    private int next(int set, int[] left, int split) {
        Arrays.fill(weights, 0);
        int some = 0;
        int other = -1;
        for (int c = 0; c < classes; c++) {
            if (left[c] > 0 && setOf(c) == set) {
                boolean alone = (split >>> c & 1) == 1;
                other = alone || other >= 0 ? other : c;
                int at = alone ? c : other;
                weights[at] += left[c];
                some |= 1 << at;
            }
        }
        // a choice with one branch would be charged to the budget like any other
        return (some & some - 1) == 0
                ? Integer.numberOfTrailingZeros(some)
                : machine.choose(weights, classes);
    }

    /** Finds the sets of the split classes. All their drawn cards count, also those of others. */
    private void findSets(int split) {
        int[] count = new int[marks.length / 2 + 1];
        boolean[] needed = new boolean[count.length];
        int some = 0;
        for (int c = 0; c < classes; c++) {
            if (drawn[c] > 0) {
                int set = setOf(c);
                count[set] += drawn[c];
                if ((split >>> c & 1) == 1 && !needed[set]) {
                    needed[set] = true;
                    some++;
                }
            }
        }
        sets = new int[some];
        cards = new int[some];
        int at = 0;
        for (int set = 0; set < count.length; set++) {
            if (needed[set]) {
                sets[at] = set;
                cards[at] = count[set];
                at++;
            }
        }
    }

    /** How many first places of a set are empty before the draw. */
    private int taken(int set) {
        return 2 * set < marks.length ? marks[2 * set + 1] : 0;
    }

    private void findSequences() {
        sequences = new ArrayList<>();
        shares = new ArrayList<>();
        double[] share = residues.one();
        int places = 0;
        int length = 0;
        for (int i = 0; i < sets.length; i++) {
            int met = taken(sets[i]) + cards[i];
            places += met;
            length += cards[i];
            residues.product(share, binomials.share(places, met), share);
        }
        extend(new int[length], 0, 0, new int[sets.length], share);
    }

    /**
     * Enumerates what may come behind a part of a sequence.
     *
     * @param at the length of the part
     * @param empty the empty places of its sets
     * @param used how many cards of each set it has
     * @param share what is left of its probability
     */
    private void extend(int[] sequence, int at, int empty, int[] used, double[] share) {
        if (at == sequence.length) {
            sequences.add(sequence.clone());
            shares.add(share);
            return;
        }
        for (int i = 0; i < sets.length; i++) {
            if (used[i] == cards[i]) {
                continue;
            }
            int taken = used[i] == 0 ? taken(sets[i]) : 0;
            double[] own = share;
            if (taken > 0) {
                own = residues.zero();
                residues.product(share, binomials.count(at + empty + taken, taken), own);
            }
            sequence[at] = i;
            used[i]++;
            extend(sequence, at + 1, empty + taken, used, own);
            used[i]--;
        }
    }

    /** The drawn cards of some classes as a group in an unknown order, by representatives. */
    private byte[] group(int among) {
        int[] representative = machine.abstraction.representative[zone];
        int size = 0;
        for (int c = 0; c < classes; c++) {
            boolean is = (among >>> c & 1) == 1 && representative[c] != Abstraction.IRRELEVANT;
            size += is ? drawn[c] : 0;
        }
        if (size == 0) {
            return PartiallyOrderedCards.NONE;
        }
        byte[] group = new byte[size];
        int at = 0;
        for (int c = 0; at < size; c++) {
            boolean is = (among >>> c & 1) == 1 && representative[c] != Abstraction.IRRELEVANT;
            for (int i = 0; is && i < drawn[c]; i++) {
                group[at++] = (byte) representative[c];
            }
        }
        // classes ascend here, but their representatives in another zone need not
        Arrays.sort(group);
        group[0] |= PartiallyOrderedCards.START;
        return group;
    }
}
