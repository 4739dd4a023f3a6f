package cardbench.codes.deck;

import cardbench.codes.cards.Card;
import cardbench.codes.cards.CardNames;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTables;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.DeckView.Row;

/**
 * The cards of a game whose ids are texts, with the names and facts of its tables. The tables
 * number their cards, so the game gives each id a number. Columns of facts: {@code cost}, {@code
 * kind}, {@code rarity}. Immutable.
 */
public final class CodedCards {

    private final String game;
    private final CardTables tables;
    private final CardTable facts;
    private final Language language;

    /** The cards of a game, named in this language or the next best one. */
    public CodedCards(String game, CardTables tables, Language language) {
        this.game = game;
        this.tables = tables;
        this.facts = tables.shared(game);
        this.language = language;
    }

    /**
     * The row of a card with its copies; {@link Row#unknown} if no table has the number.
     *
     * @param id the id as the game spells it
     * @param number the number of the id in the tables; 0 if they cannot have it
     */
    public Row row(String id, int number, int copies) {
        int place = facts == null ? -1 : facts.row(number);
        CardNames names = tables.namesOf(game, language, number);
        if (place < 0 && names == null) {
            return Row.unknown(id, copies);
        }
        Card card = place < 0 ? null : facts.card(place);
        return new Row(
                0,
                id,
                copies,
                names == null ? id : names.name(number),
                true,
                card == null || card.text("cost").isEmpty() ? DeckView.ABSENT : card.number("cost"),
                card == null ? "" : card.text("kind"),
                card == null ? "" : card.text("rarity"),
                "",
                "",
                DeckView.ABSENT,
                names == null || names.tag().equals(language.tag()) ? "" : names.tag());
    }
}
