package cardbench.odds.yisp.vm;

import cardbench.base.chance.Random32;
import cardbench.odds.yisp.syntax.ZoneLetter;

/**
 * The zones of one game and the cards in them. A card is a number from 0; all zones are allocated
 * once. Zones are found by their letters here, since nothing is gained by denser numbers; in {@code
 * exact.state}, where states are copied and compared by the million, they have {@link
 * cardbench.odds.yisp.syntax.ZoneNumbers}.
 *
 * <p>The deck is shuffled lazily, as by a Fisher–Yates shuffle that stops where nobody looks:
 *
 * <pre>{@code
 * deck.cards   | free | decided | undecided             | decided | free |
 *                      ^ head    ^ undecidedFrom         ^ undecidedTo  ^ tail
 * }</pre>
 *
 * <p>The cards between {@code undecidedFrom} and {@code undecidedTo} are known as a set only.
 * Looking at the first of these places draws one of them and moves {@code undecidedFrom} on.
 * Shuffling the whole deck only sets the two limits. Cards put at the bottom lie behind the
 * undecided ones.
 */
public final class Zones {

    private static final int LETTERS = 26;

    private final Random32 random;
    private final int cards;
    private final Zone[] used;
    private final Zone[] rows = new Zone[LETTERS];
    private final Zone deck;

    /** By card, what it adds to {@link Zone#counters}. */
    private final int[] weights;

    /** The counters of a zone with all cards. */
    private final int allCounters;

    /** Cards that a move has taken and not yet put down. */
    final MoveBuffer taken;

    private int undecidedFrom;
    private int undecidedTo;

    /**
     * Zones with all cards in the deck.
     *
     * @param cards how many cards there are
     * @param usedZones the letters of all zones that a card may enter, that of the deck included
     * @param counters which cards are counted in each zone
     */
    Zones(int cards, String usedZones, CardCounters counters, Random32 random) {
        this.random = random;
        this.cards = cards;
        this.weights = counters.weights(cards);
        int sum = 0;
        for (int weight : weights) {
            sum += weight;
        }
        this.allCounters = sum;
        this.taken = new MoveBuffer(this, cards);
        this.deck = new Zone(ZoneLetter.DECK - 'A', 2 * cards);
        this.used = new Zone[usedZones.length() - 1];
        int count = 0;
        for (int i = 0; i < usedZones.length(); i++) {
            int zone = usedZones.charAt(i) - 'A';
            rows[zone] = zone == deck.zone ? deck : new Zone(zone, 2 * cards);
            if (zone != deck.zone) {
                used[count++] = rows[zone];
            }
        }
        // programs may read zones that no card can enter, and find them empty
        for (int zone = 0; zone < LETTERS; zone++) {
            rows[zone] = rows[zone] == null ? new Zone(zone, 0) : rows[zone];
        }
        sortDeck();
    }

    /**
     * Puts all cards into the deck in the order of their numbers, and leaves their order undecided.
     * {@link #gather} does not sort them, so its games depend on those before.
     */
    void sortDeck() {
        for (Zone row : used) {
            row.clear();
        }
        for (int card = 0; card < cards; card++) {
            deck.cards[cards + card] = card;
        }
        deck.head = cards;
        deck.tail = 2 * cards;
        shuffleAll();
    }

    /**
     * Puts all cards into the deck in a given order.
     *
     * @param first how many cards on top keep this order; that of the others is undecided
     */
    void stackDeck(int[] order, int first) {
        for (Zone row : used) {
            row.clear();
        }
        deck.head = cards;
        deck.tail = 2 * cards;
        for (int i = 0; i < cards; i++) {
            deck.cards[cards + i] = order[i];
        }
        shuffleAll();
        undecidedFrom = deck.head + first;
    }

    /** Returns every card to the deck and shuffles it. */
    void gather() {
        // The deck's cards stay where they are; only those outside are put in front of them. Their
        // order does not matter, since all are undecided afterwards.
        int outside = cards - deck.size();
        if (deck.head < outside) {
            deck.slide(outside);
        }
        int[] onDeck = deck.cards;
        int head = deck.head;
        for (Zone row : used) {
            int[] rowCards = row.cards;
            int tail = row.tail;
            for (int i = row.head; i < tail; i++) {
                onDeck[--head] = rowCards[i];
            }
            row.clear();
        }
        deck.head = head;
        shuffleAll();
    }

    /** Counts all cards in the deck, and decides nothing about their order. */
    private void shuffleAll() {
        deck.counters = allCounters;
        shuffleDeck();
    }

    private void shuffleDeck() {
        undecidedFrom = deck.head;
        undecidedTo = deck.tail;
    }

    /** The zone with a number. */
    Zone row(int zone) {
        return rows[zone];
    }

    /** Shuffles a zone. */
    void shuffle(Zone row) {
        if (row == deck) {
            shuffleDeck();
        } else {
            random.shuffle(row.cards, row.head, row.tail);
        }
    }

    /** The zone in which a card lies. */
    Zone zoneOf(int card) {
        for (Zone row : used) {
            if (indexOf(row, card) < row.tail) {
                return row;
            }
        }
        return deck;
    }

