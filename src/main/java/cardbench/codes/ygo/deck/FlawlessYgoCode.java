package cardbench.codes.ygo.deck;

import cardbench.base.text.Base64Letters;
import cardbench.base.text.CodeBuffer;

/**
 * Reads texts that are one code of ygopro-deck-encode and nothing else, with the parts in order,
 * and about which there is nothing to report. {@link YgoDeckCode} describes the layout, and reads
 * every other text.
 */
final class FlawlessYgoCode {

    /** Letters and rows between two points where both begin anew. */
    private static final int LETTERS = 16;

    /** The letters of the most rows: a deck has at most as many as cards. */
    private static final int MAX_LETTERS = 6 * YgoDeck.LIMIT;

    private FlawlessYgoCode() {}

    /**
     * Reads the code in the letters of a buffer, and leaves the deck in it as {@link DeckNumbers}.
     *
     * @return how many integers the deck has; 0 if the text has to be read by {@link YgoDeckCode}
     */
    static int read(CodeBuffer buffer, int length) {
        byte[] letters = buffer.letters();
        if (length > MAX_LETTERS || YgoMobileCode.mayBegin(letters, length)) {
            return 0;
        }
        int[] numbers = buffer.numbers();
        // the rows are put behind the deck, and each becomes at most four of its cards
        int from = numbers.length - (length + 2) / 5;
        int end = rows(letters, length, numbers, from);
        return end > from ? deck(numbers, from, end) : 0;
    }

    /** Reads the rows, by threes. Returns the index behind the last one, or 0. */
    private static int rows(byte[] letters, int length, int[] numbers, int from) {
        Base64Letters base64 = Base64Letters.URL_SAFE;
        int row = from;
        int at = 0;
        for (int next = LETTERS; next <= length; next += LETTERS) {
            int first = base64.group(letters, at);
            int second = base64.group(letters, at + 4);
            int third = base64.group(letters, at + 8);
            int fourth = base64.group(letters, at + 12);
            if ((first | second | third | fourth) < 0) {
                return 0;
            }
            numbers[row++] = FlawlessYdke.reversed(first << 8 | second >> 16);
            numbers[row++] = FlawlessYdke.reversed(second << 16 | third >> 8);
            numbers[row++] = FlawlessYdke.reversed(third << 24 | fourth);
            at = next;
        }
        int left = length - at;
        if (left == 0) {
            return row;
        }
        // one row more has six letters, two have eleven
        if (left != 6 && left != 11) {
            return 0;
        }
        int first = base64.group(letters, at);
        int second = left == 6 ? 0 : base64.group(letters, at + 4);
        int last = left == 6 ? at + 4 : at + 8;
        int third = left == 6 ? 0 : base64.value(letters, last + 2) << 6;
        int bits =
                base64.value(letters, last) << 18 | base64.value(letters, last + 1) << 12 | third;
        int spare = left == 6 ? 0xffff : 0xff;
        if ((first | second | bits) < 0 || (bits & spare) != 0) {
            return 0;
        }
        numbers[row++] = FlawlessYdke.reversed(first << 8 | (left == 6 ? bits : second) >> 16);
        if (left == 11) {
            numbers[row++] = FlawlessYdke.reversed(second << 16 | bits >> 8);
        }
        return row;
    }

    /** Writes out the copies of all rows. Returns the number of integers of the deck, or 0. */
    private static int deck(int[] numbers, int from, int rowsEnd) {
        int part = 0;
        int partFrom = DeckNumbers.CARDS;
        int size = DeckNumbers.CARDS;
        for (int at = from; at < rowsEnd; at++) {
            int row = numbers[at];
            int id = row & YgoDeckCode.MAX;
            int of = row >> YgoDeckCode.ID_BITS & 3;
            int end = size + (row >>> 30) + 1; // unsigned: the top bit is part of the count
            if (id < DeckBuilder.MIN_PRINTED || of < part || of == YgoDeck.PARTS) {
                return 0;
            }
            for (; part < of; part++) {
                numbers[part] = size - partFrom;
                partFrom = size;
            }
            while (size < end) {
                numbers[size++] = id;
            }
        }
        for (; part < YgoDeck.PARTS; part++) {
            numbers[part] = size - partFrom;
            partFrom = size;
        }
        return size <= DeckNumbers.CARDS + YgoDeck.LIMIT ? size : 0;
    }
}
