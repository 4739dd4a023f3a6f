package cardbench.odds.exact.state;

import java.util.Arrays;

/**
 * Numbers keys of a {@link StateEncoder}, from 0 in the order in which they are added. A hash table
 * with open addressing: a slot holds the place of a key plus one, so that 0 means empty, and the
 * hash. Most of the time of a search goes into waiting for memory, so what is read together lies
 * side by side.
 *
 * <p>Keys lie one after the other in a few large arrays, each after its number and length. An array
 * for each of hundreds of thousands of keys would take more room.
 *
 * <pre>{@code
 * | number | length | key |      | number | length | key |      one page
 *     4        4     length
 * }</pre>
 */
public final class StateIndex {

    /** Approximate bytes of an entry apart from its key. */
    private static final int OVERHEAD = 40;

    /** Bytes in front of a key. */
    private static final int HEAD = 8;

    /** Where the length lies in front of a key. */
    private static final int LENGTH = 4;

    /** Bits of the size of a page. */
    private static final int PAGE_BITS = 14;

    private static final int PAGE_SIZE = 1 << PAGE_BITS;

    /** The keys. None is on two pages; one that is longer than a page has a page of its own. */
    private byte[][] pages = new byte[4][];

    private int pageCount;

    /** Where the next key begins on the last page. */
    private int free;

    /** Slots of two elements each: the page and index of a key, plus one, and its hash. */
    private int[] slots = new int[1024];

    private int size;
    private long bytes;

    /** The number of a key that was added before, or -1. */
    public int find(StateEncoder encoder) {
        int hash = encoder.hash();
        int slot = slot(hash, slots);
        while (slots[slot] != 0) {
            if (slots[slot + 1] == hash) {
                byte[] page = pages[slots[slot] - 1 >>> PAGE_BITS];
                int at = slots[slot] - 1 & PAGE_SIZE - 1;
                if (encoder.is(page, at + HEAD, number(page, at + LENGTH))) {
                    return number(page, at);
                }
            }
            slot = next(slot, slots);
        }
        return -1;
    }

    /**
     * Adds a key, which must not be in the index.
     *
     * @return its number
     */
    public int add(StateEncoder encoder) {
        int place = place(HEAD + encoder.size());
        byte[] page = pages[place >>> PAGE_BITS];
        int at = place & PAGE_SIZE - 1;
        write(size, page, at);
        write(encoder.size(), page, at + LENGTH);
        encoder.copy(page, at + HEAD);
        bytes += encoder.size() + OVERHEAD;
        size++;
        put(place + 1, encoder.hash(), slots);
        // at most half full, so that a probe ends soon
        if (4 * size > slots.length) {
            int[] wider = new int[2 * slots.length];
            for (int i = 0; i < slots.length; i += 2) {
                if (slots[i] != 0) {
                    put(slots[i], slots[i + 1], wider);
                }
            }
            slots = wider;
        }
        return size - 1;
    }

    private static void write(int number, byte[] page, int at) {
        page[at] = (byte) number;
        page[at + 1] = (byte) (number >>> 8);
        page[at + 2] = (byte) (number >>> 16);
        page[at + 3] = (byte) (number >>> 24);
    }

    private static int number(byte[] page, int at) {
        return page[at] & 0xff
                | (page[at + 1] & 0xff) << 8
                | (page[at + 2] & 0xff) << 16
                | page[at + 3] << 24;
    }

    private static void put(int entry, int hash, int[] slots) {
        int slot = slot(hash, slots);
        while (slots[slot] != 0) {
            slot = next(slot, slots);
        }
        slots[slot] = entry;
        slots[slot + 1] = hash;
    }

    /** Where the search for a hash begins. The length is a power of two, so that a mask wraps. */
    private static int slot(int hash, int[] slots) {
        return 2 * hash & slots.length - 1;
    }

    private static int next(int slot, int[] slots) {
        return slot + 2 & slots.length - 1;
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

    public int size() {
        return size;
    }

    /** The approximate size of the index, in bytes. */
    public long bytes() {
        return bytes;
    }
}
