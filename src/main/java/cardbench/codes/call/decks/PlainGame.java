package cardbench.codes.call.decks;

import cardbench.codes.deck.Deck;
import java.util.List;

/** A game with one kind of codes; of the optional features it may have card tables. */
public record PlainGame<D extends Deck>(
        DeckJsonMapper<D> mapper, DeckPresenter<D> presenter, boolean hasTables)
        implements GameModule {

    @Override
    public String id() {
        return presenter.kind();
    }

    @Override
    public List<DeckJsonMapper<?>> mappers() {
        return List.of(mapper);
    }

    @Override
    public List<DeckPresenter<?>> presenters() {
        return List.of(presenter);
    }
}
