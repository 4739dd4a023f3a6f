package cardbench.codes.riftbound;

import cardbench.base.text.Diagnostic;
import java.util.ArrayList;
import java.util.List;

/** The rules that can be checked without any table: sizes, and that the champion is in the deck. */
final class RiftboundRules {

    /** A legend, a main deck of 40 cards, 12 runes and 3 battlefields. */
    static final int SIZE = 56;

    /** The most cards of a sideboard. */
    static final int SIDE = 8;

    private RiftboundRules() {}

    static List<Diagnostic> check(RiftboundDeck deck) {
        List<Diagnostic> checks = new ArrayList<>();
        int size = RiftboundDeck.size(deck.main());
        if (size != SIZE) {
            checks.add(RiftboundCodes.SIZE.anywhere().with("count", size).with("size", SIZE));
        }
        int side = RiftboundDeck.size(deck.side());
        if (side > SIDE) {
            checks.add(RiftboundCodes.SIDE.anywhere().with("count", side).with("limit", SIDE));
        }
        RiftboundCard champion = deck.champion();
        if (champion != null) {
            boolean held = false;
            for (RiftboundCard card : deck.main()) {
                held |= card.isSame(champion);
            }
            if (!held) {
                checks.add(RiftboundCodes.CHAMPION.anywhere().with("card", champion.id()));
            }
        }
        return checks;
    }
}
