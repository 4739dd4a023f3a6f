package cardbench.hearthstone;

import cardbench.hearthstone.CardList.Row;
import cardbench.text.Base64Text;
import java.util.List;

/**
 * Reads a text that is one deckstring and nothing else, and about which there is nothing to report,
 * in one pass over its letters. Nearly all codes that are pasted are like that. {@link
 * DeckstringReader} describes the layout, and reads every other text.
 */
final class FlawlessReader {

    /** There is no number, or one with something to report. */
    private static final int NONE = -1;

    private final String text;

    /** The index behind the last letter. */
    private final int end;

    private int letter;

    /** The last three bytes, fewer at the end; the low {@code bits} bits are not read yet. */
    private int group;

    private int bits;

    /** Whether a character was no letter, or the last one has bits that belong to no byte. */
    private boolean foreign;

    /** The entries of all blocks so far. */
    private int entries;

    /** Stands before the first card of the deck. */
    private final Row head = new Row(0, 0, 0, 0);

    /** Whether one of the cards always has a sideboard. */
    private boolean needsSideboard;

    private final CardCollector side = new CardCollector();

    private FlawlessReader(String text) {
        this.text = text;
        this.end = Base64Text.lettersFor(Base64Text.cleanSize(text));
    }

    /** The deck of such a text; {@code null} for every other text. */
    static HearthstoneDeck read(String text) {
        int length = text.length();
        return length > 0 && (length & 3) == 0 ? new FlawlessReader(text).deck() : null;
    }

    private HearthstoneDeck deck() {
        boolean versioned = number() == 0 && number() == 1;
        int format = number();
        boolean one = number() == 1;
        int hero = number();
        if (!versioned
                || !Format.isKnown(format)
                || !one
                || hero <= 0
                || !block(1)
                || !block(2)
                || !block(0)) {
            return null;
        }
        boolean flagged = hasMore();
        int flag = flagged ? number() : 0;
        boolean sound =
                flag == 0
                        || flag == 1 && sideboardBlock(1) && sideboardBlock(2) && sideboardBlock(0);
        if (!sound || hasMore() || foreign) {
            return null;
        }
        CardList cards = new CardList(head.next);
        CardList sideboards = side.sorted();
        return (flagged || !needsSideboard) && areOwned(sideboards, cards)
                ? new HearthstoneDeck("", format, List.of(hero), cards, sideboards)
                : null;
    }

    /**
     * Reads a block of the deck. Returns whether there is nothing to report about it.
     *
     * @param copies of each of its cards, or 0 if each has its own number
     */
    private boolean block(int copies) {
        int count = count();
        Row at = head;
        for (int i = 0; i < count; i++) {
            int card = number();
            int number = copies > 0 ? copies : number();
            if (card <= at.card || copies == 0 && number < 3) {
                return false;
            }
            // a block is ascending, so its next card comes somewhere behind this one
            while (at.next != null && at.next.card < card) {
                at = at.next;
            }
            if (at.next != null && at.next.card == card) {
                return false;
            }
            Row row = new Row(card, number, 0, 0);
            row.next = at.next;
            at.next = row;
            at = row;
            needsSideboard |=
                    card == HearthstoneDeck.BAND_MANAGER || card == HearthstoneDeck.ZILLIAX;
        }
        return count >= 0;
    }

    /** Reads a block of the sideboards likewise. */
    private boolean sideboardBlock(int copies) {
        int count = count();
        int lastCard = 0;
        int lastOwner = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            int number = copies > 0 ? copies : number();
            int card = number();
            int owner = number();
            boolean sorted = card > lastCard || card == lastCard && owner > lastOwner;
            if (!sorted || owner <= 0 || copies == 0 && (number < 3 || number > card)) {
                return false;
            }
            side.add(card, number, owner, 0);
            lastCard = card;
            lastOwner = owner;
        }
        return count >= 0;
    }

    private int count() {
        int count = number();
        if (count >= HearthstoneDeck.MOST_ENTRIES - entries) {
            return NONE;
        }
        entries += count;
        return count;
    }

    /** Whether all owners are in the deck, and none has a card twice. */
    private static boolean areOwned(CardList sideboards, CardList cards) {
        Row owned = sideboards.first();
        Row row = cards.first();
        while (owned != null && row != null) {
            if (owned.owner() != row.card()) {
                row = row.next();
            } else if (owned.next() != null && owned.next().same(owned)) {
                return false;
            } else {
                owned = owned.next();
            }
        }
        return owned == null;
    }

    /** The next number, or {@link #NONE}. */
    private int number() {
        int next = next();
        return next < 0x80 ? next : longer(next & 0x7f);
    }

    private int longer(int low) {
        int value = low;
        for (int shift = 7; shift < 35; shift += 7) {
            int next = next();
            // a last byte of 0 adds nothing, and the fifth has room for three bits
            if (next <= 0 || shift == 28 && next > 7) {
                return NONE;
            }
            value |= (next & 0x7f) << shift;
            if (next < 0x80) {
                return value;
            }
        }
        return NONE;
    }

    private boolean hasMore() {
        return bits > 0 || letter < end;
    }

    /** The next byte, or {@link #NONE}. */
    private int next() {
        if (bits == 0) {
            if (letter >= end) {
                return NONE;
            }
            load();
        }
        bits -= 8;
        return group >> bits & 0xff;
    }

    private void load() {
        group = Base64Text.group(text, letter, end);
        letter += 4;
        // each missing letter leaves eight bits without a byte
        int unused = 8 * Math.max(0, letter - end);
        foreign |= group < 0 || (group & (1 << unused) - 1) != 0;
        group >>= unused;
        bits = 24 - unused;
    }
}
