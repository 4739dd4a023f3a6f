package cardbench.exact;

import cardbench.deckfile.CardClasses;
import cardbench.number.Natural;

/**
 * All ways to deal classes of cards into heaps of given sizes, one heap after the other, each with
 * the number of ways in which single cards make it. What is not dealt stays together.
 */
public final class CompositionEnumerator {

    /** The largest whole number up to which doubles have no gaps. */
    public static final double EXACT = Natural.EXACT;

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

    /** How many ways there are to deal so many single cards; {@link #EXACT} where it is more. */
    static double count(int cards, int[] heaps) {
        double count = 1;
        int rest = cards;
        for (int heap : heaps) {
            count *= choose(rest, heap);
            rest -= heap;
            if (count >= EXACT) {
                return EXACT;
            }
        }
        return count;
    }

    /** In how many ways some of a number of things can be chosen; cut at {@link #EXACT}. */
    public static double choose(int things, int chosen) {
        int fewer = Math.min(chosen, things - chosen);
        if (fewer < 0) {
            return 0;
        }
        double multiplicity = 1;
        for (int i = 0; i < fewer; i++) {
            multiplicity = withOneMore(multiplicity, things, i);
            if (multiplicity >= EXACT) {
                return EXACT;
            }
        }
        return multiplicity;
    }

    /**
     * In how many ways one thing more can be chosen; exact where that is below {@link #EXACT}.
     *
     * @param multiplicity how many choices of some of the things there are
     * @param things how many there are
     * @param chosen how many of them are chosen without that one
     */
    static double withOneMore(double multiplicity, int things, int chosen) {
        int factor = things - chosen;
        int divisor = chosen + 1;
        double product = multiplicity * factor;
        if (product < EXACT) {
            return product / divisor;
        }
        // the product may have gaps, so what divides it is taken out of both factors first
        int common = divisor;
        for (int rest = factor; rest > 0; ) {
            int next = common % rest;
            common = rest;
            rest = next;
        }
        return multiplicity / (divisor / common) * (factor / common);
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
        double more = choose(there, least);
        for (int take = least; take <= most && goesOn; take++) {
            for (int i = 0; i < take; i++) {
                dealt[size++] = number;
            }
            left[number] = there - take;
            goesOn = next(heap, number + 1, wanted - take, multiplicity * more);
            size -= take;
            more = withOneMore(more, there, take);
        }
        left[number] = there;
        return goesOn;
    }
}
