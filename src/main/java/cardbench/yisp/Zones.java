package cardbench.yisp;

import cardbench.chance.Random32;

/**
 * Where the cards of one game lie. A card is a small number, a zone a row of them from front (top)
 * to back (bottom). All rows are made once; a game moves numbers about and allocates nothing.
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
    private static final int DECK_ROW = DECK - 'A';

    /** Stands for the zone of a card that was taken and not yet put down. */
    private static final int NOWHERE = -1;

    private final Random32 random;
    private final int cards;
    private final int[] used;
    private final int[][] rows = new int[LETTERS][];
    private final int[] heads = new int[LETTERS];
    private final int[] tails = new int[LETTERS];
    private final int[] zoneOf;
    private final int[] taken;
    private int undecidedFrom;
    private int undecidedTo;

    /**
     * Zones with all cards in the deck.
     *
     * @param cards how many cards there are
     * @param usedZones the letters of all zones that a card may ever enter
     */
    Zones(int cards, String usedZones, Random32 random) {
        this.random = random;
        this.cards = cards;
        this.zoneOf = new int[cards];
        this.taken = new int[cards];
        int others = 0;
        int[] letters = new int[usedZones.length()];
        for (int i = 0; i < letters.length; i++) {
            int zone = usedZones.charAt(i) - 'A';
            if (zone != DECK_ROW) {
                letters[others++] = zone;
            }
        }
        used = new int[others];
        System.arraycopy(letters, 0, used, 0, others);
        int[] empty = new int[0];
        for (int zone = 0; zone < LETTERS; zone++) {
            rows[zone] = empty;
        }
        for (int zone : used) {
            rows[zone] = new int[2 * cards];
        }
        rows[DECK_ROW] = new int[2 * cards];
        sortDeck();
    }

    /** Puts all cards into the deck in the order of their numbers, for a new stream of chance. */
    void sortDeck() {
        for (int zone : used) {
            heads[zone] = 0;
            tails[zone] = 0;
        }
        int[] deck = rows[DECK_ROW];
        for (int card = 0; card < cards; card++) {
            deck[cards + card] = card;
            zoneOf[card] = DECK_ROW;
        }
        heads[DECK_ROW] = cards;
        tails[DECK_ROW] = 2 * cards;
        shuffleDeck();
    }

    /** Puts all cards into the deck in a given order, which stays until it is shuffled. */
    void stackDeck(int[] order) {
        sortDeck();
        System.arraycopy(order, 0, rows[DECK_ROW], heads[DECK_ROW], cards);
        undecidedFrom = undecidedTo;
    }

    /** Brings every card back into the deck and shuffles it. */
    void gather() {
        int[] deck = rows[DECK_ROW];
        int head = heads[DECK_ROW];
        int outside = cards - (tails[DECK_ROW] - head);
        if (head < outside) {
            slide(DECK_ROW, outside);
            head = outside;
        }
        for (int zone : used) {
            int[] row = rows[zone];
            int tail = tails[zone];
            for (int i = heads[zone]; i < tail; i++) {
                int card = row[i];
                deck[--head] = card;
                zoneOf[card] = DECK_ROW;
            }
            heads[zone] = 0;
            tails[zone] = 0;
        }
        heads[DECK_ROW] = head;
        shuffleDeck();
    }

    private void shuffleDeck() {
        undecidedFrom = heads[DECK_ROW];
        undecidedTo = tails[DECK_ROW];
    }

    /** Shuffles a zone. */
    void shuffle(int zone) {
        if (zone == DECK_ROW) {
            shuffleDeck();
        } else {
            random.shuffle(rows[zone], heads[zone], tails[zone]);
        }
    }

    /** Shuffles a zone as ygo-calc does, in blocks: not every order can come out. */
    void shuffleBlocks(int zone) {
        decide(zone, size(zone));
        int size = size(zone);
        int width = Math.min(4, Math.max(1, size / 4));
        int blocks = (size + width - 1) / width;
        int[] order = new int[blocks];
        for (int i = 0; i < blocks; i++) {
            order[i] = i;
        }
        random.shuffle(order, 0, blocks);
        int[] before = new int[size];
        System.arraycopy(rows[zone], heads[zone], before, 0, size);
        int to = heads[zone];
        for (int block : order) {
            for (int i = block * width; i < Math.min(size, (block + 1) * width); i++) {
                rows[zone][to++] = before[i];
            }
        }
    }

    /** How many cards lie in a zone. */
    int size(int zone) {
        return tails[zone] - heads[zone];
    }

    /** The zone in which a card lies. */
    int zoneOf(int card) {
        return zoneOf[card];
    }

    /** The card at a place of a zone, counted from the front. */
    int at(int zone, int place) {
        if (zone == DECK_ROW) {
            decide(DECK_ROW, place + 1);
        }
        return rows[zone][heads[zone] + place];
    }

    /** Decides the order of the first cards of the deck; other zones have theirs. */
    private void decide(int zone, int first) {
        if (zone == DECK_ROW) {
            int end = Math.min(undecidedTo, heads[DECK_ROW] + first);
            while (undecidedFrom < end) {
                random.choose(rows[DECK_ROW], undecidedFrom, undecidedTo);
                undecidedFrom++;
            }
        }
    }

    /** Deals the top cards of the deck, all there are at most, as the hand. */
    void deal(int count) {
        put(HAND - 'A', take(DECK_ROW, null, count), false);
    }

    /**
     * Counts the cards of a zone that are among some, and stops at a limit.
     *
     * @param has for each card whether it counts
     * @param which the same cards as a list
     */
    int count(int zone, boolean[] has, int[] which, int limit) {
        int count = 0;
        int head = heads[zone];
        int tail = tails[zone];
        if (which.length < tail - head) {
            int[] places = zoneOf;
            for (int i = 0; i < which.length && count < limit; i++) {
                if (places[which[i]] == zone) {
                    count++;
                }
            }
        } else {
            int[] row = rows[zone];
            for (int i = head; i < tail && count < limit; i++) {
                if (has[row[i]]) {
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
    int take(int zone, boolean[] has, int limit) {
        int[] row = rows[zone];
        int head = heads[zone];
        int tail = tails[zone];
        int found = 0;
        int i = head;
        while (i < tail && found < limit) {
            if (zone == DECK_ROW && i == undecidedFrom && i < undecidedTo) {
                random.choose(row, i, undecidedTo);
                undecidedFrom++;
            }
            int card = row[i++];
            if (has == null || has[card]) {
                taken[found++] = card;
                zoneOf[card] = NOWHERE;
            }
        }
        closeGaps(zone, i);
        return found;
    }

    /**
     * Takes the cards that were chosen by whoever filled {@link #taken()}.
     *
     * @param count how many were chosen
     * @param looked how many cards from the front were looked at
     */
    void takeChosen(int zone, int count, int looked) {
        for (int i = 0; i < count; i++) {
            zoneOf[taken[i]] = NOWHERE;
        }
        closeGaps(zone, heads[zone] + looked);
    }

    /** Takes one card from wherever it is. */
    void takeOne(int card) {
        int zone = zoneOf[card];
        int place = heads[zone];
        while (at(zone, place - heads[zone]) != card) {
            place++;
        }
        zoneOf[card] = NOWHERE;
        taken[0] = card;
        closeGaps(zone, place + 1);
    }

    /** Moves the cards that stay, among those looked at, up to those behind. */
    private void closeGaps(int zone, int looked) {
        int[] row = rows[zone];
        int head = heads[zone];
        int to = looked;
        for (int i = looked - 1; i >= head; i--) {
            int card = row[i];
            if (zoneOf[card] == zone) {
                row[--to] = card;
            }
        }
        heads[zone] = to;
    }

    /** The cards taken last, in their order; only the first ones are meant. */
    int[] taken() {
        return taken;
    }

    /** Puts the cards taken last down, at the front or the back of a zone, in their order. */
    void put(int zone, int count, boolean front) {
        int[] row = rows[zone];
        int to;
        if (front) {
            if (heads[zone] < count) {
                slide(zone, row.length - size(zone));
            }
            to = heads[zone] - count;
            heads[zone] = to;
        } else {
            if (tails[zone] + count > row.length) {
                slide(zone, 0);
            }
            to = tails[zone];
            tails[zone] = to + count;
        }
        for (int i = 0; i < count; i++) {
            int card = taken[i];
            row[to + i] = card;
            zoneOf[card] = zone;
        }
    }

    /** Moves a whole zone within its row, to make room on one side. */
    private void slide(int zone, int head) {
        int by = head - heads[zone];
        System.arraycopy(rows[zone], heads[zone], rows[zone], head, size(zone));
        heads[zone] += by;
        tails[zone] += by;
        if (zone == DECK_ROW) {
            undecidedFrom += by;
            undecidedTo += by;
        }
    }

    /** The row of a zone, for whoever walks along it; valid between {@link #head} and tail. */
    int[] row(int zone) {
        return rows[zone];
    }

    /** Where a zone begins in its row. */
    int head(int zone) {
        return heads[zone];
    }
}
