package cardbench.yisp;

import cardbench.chance.Random32;

/**
 * Where the cards of one game lie. A card is a small number, a zone a {@link Row} of them. All rows
 * are made once; a game moves numbers about and allocates nothing.
 *
 * <p>The deck is shuffled only as far as it is looked at: in the stretch from {@code undecidedFrom}
 * to {@code undecidedTo} the order of the cards is still open, and each look at its first place
 * draws one of them. So shuffling the deck takes no time at all.
 */
public final class Zones {

    /** The hand. */
    public static final char HAND = 'H';

    /** The deck. */
    public static final char DECK = 'D';

    /** The graveyard. */
    public static final char GRAVE = 'B';

    /** Not a zone: the card whose effect is running. */
    public static final char SELF = 'X';

    private static final int LETTERS = 26;

    /** Stands for the zone of a card that was taken and not yet put down. */
    private static final int NOWHERE = -1;

    private final Random32 random;
    private final int cards;
    private final Row[] used;
    private final Row[] rows = new Row[LETTERS];
    private final Row deck;
    private final int[] zoneOf;
    private final int[] taken;
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
        this.taken = new int[cards];
        this.deck = new Row(DECK - 'A', 2 * cards);
        this.used = new Row[usedZones.length() - 1];
        int others = 0;
        for (int i = 0; i < usedZones.length(); i++) {
            int zone = usedZones.charAt(i) - 'A';
            rows[zone] = zone == deck.zone ? deck : new Row(zone, 2 * cards);
            if (zone != deck.zone) {
                used[others++] = rows[zone];
            }
        }
        for (int zone = 0; zone < LETTERS; zone++) {
            rows[zone] = rows[zone] == null ? new Row(zone, 0) : rows[zone];
        }
        sortDeck();
    }

    /** Puts all cards into the deck in the order of their numbers, for a new stream of chance. */
    void sortDeck() {
        for (Row row : used) {
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

    /** Puts all cards into the deck in a given order, which stays until it is shuffled. */
    void stackDeck(int[] order) {
        sortDeck();
        System.arraycopy(order, 0, deck.cards, deck.head, cards);
        undecidedFrom = undecidedTo;
    }

    /** Brings every card back into the deck and shuffles it. */
    void gather() {
        int outside = cards - deck.size();
        if (deck.head < outside) {
            deck.slide(outside);
        }
        int[] onDeck = deck.cards;
        int head = deck.head;
        for (Row row : used) {
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
    Row row(int zone) {
        return rows[zone];
    }

    /** Shuffles a zone. */
    void shuffle(Row row) {
        if (row == deck) {
            shuffleDeck();
        } else {
            random.shuffle(row.cards, row.head, row.tail);
        }
    }

    /** Shuffles a zone as ygo-calc does, in blocks: not every order can come out. */
    void shuffleBlocks(Row row) {
        int size = row.size();
        if (row == deck) {
            decide(size);
        }
        int width = Math.min(4, Math.max(1, size / 4));
        int blocks = (size + width - 1) / width;
        int[] order = new int[blocks];
        for (int i = 0; i < blocks; i++) {
            order[i] = i;
        }
        random.shuffle(order, 0, blocks);
        int[] before = new int[size];
        System.arraycopy(row.cards, row.head, before, 0, size);
        int to = row.head;
        for (int block : order) {
            for (int i = block * width; i < Math.min(size, (block + 1) * width); i++) {
                row.cards[to++] = before[i];
            }
        }
    }

    /** The number of the zone in which a card lies. */
    int zoneOf(int card) {
        return zoneOf[card];
    }

    /** The card at a place of a zone, counted from the front, decided if it is in the deck. */
    int card(Row row, int place) {
        if (row == deck) {
            decide(place + 1);
        }
        return row.cards[row.head + place];
    }

    /** Decides the order of the first cards of the deck. */
    private void decide(int first) {
        int end = Math.min(undecidedTo, deck.head + first);
        while (undecidedFrom < end) {
            random.choose(deck.cards, undecidedFrom, undecidedTo);
            undecidedFrom++;
        }
    }

    /** Deals the top cards of the deck, all there are at most, as the hand. */
    void deal(int count) {
        put(rows[HAND - 'A'], take(deck, null, count), false);
    }

    /**
     * Counts the cards of a zone that are among some, and stops at a limit.
     *
     * @param has for each card whether it counts
     * @param which the same cards as a list
     */
    int count(Row row, boolean[] has, int[] which, int limit) {
        int count = 0;
        int head = row.head;
        int tail = row.tail;
        if (which.length < tail - head) {
            int zone = row.zone;
            for (int i = 0; i < which.length && count < limit; i++) {
                if (zoneOf[which[i]] == zone) {
                    count++;
                }
            }
        } else {
            int[] there = row.cards;
            for (int i = head; i < tail && count < limit; i++) {
                if (has[there[i]]) {
                    count++;
                }
            }
        }
        return count;
    }

    /**
     * Takes cards out of a zone, from the front on; they lie nowhere until they are {@linkplain
     * #put put} down.
     *
     * @param has for each card whether it may be taken; {@code null} for all
     * @param limit how many at most
     * @return how many were taken; see {@link #taken()}
     */
    int take(Row row, boolean[] has, int limit) {
        if (has == null) {
            return takeFirst(row, limit);
        }
        int[] there = row.cards;
        int tail = row.tail;
        int found = 0;
        int i = row.head;
        boolean decides = row == deck && undecidedFrom < undecidedTo;
        while (i < tail && found < limit) {
            if (decides && i == undecidedFrom && i < undecidedTo) {
                random.choose(there, i, undecidedTo);
                undecidedFrom = i + 1;
            }
            int card = there[i++];
            if (has[card]) {
                taken[found++] = card;
                zoneOf[card] = NOWHERE;
            }
        }
        closeGaps(row, found, i);
        return found;
    }

    private int takeFirst(Row row, int limit) {
        int count = Math.max(0, Math.min(limit, row.tail - row.head));
        if (row == deck) {
            decide(count);
        }
        int head = row.head;
        for (int i = 0; i < count; i++) {
            int card = row.cards[head + i];
            taken[i] = card;
            zoneOf[card] = NOWHERE;
        }
        row.head = head + count;
        return count;
    }

    /**
     * Takes the cards that were chosen by whoever filled {@link #taken()}.
     *
     * @param count how many were chosen
     * @param looked how many cards from the front were looked at
     */
    void takeChosen(Row row, int count, int looked) {
        for (int i = 0; i < count; i++) {
            zoneOf[taken[i]] = NOWHERE;
        }
        closeGaps(row, count, row.head + looked);
    }

    /** Takes one card from wherever it is. */
    void takeOne(int card) {
        Row row = rows[zoneOf[card]];
        int place = 0;
        while (card(row, place) != card) {
            place++;
        }
        taken[0] = card;
        zoneOf[card] = NOWHERE;
        closeGaps(row, 1, row.head + place + 1);
    }

    /** Moves the cards that stay, among those looked at, up to those behind. */
    private void closeGaps(Row row, int count, int looked) {
        if (count == 0) {
            return;
        }
        int[] there = row.cards;
        int head = row.head;
        int to = looked;
        int gaps = count;
        for (int i = looked - 1; gaps > 0; i--) {
            int card = there[i];
            if (zoneOf[card] == NOWHERE) {
                gaps--;
            } else {
                there[--to] = card;
            }
        }
        // everything in front of the first gap moves by all the gaps
        for (int i = to - count - 1; i >= head; i--) {
            there[i + count] = there[i];
        }
        row.head = head + count;
    }

    /** The cards taken last, in their order; only the first ones are meant. */
    int[] taken() {
        return taken;
    }

    /** Puts the cards taken last down, at the front or the back of a zone, in their order. */
    void put(Row row, int count, boolean front) {
        int to;
        if (front) {
            if (row.head < count) {
                slide(row, row.cards.length - row.size());
            }
            to = row.head - count;
            row.head = to;
        } else {
            if (row.tail + count > row.cards.length) {
                slide(row, 0);
            }
            to = row.tail;
            row.tail = to + count;
        }
        int[] there = row.cards;
        for (int i = 0; i < count; i++) {
            int card = taken[i];
            there[to + i] = card;
            zoneOf[card] = row.zone;
        }
    }

    private void slide(Row row, int to) {
        if (row == deck) {
            undecidedFrom += to - row.head;
            undecidedTo += to - row.head;
        }
        row.slide(to);
    }
}
