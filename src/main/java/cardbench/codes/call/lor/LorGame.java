package cardbench.codes.call.lor;

import cardbench.codes.call.decks.DeckJsonMapper;
import cardbench.codes.call.decks.DeckPresenter;
import cardbench.codes.call.decks.GameModule;
import cardbench.codes.lor.LorDeck;
import java.util.List;

/** Legends of Runeterra: deck codes, whose ids contain set, region and number without a table. */
public final class LorGame implements GameModule {

    private final LorJsonMapper mapper = new LorJsonMapper();

    @Override
    public String id() {
        return LorDeck.KIND;
    }

    @Override
    public List<DeckJsonMapper<?>> mappers() {
        return List.of(mapper);
    }

    @Override
    public List<DeckPresenter<?>> presenters() {
        return List.of(new LorPresenter());
    }
}
