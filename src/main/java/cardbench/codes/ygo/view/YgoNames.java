package cardbench.codes.ygo.view;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardResolver;
import cardbench.codes.cards.ListedCards;
import cardbench.codes.cards.ListedCopies;
import cardbench.codes.cards.ListedLine;
import cardbench.codes.cards.NameSearch;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoCodes;
import cardbench.codes.ygo.deck.YgoDeck;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds a deck from a list of names, as clients and sites copy it. An id may stand for a name.
 * Below the heading of a side deck are its cards; main and extra deck are distinguished by the
 * types of the cards. Without headings, blank lines may divide the parts ({@link ListedParts}).
 */
public final class YgoNames implements CardResolver {

    private static final int MAX_COPIES = 60;

    /** A number of this many digits is an id; a shorter one may be the name of a card. */
    private static final int ID_DIGITS = 5;

    private static final int MAX_DIGITS = 10;

    private final NameSearch search;
    private final YgoCards cards;

    private YgoNames(NameSearch search, YgoCards cards) {
        this.search = search;
        this.cards = cards;
    }

    /** The deck of a list: all cards that could be read, in the order of the list. */
    public static YgoDeck deck(
            String kind,
            List<ListedLine> lines,
            NameSearch search,
            YgoCards cards,
            Diagnostics diagnostics) {
        CardResolver names = new YgoNames(search, cards);
        ListedCards listed = ListedCards.of(lines, names, search, diagnostics);
        List<ListedCopies> taken = new ArrayList<>();
        int size = 0;
        for (ListedCopies copies : listed.copies()) {
            if (size + copies.copies() > YgoDeck.LIMIT) {
                diagnostics.add(
                        YgoCodes.TOO_MANY_CARDS.at(copies.place()).with("limit", YgoDeck.LIMIT));
            } else {
                size += copies.copies();
                taken.add(copies);
            }
        }
        boolean headed = !listed.headings().isEmpty();
        return new ListedParts(cards, taken, headed).deck(kind, diagnostics);
    }

    /** The card of a name or an id, or 0. */
    @Override
    public int find(String name) {
        long id = 0;
        int digits = 0;
        while (digits < name.length() && Ascii.isDigit(name.charAt(digits))) {
            id = Math.min(CardNumber.MAX + 1, id * 10 + name.charAt(digits) - '0');
            digits++;
        }
        boolean number = digits == name.length() && digits >= ID_DIGITS && digits <= MAX_DIGITS;
        if (number) {
            return id <= CardNumber.MAX ? (int) id : 0;
        }
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int each : search.all(name)) {
            CardRow card = cards.card(each);
            // Another artwork and a token have the name of the card that players mean.
            int rank = card == null ? 3 : (card.isToken() ? 2 : 0) + (card.alias() == 0 ? 0 : 1);
            best = rank < least ? each : best;
            least = Math.min(least, rank);
        }
        return best;
    }

    @Override
    public int maxCopies() {
        return MAX_COPIES;
    }
}
