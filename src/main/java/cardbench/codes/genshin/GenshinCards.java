package cardbench.codes.genshin;

import cardbench.codes.cards.CardTable;

/** The cards of the open table, by share id. Immutable. */
public final class GenshinCards implements CardIds {

    /** The name of the game in tables. */
    public static final String GAME = "genshin";

    /** No table: every card is unknown. */
    public static final GenshinCards NONE = new GenshinCards(new GenshinCard[1]);

    private final GenshinCard[] byShareId;

    private GenshinCards(GenshinCard[] byShareId) {
        this.byShareId = byShareId;
    }

    /** The cards of a table whose ids are share ids; ids of more than 12 bits are left out. */
    public static GenshinCards of(CardTable table) {
        int last = 0;
        // Rows are in ascending order, so the array ends at the last id that fits.
        for (int row = 0; row < table.size(); row++) {
            int id = table.card(row).id();
            last = id <= GenshinDeck.MAX_ID ? id : last;
        }
        GenshinCard[] cards = new GenshinCard[last + 1];
        for (int row = 0; row < table.size() && table.card(row).id() <= last; row++) {
            cards[table.card(row).id()] = GenshinCard.of(table.card(row));
        }
        return new GenshinCards(cards);
    }

    /** The card of a share id, or {@code null} if it is not in the table. */
    public GenshinCard card(int shareId) {
        return shareId > 0 && shareId < byShareId.length ? byShareId[shareId] : null;
    }

    @Override
    public int cardId(int shareId) {
        GenshinCard card = card(shareId);
        return card == null ? 0 : card.cardId();
    }

    @Override
    public boolean known() {
        return last() > 0;
    }

    /** The largest share id of the table, or 0 without a table. */
    public int last() {
        return byShareId.length - 1;
    }
}
