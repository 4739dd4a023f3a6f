package cardbench.hearthstone;

import cardbench.deck.Entry;
import java.util.ArrayList;
import java.util.List;

/**
 * Cards by their DBF id, each with its copies and, in a sideboard, with its owner: by owner, then
 * by card, then by copies. In the deck itself, every card once. Immutable once it is made.
 *
 * <p>The cards are linked, each to the next one. Codes are read by the hundred thousand in
 * browsers, where small objects cost little and arrays of numbers much.
 */
public final class CardList {

    /** A card in a list. */
    public static final class Row {

        /** The DBF id, 1 to 2<sup>31</sup> - 1. */
        final int card;

        /** How often it is there; grows only while a list is made. */
        int copies;

        /** The DBF id of the card in whose sideboard it is, or 0 in a deck itself. */
        final int owner;

        /** What was given with it to the collector. */
        final int where;

        /** The card behind it; changes only while a list is made. */
        Row next;

        Row(int card, int copies, int owner, int where) {
            this.card = card;
            this.copies = copies;
            this.owner = owner;
            this.where = where;
        }

        /** The DBF id of the card. */
        public int card() {
            return card;
        }

        /** How often it is there, from 1 on. */
        public int copies() {
            return copies;
        }

        /** The DBF id of the card in whose sideboard it is, or 0 in a deck itself. */
        public int owner() {
            return owner;
        }

        /** The card behind this one, or {@code null}. */
        public Row next() {
            return next;
        }

        /** Whether it is the same card of the same owner. */
        boolean same(Row other) {
            return card == other.card && owner == other.owner;
        }

        /**
         * Whether it has three copies or more, and more than its own number. No real card has; in a
         * sideboard, the two orders in which tools write card and copies could not be told apart.
         */
        public boolean hasTooManyCopies() {
            return copies >= 3 && copies > card;
        }
    }

    private final Row first;

    /** Takes rows that are linked in order. */
    CardList(Row first) {
        this.first = first;
    }

    /** The first card, or {@code null} if there is none. */
    public Row first() {
        return first;
    }

    /** Whether there is no card. */
    public boolean isEmpty() {
        return first == null;
    }

    /** Every card of every owner once. */
    List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        Row row = first;
        while (row != null) {
            Row from = row;
            int copies = 0;
            while (row != null && row.same(from)) {
                copies += Math.min(row.copies, Integer.MAX_VALUE - copies);
                row = row.next;
            }
            entries.add(new Entry(0, from.owner, from.card, copies));
        }
        return entries;
    }
}
