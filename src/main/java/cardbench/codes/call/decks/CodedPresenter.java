package cardbench.codes.call.decks;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.Language;
import cardbench.codes.cards.ListedCards;
import cardbench.codes.cards.ListedCopies;
import cardbench.codes.cards.ListedLine;
import cardbench.codes.cards.NameSearch;
import cardbench.codes.cards.NameSearch.Hit;
import cardbench.codes.deck.CodedCards;
import cardbench.codes.deck.Deck;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.contract.Request;
import cardbench.contract.Response;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntFunction;

/**
 * Presents the decks of a game whose ids are texts, with the names and facts of the open tables.
 */
public final class CodedPresenter<D extends Deck> implements DeckPresenter<D>, CardNames {

    private final DeckJsonMapper<D> mapper;
    private final TableStore tables;
    private final BiFunction<D, CodedCards, DeckView> views;
    private final String cards;
    private final IntFunction<String> spelling;

    /**
     * Creates a presenter. Each call uses the tables that are open at that time.
     *
     * @param cards the member of a deck in JSON with the rows of its cards
     * @param spelling the id of a number in tables
     */
    public CodedPresenter(
            DeckJsonMapper<D> mapper,
            TableStore tables,
            BiFunction<D, CodedCards, DeckView> views,
            String cards,
            IntFunction<String> spelling) {
        this.mapper = mapper;
        this.tables = tables;
        this.views = views;
        this.cards = cards;
        this.spelling = spelling;
    }

    @Override
    public String kind() {
        return mapper.codec().kind();
    }

    @Override
    public DeckView view(D deck, Language language) {
        return views.apply(deck, coded(language));
    }

    private CodedCards coded(Language language) {
        return new CodedCards(kind(), tables.tables(), language);
    }

    @Override
    public Optional<CardNames> names() {
        // without a table, every name would be reported as unknown
        return tables.tables().names(kind(), Language.EN).isEmpty()
                ? Optional.empty()
                : Optional.of(this);
    }

    private NameSearch search(Language language) {
        return new NameSearch(tables.tables().names(kind(), language));
    }

    @Override
    public Response encodeNames(List<ListedLine> lines, Language language, Request request) {
        Diagnostics diagnostics = new Diagnostics();
        NameSearch search = search(language);
        JsonArray rows = new JsonArray();
        for (ListedCopies one : ListedCards.of(lines, search::find, search, diagnostics).copies()) {
            rows.add(new JsonArray().add(spelling.apply(one.id())).add(one.copies()));
        }
        diagnostics.list().forEach(request::refuse);
        D deck = mapper.read(new JsonObject().add(cards, rows), "", request);
        return request.failed()
                ? Response.refused(request.diagnostics())
                : mapper.encode(deck, request);
    }

    @Override
    public List<Row> search(String written, Language language, int limit, Diagnostics diagnostics) {
        List<Row> rows = new ArrayList<>();
        for (Hit hit : search(language).holding(written, limit)) {
            rows.add(coded(language).row(spelling.apply(hit.id()), hit.id(), 0));
        }
        return rows;
    }
}
