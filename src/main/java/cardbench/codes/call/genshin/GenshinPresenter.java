package cardbench.codes.call.genshin;

import cardbench.base.text.Diagnostics;
import cardbench.codes.call.decks.CardNames;
import cardbench.codes.call.decks.DeckPresenter;
import cardbench.codes.call.decks.TableStore;
import cardbench.codes.cards.Language;
import cardbench.codes.cards.ListedLine;
import cardbench.codes.cards.NameSearch;
import cardbench.codes.cards.NameSearch.Hit;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.genshin.GenshinCards;
import cardbench.codes.genshin.GenshinDeck;
import cardbench.codes.genshin.GenshinNames;
import cardbench.codes.genshin.GenshinView;
import cardbench.codes.genshin.RuleCodes;
import cardbench.codes.genshin.ShareCode;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Presents decks of 七圣召唤 with the names and rules of the tables that are open at the time of a
 * call.
 */
record GenshinPresenter(TableStore tables, Supplier<GenshinCards> cards, GenshinJsonMapper mapper)
        implements DeckPresenter<ShareCode>, CardNames {

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
    public Optional<CardNames> names() {
        return Optional.of(this);
    }

    @Override
    public Response encodeNames(List<ListedLine> lines, Language language, Request request) {
        Diagnostics diagnostics = new Diagnostics();
        // without a table, every name would be reported as unknown
        if (!cards.get().known()) {
            diagnostics.add(RuleCodes.NO_TABLE.anywhere());
            return Response.refused(diagnostics.list());
        }
        GenshinDeck deck = GenshinNames.deck(lines, search(language), cards.get(), diagnostics);
        // nobody lists action cards in the order of their ids, in which the game writes them
        return mapper.encode(deck, "game", diagnostics, request);
    }

    @Override
    public List<Row> search(String written, Language language, int limit, Diagnostics diagnostics) {
        GenshinView views = views(language);
        List<Row> rows = new ArrayList<>();
        for (Hit hit : search(language).holding(written, limit)) {
            rows.add(views.row(hit.id(), 0));
        }
        // a table of names alone is enough to search in
        if (rows.isEmpty() && !cards.get().known()) {
            diagnostics.add(RuleCodes.NO_TABLE.anywhere());
        }
        return rows;
    }

    private NameSearch search(Language language) {
        return new NameSearch(tables.tables().names(GenshinCards.GAME, language));
    }

    private GenshinView views(Language language) {
        return new GenshinView(cards.get(), tables.tables(), language);
    }
}
