package cardbench.spark;

import java.io.Serializable;
import java.util.List;

/**
 * The versions of a deck: all combinations of the counts in some ranges, numbered from 0. The count
 * of the last range changes fastest. Immutable.
 */
final class VersionSpace implements Serializable {

    /** Maximum number of versions. */
    static final long MOST = 1_000_000_000_000L;

    private static final long serialVersionUID = 1;

    private final int[] start;
    private final List<CountRange> ranges;
    private final int filler;
    private final int least;
    private final int most;

    /**
     * Creates a space.
     *
     * @param start the number of copies of each card of the file
     * @param ranges for different cards
     * @param filler the index of a card, in no range, of which a version has as many copies as keep
     *     the size of the deck; -1 if the size changes
     * @param least minimum number of cards of a deck
     * @param most maximum number of cards of a deck
     */
    VersionSpace(int[] start, List<CountRange> ranges, int filler, int least, int most) {
        this.start = start.clone();
        this.ranges = List.copyOf(ranges);
        this.filler = filler;
        this.least = least;
        this.most = most;
    }

    /** The number of versions, those that are no decks included; at most {@link #MOST} + 1. */
    long size() {
        long size = 1;
        for (CountRange range : ranges) {
            size = Math.min(MOST + 1, size * range.size());
        }
        return size;
    }

    /**
     * The copies of each card of the file in a version; {@code null} if it is no deck: other cards
     * leave no room for the filler, or the deck is too small or too large.
     */
    int[] counts(long version) {
        int[] counts = start.clone();
        long left = version;
        for (int i = ranges.size() - 1; i >= 0; i--) {
            CountRange range = ranges.get(i);
            counts[range.card()] = range.from() + (int) (left % range.size());
            left /= range.size();
        }
        int change = sum(counts) - sum(start);
        if (filler >= 0) {
            counts[filler] -= change;
            return counts[filler] < 0 ? null : counts;
        }
        int size = sum(counts);
        return size < least || size > most ? null : counts;
    }

    private static int sum(int[] counts) {
        int sum = 0;
        for (int count : counts) {
            sum += count;
        }
        return sum;
    }
}
