package cardbench.exact.machine;

import cardbench.exact.analysis.Abstraction;
import cardbench.exact.program.Problem;
import cardbench.exact.state.PartiallyOrderedCards;
import cardbench.number.Residues;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Decides the order of cards that were drawn at once, as far as something asks for it.
 *
 * <p>The cards of one set that a search has marked (see {@link DrawPile}), and those of no set,
 * come in any order, equally likely. The order of cards of different sets is another matter: the
 * empty places of a set lie before its first card. So the sequence of the sets is chosen among
 * {@linkplain SetSequences all there are}, then the card of the set for each place of it.
 */
final class DrawnOrder {

    private final StateMachine machine;
    private final Residues residues;
    private final int classes;
    private final int[] weights;

    // what is being arranged

    private int[] drawn;
    private int[] marks;
    private int[] after;
    private int zone;

    // the last sequences of sets that were found: marks before and after a draw, its cards by set

    private int[] lastMarks;
    private int[] lastAfter;
    private int[] lastCount;
    private List<List<Integer>> sequences;

    /** The probabilities of the sequences. */
    private double[][] shares;

    DrawnOrder(Problem problem, StateMachine machine, Residues residues) {
        this.machine = machine;
        this.residues = residues;
        this.classes = problem.classes();
        this.weights = new int[classes];
    }

    /** Whether the order of a number of cards can be decided. */
    static boolean covers(int[] marks, int cards) {
        int places = cards;
        for (int i = 0; i < marks.length; i += 2) {
            places += marks[i + 1];
        }
        return places <= SetSequences.MOST_PLACES;
    }

    /**
     * Arranges cards as far as their order may matter in the zone that they come to.
     *
     * @param some how many cards of each class were drawn
     * @param before the marks before the draw, by cards taken; they {@linkplain #covers cover} the
     *     cards if any order matters
     * @param later the marks after it
     * @param where the zone
     * @return a list of representatives; cards that nothing asks about are left out
     */
    byte[] arranged(int[] some, int[] before, int[] later, int where) {
        drawn = some;
        marks = before;
        after = later;
        zone = where;
        int split = marks.length == 0 ? 0 : split();
        byte[] list = split == 0 ? PartiallyOrderedCards.NONE : inSequence(split);
        return PartiallyOrderedCards.joined(list, group(~split));
    }

    /** The number of the smallest set of a class; cards of no set are one more. */
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
        int[] left = drawn.clone();
        byte[] list = PartiallyOrderedCards.NONE;
        for (int set : sequence()) {
            int c = next(set, left, split);
            left[c]--;
            if ((split >>> c & 1) == 1) {
                int named = machine.abstraction.representative[zone][c];
                list = PartiallyOrderedCards.withSingle(list, (byte) named);
            }
        }
        return list;
    }

    /** Chooses the sequence of the sets of the drawn cards. */
    private List<Integer> sequence() {
        int[] count = new int[marks.length / 2 + 1];
        for (int c = 0; c < classes; c++) {
            count[setOf(c)] += drawn[c];
        }
        // most draws of a state differ in the cards of a set alone
        boolean same = sequences != null && Arrays.equals(count, lastCount);
        if (!same || !Arrays.equals(marks, lastMarks) || !Arrays.equals(after, lastAfter)) {
            lastMarks = marks;
            lastAfter = after;
            lastCount = count;
            findSequences();
        }
        return sequences.get(machine.choose(shares));
    }

    private void findSequences() {
        Map<List<Integer>, Integer> found = SetSequences.of(lastMarks, lastAfter, lastCount);
        int all = 0;
        for (int arrangements : found.values()) {
            all += arrangements;
        }
        sequences = List.copyOf(found.keySet());
        shares = new double[sequences.size()][];
        for (int i = 0; i < shares.length; i++) {
            shares[i] = residues.one();
            residues.scale(shares[i], found.get(sequences.get(i)), all);
        }
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
