package cardbench.exact.tree;

import java.util.Arrays;

/**
 * Numbers keys of a {@link StateEncoder}, from 0 in the order in which they are added. A hash table
 * with open addressing: a slot holds the number of a key plus one, so that 0 means empty.
 *
 * <p>Keys lie one behind the other in a few large arrays. An array for each of hundreds of
 * thousands of keys would take more room.
 */
final class StateIndex {

    /** Approximate bytes of an entry beside its key. */
    private static final int OVERHEAD = 40;

    /** Bits of the size of a page. */
    private static final int PAGE_BITS = 14;

    private static final int PAGE_SIZE = 1 << PAGE_BITS;

    /** The keys. None is on two pages; one that is longer than a page has a page of its own. */
    private byte[][] pages = new byte[4][];

    private int pageCount;

    /** Where the next key begins on the last page. */
    private int free;

    /** By number, the page of the key and where it begins there. */
    private int[] places = new int[256];

    private int[] lengths = new int[256];
    private int[] hashes = new int[256];
    private int[] slots = new int[512];
    private int size;
    private long bytes;

    /** The number of a key that was added before, or -1. */
    int find(StateEncoder encoder) {
        int hash = encoder.hash();
        int slot = hash & slots.length - 1;
        while (slots[slot] != 0) {
            int at = slots[slot] - 1;
            if (hashes[at] == hash && encoder.is(page(at), start(at), lengths[at])) {
                return at;
            }
            slot = slot + 1 & slots.length - 1;
        }
        return -1;
    }

    /**
     * Adds a key, which must not be in the index.
     *
     * @return its number
     */
    int add(StateEncoder encoder) {
        if (size == places.length) {
            places = Arrays.copyOf(places, 2 * size);
            lengths = Arrays.copyOf(lengths, 2 * size);
            hashes = Arrays.copyOf(hashes, 2 * size);
        }
        lengths[size] = encoder.size();
        places[size] = place(lengths[size]);
        encoder.copy(page(size), start(size));
        hashes[size] = encoder.hash();
        int slot = hashes[size] & slots.length - 1;
        while (slots[slot] != 0) {
            slot = slot + 1 & slots.length - 1;
        }
        bytes += lengths[size] + OVERHEAD;
        size++;
        slots[slot] = size;
        // at most half full, so that a probe ends soon; a power of two, so that a mask wraps around
        if (2 * size > slots.length) {
            slots = slots(hashes, size, 2 * slots.length);
        }
        return size - 1;
    }

    private byte[] page(int number) {
        return pages[places[number] >>> PAGE_BITS];
    }

    private int start(int number) {
        return places[number] & PAGE_SIZE - 1;
    }

    /** Takes room for a key. */
    private int place(int length) {
        if (pageCount == 0 || free + length > PAGE_SIZE) {
            if (pageCount == pages.length) {
                pages = Arrays.copyOf(pages, 2 * pageCount);
            }
            pages[pageCount] = new byte[Math.max(length, PAGE_SIZE)];
            pageCount++;
            free = 0;
        }
        int place = pageCount - 1 << PAGE_BITS | free;
        free += length;
        return place;
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
