package cardbench.yisp.vm;

/**
 * The cards of one zone, from front (top) to back (bottom), somewhere in the middle of an array
 * that has room on both sides.
 */
public final class Zone {

    /** The zone's number: 0 for A. */
    final int zone;

    /** The cards, between {@link #head} (inclusive) and {@link #tail} (exclusive). */
    final int[] cards;

    /** Where the zone begins. */
    int head;

    /** Where it ends. */
    int tail;

    /** An empty zone, with room for so many cards on both sides together. */
    Zone(int zone, int room) {
        this.zone = zone;
        this.cards = new int[room];
    }

    /** How many cards lie in the zone. */
    public int size() {
        return tail - head;
    }

    /** The card at a place, counted from the front; in the deck it may not be decided yet. */
    public int card(int place) {
        return cards[head + place];
    }

    /** Forgets all cards. */
    void clear() {
        head = 0;
        tail = 0;
    }

    /** Moves the whole zone within its array, to make room on one side. */
    void slide(int to) {
        System.arraycopy(cards, head, cards, to, tail - head);
        tail += to - head;
        head = to;
    }
}
