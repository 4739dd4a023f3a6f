package cardbench.odds.yisp.vm;

/**
 * Some cards of a deck, such as those with an attribute, and their counter in each zone. Where
 * {@link CardCounters} had no room for one, they are counted card by card.
 */
public final class CountedSet {

    private static final int NO_COUNTER = -1;

    /** By card, whether it is in the set. Must not be changed. */
    final boolean[] has;

    private final int shift;

    /** The bits of the counter, shifted to the lowest ones; {@link #NO_COUNTER} without one. */
    private final int mask;

    private CountedSet(boolean[] has, int shift, int mask) {
        this.has = has;
        this.shift = shift;
        this.mask = mask;
    }

    /** A set with a counter of some bits behind others. */
    static CountedSet counted(boolean[] has, int shift, int width) {
        return new CountedSet(has, shift, (1 << width) - 1);
    }

    /** A set without a counter. */
    static CountedSet uncounted(boolean[] has) {
        return new CountedSet(has, 0, NO_COUNTER);
    }

    /** How many cards of the set lie in a zone. In the deck, their order stays undecided. */
    public int in(Zone zone) {
        return mask == NO_COUNTER ? sum(zone) : zone.counters >>> shift & mask;
    }

    private int sum(Zone zone) {
        int count = 0;
        for (int i = zone.head; i < zone.tail; i++) {
            count += has[zone.cards[i]] ? 1 : 0;
        }
        return count;
    }

    /** Whether a card is in the set. */
    public boolean contains(int card) {
        return has[card];
    }

    /** Whether a card is in both sets. */
    public boolean meets(CountedSet other) {
        for (int card = 0; card < has.length; card++) {
            if (has[card] && other.has[card]) {
                return true;
            }
        }
        return false;
    }

    /** What a card adds to the counters of its zone because of this set. */
    int one(int card) {
        return mask != NO_COUNTER && has[card] ? 1 << shift : 0;
    }
}
