package cardbench.exact.tree;

import cardbench.number.Residues;
import java.util.Arrays;

/**
 * Distinct states with their weights, in the order in which they were first reached. The order is
 * part of the result: it makes the search, and where a budget ends, the same on every machine.
 */
final class Distribution {

    /** Approximate bytes of an entry beside its state, key and weight. */
    private static final int OVERHEAD = 96;

    private final Residues residues;
    private final StateEncoder encoder;
    private State[] states = new State[4];
    private double[][] weights = new double[4][];
    private byte[][] keys = new byte[4][];
    private int[] hashes = new int[4];
    private int[] slots = new int[8];
    private int size;
    private long bytes;

    /**
     * @param encoder encodes states as keys
     */
    Distribution(Residues residues, StateEncoder encoder) {
        this.residues = residues;
        this.encoder = encoder;
    }

    int size() {
        return size;
    }

    /** The approximate size of all states and weights, in bytes. */
    long bytes() {
        return bytes;
    }

    State state(int at) {
        return states[at];
    }

    double[] weight(int at) {
        return weights[at];
    }

    /** Adds all states of another distribution. */
    void addAll(Distribution others) {
        for (int i = 0; i < others.size; i++) {
            add(others, i);
        }
    }

    /**
     * Adds a state of another distribution, or its weight to that of an equal state.
     *
     * @param at its index there
     */
    void add(Distribution others, int at) {
        // its key is known, which spares encoding it again
        add(others.states[at], others.weights[at], others.keys[at], others.hashes[at]);
    }

    /**
     * Adds a state, or its weight to that of an equal state. Neither the state nor the weight may
     * be changed afterwards.
     *
     * @return its index
     */
    int add(State state, double[] weight) {
        state.write(encoder);
        return add(state, weight, null, encoder.hash());
    }

    /**
     * Adds a state.
     *
     * @param key its key, or {@code null} if it is that of the encoder
     */
    private int add(State state, double[] weight, byte[] key, int hash) {
        int slot = hash & slots.length - 1;
        while (slots[slot] != 0) {
            int at = slots[slot] - 1;
            boolean same =
                    hashes[at] == hash
                            && (key == null ? encoder.is(keys[at]) : Arrays.equals(keys[at], key));
            if (same) {
                // the weight may belong to another distribution as well
                double[] sum = weights[at].clone();
                residues.add(sum, weight);
                weights[at] = sum;
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
        keys[size] = key == null ? encoder.kept() : key;
        hashes[size] = hash;
        bytes += keys[size].length + state.bytes() + OVERHEAD + Double.BYTES * weight.length;
        size++;
        slots[slot] = size;
        if (2 * size > slots.length) {
            slots = StateEncoder.slots(hashes, size, 2 * slots.length);
        }
        return size - 1;
    }
}
