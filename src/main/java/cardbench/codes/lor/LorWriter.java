package cardbench.codes.lor;

import cardbench.base.text.Base32Writer;
import java.util.ArrayList;
import java.util.List;

/** Writes a deck as the game does, with the lowest version that has its regions. */
final class LorWriter {

    /** Cards with so many copies and fewer are in lists. */
    static final int LISTED = 3;

    private LorWriter() {}

    static String write(LorDeck deck) {
        List<List<LorCard>> lists = lists(deck.sorted());
        List<List<LorCard>> given = lists(deck.cards());
        // the order of lists of one length was open once: a deck of a code, in the order of that
        // code, is written as it was
        if (deck.version() > 0 && isFlat(given, deck.cards())) {
            lists = given;
        }
        Base32Writer out = new Base32Writer();
        out.unsignedByte(LorDeck.FORMAT << 4 | version(deck));
        for (int copies = LISTED; copies > 0; copies--) {
            int count = 0;
            for (List<LorCard> list : lists) {
                count += list.get(0).copies() == copies ? 1 : 0;
            }
            out.varint(count);
            for (List<LorCard> list : lists) {
                if (list.get(0).copies() == copies) {
                    list(list, out);
                }
            }
        }
        for (List<LorCard> list : lists) {
            LorCard card = list.get(0);
            if (card.copies() > LISTED) {
                out.varint(card.copies());
                out.varint(card.set());
                out.varint(card.region());
                out.varint(card.number());
            }
        }
        return out.base32();
    }

    private static void list(List<LorCard> list, Base32Writer out) {
        out.varint(list.size());
        out.varint(list.get(0).set());
        out.varint(list.get(0).region());
        for (LorCard card : list) {
            out.varint(card.number());
        }
    }

    /** The lowest version that has the regions of a deck. */
    private static int version(LorDeck deck) {
        int version = 1;
        for (LorCard card : deck.cards()) {
            Region region = Region.of(card.region());
            // a region that is not known needs the version that the code had, or the last one
            int needed =
                    region == null ? Math.max(deck.version(), Region.LAST_VERSION) : region.version;
            version = Math.max(version, needed);
        }
        return version;
    }

    /**
     * The lists in the order of codes: those of 3 copies, of 2, of 1, then each card of more copies
     * as a list. Short ones come before long ones; of one length they stay as they are.
     */
    private static List<List<LorCard>> lists(List<LorCard> cards) {
        List<List<LorCard>> lists = new ArrayList<>();
        for (LorCard card : cards) {
            List<LorCard> list = card.copies() > LISTED ? null : listOf(card, lists);
            if (list == null) {
                list = new ArrayList<>();
                lists.add(list);
            }
            list.add(card);
        }
        lists.sort(LorWriter::order);
        for (List<LorCard> list : lists) {
            list.sort(LorCard::order);
        }
        return lists;
    }

    private static List<LorCard> listOf(LorCard card, List<List<LorCard>> lists) {
        for (List<LorCard> list : lists) {
            LorCard first = list.get(0);
            if (first.copies() == card.copies() && first.listOrder(card) == 0) {
                return list;
            }
        }
        return null;
    }

    private static int order(List<LorCard> a, List<LorCard> b) {
        int aCopies = a.get(0).copies();
        int bCopies = b.get(0).copies();
        if (aCopies > LISTED || bCopies > LISTED) {
            boolean both = aCopies > LISTED && bCopies > LISTED;
            return both ? a.get(0).order(b.get(0)) : aCopies > LISTED ? 1 : -1;
        }
        int byCopies = Integer.compare(bCopies, aCopies);
        return byCopies != 0 ? byCopies : Integer.compare(a.size(), b.size());
    }

    /** Whether lists one behind the other are these cards, each card once. */
    private static boolean isFlat(List<List<LorCard>> lists, List<LorCard> cards) {
        int at = 0;
        for (List<LorCard> list : lists) {
            LorCard before = null;
            for (LorCard card : list) {
                boolean again = before != null && before.isSame(card);
                if (again || !card.equals(cards.get(at))) {
                    return false;
                }
                before = card;
                at++;
            }
        }
        return isSet(cards);
    }

    /** Whether no card is there twice, with whatever copies. */
    private static boolean isSet(List<LorCard> cards) {
        return LorDeck.of(cards).sorted().size() == cards.size();
    }
}
