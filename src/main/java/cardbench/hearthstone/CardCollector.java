package cardbench.hearthstone;

import java.util.Arrays;

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

    private static final int WIDTH = 4;
    private static final int COPIES = 1;
    private static final int OWNER = 2;
    private static final int WHERE = 3;

    private int[] rows = new int[32 * WIDTH];
    private int size;

    /**
     * Adds a card.
     *
     * @param card its DBF id, from 1 on
     * @param copies how often, from 1 on
     * @param owner the card in whose sideboard it is, or 0
     * @param where comes back if it is a duplicate
     */
    public void add(int card, int copies, int owner, int where) {
        int at = size;
        if (at == rows.length) {
            rows = Arrays.copyOf(rows, 2 * at);
        }
        rows[at] = card;
        rows[at + COPIES] = copies;
        rows[at + OWNER] = owner;
        rows[at + WHERE] = where;
        size = at + WIDTH;
    }

    /**
     * What was added, in order. In the deck itself, duplicates are added up as far as they can be;
     * in a sideboard they stay apart, because the game has no rule for them.
     */
    public CardList collect(Duplicates duplicates) {
        sort();
        int[] list = new int[size / WIDTH * 3];
        int end = 0;
        for (int i = 0; i < size; i += WIDTH) {
            int card = rows[i];
            int copies = rows[i + COPIES];
            int owner = rows[i + OWNER];
            boolean duplicate = end > 0 && list[end - 3] == card && list[end - 1] == owner;
            if (duplicate && owner == 0) {
                int sum = list[end - 2] + copies;
                duplicates.found(card, 0, sum < 0 ? -1 : sum, rows[i + WHERE]);
                list[end - 2] = sum < 0 ? list[end - 2] : sum;
            } else {
                if (duplicate) {
                    duplicates.found(card, owner, copies, rows[i + WHERE]);
                }
                list[end] = card;
                list[end + 1] = copies;
                list[end + 2] = owner;
                end += 3;
            }
        }
        return new CardList(end == list.length ? list : Arrays.copyOf(list, end));
    }

    /** Merges neighbouring ascending runs until one is left: three blocks take two passes. */
    private void sort() {
        int[] other = null;
        while (runEnd(0) < size) {
            other = other == null ? new int[rows.length] : other;
            int[] source = rows;
            for (int from = 0; from < size; ) {
                int middle = runEnd(from);
                int to = middle < size ? runEnd(middle) : size;
                merge(source, other, from, middle, to);
                from = to;
            }
            rows = other;
            other = source;
        }
    }

    private int runEnd(int from) {
        int end = from + WIDTH;
        while (end < size && !before(rows, end, end - WIDTH)) {
            end += WIDTH;
        }
        return Math.min(end, size);
    }

    private static void merge(int[] source, int[] target, int from, int middle, int to) {
        int left = from;
        int right = middle;
        for (int at = from; at < to; at += WIDTH) {
            boolean takeRight = left == middle || right < to && before(source, right, left);
            int row = takeRight ? right : left;
            target[at] = source[row];
            target[at + COPIES] = source[row + COPIES];
            target[at + OWNER] = source[row + OWNER];
            target[at + WHERE] = source[row + WHERE];
            if (takeRight) {
                right += WIDTH;
            } else {
                left += WIDTH;
            }
        }
    }

    private static boolean before(int[] rows, int a, int b) {
        int byOwner = rows[a + OWNER] - rows[b + OWNER];
        int byCard = byOwner != 0 ? byOwner : rows[a] - rows[b];
        return byCard < 0 || byCard == 0 && rows[a + COPIES] < rows[b + COPIES];
    }
}
