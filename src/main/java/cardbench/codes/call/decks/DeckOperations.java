package cardbench.codes.call.decks;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.Language;
import cardbench.codes.cards.ListedLine;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.ViewCodes;
import cardbench.codes.export.JsonExport;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The operations on decks with names: {@code deck}, {@code cards.search}, and {@code encode} for a
 * list of names: its text as {@code names}, or as {@code lines} the result of {@code list.names}.
 * Other requests for {@code encode} are passed on to {@link EncodeOperation}.
 *
 * @param presenters the presenters of the kinds that can be shown
 * @param reader the reader of lists, for {@code names}; {@code null} in programs without lists,
 *     which take {@code lines} alone
 */
public record DeckOperations(
        CodeKinds kinds, DeckPresenters presenters, Function<String, List<ListedLine>> reader)
        implements OperationGroup {

    /** Maximum number of cards in the result of a search. */
    public static final int MAX_FOUND = 200;

    private static final String KIND = "kind";

    @Override
    public List<Operation> operations() {
        return List.of(
                new Operation("encode", this::encode),
                new Operation("deck", this::view),
                new Operation("cards.search", this::search));
    }

    @Override
    public void constants(JsonText json) {
        json.name("cards.search").object().member("limit", MAX_FOUND).endObject();
    }

    private Response encode(Request request) {
        boolean listed = request.has("lines") || request.has("names");
        return listed && !request.has("deck")
                ? encodeNames(request)
                : new EncodeOperation(kinds).encode(request);
    }

    private Response encodeNames(Request request) {
        boolean text = reader != null && !request.has("lines");
        String names = text ? request.text("names") : "";
        List<ListedLine> lines = text ? reader.apply(names) : LinesArgument.of(request);
        Language language = Language.of(request.textOr("language", "en"));
        DeckJsonMapper<?> mapper = kinds.known(request.text(KIND), "/kind", request);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        String kind = mapper.codec().kind();
        Optional<CardNames> cards = presenters.names(kind);
        if (cards.isEmpty()) {
            request.refuse(ViewCodes.NO_NAMES.at(CardNames.place(request)).with(KIND, kind));
            return Response.refused(request.diagnostics());
        }
        return cards.get().encodeNames(lines, language, request);
    }

    private Response view(Request request) {
        Language language = Language.of(request.textOr("language", "en"));
        DeckPresenters.PresentedDeck<?> presented = presenters.presented(request, language);
        return presented == null || request.failed()
                ? Response.refused(request.diagnostics())
                : Response.of(json(presented.view()), request.diagnostics());
    }

    /** A view as the contract specifies, with the result of the rules. */
    private static JsonText json(DeckView view) {
        JsonText json = new JsonText().object();
        JsonExport.members(view, json);
        json.name("checks").array();
        for (Diagnostic check : view.checks()) {
            Response.write(check, json);
        }
        return json.endArray().endObject();
    }

    private Response search(Request request) {
        String written = request.text("text");
        Language language = Language.of(request.textOr("language", "en"));
        int limit = request.integer("limit", 1, MAX_FOUND, 20);
        DeckJsonMapper<?> mapper = kinds.known(request.text(KIND), "/kind", request);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        Optional<CardNames> cards = presenters.names(mapper.codec().kind());
        JsonText json = new JsonText().object().name("cards").array();
        Diagnostics missing = new Diagnostics();
        if (cards.isPresent()) {
            for (Row row : cards.get().search(written, language, limit, missing)) {
                JsonExport.row(row, json);
            }
        }
        return missing.failed()
                ? Response.refused(missing.list())
                : Response.of(json.endArray().endObject());
    }
}
