package cardbench.codes.call.riftbound;

import cardbench.codes.call.decks.DeckJsonMapper;
import cardbench.codes.call.decks.DeckPresenter;
import cardbench.codes.call.decks.GameModule;
import cardbench.codes.riftbound.RiftboundDeck;
import java.util.List;

/** Riftbound: deck codes, whose ids contain set, number and variant without a table. */
public final class RiftboundGame implements GameModule {

    private final RiftboundJsonMapper mapper = new RiftboundJsonMapper();

    @Override
    public String id() {
        return RiftboundDeck.KIND;
    }

    @Override
    public List<DeckJsonMapper<?>> mappers() {
        return List.of(mapper);
    }

    @Override
    public List<DeckPresenter<?>> presenters() {
        return List.of(new RiftboundPresenter());
    }
}
