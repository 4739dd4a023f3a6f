package cardbench.genshin;

import java.util.Arrays;
import java.util.List;

/**
 * What a share code holds: 33 slots, three of characters and thirty of action cards, each with a
 * share id (1 to 4095) or 0 where it is empty. The order of the slots is kept as it is. Immutable.
 */
public final class GenshinDeck {

    /** How many slots there are. */
    public static final int SLOTS = 33;

    /** How many of them, at the beginning, are for characters. */
    public static final int CHARACTERS = 3;

    /** The largest number that 12 bits hold. */
    public static final int MAX_ID = 4095;

    private final int[] shareIds;

    /** Takes over the array; nobody else may hold it. */
    GenshinDeck(int[] shareIds) {
        this.shareIds = shareIds;
    }

    /**
     * The deck of these share ids, the characters first; slots that are left are empty.
     *
     * @param shareIds at most 33, each from 0 to 4095: whoever calls has checked that
     */
    public static GenshinDeck of(List<Integer> shareIds) {
        int[] ids = new int[SLOTS];
        for (int i = 0; i < shareIds.size(); i++) {
            ids[i] = shareIds.get(i);
        }
        return new GenshinDeck(ids);
    }

    /** The share id in a slot, counted from 0; 0 where it is empty. */
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
