package cardbench.codes.ygo.deck;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/**
 * The ids of cards, in the order of a deck, as {@link cardbench.codes.deck.CardNumber} stores them:
 * a list that keeps them in an array. Immutable.
 */
public final class CardIds extends AbstractList<Integer> implements RandomAccess {

    private final int[] ids;

    private CardIds(int[] ids) {
        this.ids = ids;
    }

    /** The ids in a part of an array. */
    static CardIds of(int[] numbers, int from, int to) {
        return new CardIds(Arrays.copyOfRange(numbers, from, to));
    }

    /** The ids in a list, which is returned itself if it cannot change. */
    public static CardIds of(List<Integer> list) {
        if (list instanceof CardIds cards) {
            return cards;
        }
        int[] ids = new int[list.size()];
        for (int i = 0; i < ids.length; i++) {
            ids[i] = list.get(i);
        }
        return new CardIds(ids);
    }

    /** The id at an index, without an object for it. */
    public int id(int index) {
        return ids[index];
    }

    @Override
    public Integer get(int index) {
        return ids[index];
    }

    @Override
    public int size() {
        return ids.length;
    }
}
