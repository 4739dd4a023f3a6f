package cardbench.codes.hearthstone;

import cardbench.codes.deck.Entry;
import java.util.ArrayList;
import java.util.List;

/**
 * Cards by DBF id, each with its number of copies and, in a sideboard, with its owner. Sorted by
 * owner, card and copies; in the deck itself each card occurs once. A list never changes once
 * {@link CardCollector#collect} has returned it.
 *
 * <p>The rows are a linked list, not arrays: browsers decode codes by the hundred thousand, and
 * there small objects are cheaper than arrays of numbers.
 */
public final class CardList {

    /** One entry of a list. */
    public static final class Row {

        /** The DBF id, 1 to 2<sup>31</sup> - 1. */
        final int card;

        /** The number of copies; changes only while the list is built. */
        int copies;

        /** The DBF id of the card in whose sideboard it is, or 0 in a deck itself. */
        final int owner;

        /** The value that was passed to the collector with this entry. */
        final int where;

        /** The next entry, or {@code null}; changes only while the list is built. */
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

        /** The number of copies, from 1 on. */
        public int copies() {
            return copies;
        }

        /** The DBF id of the card in whose sideboard it is, or 0 in a deck itself. */
        public int owner() {
            return owner;
        }

        /** The next entry, or {@code null} at the end. */
        public Row next() {
            return next;
        }

        /** Whether the other entry is the same card with the same owner. */
        boolean same(Row other) {
            return card == other.card && owner == other.owner;
        }

        /**
         * Whether the entry has three or more copies and more copies than its own DBF id. No real
         * card has. In a sideboard such an entry cannot be encoded: tools write card and copies in
         * either order, and readers take the smaller number for the copies.
         */
        public boolean hasTooManyCopies() {
            return copies >= 3 && copies > card;
        }
    }

    private final Row first;

    /** A list of rows that are already linked in order. */
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

    /** One entry for each card of each owner, with the copies added up. */
    List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        Row row = first;
        while (row != null) {
            Row from = row;
            int copies = 0;
            while (row != null && row.same(from)) {
                // saturates, because a damaged code may claim billions of copies
                copies += Math.min(row.copies, Integer.MAX_VALUE - copies);
                row = row.next;
            }
            entries.add(new Entry(0, from.owner, from.card, copies));
        }
        return entries;
    }
}
