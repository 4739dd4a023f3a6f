package cardbench.yisp.vm;

import cardbench.chance.Random32;
import cardbench.yisp.syntax.ZoneLetter;

/**
 * Where the cards of one game lie. A card is a small number, a zone a {@link Zone} of them. All
 * rows are made once; a game moves numbers about and allocates nothing. Zones are found by their
 * letters here, since nothing is gained by closer numbers; where states are copied and compared by
 * the million, in {@code exact.tree}, they go by their {@link cardbench.yisp.syntax.ZoneNumbers}.
 *
 * <p>The deck is shuffled only as far as it is looked at: in the stretch from {@code undecidedFrom}
 * to {@code undecidedTo} the order of the cards is still open, and each look at its first place
 * draws one of them. So shuffling the deck takes no time at all.
 */
public final class Zones {

    private static final int LETTERS = 26;

    private final Random32 random;
    private final int cards;
    private final Zone[] used;
    private final Zone[] rows = new Zone[LETTERS];
    private final Zone deck;
    private final int[] zoneOf;

    /** What was taken and not yet put down. */
    final MoveBuffer taken;

    private int undecidedFrom;
    private int undecidedTo;

    /**
     * Zones with all cards in the deck.
     *
     * @param cards how many cards there are
     * @param usedZones the letters of all zones that a card may ever enter, the deck's among them
     */
    Zones(int cards, String usedZones, Random32 random) {
        this.random = random;
        this.cards = cards;
        this.zoneOf = new int[cards];
        this.taken = new MoveBuffer(this, cards);
        this.deck = new Zone(ZoneLetter.DECK - 'A', 2 * cards);
        this.used = new Zone[usedZones.length() - 1];
        int others = 0;
        for (int i = 0; i < usedZones.length(); i++) {
            int zone = usedZones.charAt(i) - 'A';
            rows[zone] = zone == deck.zone ? deck : new Zone(zone, 2 * cards);
            if (zone != deck.zone) {
                used[others++] = rows[zone];
            }
        }
        for (int zone = 0; zone < LETTERS; zone++) {
            rows[zone] = rows[zone] == null ? new Zone(zone, 0) : rows[zone];
        }
        sortDeck();
    }

    /** Puts all cards into the deck in the order of their numbers, for a new stream of chance. */
    void sortDeck() {
        for (Zone row : used) {
            row.clear();
        }
        for (int card = 0; card < cards; card++) {
            deck.cards[cards + card] = card;
            zoneOf[card] = deck.zone;
        }
        deck.head = cards;
        deck.tail = 2 * cards;
        shuffleDeck();
    }

    /**
     * Puts all cards into the deck in a given order, which stays until it is shuffled.
     *
     * @param first so many cards lie in this order; that of the others is open
     */
    void stackDeck(int[] order, int first) {
        for (Zone row : used) {
            row.clear();
        }
        deck.head = cards;
        deck.tail = 2 * cards;
        int zone = deck.zone;
        for (int i = 0; i < cards; i++) {
            deck.cards[cards + i] = order[i];
            zoneOf[i] = zone;
        }
        shuffleDeck();
        undecidedFrom = deck.head + first;
    }

    /** Brings every card back into the deck and shuffles it. */
    void gather() {
        int outside = cards - deck.size();
        if (deck.head < outside) {
            deck.slide(outside);
        }
        int[] onDeck = deck.cards;
        int head = deck.head;
        for (Zone row : used) {
            int[] there = row.cards;
            int tail = row.tail;
            for (int i = row.head; i < tail; i++) {
                int card = there[i];
                onDeck[--head] = card;
                zoneOf[card] = deck.zone;
            }
            row.clear();
        }
        deck.head = head;
        shuffleDeck();
    }

    private void shuffleDeck() {
        undecidedFrom = deck.head;
        undecidedTo = deck.tail;
    }

    /** The zone of a number. */
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

