package cardbench.odds.exact.state;

import java.util.Arrays;

/** A set of combos of a topic, as bits of 32-bit numbers: combo <i>i</i> is bit <i>i</i> % 32. */
public final class ComboSet {

    private final int[] words;

    /** Takes the bits over; the array must not be changed afterwards. */
    public ComboSet(int... words) {
        this.words = words;
    }

    /** Whether a combo is in the set. */
    public boolean has(int combo) {
        return combo >> 5 < words.length && (words[combo >> 5] >>> combo & 1) == 1;
    }

    /** Adds a combo to a set that is being made. */
    public static void add(int combo, int[] words) {
        words[combo >> 5] |= 1 << combo;
    }

    /** The number of words of a set of some of these combos, at least 1. */
    public static int words(int combos) {
        return Math.max(1, combos + 31 >> 5);
    }

    /** The bits of 32 combos. */
    public int word(int at) {
        return words[at];
    }

    @Override
    public boolean equals(Object other) {
        boolean equal = other instanceof ComboSet set && set.words.length == words.length;
        for (int i = 0; equal && i < words.length; i++) {
            equal = words[i] == ((ComboSet) other).words[i];
        }
        return equal;
    }

    @Override
    public int hashCode() {
        return words[0];
    }

    @Override
    public String toString() {
        return Arrays.toString(words);
    }
}
