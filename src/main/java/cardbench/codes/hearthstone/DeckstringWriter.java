package cardbench.codes.hearthstone;

import cardbench.base.text.ByteWriter;
import cardbench.base.text.CodeBuffer;
import cardbench.codes.deck.Entry;
import cardbench.codes.hearthstone.CardList.Row;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes deckstrings of version 1 as base64 with padding, sideboard flag included: the byte 0, the
 * version, the format, the heroes; the cards with one copy, with two, and with more, by DBF id;
 * then the same three blocks of the sideboards behind a byte 1, or a byte 0 if there are none.
 *
 * @see <a href="https://hearthsim.info/docs/deckstrings/">HearthSim's description of
 *     deckstrings</a>
 */
public final class DeckstringWriter {

    /** The order of sideboard entries. */
    public enum Order {
        /**
         * The game client's order: by card, then by owner. In the block for three and more copies,
         * the copies come before the card.
         */
        CLIENT,
        /**
         * The order of HearthSim's libraries: by owner, then by card. In the block for three and
         * more copies, the card comes before the copies.
         */
        HEARTHSIM
    }

    private static final int VERSION = 1;

    /** The block for three and more copies. */
    private static final int MANY = 3;

    private final int[] numbers;
    private final Order order;
    private final ByteWriter out;

    private DeckstringWriter(int[] numbers, Order order, ByteWriter out) {
        this.numbers = numbers;
        this.order = order;
        this.out = out;
    }

    /** The code of a deck, with all of its heroes. */
    public static String write(HearthstoneDeck deck, Order order) {
        CodeBuffer buffer = CodeBuffer.borrow();
        DeckNumbers.put(deck, sideboards(deck.sideboards(), order), buffer);
        ByteWriter out = ByteWriter.to(buffer);
        write(buffer.numbers(), order, out);
        return out.base64();
    }

    /**
     * Writes the code of a deck.
     *
     * @param numbers {@link DeckNumbers}, with the sideboards in the order in which they are
     *     written
     */
    static void write(int[] numbers, Order order, ByteWriter out) {
        DeckstringWriter writer = new DeckstringWriter(numbers, order, out);
        int cards = writer.head();
        writer.blocks(cards, 2);
        int sideboards = cards + 1 + 2 * numbers[cards];
        out.unsignedByte(numbers[sideboards] == 0 ? 0 : 1);
        if (numbers[sideboards] > 0) {
            writer.blocks(sideboards, DeckNumbers.SIDEBOARD_ROW);
        }
    }

    /** The rows of the sideboards as they are written: by card, then by owner, or the reverse. */
    private static List<Entry> sideboards(CardList cards, Order order) {
        if (cards.isEmpty()) {
            return List.of();
        }
        CardCollector collector = new CardCollector();
        boolean byCard = order == Order.CLIENT;
        for (Row row = cards.first(); row != null; row = row.next()) {
            // card and owner are exchanged, because the collector sorts by owner first
            collector.add(
                    byCard ? row.owner() : row.card(),
                    row.copies(),
                    byCard ? row.card() : row.owner(),
                    0);
        }
        List<Entry> rows = new ArrayList<>();
        for (Row row = collector.sorted().first(); row != null; row = row.next()) {
            int card = byCard ? row.owner() : row.card();
            int owner = byCard ? row.card() : row.owner();
            rows.add(new Entry(0, owner, card, row.copies()));
        }
        return rows;
    }

    /** Writes everything before the cards. Returns the index of their number. */
    private int head() {
        out.unsignedByte(0);
        out.varint(VERSION);
        int end = DeckNumbers.cardsAt(numbers);
        // the format, the number of heroes, and the heroes
        for (int at = DeckNumbers.FORMAT; at < end; at++) {
            out.varint(numbers[at]);
        }
        return end;
    }

    /** Writes the rows behind their number, in the blocks for one, two, and more copies. */
    private void blocks(int countAt, int width) {
        int total = numbers[countAt];
        int from = countAt + 1;
        int end = from + width * total;
        int ones = 0;
        int twos = 0;
        for (int at = from; at < end; at += width) {
            int copies = numbers[at + 1];
            ones += copies == 1 ? 1 : 0;
            twos += copies == 2 ? 1 : 0;
        }
        block(from, width, 1, ones);
        block(from, width, 2, twos);
        block(from, width, MANY, total - ones - twos);
    }

    private void block(int from, int width, int copies, int count) {
        out.varint(count);
        int left = count;
        boolean sideboard = width == DeckNumbers.SIDEBOARD_ROW;
        boolean copiesFirst = sideboard && order == Order.CLIENT;
        for (int at = from; left > 0; at += width) {
            int number = numbers[at + 1];
            if (Math.min(number, MANY) != copies) {
                continue;
            }
            left--;
            // no card needs the third block of sideboards, so no real code shows its order: it
            // follows descriptions of the client
            if (copies == MANY && copiesFirst) {
                out.varint(number);
            }
            out.varint(numbers[at]);
            if (copies == MANY && !copiesFirst) {
                out.varint(number);
            }
            if (sideboard) {
                out.varint(numbers[at + 2]);
            }
        }
    }
}
