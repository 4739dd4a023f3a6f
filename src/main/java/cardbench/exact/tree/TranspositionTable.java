package cardbench.exact.tree;

import cardbench.text.DiagnosticCode;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * The outcome distributions of solved states, by their encoded keys. A hash table with open
 * addressing: a slot holds the number of a state plus one, so that 0 means empty.
 *
 * <p>States are numbered from 0 in the order in which their search began.
 */
final class TranspositionTable {

    private byte[][] keys = new byte[256][];
    private int[] hashes = new int[256];
    private OutcomeDistribution[] solved = new OutcomeDistribution[256];
    private int[] slots = new int[512];
    private final Map<Integer, BudgetExceededException> lost = new LinkedHashMap<>();
    private final Set<Integer> reopened = new LinkedHashSet<>();
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
     * Adds a state whose search begins. It must not be in the table.
     *
     * @return its number
     */
    int add(StateEncoder encoder) {
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, 2 * size);
            hashes = Arrays.copyOf(hashes, 2 * size);
            solved = Arrays.copyOf(solved, 2 * size);
        }
        keys[size] = encoder.kept();
        hashes[size] = encoder.hash();
        int slot = hashes[size] & slots.length - 1;
        while (slots[slot] != 0) {
            slot = slot + 1 & slots.length - 1;
        }
        size++;
        slots[slot] = size;
        // at most half full, so that a probe ends soon; a power of two, so that a mask wraps around
        if (2 * size > slots.length) {
            slots = StateEncoder.slots(hashes, size, 2 * slots.length);
        }
        bytes += keys[size - 1].length + 64;
        return size - 1;
    }

    /**
     * The outcome distribution of a state, or {@code null} while it is being solved and if it was
     * given up.
     */
    OutcomeDistribution solved(int number) {
        return solved[number];
    }

    /** Records why a state was given up. */
    void lose(int number, BudgetExceededException why) {
        lost.put(number, why);
    }

    /** Forgets for some reason why states were given up, so that they are searched again. */
    void reopen(DiagnosticCode why) {
        lost.forEach(
                (number, reason) -> {
                    if (reason.why() == why) {
                        reopened.add(number);
                    }
                });
        lost.keySet().removeAll(reopened);
    }

    /** Whether a state that was given up is to be searched again; its search then begins. */
    boolean begins(int number) {
        return reopened.remove(number);
    }

    /** Why a state was given up, or {@code null} if it was not. */
    BudgetExceededException why(int number) {
        return lost.get(number);
    }

    /** Records the outcome distribution of a state. */
    void put(int number, OutcomeDistribution outcomes) {
        solved[number] = outcomes;
        bytes += outcomes.bytes();
    }

    int size() {
        return size;
    }

    /** The approximate size of the table, in bytes. */
    long bytes() {
        return bytes;
    }
}
