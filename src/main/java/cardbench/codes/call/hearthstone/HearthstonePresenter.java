package cardbench.codes.call.hearthstone;

import cardbench.base.text.Diagnostics;
import cardbench.codes.call.decks.CardNames;
import cardbench.codes.call.decks.DeckPresenter;
import cardbench.codes.call.decks.TableStore;
import cardbench.codes.cards.Language;
import cardbench.codes.cards.ListedLine;
import cardbench.codes.cards.NameSearch;
import cardbench.codes.cards.NameSearch.Hit;
import cardbench.codes.deck.CraftingCost;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.Entry;
import cardbench.codes.hearthstone.ClipboardWriter;
import cardbench.codes.hearthstone.DustCost;
import cardbench.codes.hearthstone.Format;
import cardbench.codes.hearthstone.HearthstoneCards;
import cardbench.codes.hearthstone.HearthstoneDeck;
import cardbench.codes.hearthstone.HearthstoneNames;
import cardbench.codes.hearthstone.HearthstoneView;
import cardbench.codes.hearthstone.NameCodes;
import cardbench.codes.hearthstone.NamedCards;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Presents decks of Hearthstone with the names and rules of the tables that are open at the time of
 * a call.
 */
record HearthstonePresenter(
        TableStore tables, Supplier<HearthstoneCards> cards, HearthstoneJsonMapper mapper)
        implements DeckPresenter<HearthstoneDeck>, CardNames {

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
    public Optional<CardNames> names() {
        return Optional.of(this);
    }

    @Override
    public Response encodeNames(List<ListedLine> lines, Language language, Request request) {
        int format = request.integer("format", 1, Format.values().length, 0);
        Diagnostics diagnostics = new Diagnostics();
        // without a table, every name would be reported as unknown
        if (!cards.get().known()) {
            diagnostics.add(NameCodes.NO_TABLE.anywhere());
            return Response.refused(diagnostics.list());
        }
        HearthstoneDeck deck =
                HearthstoneNames.deck(lines, format, search(language), cards.get(), diagnostics);
        diagnostics.list().forEach(request::refuse);
        return request.failed()
                ? Response.refused(request.diagnostics())
                : mapper.encode(deck, request);
    }

    /** Heroes are left out: they have names, but are not added to a deck as cards. */
    @Override
    public List<Row> search(String written, Language language, int limit, Diagnostics diagnostics) {
        HearthstoneView views = views(language);
        List<Row> rows = new ArrayList<>();
        for (Hit hit : search(language).holding(written, limit)) {
            if (!cards.get().isHero(hit.id())) {
                rows.add(views.row(hit.id(), 0));
            }
        }
        // a table of names alone is enough to search in
        if (rows.isEmpty() && !cards.get().known()) {
            diagnostics.add(NameCodes.NO_TABLE.anywhere());
        }
        return rows;
    }

    @Override
    public CraftingCost cost(List<Entry> added) {
        return DustCost.of(added, cards.get());
    }

    private NameSearch search(Language language) {
        return new NameSearch(tables.tables().names(HearthstoneCards.GAME, language));
    }

    private HearthstoneView views(Language language) {
        return new HearthstoneView(new NamedCards(cards.get(), tables.tables(), language));
    }
}
