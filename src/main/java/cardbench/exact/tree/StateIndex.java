package cardbench.exact.tree;

import java.util.Arrays;

/**
 * Numbers encoded states, from 0 in the order in which they are added. A hash table with open
 * addressing: a slot holds the number of a state plus one, so that 0 means empty.
 */
final class StateIndex {

    /** Approximate bytes of an entry beside its key. */
    private static final int OVERHEAD = 64;

    private byte[][] keys = new byte[256][];
    private int[] hashes = new int[256];
    private int[] slots = new int[512];
    private int size;
    private long bytes;

    /** The number of a state that was added before, or -1. */
    int find(StateEncoder encoder) {
        int hash = encoder.hash();
        int slot = hash & slots.length - 1;
        while (slots[slot] != 0) {
            int at = slots[slot] - 1;
            if (hashes[at] == hash && encoder.is(keys[at])) {
                return at;
            }
            slot = slot + 1 & slots.length - 1;
        }
        return -1;
    }

    /**
     * Adds a state, which must not be in the index.
     *
     * @return its number
     */
    int add(StateEncoder encoder) {
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, 2 * size);
            hashes = Arrays.copyOf(hashes, 2 * size);
        }
        keys[size] = encoder.kept();
        hashes[size] = encoder.hash();
        int slot = hashes[size] & slots.length - 1;
        while (slots[slot] != 0) {
            slot = slot + 1 & slots.length - 1;
        }
        bytes += keys[size].length + OVERHEAD;
        size++;
        slots[slot] = size;
        // at most half full, so that a probe ends soon; a power of two, so that a mask wraps around
        if (2 * size > slots.length) {
            slots = slots(hashes, size, 2 * slots.length);
        }
        return size - 1;
    }

    int size() {
        return size;
    }

    /** The approximate size of the index, in bytes. */
    long bytes() {
        return bytes;
    }

    /**
     * Slots for the first so many hashes: open addressing, each holds a number and one.
     *
     * @param length a power of two
     */
    static int[] slots(int[] hashes, int size, int length) {
        int[] slots = new int[length];
        for (int i = 0; i < size; i++) {
            int slot = hashes[i] & length - 1;
            while (slots[slot] != 0) {
                slot = slot + 1 & length - 1;
            }
            slots[slot] = i + 1;
        }
        return slots;
    }
}
