package cardbench.codes.call.hearthstone;

import cardbench.codes.call.decks.DeckJsonMapper;
import cardbench.codes.call.decks.DeckPresenter;
import cardbench.codes.call.decks.GameModule;
import cardbench.codes.call.decks.TableStore;
import cardbench.codes.hearthstone.HearthstoneCards;
import com.eclipsesource.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Hearthstone: deckstrings, parties of Mercenaries, and card tables. */
public final class HearthstoneGame implements GameModule {

    private final List<DeckJsonMapper<?>> mappers = new ArrayList<>();
    private final List<DeckPresenter<?>> presenters = new ArrayList<>();

    private HearthstoneGame(TableStore tables) {
        Supplier<HearthstoneCards> cards =
                tables.cards(HearthstoneCards.GAME, HearthstoneCards.NONE, HearthstoneCards::of);
        HearthstoneJsonMapper mapper = new HearthstoneJsonMapper(cards);
        mappers.add(mapper);
        presenters.add(new HearthstonePresenter(tables, cards, mapper));
    }

    /** The game with the cards of these tables; tables opened later count, too. */
    public static HearthstoneGame of(TableStore tables) {
        HearthstoneGame game = ofDecks(tables);
        game.mappers.add(new PartyJsonMapper());
        game.presenters.add(new PartyPresenter(tables));
        return game;
    }

    /** The same without parties of Mercenaries, so that they are not compiled into the bundle. */
    public static HearthstoneGame ofDecks(TableStore tables) {
        return new HearthstoneGame(tables);
    }

    @Override
    public String id() {
        return HearthstoneCards.GAME;
    }

    @Override
    public List<DeckJsonMapper<?>> mappers() {
        return mappers;
    }

    @Override
    public List<DeckPresenter<?>> presenters() {
        return presenters;
    }

    @Override
    public boolean hasTables() {
        return true;
    }

    @Override
    public List<String> lines(JsonObject deck) {
        return deck.get("mercenaries") == null ? HearthstoneLines.of(deck) : PartyLines.of(deck);
    }
}
