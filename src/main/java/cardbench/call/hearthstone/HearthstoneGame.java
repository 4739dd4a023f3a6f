package cardbench.call.hearthstone;

import cardbench.call.decks.DeckJsonMapper;
import cardbench.call.decks.DeckPresenter;
import cardbench.call.decks.GameModule;
import cardbench.call.decks.TableStore;
import cardbench.deck.Recogniser;
import cardbench.hearthstone.HearthstoneCards;
import cardbench.hearthstone.Mercenaries;
import com.eclipsesource.json.JsonObject;
import java.util.List;
import java.util.function.Supplier;

/** Hearthstone: deckstrings and card tables. */
public final class HearthstoneGame implements GameModule {

    private final TableStore tables;
    private final Supplier<HearthstoneCards> cards;
    private final HearthstoneJsonMapper mapper;

    /** The game with the cards of these tables; tables opened later count, too. */
    public HearthstoneGame(TableStore tables) {
        this.tables = tables;
        this.cards =
                tables.cards(HearthstoneCards.GAME, HearthstoneCards.NONE, HearthstoneCards::of);
        this.mapper = new HearthstoneJsonMapper(cards);
    }

    @Override
    public String id() {
        return HearthstoneCards.GAME;
    }

    @Override
    public List<DeckJsonMapper<?>> mappers() {
        return List.of(mapper);
    }

    @Override
    public List<Recogniser> marks() {
        return List.of(new Mercenaries());
    }

    @Override
    public List<DeckPresenter<?>> presenters() {
        return List.of(new HearthstonePresenter(tables, cards, mapper));
    }

    @Override
    public boolean hasTables() {
        return true;
    }

    @Override
    public List<String> lines(JsonObject deck) {
        return HearthstoneLines.of(deck);
    }
}
