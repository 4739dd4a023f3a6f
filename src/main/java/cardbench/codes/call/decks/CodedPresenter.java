package cardbench.codes.call.decks;

import cardbench.codes.cards.Language;
import cardbench.codes.deck.CodedCards;
import cardbench.codes.deck.Deck;
import cardbench.codes.deck.DeckView;
import java.util.function.BiFunction;

/**
 * Presents the decks of a game whose ids are texts, with the names and facts of the tables that are
 * open at the time of a call.
 */
public record CodedPresenter<D extends Deck>(
        String kind, TableStore tables, BiFunction<D, CodedCards, DeckView> views)
        implements DeckPresenter<D> {

    @Override
    public DeckView view(D deck, Language language) {
        return views.apply(deck, new CodedCards(kind, tables.tables(), language));
    }
}
