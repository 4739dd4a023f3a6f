package cardbench.call;

import cardbench.cards.Language;
import cardbench.deck.DeckCodes;
import cardbench.deck.DeckView.Row;
import cardbench.export.JsonExport;
import cardbench.json.JsonText;
import cardbench.text.Location;
import java.util.List;

/**
 * The operations on decks as people see them: {@code deck, cards.search}, and {@code encode} for a
 * list of names; for everything else that {@code encode} takes it asks those on codes.
 */
final class DeckFamily implements Family {

    /** How many cards a search answers at most. */
    public static final int MAX_FOUND = 200;

    private static final String KIND = "kind";

    private final CodeKinds kinds;
    private final CodeFamily codes;
    private final Desks desks;

    /**
     * The operations on these kinds.
     *
     * @param codes the operations on their codes
     * @param desks those of the kinds that can be looked at
     */
    DeckFamily(CodeKinds kinds, CodeFamily codes, Desks desks) {
        this.kinds = kinds;
        this.codes = codes;
        this.desks = desks;
    }

    @Override
    public List<String> operations() {
        return List.of("encode", "deck", "cards.search");
    }

    @Override
    public Answer answer(String operation, Request request) {
        if (operation.equals("encode")) {
            return request.has("names") && !request.has("deck")
                    ? encodeNames(request)
                    : codes.answer(operation, request);
        }
        return operation.equals("deck") ? view(request) : search(request);
    }

    private Answer encodeNames(Request request) {
        String names = request.text("names");
        Language language = Language.of(request.textOr("language", "en"));
        Shape<?> shape = kinds.known(request.text(KIND), "/kind", request);
        CardNames cards = shape == null ? null : desks.names(shape.codec().kind());
        if (!request.failed() && cards == null) {
            request.refuse(
                    DeckCodes.NO_NAMES
                            .at(Location.pointer("/names"))
                            .with(KIND, shape.codec().kind()));
        }
        return request.failed()
                ? Answer.refused(request.diagnostics())
                : cards.encodeNames(names, language, request);
    }

    private Answer view(Request request) {
        Language language = Language.of(request.textOr("language", "en"));
        Desks.Seen<?> seen = desks.seen(request, language);
        return seen == null || request.failed()
                ? Answer.refused(request.diagnostics())
                : Answer.of(ViewJson.of(seen.view()), request.diagnostics());
    }

    private Answer search(Request request) {
        String written = request.text("text");
        Language language = Language.of(request.textOr("language", "en"));
        int limit = request.integer("limit", 1, MAX_FOUND, 20);
        Shape<?> shape = kinds.known(request.text(KIND), "/kind", request);
        if (request.failed()) {
            return Answer.refused(request.diagnostics());
        }
        CardNames cards = desks.names(shape.codec().kind());
        JsonText json = new JsonText().object().name("cards").array();
        if (cards != null) {
            for (Row row : cards.search(written, language, limit)) {
                JsonExport.row(row, json);
            }
        }
        return Answer.of(json.endArray().endObject());
    }
}
