package cardbench.codes.ygo.view;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
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

    private static final int SIDE = 2;

    private static final int LEAST_MAIN = 40;
    private static final int MOST_SIDE = 15;

    private final YgoCards cards;
    private final List<Listed> listed = new ArrayList<>();
    private int size;
    private int part;
    private int block;
    private boolean gap;
    private boolean headed;

    ListedParts(YgoCards cards) {
        this.cards = cards;
    }

    /** Copies of a card, the part whose heading is above it, and the block between blank lines. */
    private record Listed(int id, int copies, Location place, int part, int block) {}

    /** The heading of a part. */
    void begin(int begun) {
        part = begun;
        headed = true;
    }

    /** A heading of anything else, which a blank line belongs to. */
    void titled(boolean title) {
        headed |= title;
    }

    void gap() {
        gap |= size > 0;
    }

    void add(int id, int copies, Location place) {
        block += gap ? 1 : 0;
        gap = false;
        size += copies;
        listed.add(new Listed(id, copies, place, part, block));
    }

    /** The number of cards. */
    int size() {
        return size;
    }

    /** The deck of these cards. */
    YgoDeck deck(String kind, Diagnostics diagnostics) {
        int side = headed || block == 0 ? Integer.MAX_VALUE : sideBlock();
        if (!headed && block > 0) {
            tell(side, diagnostics);
        }
        List<List<Integer>> parts =
                List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Listed each : listed) {
            boolean aside = each.part == SIDE || each.block >= side;
            CardRow card = cards.card(each.id);
            int home = aside ? SIDE : card == null ? each.part : card.isExtra() ? 1 : 0;
            for (int i = 0; i < each.copies; i++) {
                parts.get(home).add(each.id);
            }
        }
        return new YgoDeck(kind, parts.get(0), parts.get(1), parts.get(2));
    }

    private void tell(int side, Diagnostics diagnostics) {
        int last = Math.min(side, block);
        boolean certain = side > block && isExtra(block);
        for (Listed each : listed) {
            if (each.block == last && !certain) {
                diagnostics.add(
                        (side <= block ? NameListCodes.SIDE_BEHIND_GAP : NameListCodes.GAPS)
                                .at(each.place));
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
        return two && copies(0) >= LEAST_MAIN && copies(1) <= MOST_SIDE ? 1 : Integer.MAX_VALUE;
    }

    private boolean isExtra(int wanted) {
        for (Listed each : listed) {
            CardRow card = cards.card(each.id);
            if (each.block == wanted && (card == null || !card.isExtra())) {
                return false;
            }
        }
        return true;
    }

    private int copies(int wanted) {
        int copies = 0;
        for (Listed each : listed) {
            copies += each.block == wanted ? each.copies : 0;
        }
        return copies;
    }
}
