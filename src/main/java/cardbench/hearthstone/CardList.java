package cardbench.hearthstone;

import cardbench.deck.Entry;
import java.util.ArrayList;
import java.util.List;

/**
 * Cards by their DBF id, each with its copies and, in a sideboard, with its owner: by owner, then
 * by card, then by copies. In the deck itself, every card once. Immutable.
 */
public final class CardList {

    private final int[] rows;

    /** Takes rows of card, copies, owner that are in order; the array is not copied. */
    CardList(int[] rows) {
        this.rows = rows;
    }

    /** How many different cards there are. */
    public int size() {
        return rows.length / 3;
    }

    /** The DBF id of a card, 1 to 2<sup>31</sup> - 1. */
    public int card(int index) {
        return rows[3 * index];
    }

    /** How often it is there, from 1 on. */
    public int copies(int index) {
        return rows[3 * index + 1];
    }

    /** The DBF id of the card whose sideboard it is in, or 0 in a deck itself. */
    public int owner(int index) {
        return rows[3 * index + 2];
    }

    /**
     * Whether a card has three copies or more, and more than its own number. No real card has; in a
     * sideboard, the two orders in which tools write card and copies could not be told apart.
     */
    public boolean holdsTooManyCopies(int index) {
        return copies(index) >= 3 && copies(index) > card(index);
    }

    /** Whether a card of this DBF id is among those of no owner. */
    boolean contains(int card) {
        int low = 0;
        int high = size() - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int there = card(middle);
            if (there == card) {
                return true;
            }
            if (there < card) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return false;
    }

    /** Every card of every owner once. */
    List<Entry> entries() {
        List<Entry> entries = new ArrayList<>(size());
        for (int i = 0; i < size(); i++) {
            int copies = copies(i);
            while (i + 1 < size() && card(i + 1) == card(i) && owner(i + 1) == owner(i)) {
                i++;
                copies = Math.min(copies, Integer.MAX_VALUE - copies(i)) + copies(i);
            }
            entries.add(new Entry(0, owner(i), card(i), copies));
        }
        return entries;
    }
}
