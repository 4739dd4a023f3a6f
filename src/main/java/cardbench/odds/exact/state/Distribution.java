package cardbench.odds.exact.state;

import cardbench.base.number.Residues;
import java.util.Arrays;

/**
 * States with their weights, in the order in which they were first reached. The order is part of
 * the result: it makes the search, and where a budget ends, the same on every machine.
 *
 * <p>Equal states are merged, except in a distribution that compares none: what follows may bring
 * its states to their canonical forms, and merge them then.
 */
public final class Distribution {

    /** Approximate bytes of an entry apart from its state, key and weight. */
    private static final int OVERHEAD = 96;

    /** Slots for two states. */
    private static final int FEWEST_SLOTS = 8;

    private static final Entry[] NO_ENTRIES = {};
    private static final int[] NO_SLOTS = {};

    private final Residues residues;
    private final StateEncoder encoder;
    private Entry[] entries = NO_ENTRIES;

    /** The hash table: a slot holds the number of a state and one. Empty up to one state. */
    private int[] slots = NO_SLOTS;

    private int size;
    private long bytes;

    /** A state with its weight. */
    private static final class Entry {
        final State state;
        double[] weight;

        /** Whether no other distribution has the array of the weight. */
        boolean owned;

        /**
         * The key of the state. The only state of a distribution may have none: most stay alone,
         * and are never compared.
         */
        byte[] key;

        int hash;

        Entry(State state, double[] weight) {
            this.state = state;
            this.weight = weight;
        }
    }

    /** A distribution that compares no states. */
    public Distribution(Residues residues) {
        this(residues, null);
    }

    /**
     * @param encoder encodes states as keys, which are compared
     */
    public Distribution(Residues residues, StateEncoder encoder) {
        this.residues = residues;
        this.encoder = encoder;
    }

    public int size() {
        return size;
    }

    /** The approximate size of all states and weights, in bytes. */
    public long bytes() {
        return bytes;
    }

    /** Removes all states. */
    public void clear() {
        entries = NO_ENTRIES;
        slots = NO_SLOTS;
        size = 0;
        bytes = 0;
    }

    public State state(int at) {
        return entries[at].state;
    }

    public double[] weight(int at) {
        return entries[at].weight;
    }

    /** Gives the encoder the key of a state. */
    public void encode(int at) {
        Entry entry = entries[at];
        if (entry.key == null) {
            StateKey.write(entry.state, encoder);
        } else {
            encoder.take(entry.key, entry.hash);
        }
    }

    /** Adds all states of another distribution. */
    public void addAll(Distribution added) {
        for (int i = 0; i < added.size; i++) {
            add(added, i);
        }
    }

    /**
     * Adds a state of another distribution, or its weight to that of an equal state.
     *
     * @param at its index there
     */
    public void add(Distribution from, int at) {
        Entry other = from.entries[at];
        if (size > 0 && encoder != null) {
            keyFirst();
            if (other.key == null) {
                write(other);
            }
            // its key is known, which spares encoding it again
            int slot = slotOf(other.key, other.hash);
            if (slots[slot] > 0) {
                add(entries[slots[slot] - 1], other.weight);
                return;
            }
            slots[slot] = size + 1;
        }
        Entry entry = new Entry(other.state, other.weight);
        entry.key = other.key;
        entry.hash = other.hash;
        append(entry);
    }

    /**
     * Adds a state, or its weight to that of an equal state. The state may not be changed while
     * states are added.
     *
     * @param weight may not be changed afterwards
     * @return its index
     */
    public int add(State state, double[] weight) {
        if (size == 0 || encoder == null) {
            append(new Entry(state, weight));
            return size - 1;
        }
        keyFirst();
        StateKey.write(state, encoder);
        return addEncoded(state, weight);
    }

    /**
     * Adds a state whose key the encoder has, as {@link #add(State, double[])} does. The first
     * state must be added so, too: to encode it later would overwrite the key.
     */
    public int addEncoded(State state, double[] weight) {
        int slot = 0;
        if (size > 0) {
            keyFirst();
            slot = slotOf(null, encoder.hash());
            if (slots[slot] > 0) {
                int known = slots[slot] - 1;
                add(entries[known], weight);
                return known;
            }
            slots[slot] = size + 1;
        }
        Entry entry = new Entry(state, weight);
        entry.key = encoder.kept();
        entry.hash = encoder.hash();
        append(entry);
        return size - 1;
    }

    private void add(Entry entry, double[] weight) {
        if (!entry.owned) {
            entry.weight = entry.weight.clone();
            entry.owned = true;
        }
        residues.add(entry.weight, weight);
    }

    /** Gives the first state a key and a slot, since another one comes. */
    private void keyFirst() {
        if (slots.length > 0) {
            return;
        }
        Entry first = entries[0];
        if (first.key == null) {
            write(first);
        }
        slots = new int[FEWEST_SLOTS];
        slots[first.hash & FEWEST_SLOTS - 1] = 1;
    }

    private void write(Entry entry) {
        StateKey.write(entry.state, encoder);
        entry.key = encoder.kept();
        entry.hash = encoder.hash();
    }

    /**
     * The slot of a state, or a free one for it.
     *
     * @param key its key, or {@code null} if it is that of the encoder
     */
    private int slotOf(byte[] key, int hash) {
        int slot = hash & slots.length - 1;
        while (slots[slot] != 0) {
            Entry entry = entries[slots[slot] - 1];
            boolean same =
                    entry.hash == hash
                            && (key == null
                                    ? encoder.is(entry.key)
                                    : Arrays.equals(entry.key, key));
            if (same) {
                return slot;
            }
            slot = slot + 1 & slots.length - 1;
        }
        return slot;
    }

    private void append(Entry entry) {
        if (size == entries.length) {
            entries = Arrays.copyOf(entries, size == 0 ? 1 : Math.max(4, 2 * size));
        }
        entries[size++] = entry;
        bytes += entry.state.bytes() + OVERHEAD + Double.BYTES * entry.weight.length;
        bytes += entry.key == null ? 0 : entry.key.length;
        if (2 * size > slots.length && slots.length > 0) {
            widen();
        }
    }

    private void widen() {
        int length = 2 * slots.length;
        slots = new int[length];
        for (int i = 0; i < size; i++) {
            int slot = entries[i].hash & length - 1;
            while (slots[slot] != 0) {
                slot = slot + 1 & length - 1;
            }
            slots[slot] = i + 1;
        }
    }
}
