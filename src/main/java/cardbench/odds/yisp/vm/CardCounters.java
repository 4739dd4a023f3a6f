package cardbench.odds.yisp.vm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Gives each set that programs and combos query a counter in each zone. The counters of a zone are
 * packed into one integer, each as many bits wide as the size of its set needs:
 *
 * <pre>{@code
 * | free: 15 bits | xian-sheng: 2 | nanren: 2 | bin: 3 | renyu: 3 | M: 5 |
 * }</pre>
 *
 * <p>A card is a one in the counter of each of its sets, so a move of it adds one number and
 * subtracts it elsewhere, however many sets there are. A question is a shift and a mask instead of
 * a loop over cards. No counter overflows, since no zone holds more cards of a set than there are.
 */
final class CardCounters {

    /** The bits that are used: browsers box larger integers in fields. */
    private static final int BITS = 30;

    private final List<CountedSet> sets = new ArrayList<>();
    private int used;

    /** The set of these cards; the same object for equal cards. */
    CountedSet of(boolean[] has) {
        for (CountedSet set : sets) {
            if (Arrays.equals(set.has, has)) {
                return set;
            }
        }
        int size = 0;
        for (boolean one : has) {
            size += one ? 1 : 0;
        }
        int width = Integer.SIZE - Integer.numberOfLeadingZeros(size);
        boolean fits = used + width <= BITS;
        CountedSet set = fits ? CountedSet.counted(has, used, width) : CountedSet.uncounted(has);
        used += fits ? width : 0;
        sets.add(set);
        return set;
    }

    /** By card, what it adds to the counters of its zone. */
    int[] weights(int cards) {
        int[] weights = new int[cards];
        for (CountedSet set : sets) {
            for (int card = 0; card < cards; card++) {
                weights[card] += set.one(card);
            }
        }
        return weights;
    }
}
