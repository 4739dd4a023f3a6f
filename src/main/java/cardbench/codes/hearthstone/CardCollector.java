package cardbench.codes.hearthstone;

import cardbench.codes.hearthstone.CardList.Row;

/**
 * Collects cards in any order and builds a sorted {@link CardList} from them. One collector builds
 * one list; it must not be shared between threads.
 */
public final class CardCollector {

    /** Receives each card that was added twice to the deck, or twice to the same sideboard. */
    public interface Duplicates {

        /**
         * Called once for each duplicate.
         *
         * @param owner DBF id of the card that owns the sideboard, or 0 for the deck itself
         * @param copies in the deck, the sum of both entries, or -1 if the sum exceeds an {@code
         *     int}; in a sideboard, the copies of the later entry
         * @param where the value that was passed to {@link #add} with the later entry
         */
        void found(int card, int owner, int copies, int where);
    }

    private Row first;
    private Row last;

    /** Whether the entries so far are sorted and without duplicates. */
    private boolean ascending = true;

    /**
     * Adds a card.
     *
     * @param card its DBF id, from 1 on
     * @param copies number of copies, from 1 on
     * @param owner DBF id of the card that owns the sideboard, or 0 for the deck itself
     * @param where any value; it is passed to {@link Duplicates#found} if the card is a duplicate
     */
    public void add(int card, int copies, int owner, int where) {
        Row row = new Row(card, copies, owner, where);
        if (first == null) {
            first = row;
        } else {
            last.next = row;
            ascending &= last.card < card && last.owner == owner;
        }
        last = row;
    }

    /** Whether nothing has been added. */
    boolean isEmpty() {
        return first == null;
    }

    /**
     * Sorts the entries into a list. In the deck, the copies of duplicates are added up, as the
     * game does, unless the sum exceeds an {@code int}. In a sideboard duplicates stay separate,
     * because the game has no rule for them. Nothing may be added afterwards.
     */
    public CardList collect(Duplicates duplicates) {
        if (!ascending) {
            sort();
            joinDuplicates(duplicates);
        }
        return new CardList(first);
    }

    /** Sorts the entries into a list, with duplicates. Nothing may be added afterwards. */
    CardList sorted() {
        if (!ascending) {
            sort();
        }
        return new CardList(first);
    }

    private void joinDuplicates(Duplicates duplicates) {
        Row row = first;
        while (row.next != null) {
            Row next = row.next;
            if (!next.same(row)) {
                row = next;
            } else if (row.owner > 0) {
                duplicates.found(next.card, next.owner, next.copies, next.where);
                row = next;
            } else {
                // both are at least 1, so an overflow shows as a negative sum
                int sum = row.copies + next.copies;
                duplicates.found(next.card, 0, sum < 0 ? -1 : sum, next.where);
                row.copies = sum < 0 ? row.copies : sum;
                row.next = next.next;
            }
        }
    }

    /**
     * A natural merge sort: merges neighbouring ascending runs until one is left. Real codes
     * consist of three ascending blocks, which takes two rounds and no memory.
     */
    private void sort() {
        boolean several = true;
        while (several) {
            Row remaining = first;
            first = null;
            last = null;
            several = false;
            while (remaining != null) {
                Row left = remaining;
                Row right = cutRun(left);
                remaining = right == null ? null : cutRun(right);
                several |= remaining != null;
                merge(left, right);
            }
        }
    }

    /**
     * Ends the list behind the ascending run that begins with this row, and returns the row behind
     * it.
     */
    private static Row cutRun(Row from) {
        Row end = from;
        while (end.next != null && !before(end.next, end)) {
            end = end.next;
        }
        Row behind = end.next;
        end.next = null;
        return behind;
    }

    /** Appends the rows of both runs in sorted order. */
    private void merge(Row left, Row right) {
        Row a = left;
        Row b = right;
        while (a != null || b != null) {
            boolean takeRight = a == null || b != null && before(b, a);
            Row row = takeRight ? b : a;
            if (first == null) {
                first = row;
            } else {
                last.next = row;
            }
            last = row;
            if (takeRight) {
                b = b.next;
            } else {
                a = a.next;
            }
        }
    }

    private static boolean before(Row a, Row b) {
        // ids are never negative, so the differences cannot overflow
        int byOwner = a.owner - b.owner;
        int byCard = byOwner != 0 ? byOwner : a.card - b.card;
        return byCard < 0 || byCard == 0 && a.copies < b.copies;
    }
}
