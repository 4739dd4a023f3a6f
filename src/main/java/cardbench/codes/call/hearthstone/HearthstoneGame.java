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

    private final TableStore tables;
    private final Supplier<HearthstoneCards> cards;
    private final HearthstoneJsonMapper mapper;
    private final List<DeckJsonMapper<?>> moreMappers;
    private final List<DeckPresenter<?>> morePresenters;

    private HearthstoneGame(
            TableStore tables,
            List<DeckJsonMapper<?>> moreMappers,
            List<DeckPresenter<?>> morePresenters) {
        this.moreMappers = moreMappers;
        this.morePresenters = morePresenters;
        this.tables = tables;
        this.cards =
                tables.cards(HearthstoneCards.GAME, HearthstoneCards.NONE, HearthstoneCards::of);
        this.mapper = new HearthstoneJsonMapper(cards);
    }

    /** The game with the cards of these tables; tables opened later count, too. */
    public static HearthstoneGame of(TableStore tables) {
        return new HearthstoneGame(
                tables, List.of(new PartyJsonMapper()), List.of(new PartyPresenter(tables)));
    }

    /** The same without parties of Mercenaries, so that they are not compiled into the bundle. */
    public static HearthstoneGame ofDecks(TableStore tables) {
        return new HearthstoneGame(tables, List.of(), List.of());
    }

    @Override
    public String id() {
        return HearthstoneCards.GAME;
    }

    @Override
    public List<DeckJsonMapper<?>> mappers() {
        List<DeckJsonMapper<?>> mappers = new ArrayList<>(List.of(mapper));
        mappers.addAll(moreMappers);
        return mappers;
    }

    @Override
    public List<DeckPresenter<?>> presenters() {
        List<DeckPresenter<?>> presenters =
                new ArrayList<>(List.of(new HearthstonePresenter(tables, cards, mapper)));
        presenters.addAll(morePresenters);
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
