package cardbench.call.decks;

import cardbench.call.Request;
import cardbench.call.Response;
import cardbench.cards.Language;
import cardbench.cards.NameSearch;
import cardbench.cards.NameSearch.Hit;
import cardbench.deck.DeckView;
import cardbench.deck.DeckView.Row;
import cardbench.genshin.GenshinCards;
import cardbench.genshin.GenshinCodes;
import cardbench.genshin.GenshinDeck;
import cardbench.genshin.GenshinView;
import cardbench.genshin.NameList;
import cardbench.genshin.ShareCode;
import cardbench.text.Diagnostics;
import java.util.ArrayList;
import java.util.List;

/** Decks of 七圣召唤 with the names and the rules of the tables that are open. */
public final class GenshinPresenter implements DeckPresenter<ShareCode>, CardNames {

    private final TableStore open;
    private final GenshinJsonMapper shape;

    /** Names and rules come from what is open at the time of asking. */
    public GenshinPresenter(TableStore open) {
        this.open = open;
        this.shape = new GenshinJsonMapper(open::genshin);
    }

    @Override
    public String kind() {
        return ShareCode.KIND;
    }

    @Override
    public DeckView view(ShareCode code, Language language) {
        return views(language).of(code.deck());
    }

    @Override
    public DeckView cards(ShareCode code, Language language) {
        return views(language).cards(code.deck());
    }

    @Override
    public CardNames names() {
        return this;
    }

    @Override
    public Response encodeNames(String names, Language language, Request request) {
        Diagnostics diagnostics = new Diagnostics();
        if (!open.genshin().known()) {
            diagnostics.add(GenshinCodes.NO_TABLE.anywhere());
            return Response.refused(diagnostics.list());
        }
        GenshinDeck deck = NameList.read(names, search(language), open.genshin(), diagnostics);
        return shape.encode(deck, "game", diagnostics, request);
    }

    @Override
    public List<Row> search(String written, Language language, int limit) {
        GenshinView views = views(language);
        List<Row> rows = new ArrayList<>();
        for (Hit hit : search(language).holding(written, limit)) {
            rows.add(views.row(hit.id(), 0));
        }
        return rows;
    }

    private NameSearch search(Language language) {
        return new NameSearch(open.tables().names(GenshinCards.GAME, language));
    }

    private GenshinView views(Language language) {
        return new GenshinView(open.genshin(), open.tables(), language);
    }
}
