package cardbench.odds.exact.state;

import java.util.Arrays;

/**
 * Constraints that searches left on the order of the unseen cards, as pairs of a set of classes (as
 * bits) and a number. {@code machine.DrawPile} defines what the number means. Arrays are not
 * changed in place, except by {@link #sort}.
 */
public final class DrawConstraints {

    /** No constraint. */
    public static final int[] NONE = {};

    private DrawConstraints() {}

    /**
     * Sorts pairs by their sets, then by their numbers, so that equal constraints are equal arrays.
     */
    public static void sort(int[] pairs) {
        // insertion sort: there are few pairs, and most are in order already
        for (int i = 2; i < pairs.length; i += 2) {
            for (int j = i; j > 0 && isBefore(pairs, j, j - 2); j -= 2) {
                for (int k = 0; k < 2; k++) {
                    int one = pairs[j + k];
                    pairs[j + k] = pairs[j - 2 + k];
                    pairs[j - 2 + k] = one;
                }
            }
        }
    }

    private static boolean isBefore(int[] pairs, int a, int b) {
        return pairs[a] != pairs[b] ? pairs[a] < pairs[b] : pairs[a + 1] < pairs[b + 1];
    }

    /**
     * Pairs with their sets restricted to some classes. Of pairs whose sets become equal, by cards
     * taken, the numbers are added: the first places of one lie after those of the other.
     */
    public static int[] within(int[] pairs, int classes) {
        int[] kept = new int[pairs.length];
        int size = 0;
        for (int i = 0; i < pairs.length; i += 2) {
            int set = pairs[i] & classes;
            int at = 0;
            while (at < size && kept[at] != set) {
                at += 2;
            }
            if (set != 0) {
                kept[at] = set;
                kept[at + 1] += pairs[i + 1];
                size = Math.max(size, at + 2);
            }
        }
        int[] all = Arrays.copyOf(kept, size);
        sort(all);
        return all;
    }

    /** Pairs with one more at the end. */
    public static int[] with(int[] pairs, int set, int number) {
        int[] more = Arrays.copyOf(pairs, pairs.length + 2);
        more[pairs.length] = set;
        more[pairs.length + 1] = number;
        return more;
    }

    /** Pairs in which the one at an index has another number; 0 removes it. */
    public static int[] changed(int[] pairs, int at, int number) {
        if (number > 0) {
            int[] changed = pairs.clone();
            changed[at + 1] = number;
            return changed;
        }
        int[] fewer = new int[pairs.length - 2];
        System.arraycopy(pairs, 0, fewer, 0, at);
        System.arraycopy(pairs, at + 2, fewer, at, pairs.length - at - 2);
        return fewer;
    }
}
