package cardbench.call.decks;

import cardbench.call.Request;
import cardbench.call.Response;
import cardbench.cards.Language;
import cardbench.cards.NameSearch;
import cardbench.cards.NameSearch.Hit;
import cardbench.deck.DeckView;
import cardbench.deck.DeckView.Row;
import cardbench.deck.Entry;
import cardbench.hearthstone.ClipboardWriter;
import cardbench.hearthstone.DustCost;
import cardbench.hearthstone.Format;
import cardbench.hearthstone.HearthstoneCards;
import cardbench.hearthstone.HearthstoneDeck;
import cardbench.hearthstone.HearthstoneView;
import cardbench.hearthstone.NameCodes;
import cardbench.hearthstone.NameList;
import cardbench.hearthstone.NamedCards;
import cardbench.text.Diagnostics;
import java.util.ArrayList;
import java.util.List;

/** Decks of Hearthstone with the names and the rules of the tables that are open. */
public final class HearthstonePresenter
        implements DeckPresenter<HearthstoneDeck>, CardNames, ChangeCost {

    private final TableStore open;
    private final HearthstoneJsonMapper shape;

    /** Names and rules come from what is open at the time of asking. */
    public HearthstonePresenter(TableStore open) {
        this.open = open;
        this.shape = new HearthstoneJsonMapper(open::hearthstone);
    }

    @Override
    public String kind() {
        return HearthstoneCards.GAME;
    }

    @Override
    public DeckView view(HearthstoneDeck deck, Language language) {
        return views(language).of(deck);
    }

    @Override
    public DeckView cards(HearthstoneDeck deck, Language language) {
        return views(language).cards(deck);
    }

    @Override
    public String clientText(HearthstoneDeck deck, DeckView view, Language language) {
        return ClipboardWriter.write(deck, view, language);
    }

    @Override
    public CardNames names() {
        return this;
    }

    @Override
    public ChangeCost costs() {
        return this;
    }

    @Override
    public Response encodeNames(String names, Language language, Request request) {
        int format = request.integer("format", 1, Format.values().length, 0);
        Diagnostics diagnostics = new Diagnostics();
        if (!open.hearthstone().known()) {
            diagnostics.add(NameCodes.NO_TABLE.anywhere());
            return Response.refused(diagnostics.list());
        }
        HearthstoneDeck deck =
                NameList.read(names, format, search(language), open.hearthstone(), diagnostics);
        diagnostics.list().forEach(request::refuse);
        return request.failed()
                ? Response.refused(request.diagnostics())
                : shape.encode(deck, request);
    }

    /** Heroes are left out, since nobody puts them into a deck by name. */
    @Override
    public List<Row> search(String written, Language language, int limit) {
        HearthstoneView views = views(language);
        List<Row> rows = new ArrayList<>();
        for (Hit hit : search(language).holding(written, limit)) {
            if (!open.hearthstone().isHero(hit.id())) {
                rows.add(views.row(hit.id(), 0));
            }
        }
        return rows;
    }

    @Override
    public int of(List<Entry> added) {
        return DustCost.of(added, open.hearthstone());
    }

    private NameSearch search(Language language) {
        return new NameSearch(open.tables().names(HearthstoneCards.GAME, language));
    }

    private HearthstoneView views(Language language) {
        return new HearthstoneView(new NamedCards(open.hearthstone(), open.tables(), language));
    }
}
