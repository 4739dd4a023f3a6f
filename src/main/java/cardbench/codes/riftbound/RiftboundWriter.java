package cardbench.codes.riftbound;

import cardbench.base.text.Base32Writer;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a deck. One that was read from a code keeps the version of the code as long as that holds
 * the deck; any other gets the lowest version that holds it, from 3 on, as programs write it.
 */
final class RiftboundWriter {

    /** The most copies of a card to version 4: in the main deck, in the sideboard. */
    static final int MAIN_COPIES = 12;

    static final int SIDE_COPIES = 3;

    private static final int NEW_VERSION = 3;

    private static final int FORMAT = 1;

    private final Base32Writer out = new Base32Writer();
    private final int version;
    private final boolean prefixed;

    private RiftboundWriter(int version, boolean prefixed) {
        this.version = version;
        this.prefixed = prefixed;
    }

    static String write(RiftboundDeck deck) {
        List<RiftboundCard> main = RiftboundDeck.sorted(deck.main());
        List<RiftboundCard> side = RiftboundDeck.sorted(deck.side());
        int wanted = deck.version() == 0 ? NEW_VERSION : deck.version();
        int version =
                Math.max(Math.min(wanted, RiftboundDeck.LAST_VERSION), needed(deck, main, side));
        boolean prefixed = version == 4 || version > 4 && highestPrefix(deck) > 0;
        return new RiftboundWriter(version, prefixed).text(deck, main, side);
    }

    /** The lowest version that holds a deck. */
    private static int needed(
            RiftboundDeck deck, List<RiftboundCard> main, List<RiftboundCard> side) {
        int prefix = highestPrefix(deck);
        if (!deck.legends().isEmpty()) {
            return 6;
        }
        if (prefix == RiftboundCard.SPECIAL
                || mostCopies(main) > MAIN_COPIES
                || mostCopies(side) > SIDE_COPIES) {
            return 5;
        }
        if (prefix == RiftboundCard.RUNE) {
            return 4;
        }
        return deck.champion() != null ? 3 : side.isEmpty() ? 1 : 2;
    }

    private static int mostCopies(List<RiftboundCard> cards) {
        int most = 0;
        for (RiftboundCard card : cards) {
            most = Math.max(most, card.copies());
        }
        return most;
    }

    private static int highestPrefix(RiftboundDeck deck) {
        List<RiftboundCard> cards = new ArrayList<>(deck.main());
        cards.addAll(deck.side());
        cards.addAll(deck.legends());
        int highest = deck.champion() == null ? 0 : deck.champion().prefix();
        for (RiftboundCard card : cards) {
            highest = Math.max(highest, card.prefix());
        }
        return highest;
    }

    private String text(RiftboundDeck deck, List<RiftboundCard> main, List<RiftboundCard> side) {
        out.unsignedByte(FORMAT << 4 | version);
        if (version > 4) {
            out.unsignedByte(prefixed ? 1 : 0);
        }
        section(main, MAIN_COPIES);
        if (version > 1) {
            section(side, SIDE_COPIES);
        }
        if (version > 2) {
            out.unsignedByte(deck.champion() == null ? 0 : 1);
            if (deck.champion() != null) {
                single(deck.champion());
            }
        }
        if (version > 5) {
            out.varint(deck.legends().size());
            for (RiftboundCard legend : deck.legends()) {
                single(legend);
            }
        }
        return out.base32();
    }

    private void section(List<RiftboundCard> cards, int most) {
        if (version < 5) {
            for (int copies = most; copies > 0; copies--) {
                lists(cards, copies);
            }
            return;
        }
        List<Integer> counts = new ArrayList<>();
        for (int copies = mostCopies(cards); copies > 0; copies = nextCopies(cards, copies)) {
            counts.add(copies);
        }
        out.varint(counts.size());
        for (int copies : counts) {
            out.varint(copies);
            lists(cards, copies);
        }
    }

    /** The highest number of copies below another, or 0. */
    private static int nextCopies(List<RiftboundCard> cards, int below) {
        int next = 0;
        for (RiftboundCard card : cards) {
            next = card.copies() < below ? Math.max(next, card.copies()) : next;
        }
        return next;
    }

    private void lists(List<RiftboundCard> cards, int copies) {
        List<List<RiftboundCard>> lists = new ArrayList<>();
        RiftboundCard before = null;
        for (RiftboundCard card : cards) {
            if (card.copies() == copies) {
                if (before == null || before.listOrder(card) != 0) {
                    lists.add(new ArrayList<>());
                }
                lists.get(lists.size() - 1).add(card);
                before = card;
            }
        }
        out.varint(lists.size());
        for (List<RiftboundCard> list : lists) {
            out.varint(list.size());
            out.unsignedByte(list.get(0).set());
            out.unsignedByte(list.get(0).variant());
            for (RiftboundCard card : list) {
                card(card);
            }
        }
    }

    private void single(RiftboundCard card) {
        out.unsignedByte(card.set());
        out.unsignedByte(card.variant());
        card(card);
    }

    private void card(RiftboundCard card) {
        if (prefixed) {
            out.unsignedByte(card.prefix());
        }
        out.varint(card.number());
    }
}
