package cardbench.hearthstone;

/** Reads the three blocks of sideboards, behind the byte that announces them. */
final class SideboardReader {

    private static final String[] BLOCKS = {"sideboard x1 ", "sideboard x2 ", "sideboard xN "};

    private final DeckstringInput in;
    private final CardCollector cards;

    private boolean sorted;
    private int lastCard;
    private int lastOwner;

    /**
     * A reader behind the byte.
     *
     * @param cards takes the cards, each with its owner
     */
    SideboardReader(DeckstringInput in, CardCollector cards) {
        this.in = in;
        this.cards = cards;
    }

    /** Reads all blocks; whether their end was reached. */
    boolean read() {
        boolean complete = true;
        for (int i = 0; i < BLOCKS.length && complete; i++) {
            in.enter(BLOCKS[i]);
            sorted = true;
            lastCard = 0;
            complete = i == 2 ? many() : block(i + 1);
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
     * The block in which the game writes the copies first, and other tools the card. No card has as
     * many copies as its number, so the smaller number is the copies.
     */
    private boolean many() {
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
                    in.say(
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

    /**
     * Adds a card, and says of the first one in a block that does not stand where the game puts it.
     */
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
