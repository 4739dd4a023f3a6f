package cardbench.codes.ygo.database;

import cardbench.base.sqlite.SqliteFile;
import cardbench.base.text.Diagnostics;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.NumberingEvidence;
import java.util.List;

/**
 * A card database ({@code cards.cdb}): the cards in its tables {@code datas} and {@code texts}. The
 * columns are found by name, in any order. Immutable.
 *
 * @param name the name of the database
 * @param cards the cards by ascending id, each once
 * @param file the file, for columns that are read only when they are asked for
 * @see <a href="https://github.com/Fluorohydride/ygopro">YGOPro, which reads these databases</a>
 */
public record CardDatabase(String name, List<CardRow> cards, SqliteFile file) {

    /** The maximum number of cards. */
    public static final int LIMIT = 200_000;

    /** The maximum length of a name; those of real cards have up to about 100 characters. */
    public static final int NAME_LIMIT = 1000;

    /** Copies the list. */
    public CardDatabase {
        cards = List.copyOf(cards);
    }

    /** Reads a file; if it is no card database, adds an error and returns {@code null}. */
    public static CardDatabase read(String name, byte[] bytes, Diagnostics diagnostics) {
        SqliteFile file = SqliteFile.open(bytes, diagnostics);
        List<CardRow> cards = file == null ? null : CardDatabaseReader.read(file, diagnostics);
        return cards == null ? null : new CardDatabase(name, cards, file);
    }

    /** The clients that it is for: EDOPro if a card has a scope or race that only EDOPro has. */
    public Dialect dialect() {
        for (CardRow card : cards) {
            if (card.isOfEdopro()) {
                return Dialect.EDOPRO;
            }
        }
        return Dialect.YGOPRO;
    }

    /**
     * The clients that number archetypes as its cards do: by cards of archetypes that they number
     * differently, or else EDOPro if it is for EDOPro; {@code null} if it does not show them.
     */
    public Dialect numbering() {
        Dialect numbering =
                NumberingEvidence.ofCards(
                        id -> {
                            CardRow card = card(id);
                            return card == null ? null : card.setcode();
                        });
        return numbering == null && dialect() == Dialect.EDOPRO ? Dialect.EDOPRO : numbering;
    }

    /** The card with an id in the form of {@link CardNumber}, or {@code null}. */
    public CardRow card(int id) {
        return CardNumber.find(cards, CardRow::id, id);
    }
}
