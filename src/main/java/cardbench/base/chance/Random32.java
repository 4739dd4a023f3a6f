package cardbench.base.chance;

/**
 * The random number generator xoshiro128** 1.1 of David Blackman and Sebastiano Vigna, with the
 * period 2<sup>128</sup> - 1. Not safe for use by several threads. The state is in an array because
 * Chromium boxes 32-bit integers in fields.
 *
 * @see <a href="https://prng.di.unimi.it/xoshiro128starstar.c">xoshiro128** by its authors</a>
 */
public final class Random32 {

    /** Up to this bound, a draw needs only half of a number and one multiplication. */
    private static final int HALF = 1 << 16;

    /** A bit that distinguishes a spare half of 0 from none. */
    private static final int SPARE = 1 << 16;

    /** The four words of the state, then the unused half of a number. */
    private final int[] state = new int[5];

    /** Creates a generator in a state. All zeros, a state without a successor, becomes 1. */
    public Random32(int s0, int s1, int s2, int s3) {
        restart(s0, s1, s2, s3);
    }

    /** Sets the state; all zeros become 1. */
    public void restart(int s0, int s1, int s2, int s3) {
        state[0] = (s0 | s1 | s2 | s3) == 0 ? 1 : s0;
        state[1] = s1;
        state[2] = s2;
        state[3] = s3;
        state[4] = 0;
    }

    /** The next 32 bits. */
    public int next() {
        int[] s = state;
        int s1 = s[1];
        int scrambled = s1 * 5;
        int result = (scrambled << 7 | scrambled >>> 25) * 9;
        int s2 = s[2] ^ s[0];
        int s3 = s[3] ^ s1;
        s[1] = s1 ^ s2;
        s[0] ^= s3;
        s[2] = s2 ^ s1 << 9;
        s[3] = s3 << 11 | s3 >>> 21;
        return result;
    }

    /** The next 16 bits: the upper half of a number, then its lower half. */
    private int half() {
        int[] s = state;
        int spare = s[4];
        if (spare != 0) {
            s[4] = 0;
            return spare & SPARE - 1;
        }
        int bits = next();
        s[4] = bits & SPARE - 1 | SPARE;
        return bits >>> 16;
    }

    /**
     * A uniform number from 0 (inclusive) to {@code bound} (exclusive). Bounds up to 65,536 use
     * Lemire's multiply-and-shift with rejection on 16 bits, so that one number of the generator
     * serves two draws; larger bounds use masks with rejection.
     *
     * @param bound at least 1; anything less gives 0
     */
    public int below(int bound) {
        if (bound <= 1) {
            return 0;
        }
        if (bound > HALF) {
            return belowMasked(bound);
        }
        // Up to (2^16 - 1) * 2^16: the sign bit is data, hence the unsigned shift below.
        return accepted(half() * bound, bound) >>> 16;
    }

    /** A product, or the first one drawn after it that is not rejected. */
    private int accepted(int drawn, int bound) {
        int product = drawn;
        if ((product & HALF - 1) < bound) {
            // The division is needed only here, for less than bound out of 2^16 products.
            int least = HALF % bound;
            while ((product & HALF - 1) < least) {
                product = half() * bound;
            }
        }
        return product;
    }

    private int belowMasked(int bound) {
        // The mask is less than twice the bound, so fewer than two draws are needed on average.
        int mask = -1 >>> Integer.numberOfLeadingZeros(bound - 1);
        int drawn = next() & mask;
        while (drawn >= bound) {
            drawn = next() & mask;
        }
        return drawn;
    }

    /**
     * A uniform number from {@code least} to {@code most}, both inclusive.
     *
     * @param most not less than {@code least}; otherwise the result is {@code least}
     */
    public int between(int least, int most) {
        if (most <= least) {
            return least;
        }
        int span = most - least + 1;
        if (span > 0) {
            return least + below(span);
        }
        // The span overflowed, so at least half of all 32-bit numbers are in the range.
        int drawn = next();
        while (drawn < least || drawn > most) {
            drawn = next();
        }
        return drawn;
    }

    /**
     * One step of a Fisher-Yates shuffle: moves one of the items {@code from} (inclusive) to {@code
     * to} (exclusive), chosen uniformly, to the index {@code from}. To shuffle only the part of a
     * deck that is used, call this once for each index used.
     */
    public void choose(int[] items, int from, int to) {
        int target = from + below(to - from);
        int item = items[target];
        items[target] = items[from];
        items[from] = item;
    }

    /**
     * {@linkplain #choose Chooses} an item for one index after the other, until one is wanted. One
     * loop, with the state in local variables, because a third of the time of a game is spent here.
     *
     * @param from the first index
     * @param end where it ends if no item is wanted (exclusive)
     * @param to the end of the items to choose from, at most 65,536 behind {@code from}
     * @param wanted by item, whether it is; {@code null} if none is
     * @return the index behind the last item chosen
     */
    public int chooseUntil(int[] items, int from, int end, int to, boolean[] wanted) {
        int[] s = state;
        int s0 = s[0];
        int s1 = s[1];
        int s2 = s[2];
        int s3 = s[3];
        int spare = s[4];
        // the last item of all is where it is, and no number is drawn for it
        int last = end < to ? end : to - 1;
        for (int at = from; at < last; at++) {
            int half = spare & SPARE - 1;
            if (spare != 0) {
                spare = 0;
            } else {
                int scrambled = s1 * 5;
                int bits = (scrambled << 7 | scrambled >>> 25) * 9;
                int shifted = s1 << 9;
                s2 ^= s0;
                s3 ^= s1;
                s1 ^= s2;
                s0 ^= s3;
                s2 ^= shifted;
                s3 = s3 << 11 | s3 >>> 21;
                half = bits >>> 16;
                spare = bits & SPARE - 1 | SPARE;
            }
            int bound = to - at;
            int product = half * bound;
            if ((product & HALF - 1) < bound) {
                // less than bound out of 2^16 products, of which few are drawn again
                save(s0, s1, s2, s3, spare);
                product = accepted(product, bound);
                s0 = s[0];
                s1 = s[1];
                s2 = s[2];
                s3 = s[3];
                spare = s[4];
            }
            int target = at + (product >>> 16);
            int item = items[target];
            items[target] = items[at];
            items[at] = item;
            if (wanted != null && wanted[item]) {
                save(s0, s1, s2, s3, spare);
                return at + 1;
            }
        }
        save(s0, s1, s2, s3, spare);
        return end;
    }

    private void save(int s0, int s1, int s2, int s3, int spare) {
        state[0] = s0;
        state[1] = s1;
        state[2] = s2;
        state[3] = s3;
        state[4] = spare;
    }

    /** Shuffles the items {@code from} (inclusive) to {@code to} (exclusive). */
    public void shuffle(int[] items, int from, int to) {
        int at = from;
        while (to - at > HALF) {
            choose(items, at++, to);
        }
        chooseUntil(items, at, to, to, null);
    }
}
