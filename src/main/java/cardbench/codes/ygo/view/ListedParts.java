package cardbench.codes.ygo.view;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.ListedCopies;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoDeck;
import java.util.ArrayList;
import java.util.List;

/**
 * The cards of a list by the parts of the deck. Clients copy main, extra and side deck with blank
 * lines between them and no word of what they are. So in a list without headings, what follows a
 * block of extra deck cards is the side deck, and so is a second block behind a whole main deck.
 * Where blank lines stand for anything else, the cards stay in main and extra deck, with a
 * diagnostic.
 */
final class ListedParts {

    private static final int MIN_MAIN = 40;
    private static final int MAX_SIDE = 15;

    private final YgoCards cards;
    private final List<ListedCopies> listed;
    private final int block;
    private final boolean headed;

    /**
     * The parts of these copies.
     *
     * @param headed whether headings stand above or between them
     */
    ListedParts(YgoCards cards, List<ListedCopies> listed, boolean headed) {
        this.cards = cards;
        this.listed = listed;
        this.headed = headed;
        this.block = listed.isEmpty() ? 0 : listed.get(listed.size() - 1).block();
    }

    /** The deck of these cards. */
    YgoDeck deck(String kind, Diagnostics diagnostics) {
        int side = headed || block == 0 ? Integer.MAX_VALUE : sideBlock();
        if (!headed && block > 0) {
            report(side, diagnostics);
        }
        List<List<Integer>> parts =
                List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (ListedCopies each : listed) {
            boolean aside = each.zone().equals("sideboard") || each.block() >= side;
            CardRow card = cards.card(each.id());
            boolean extra = card == null ? each.zone().equals("extra") : card.isExtra();
            List<Integer> part = parts.get(aside ? 2 : extra ? 1 : 0);
            for (int i = 0; i < each.copies(); i++) {
                part.add(each.id());
            }
        }
        return new YgoDeck(kind, parts.get(0), parts.get(1), parts.get(2));
    }

    private void report(int side, Diagnostics diagnostics) {
        int last = Math.min(side, block);
        boolean certain = side > block && isExtra(block);
        for (ListedCopies each : listed) {
            if (each.block() == last && !certain) {
                diagnostics.add(
                        (side <= block ? ListedPartsCodes.SIDE_BEHIND_GAP : ListedPartsCodes.GAPS)
                                .at(each.place()));
                return;
            }
        }
    }

    /** The first block of the side deck; the largest integer if no block is. */
    private int sideBlock() {
        for (int each = 1; each < block; each++) {
            if (isExtra(each)) {
                return each + 1;
            }
        }
        boolean two = block == 1 && !isExtra(1);
        return two && copies(0) >= MIN_MAIN && copies(1) <= MAX_SIDE ? 1 : Integer.MAX_VALUE;
    }

    private boolean isExtra(int wanted) {
        for (ListedCopies each : listed) {
            CardRow card = cards.card(each.id());
            if (each.block() == wanted && (card == null || !card.isExtra())) {
                return false;
            }
        }
        return true;
    }

    private int copies(int wanted) {
        int copies = 0;
        for (ListedCopies each : listed) {
            copies += each.block() == wanted ? each.copies() : 0;
        }
        return copies;
    }
}