    /** The number of the zone in which a card lies. */
    int zoneOf(int card) {
        return zoneOf[card];
    }

    /** The card at a place of a zone, counted from the front, decided if it is in the deck. */
    int card(Zone row, int place) {
        if (row == deck) {
            decide(place + 1);
        }
        return row.cards[row.head + place];
    }

    /** Whether a card lies in a zone. */
    boolean isIn(int card, int zone) {
        return zoneOf[card] == zone;
    }

    /** Decides the order of the first cards of a zone, if it is the deck. */
    void decide(Zone row, int first) {
        if (row == deck) {
            decide(first);
        }
    }

    private void decide(int first) {
        int end = Math.min(undecidedTo, deck.head + first);
        while (undecidedFrom < end) {
            random.choose(deck.cards, undecidedFrom, undecidedTo);
            undecidedFrom++;
        }
    }

    /** Deals the top cards of the deck, all there are at most, as the hand. */
    void deal(int count) {
        moveFirst(deck, count, rows[ZoneLetter.HAND - 'A']);
    }

    /**
     * Moves the first cards of a zone to the back of another one.
     *
     * @param limit how many at most
     * @return how many there were
     */
    int moveFirst(Zone from, int limit, Zone to) {
        int count = Math.max(0, Math.min(limit, from.tail - from.head));
        if (from == deck) {
            decide(count);
        }
        makeRoom(to, count);
        int[] there = from.cards;
        int[] here = to.cards;
        int head = from.head;
        int tail = to.tail;
        for (int i = 0; i < count; i++) {
            int card = there[head + i];
            here[tail + i] = card;
            zoneOf[card] = to.zone;
        }
        from.head = head + count;
        to.tail = tail + count;
        return count;
    }

    /**
     * Moves the first card of a zone that is among some to the back of another one.
     *
     * @param has for each card whether it is meant
     * @return how many there were: 1 or 0
     */
    int moveMatching(Zone from, boolean[] has, Zone to) {
        int[] there = from.cards;
        int tail = from.tail;
        int decided = from == deck && undecidedFrom < undecidedTo ? undecidedFrom : tail;
        int at = from.head;
        while (at < decided && !has[there[at]]) {
            at++;
        }
        if (at == decided && at < tail) {
            int open = undecidedTo;
            boolean found = false;
            while (at < open && !found) {
                random.choose(there, at, open);
                found = has[there[at++]];
            }
            undecidedFrom = at;
            at -= found ? 1 : 0;
            while (at < tail && !has[there[at]]) {
                at++;
            }
        }
        if (at == tail) {
            return 0;
        }
        moveAt(from, at, to);
        return 1;
    }

    /** Moves one card from wherever it is to the back of a zone. */
    void moveOne(int card, Zone to) {
        Zone from = rows[zoneOf[card]];
        moveAt(from, from.head + place(from, card), to);
    }

    /** The place of a card in its zone, counted from the front. */
    int place(Zone row, int card) {
        int place = 0;
        while (card(row, place) != card) {
            place++;
        }
        return place;
    }

    /** Notes where a card lies. */
    void lay(int card, int zone) {
        zoneOf[card] = zone;
    }

    /** Opens a gap at the front or the back of a zone, and answers where it begins. */
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
        int[] there = from.cards;
        int card = there[at];
        int head = from.head;
        for (int i = at; i > head; i--) {
            there[i] = there[i - 1];
        }
        from.head = head + 1;
        makeRoom(to, 1);
        to.cards[to.tail++] = card;
        zoneOf[card] = to.zone;
    }

    /** Makes room at the back of a zone. */
    private void makeRoom(Zone row, int count) {
        if (row.tail + count > row.cards.length) {
            slide(row, 0);
        }
    }

    private void slide(Zone row, int to) {
        if (row == deck) {
            undecidedFrom += to - row.head;
            undecidedTo += to - row.head;
        }
        row.slide(to);
    }
}