    /** The index of a card in the array of a zone; that behind the last one if it is not there. */
    private static int indexOf(Zone row, int card) {
        int[] rowCards = row.cards;
        int at = row.head;
        int tail = row.tail;
        while (at < tail && rowCards[at] != card) {
            at++;
        }
        return at;
    }

    /** The card at a place of a zone, from 0 at the front. Decides it if it is in the deck. */
    int card(Zone row, int place) {
        if (row == deck) {
            decide(place + 1);
        }
        return row.cards[row.head + place];
    }

    /** Decides the order of the first cards of a zone, if that is the deck. */
    void decide(Zone row, int first) {
        if (row == deck) {
            decide(first);
        }
    }

    private void decide(int first) {
        int end = deck.head + first;
        end = end < undecidedTo ? end : undecidedTo;
        if (undecidedFrom < end) {
            random.chooseUntil(deck.cards, undecidedFrom, end, undecidedTo, null);
            undecidedFrom = end;
        }
    }

    /** Deals the top cards of the deck as the hand, or all cards if it has fewer. */
    void deal(int count) {
        moveFirst(deck, count, rows[ZoneLetter.HAND - 'A']);
    }

    /**
     * Moves the first cards of a zone to the back of another one.
     *
     * @param limit the most cards, which may be negative
     * @return how many were moved
     */
    int moveFirst(Zone from, int limit, Zone to) {
        int size = from.tail - from.head;
        int count = limit < size ? limit : size;
        if (count <= 0) {
            return 0;
        }
        if (from == deck) {
            decide(count);
        }
        makeRoom(to, count);
        int[] source = from.cards;
        int[] target = to.cards;
        int head = from.head;
        int tail = to.tail;
        int moved = 0;
        for (int i = 0; i < count; i++) {
            int card = source[head + i];
            target[tail + i] = card;
            moved += weights[card];
        }
        from.head = head + count;
        from.counters -= moved;
        to.tail = tail + count;
        to.counters += moved;
        return count;
    }

    /**
     * Moves the first card of a zone that matches to the back of another one.
     *
     * @param has by card, whether it matches
     * @return how many were moved, 1 or 0
     */
    int moveMatching(Zone from, boolean[] has, Zone to) {
        int[] rowCards = from.cards;
        int tail = from.tail;
        int decided = from == deck && undecidedFrom < undecidedTo ? undecidedFrom : tail;
        int at = from.head;
        while (at < decided && !has[rowCards[at]]) {
            at++;
        }
        if (at == decided && at < tail) {
            // Cards passed over become decided: that they lie before the one found is now known,
            // and a later draw has to meet them first.
            at = random.chooseUntil(rowCards, at, undecidedTo, undecidedTo, has);
            undecidedFrom = at;
            at -= has[rowCards[at - 1]] ? 1 : 0;
            while (at < tail && !has[rowCards[at]]) {
                at++;
            }
        }
        if (at == tail) {
            return 0;
        }
        moveAt(from, at, to);
        return 1;
    }

    /**
     * Moves a card from the zone it is in to the back of another one.
     *
     * @param guess the zone to look in first, at the index {@code at} of its array
     */
    void moveOne(int card, Zone guess, int at, Zone to) {
        if (guess != deck && at >= guess.head && at < guess.tail && guess.cards[at] == card) {
            moveAt(guess, at, to);
            return;
        }
        Zone row = zoneOf(card);
        int index = row == deck ? deck.head + place(deck, card) : indexOf(row, card);
        moveAt(row, index, to);
    }

    /** The place of a card in its zone, from 0 at the front. */
    int place(Zone row, int card) {
        // card() decides the deck on the way, down to where the card turns out to lie
        int place = 0;
        while (card(row, place) != card) {
            place++;
        }
        return place;
    }

    /**
     * Counts cards that were put into a zone or taken out of it.
     *
     * @param sign 1 or -1
     */
    void count(Zone row, int[] which, int from, int to, int sign) {
        for (int i = from; i < to; i++) {
            row.counters += sign * weights[which[i]];
        }
    }

    /**
     * Extends a zone at its front or back by places to be filled by the caller.
     *
     * @return the index of the first of them
     */
    int open(Zone row, int count, boolean front) {
        if (front) {
            if (row.head < count) {
                slide(row, row.cards.length - row.size());
            }
            row.head -= count;
            return row.head;
        }
        makeRoom(row, count);
        row.tail += count;
        return row.tail - count;
    }

    private void moveAt(Zone from, int at, Zone to) {
        int[] rowCards = from.cards;
        int card = rowCards[at];
        int head = from.head;
        // The cards in front close the gap, not those behind: so the undecided stretch, which lies
        // behind, stays where it is.
        for (int i = at; i > head; i--) {
            rowCards[i] = rowCards[i - 1];
        }
        from.head = head + 1;
        makeRoom(to, 1);
        to.cards[to.tail++] = card;
        from.counters -= weights[card];
        to.counters += weights[card];
    }

    /** Makes room at the back of a zone. */
    private void makeRoom(Zone row, int count) {
        if (row.tail + count > row.cards.length) {
            slide(row, 0);
        }
    }

    private void slide(Zone row, int to) {
        // the limits are indices into the array of the deck
        if (row == deck) {
            undecidedFrom += to - row.head;
            undecidedTo += to - row.head;
        }
        row.slide(to);
    }
}
