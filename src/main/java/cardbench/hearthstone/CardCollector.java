package cardbench.hearthstone;

import cardbench.hearthstone.CardList.Row;

/** Gathers cards in any order and makes a {@link CardList} of them. */
public final class CardCollector {

    /** Hears of a card that was gathered twice, in the deck or in the same sideboard. */
    public interface Duplicates {

        /**
         * One card more than once.
         *
         * @param owner the card in whose sideboard it is, or 0
         * @param copies in the deck, of both together, or -1 if that is no int any more; in a
         *     sideboard, of the later one
         * @param where what was given with the later one
         */
        void found(int card, int owner, int copies, int where);
    }

    private Row first;
    private Row last;

    /** Whether what was added so far is in order and without duplicates. */
    private boolean ascending = true;

    /**
     * Adds a card.
     *
     * @param card its DBF id, from 1 on
     * @param copies how often, from 1 on
     * @param owner the card in whose sideboard it is, or 0
     * @param where comes back if it is a duplicate
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

    /**
     * What was added, in order. In the deck itself, duplicates are added up as far as they can be;
     * in a sideboard they stay apart, because the game has no rule for them. Nothing is added
     * after.
     */
    public CardList collect(Duplicates duplicates) {
        if (!ascending) {
            sort();
            joinDuplicates(duplicates);
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
                int sum = row.copies + next.copies;
                duplicates.found(next.card, 0, sum < 0 ? -1 : sum, next.where);
                row.copies = sum < 0 ? row.copies : sum;
                row.next = next.next;
            }
        }
    }

    /** Merges neighbouring ascending runs until one is left: three blocks take two rounds. */
    private void sort() {
        boolean several = true;
        while (several) {
            Row rest = first;
            first = null;
            last = null;
            several = false;
            while (rest != null) {
                Row left = rest;
                Row right = cutRun(left);
                rest = right == null ? null : cutRun(right);
                several |= rest != null;
                merge(left, right);
            }
        }
    }

    /** Cuts the list where the run that begins with this row ends; the row behind it. */
    private static Row cutRun(Row from) {
        Row end = from;
        while (end.next != null && !before(end.next, end)) {
            end = end.next;
        }
        Row behind = end.next;
        end.next = null;
        return behind;
    }

    /** Appends the rows of both runs in order. */
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
        int byOwner = a.owner - b.owner;
        int byCard = byOwner != 0 ? byOwner : a.card - b.card;
        return byCard < 0 || byCard == 0 && a.copies < b.copies;
    }
}
