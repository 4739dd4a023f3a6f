package cardbench.odds.yisp.vm;

/**
 * The cards of one zone, from front (top) to back (bottom), in the middle of an array with room on
 * both sides.
 *
 * <pre>{@code
 * cards   | free | c0 c1 c2 ... | free |
 *                 ^ head         ^ tail
 * }</pre>
 *
 * <p>The array is twice as long as the deck, so that after one {@link #slide} there is room for all
 * other cards on the side that is needed.
 */
public final class Zone {

    /** The zone's number: 0 for A. */
    final int zone;

    /** The cards, between {@link #head} (inclusive) and {@link #tail} (exclusive). */
    final int[] cards;

    /** The index of the first card. */
    int head;

    /** The index behind the last card. */
    int tail;

    /** How many cards of some sets lie in it, packed by {@link CardCounters}. */
    int counters;

    /**
     * An empty zone.
     *
     * @param room the length of the array; 0 for a zone that no card can enter
     */
    Zone(int zone, int room) {
        this.zone = zone;
        this.cards = new int[room];
    }

    /** How many cards lie in the zone. */
    public int size() {
        return tail - head;
    }

    /** The card at a place, from 0 at the front. In the deck it may not be decided yet. */
    public int card(int place) {
        return cards[head + place];
    }

    /** Removes all cards. */
    void clear() {
        head = 0;
        tail = 0;
        counters = 0;
    }

    /** Moves the whole zone within its array, to make room on one side. */
    void slide(int to) {
        System.arraycopy(cards, head, cards, to, tail - head);
        tail += to - head;
        head = to;
    }
}
