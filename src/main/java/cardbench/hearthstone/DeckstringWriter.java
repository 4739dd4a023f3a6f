package cardbench.hearthstone;

import cardbench.hearthstone.CardList.Row;
import cardbench.text.ByteWriter;

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

    private final ByteWriter out = new ByteWriter();
    private final Order order;

    private DeckstringWriter(Order order) {
        this.order = order;
    }

    /** The code of a deck, with all of its heroes. */
    public static String write(HearthstoneDeck deck, Order order) {
        DeckstringWriter writer = new DeckstringWriter(order);
        writer.head(deck);
        for (int copies = 1; copies <= MANY; copies++) {
            writer.block(deck.cards(), copies);
        }
        writer.sideboards(deck.sideboards());
        return writer.out.base64();
    }

    private void head(HearthstoneDeck deck) {
        out.unsignedByte(0);
        out.varint(VERSION);
        out.varint(deck.format());
        out.varint(deck.heroes().size());
        for (int hero : deck.heroes()) {
            out.varint(hero);
        }
    }

    private static int block(Row row) {
        return Math.min(row.copies(), MANY);
    }

    private int count(CardList cards, int copies) {
        int count = 0;
        for (Row row = cards.first(); row != null; row = row.next()) {
            if (block(row) == copies) {
                count++;
            }
        }
        out.varint(count);
        return count;
    }

    private void block(CardList cards, int copies) {
        int left = count(cards, copies);
        for (Row row = cards.first(); left > 0; row = row.next()) {
            if (block(row) == copies) {
                out.varint(row.card());
                if (copies == MANY) {
                    out.varint(row.copies());
                }
                left--;
            }
        }
    }

    private void sideboards(CardList cards) {
        out.unsignedByte(cards.isEmpty() ? 0 : 1);
        if (!cards.isEmpty()) {
            boolean byCard = order == Order.CLIENT;
            CardList list = byCard ? swapped(cards) : cards;
            for (int copies = 1; copies <= MANY; copies++) {
                sideboardBlock(list, copies, byCard);
            }
        }
    }

    /**
     * The rows by card, then by owner. Card and owner are exchanged in them, because {@link
     * CardCollector} sorts by owner first.
     */
    private static CardList swapped(CardList cards) {
        CardCollector collector = new CardCollector();
        for (Row row = cards.first(); row != null; row = row.next()) {
            collector.add(row.owner(), row.copies(), row.card(), 0);
        }
        return collector.collect((card, owner, copies, where) -> {});
    }

    private void sideboardBlock(CardList list, int copies, boolean swapped) {
        int left = count(list, copies);
        for (Row row = list.first(); left > 0; row = row.next()) {
            if (block(row) == copies) {
                // no card needs this block, so no real code shows its order: it follows
                // descriptions of the client
                if (swapped && copies == MANY) {
                    out.varint(row.copies());
                }
                out.varint(swapped ? row.owner() : row.card());
                if (!swapped && copies == MANY) {
                    out.varint(row.copies());
                }
                out.varint(swapped ? row.card() : row.owner());
                left--;
            }
        }
    }
}
