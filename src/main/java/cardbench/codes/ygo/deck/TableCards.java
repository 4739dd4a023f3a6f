package cardbench.codes.ygo.deck;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.Card;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTables;
import cardbench.codes.cards.Language;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.setcode.Setcode;
import cardbench.codes.ygo.setcode.SetcodeReader;
import java.util.function.Supplier;

/**
 * The cards of the open card tables. A passcode that no table has is another artwork of the nearest
 * card within {@value #ARTWORKS}, as the databases number artworks.
 *
 * @see <a href="https://github.com/ProjectIgnis/BabelCDB">the databases of EDOPro, which treat a
 *     passcode so if its alias is within 10</a>
 */
public final class TableCards implements YgoCards {

    /** The farthest that the passcode of another artwork is from that of its card. */
    private static final int ARTWORKS = 10;

    private final Supplier<CardTables> tables;
    private final Language language;

    /** The cards of the tables that are open when a card is looked up. */
    public TableCards(Supplier<CardTables> tables) {
        this(tables, Language.EN);
    }

    private TableCards(Supplier<CardTables> tables, Language language) {
        this.tables = tables;
        this.language = language;
    }

    @Override
    public YgoCards in(Language wanted) {
        return new TableCards(tables, wanted);
    }

    @Override
    public CardRow card(int id) {
        CardTable table = tables.get().shared(YgoDeck.GAME);
        if (table == null) {
            return null;
        }
        for (int distance = 0; distance <= ARTWORKS; distance++) {
            // artworks mostly follow their card
            CardRow card = of(table, id, id - distance);
            card = card == null ? of(table, id, id + distance) : card;
            if (card != null) {
                return card;
            }
        }
        return null;
    }

    /** The card with this id, whose facts are in the row of another one. */
    private CardRow of(CardTable table, int id, int rowId) {
        int row = table.row(rowId);
        if (row < 0) {
            return null;
        }
        Card card = table.card(row);
        int listed = card.number("alias");
        int alias = listed == 0 && id != rowId ? rowId : listed;
        String name = name(rowId, alias);
        return name == null
                ? null
                : new CardRow(
                        id,
                        name,
                        alias,
                        setcode(card.text("setcode")),
                        card.number("type"),
                        card.number("level"),
                        0,
                        0,
                        setcode(card.text("race")).value(),
                        card.number("attribute"),
                        0);
    }

    /** A table has no name for an artwork, because that of its card is the same. */
    private String name(int id, int alias) {
        String name = tables.get().name(YgoDeck.GAME, language, id);
        return name != null || alias == 0 ? name : tables.get().name(YgoDeck.GAME, language, alias);
    }

    /** The 64 bits of a cell in hexadecimal notation; none if it has another form. */
    private static Setcode setcode(String cell) {
        Setcode bits = SetcodeReader.read("0x" + cell, new Diagnostics());
        return bits == null ? new Setcode(0) : bits;
    }
}
