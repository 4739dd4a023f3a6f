package cardbench.odds.yisp.vm;

/**
 * Holds the cards that a move has taken out of a zone and not yet put down. Moves that are watched,
 * reverse their cards or move to the top need it; the others go {@linkplain Zones#moveFirst
 * straight from zone to zone}.
 */
final class MoveBuffer {

    private final Zones zones;

    /** The cards, in the order in which they were taken; the rest of the array is undefined. */
    final int[] cards;

    MoveBuffer(Zones zones, int room) {
        this.zones = zones;
        this.cards = new int[room];
    }

    /**
     * Takes cards out of a zone, from the front.
     *
     * @param has by card, whether it may be taken; {@code null} for all
     * @param limit how many at most
     * @return how many were taken
     */
    int take(Zone row, boolean[] has, int limit) {
        int size = row.size();
        int found = 0;
        int looked = 0;
        while (looked < size && found < limit) {
            int card = zones.card(row, looked++);
            if (has == null || has[card]) {
                cards[found++] = card;
            }
        }
        take(row, found, looked);
        return found;
    }

    /**
     * Takes the cards that {@link #cards} already names.
     *
     * @param count how many there are
     * @param looked how many cards at the front of their zone contain all of them
     */
    void take(Zone row, int count, int looked) {
        closeGaps(row, count, row.head + looked);
        zones.count(row, cards, 0, count, -1);
    }

    /** Takes one card from wherever it is. */
    void takeOne(int card) {
        Zone row = zones.zoneOf(card);
        cards[0] = card;
        take(row, 1, zones.place(row, card) + 1);
    }

    /**
     * Moves the cards that stay, among those looked at, towards the back. Everything behind them
     * keeps its place in the array, in particular the undecided stretch of the deck.
     */
    private void closeGaps(Zone row, int count, int looked) {
        int[] rowCards = row.cards;
        int to = looked;
        int left = count;
        for (int i = looked - 1; i >= row.head; i--) {
            // they were taken in the order of the zone
            if (left > 0 && rowCards[i] == cards[left - 1]) {
                left--;
            } else {
                rowCards[--to] = rowCards[i];
            }
        }
        row.head += count;
    }

    /** Puts the cards down, at the front or the back of a zone, in their order. */
    void put(Zone row, int count, boolean front) {
        int to = zones.open(row, count, front);
        for (int i = 0; i < count; i++) {
            row.cards[to + i] = cards[i];
        }
        zones.count(row, cards, 0, count, 1);
    }
}
