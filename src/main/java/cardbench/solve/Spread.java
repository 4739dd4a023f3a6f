package cardbench.solve;

import java.util.Arrays;

/** Different states, each with its likelihood, in the order in which they came first. */
final class Spread {

    private final Residues residues;
    private State[] states = new State[4];
    private double[][] weights = new double[4][];
    private byte[][] keys = new byte[4][];
    private int[] hashes = new int[4];
    private int[] slots = new int[8];
    private int size;
    private final byte[] room = new byte[256];

    Spread(Residues residues) {
        this.residues = residues;
    }

    int size() {
        return size;
    }

    State state(int at) {
        return states[at];
    }

    double[] weight(int at) {
        return weights[at];
    }

    /**
     * Adds a state. Neither it nor its weight is to be changed any more.
     *
     * @return its place
     */
    int add(State state, double[] weight) {
        byte[] key = state.key(room);
        int hash = Keys.hash(key);
        int slot = hash & slots.length - 1;
        while (slots[slot] != 0) {
            int at = slots[slot] - 1;
            if (hashes[at] == hash && Arrays.equals(keys[at], key)) {
                double[] sum = weights[at].clone();
                residues.add(sum, weight);
                weights[at] = sum;
                states[at].rolls = Math.max(states[at].rolls, state.rolls);
                states[at].shuffles = Math.max(states[at].shuffles, state.shuffles);
                return at;
            }
            slot = slot + 1 & slots.length - 1;
        }
        if (size == states.length) {
            states = Arrays.copyOf(states, 2 * size);
            weights = Arrays.copyOf(weights, 2 * size);
            keys = Arrays.copyOf(keys, 2 * size);
            hashes = Arrays.copyOf(hashes, 2 * size);
        }
        states[size] = state;
        weights[size] = weight;
        keys[size] = key;
        hashes[size] = hash;
        size++;
        slots[slot] = size;
        if (2 * size > slots.length) {
            slots = Keys.spread(hashes, size, 2 * slots.length);
        }
        return size - 1;
    }
}
