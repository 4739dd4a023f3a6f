package cardbench.codes.genshin;

import java.util.Arrays;
import java.util.List;

/**
 * The deck in a share code: 33 slots, three for characters and thirty for action cards, each with a
 * share id (1 to 4095) or 0 if it is empty. The order of the slots is preserved. Immutable.
 */
public final class GenshinDeck {

    /** The number of slots. */
    public static final int SLOTS = 33;

    /** The number of slots for characters, which come first. */
    public static final int CHARACTERS = 3;

    /** The largest share id: a slot has 12 bits. */
    public static final int MAX_ID = 4095;

    private final int[] shareIds;

    /** Creates a deck that owns the array: the caller must not change it afterwards. */
    GenshinDeck(int[] shareIds) {
        this.shareIds = shareIds;
    }

    /**
     * The deck of these share ids, the characters first; remaining slots are empty.
     *
     * @param shareIds at most 33, each from 0 to 4095; the caller has to check that
     */
    public static GenshinDeck of(List<Integer> shareIds) {
        int[] ids = new int[SLOTS];
        for (int i = 0; i < shareIds.size(); i++) {
            ids[i] = shareIds.get(i);
        }
        return new GenshinDeck(ids);
    }

    /** The share id in a slot from 0 to 32; 0 if it is empty. */
    public int shareId(int slot) {
        return shareIds[slot];
    }

    /** The largest share id in the deck. */
    public int largestId() {
        int largest = 0;
        for (int id : shareIds) {
            largest = Math.max(largest, id);
        }
        return largest;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GenshinDeck deck && Arrays.equals(shareIds, deck.shareIds);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(shareIds);
    }

    @Override
    public String toString() {
        return Arrays.toString(shareIds);
    }
}
