package cardbench.odds.exact;

import cardbench.base.number.Natural;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Sums of weights by key, ascending. Weights and sums are whole numbers below 2<sup>53</sup>, kept
 * as doubles: arithmetic of {@code long} is 30 to 45 times slower in JavaScript.
 */
final class Histogram {

    private int[] keys = new int[8];
    private double[] sums = new double[8];
    private int size;

    /** Adds a weight to the sum of a key. */
    void add(int key, double weight) {
        int at = Arrays.binarySearch(keys, 0, size, key);
        if (at < 0) {
            at = -at - 1;
            insert(at, key);
        }
        sums[at] += weight;
    }

    private void insert(int at, int key) {
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, 2 * size);
            sums = Arrays.copyOf(sums, 2 * size);
        }
        System.arraycopy(keys, at, keys, at + 1, size - at);
        System.arraycopy(sums, at, sums, at + 1, size - at);
        keys[at] = key;
        sums[at] = 0;
        size++;
    }

    /** All sums. */
    List<ExactTally.Part> parts() {
        List<ExactTally.Part> parts = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            parts.add(new ExactTally.Part(keys[i], Natural.of((long) sums[i])));
        }
        return parts;
    }
}
