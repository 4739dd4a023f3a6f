package cardbench.exact;

import cardbench.deckfile.CardClasses;
import cardbench.number.Binomials;
import cardbench.number.Natural;

/**
 * All ways to deal classes of cards into heaps of given sizes, one heap after the other, each with
 * the number of ways in which single cards make it. What is not dealt stays together. Unlike {@link
 * cardbench.exact.tree.HandEnumerator}, which numbers hands and goes on where their weights are too
 * large to be exact, it goes as deep into the deck as a topic looks, and ends there.
 */
public final class CompositionEnumerator {

    private final int[] heaps;
    private final int[] left;

    /** For each heap and class how many cards of the classes behind it there are for that heap. */
    private final int[][] behind;

    /** The class of each card that was dealt. */
    private final int[] dealt;

    private final Visitor visitor;
    private int size;

    /** Sees every way. */
    interface Visitor {

        /**
         * A way to deal.
         *
         * @param dealt the class of each card, heap by heap, ascending in each; to be left as it is
         * @param size how many cards were dealt
         * @param multiplicity how many choices of single cards make it
         * @return whether to go on
         */
        boolean deal(int[] dealt, int size, double multiplicity);
    }

    private CompositionEnumerator(CardClasses classes, int[] heaps, Visitor visitor) {
        this.heaps = heaps;
        this.left = new int[classes.size()];
        this.behind = new int[heaps.length][classes.size()];
        this.visitor = visitor;
        int cards = 0;
        for (int i = 0; i < left.length; i++) {
            left[i] = classes.count(i);
            cards += left[i];
        }
        this.dealt = new int[cards];
    }

    /** Goes through all ways; false where the visitor ended it. */
    static boolean all(CardClasses classes, int[] heaps, Visitor visitor) {
        return new CompositionEnumerator(classes, heaps, visitor).heap(0, 1);
    }

    /**
     * How many ways there are to deal so many single cards; {@link Natural#EXACT} where it is more.
     */
    static double count(int cards, int[] heaps) {
        double count = 1;
        int rest = cards;
        for (int heap : heaps) {
            count *= Binomials.choose(rest, heap);
            rest -= heap;
            if (count >= Natural.EXACT) {
                return Natural.EXACT;
            }
        }
        return count;
    }

    private boolean heap(int heap, double multiplicity) {
        if (heap == heaps.length) {
            return visitor.deal(dealt, size, multiplicity);
        }
        int sum = 0;
        for (int i = left.length - 1; i >= 0; i--) {
            behind[heap][i] = sum;
            sum += left[i];
        }
        return sum < heaps[heap] || next(heap, 0, heaps[heap], multiplicity);
    }

    private boolean next(int heap, int number, int wanted, double multiplicity) {
        if (wanted == 0) {
            return heap(heap + 1, multiplicity);
        }
        int there = left[number];
        int least = Math.max(0, wanted - behind[heap][number]);
        int most = Math.min(wanted, there);
        boolean goesOn = true;
        double more = Binomials.choose(there, least);
        for (int take = least; take <= most && goesOn; take++) {
            for (int i = 0; i < take; i++) {
                dealt[size++] = number;
            }
            left[number] = there - take;
            goesOn = next(heap, number + 1, wanted - take, multiplicity * more);
            size -= take;
            more = Binomials.withOneMore(more, there, take);
        }
        left[number] = there;
        return goesOn;
    }
}
