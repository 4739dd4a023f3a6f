package cardbench.codes.call.decks;

import cardbench.codes.cards.Language;
import cardbench.codes.deck.CodedCards;
import cardbench.codes.deck.Deck;
import cardbench.codes.deck.DeckView;
import java.util.function.BiFunction;

/**
 * Presents the decks of a game whose ids are texts, with the names and facts of the open tables.
 */
public final class CodedPresenter<D extends Deck> implements DeckPresenter<D> {

    private final String kind;
    private final TableStore tables;
    private final BiFunction<D, CodedCards, DeckView> views;

    /** Creates a presenter. Each call uses the tables that are open at that time. */
    public CodedPresenter(
            String kind, TableStore tables, BiFunction<D, CodedCards, DeckView> views) {
        this.kind = kind;
        this.tables = tables;
        this.views = views;
    }

    @Override
    public String kind() {
        return kind;
    }

    @Override
    public DeckView view(D deck, Language language) {
        return views.apply(deck, new CodedCards(kind, tables.tables(), language));
    }
}
