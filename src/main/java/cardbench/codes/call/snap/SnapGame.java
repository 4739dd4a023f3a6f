package cardbench.codes.call.snap;

import cardbench.codes.call.decks.DeckJsonMapper;
import cardbench.codes.call.decks.DeckPresenter;
import cardbench.codes.call.decks.GameModule;
import cardbench.codes.snap.SnapDeck;
import java.util.List;

/** Marvel Snap: deck codes of both forms, with the names that stand above them. */
public final class SnapGame implements GameModule {

    private final SnapJsonMapper mapper = new SnapJsonMapper();

    @Override
    public String id() {
        return SnapDeck.KIND;
    }

    @Override
    public List<DeckJsonMapper<?>> mappers() {
        return List.of(mapper);
    }

    @Override
    public List<DeckPresenter<?>> presenters() {
        return List.of(new SnapPresenter());
    }
}
