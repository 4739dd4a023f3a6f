package cardbench.call.lor;

import cardbench.call.decks.DeckJsonMapper;
import cardbench.call.decks.DeckPresenter;
import cardbench.call.decks.GameModule;
import cardbench.lor.LorDeck;
import java.util.List;

/** Legends of Runeterra: deck codes, whose ids tell set, region and number without a table. */
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
