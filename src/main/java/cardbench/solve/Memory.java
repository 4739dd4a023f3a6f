package cardbench.solve;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** The states that were solved, with what came out. */
final class Memory {

    private byte[][] keys = new byte[256][];
    private int[] hashes = new int[256];
    private Outcomes[] solved = new Outcomes[256];
    private int[] slots = new int[512];
    private final Map<Integer, GivingUp> lost = new LinkedHashMap<>();
    private int size;
    private long bytes;

    /** The number of a state that was met before, or -1. */
    int find(Key key) {
        int hash = key.hash();
        int slot = hash & slots.length - 1;
        while (slots[slot] != 0) {
            int at = slots[slot] - 1;
            if (hashes[at] == hash && key.is(keys[at])) {
                return at;
            }
            slot = slot + 1 & slots.length - 1;
        }
        return -1;
    }

    /** Notes a state that is being solved; gives its number. */
    int add(Key key) {
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, 2 * size);
            hashes = Arrays.copyOf(hashes, 2 * size);
            solved = Arrays.copyOf(solved, 2 * size);
        }
        keys[size] = key.kept();
        hashes[size] = key.hash();
        int slot = hashes[size] & slots.length - 1;
        while (slots[slot] != 0) {
            slot = slot + 1 & slots.length - 1;
        }
        size++;
        slots[slot] = size;
        if (2 * size > slots.length) {
            slots = Key.slots(hashes, size, 2 * slots.length);
        }
        bytes += keys[size - 1].length + 64;
        return size - 1;
    }

    /**
     * What came out of a state; {@code null} while it is being solved, and where it was given up.
     */
    Outcomes solved(int number) {
        return solved[number];
    }

    /** Notes why a state was given up. */
    void lose(int number, GivingUp why) {
        lost.put(number, why);
    }

    /** Why a state was given up; {@code null} where it was not. */
    GivingUp why(int number) {
        return lost.get(number);
    }

    /** Notes what came out. */
    void put(int number, Outcomes outcomes) {
        solved[number] = outcomes;
        bytes += outcomes.bytes();
    }

    int size() {
        return size;
    }

    /** About how much room all this takes. */
    long bytes() {
        return bytes;
    }
}
