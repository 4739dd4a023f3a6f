package cardbench.codes.hearthstone;

/** Reads the three sideboard blocks behind the sideboard flag. */
final class SideboardReader {

    private static final String[] BLOCKS = {"sideboard x1 ", "sideboard x2 ", "sideboard xN "};

    private final DeckstringInput in;
    private final CardCollector cards;

    private boolean sorted;
    private int lastCard;
    private int lastOwner;

    /**
     * A reader at the first byte behind the flag.
     *
     * @param cards receives the cards, each with its owner
     */
    SideboardReader(DeckstringInput in, CardCollector cards) {
        this.in = in;
        this.cards = cards;
    }

    /** Reads all blocks. Returns whether the end of the last one was reached. */
    boolean read() {
        boolean complete = true;
        for (int i = 0; i < BLOCKS.length && complete; i++) {
            in.enter(BLOCKS[i]);
            sorted = true;
            lastCard = 0;
            complete = i == 2 ? readCounted() : block(i + 1);
        }
        return complete;
    }

    private boolean block(int copies) {
        int count = in.count("count", 2, "");
        for (int i = 0; i < count; i++) {
            int at = in.position();
            int card = in.positive("card", DeckstringReader.COPIES[copies - 1]);
            int owner = card < 0 ? card : in.positive("owner", "");
            if (owner < 0) {
                return false;
            }
            if (card > 0 && owner > 0) {
                add(card, copies, owner, at);
            }
        }
        return count >= 0;
    }

    /**
     * Reads the block that the game writes with the copies first, and other tools with the card
     * first. No card has as many copies as its own number, so the smaller number is the copies.
     */
    private boolean readCounted() {
        int count = in.count("count", 3, "");
        for (int i = 0; i < count; i++) {
            int at = in.position();
            int first = in.positive("card or copies", "");
            int second = first < 0 ? first : in.positive("card or copies", "");
            int owner = second < 0 ? second : in.positive("owner", "");
            if (owner < 0) {
                return false;
            }
            if (first > 0 && second > 0 && owner > 0) {
                int card = Math.max(first, second);
                int copies = Math.min(first, second);
                in.rename(2, first == card ? "card" : "copies", "");
                in.rename(1, first == card ? "copies" : "card", "");
                if (first > second && in.remark()) {
                    in.report(
                            in.at(HearthstoneCodes.SIDEBOARD_ORDER, at)
                                    .with("card", card)
                                    .with("copies", copies));
                }
                add(card, copies, owner, at);
                if (copies < 3) {
                    in.copiesBlock(at, card, copies);
                }
            }
        }
        return count >= 0;
    }

    /** Adds a card, and reports the first card of a block that is out of the game's order. */
    private void add(int card, int copies, int owner, int at) {
        cards.add(card, copies, owner, at);
        if (sorted && (card < lastCard || card == lastCard && owner < lastOwner)) {
            in.unsorted(at);
            sorted = false;
        }
        lastCard = card;
        lastOwner = owner;
    }
}
