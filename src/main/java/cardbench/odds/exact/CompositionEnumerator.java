package cardbench.odds.exact;

import cardbench.base.number.Binomials;
import cardbench.base.number.Natural;
import cardbench.odds.matching.CardClasses;

/**
 * Enumerates the ways to deal classes of cards into heaps of given sizes, one heap after the other,
 * each with its multiplicity: the number of choices of single cards that give it. Cards that are
 * not dealt are not distinguished by their places. {@link
 * cardbench.odds.exact.search.HandEnumerator} does the same for one heap, numbers the hands, and
 * allows multiplicities that are too large to be exact.
 */
public final class CompositionEnumerator {

    private final int[] heaps;
    private final int[] left;

    /** For each heap and class, the number of cards of later classes left for that heap. */
    private final int[][] behind;

    /** The class of each dealt card. */
    private final int[] dealt;

    private final Visitor visitor;
    private int size;

    /** Receives every deal. */
    interface Visitor {

        /**
         * Receives a deal.
         *
         * @param dealt the class of each card, heap by heap, ascending in each heap; must not be
         *     changed
         * @param size the number of dealt cards
         * @param multiplicity the number of choices of single cards that give this deal
         * @return whether to continue
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

    /** Visits all deals; false if the visitor ended the enumeration. */
    static boolean all(CardClasses classes, int[] heaps, Visitor visitor) {
        return new CompositionEnumerator(classes, heaps, visitor).heap(0, 1);
    }

    /** The number of ways to deal single cards into these heaps, at most {@link Natural#EXACT}. */
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
        // C(n, k + 1) follows from C(n, k), so only the first one is computed anew
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
