package cardbench.codes.call.genshin;

import cardbench.codes.call.decks.DeckJsonMapper;
import cardbench.codes.call.decks.DeckPresenter;
import cardbench.codes.call.decks.GameModule;
import cardbench.codes.call.decks.TableStore;
import cardbench.codes.genshin.FlawlessShareCodec;
import cardbench.codes.genshin.GenshinCards;
import cardbench.codes.genshin.GenshinDeck;
import cardbench.codes.genshin.ShareCodec;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.List;
import java.util.function.Supplier;

/** 七圣召唤 (Genius Invokation TCG): share codes and card tables. */
public final class GenshinGame implements GameModule {

    private final GenshinJsonMapper mapper;
    private final GenshinPresenter presenter;

    /** The game with the cards of these tables; tables opened later count, too. */
    public GenshinGame(TableStore tables) {
        this(tables, new ShareCodec());
    }

    private GenshinGame(TableStore tables, FlawlessShareCodec codec) {
        Supplier<GenshinCards> cards =
                tables.cards(GenshinCards.GAME, GenshinCards.NONE, GenshinCards::of);
        this.mapper = new GenshinJsonMapper(codec, cards);
        this.presenter = new GenshinPresenter(tables, cards, mapper);
    }

    /** The same for callers that show decks alone, without diagnostics of damaged codes. */
    public static GenshinGame ofDecks(TableStore tables) {
        return new GenshinGame(tables, new FlawlessShareCodec());
    }

    @Override
    public String id() {
        return GenshinCards.GAME;
    }

    @Override
    public List<DeckJsonMapper<?>> mappers() {
        return List.of(mapper);
    }

    @Override
    public List<DeckPresenter<?>> presenters() {
        return List.of(presenter);
    }

    @Override
    public boolean hasTables() {
        return true;
    }

    @Override
    public List<String> lines(JsonObject deck) {
        StringBuilder characters = new StringBuilder("characters:");
        StringBuilder actions = new StringBuilder("actions:");
        JsonValue ids = deck.get("shareIds");
        for (int slot = 0; ids != null && slot < ids.asArray().size(); slot++) {
            String id = ids.asArray().get(slot).toString();
            (slot < GenshinDeck.CHARACTERS ? characters : actions)
                    .append(' ')
                    .append(id.equals("0") ? "-" : id);
        }
        return List.of(
                characters.toString(), actions.toString(), "offset: " + deck.getInt("offset", 0));
    }
}
