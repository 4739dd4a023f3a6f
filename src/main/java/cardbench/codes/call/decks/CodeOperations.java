package cardbench.codes.call.decks;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import cardbench.codes.deck.Deck;
import cardbench.codes.deck.DeckCodes;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Reading;
import cardbench.codes.deck.Recogniser;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.PlacedDiagnostics;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.ArrayList;
import java.util.List;

/** The operations on codes: {@code decode}, {@code identify}. */
public final class CodeOperations implements OperationGroup {

    private final CodeKinds kinds;
    private final CodeNames names;

    /** Operations without the names that a text gives its decks, for the smallest bundles. */
    public CodeOperations(CodeKinds kinds) {
        this(kinds, null);
    }

    /**
     * The operations on codes of these kinds.
     *
     * @param names what texts call their decks
     */
    public CodeOperations(CodeKinds kinds, CodeNames names) {
        this.kinds = kinds;
        this.names = names;
    }

    @Override
    public List<Operation> operations() {
        return List.of(
                new Operation("decode", this::decode), new Operation("identify", this::identify));
    }

    @Override
    public void constants(JsonText json) {
        json.name("identify").object().member("codes", Recogniser.MOST).endObject();
        kinds.constants(json);
    }

    /** Answers {@code decode}. */
    Response decode(Request request) {
        String text = request.text("text");
        boolean strict = request.flag("strict", false);
        DeckJsonMapper<?> mapper = kinds.of(text, request);
        return mapper == null
                ? Response.refused(request.diagnostics())
                : decode(mapper, text, strict);
    }

    private static <D extends Deck> Response decode(
            DeckJsonMapper<D> mapper, String text, boolean strict) {
        Reading<D> reading = mapper.codec().read(text);
        List<Diagnostic> diagnostics = PlacedDiagnostics.of(reading.diagnostics(), text, strict);
        if (reading.deck() == null) {
            return Response.refused(diagnostics);
        }
        JsonText json = new JsonText().object().member("kind", mapper.codec().kind());
        mapper.write(text, reading, json);
        json.member("from", reading.from()).member("to", reading.to()).endObject();
        return Response.of(json, diagnostics);
    }

    private Response identify(Request request) {
        String text = request.text("text");
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        JsonText json = new JsonText().object();
        write(found(text, request), text, json);
        return Response.of(json.endObject(), request.diagnostics());
    }

    /** The codes in a text, as far as they are listed; a diagnostic reports more. */
    List<Found> found(String text, Request request) {
        List<Found> codes = kinds.find(text);
        // the recognisers find one more than the limit, to show that there are more
        if (codes.size() <= Recogniser.MOST) {
            return codes;
        }
        request.refuse(DeckCodes.MORE_CODES.anywhere().with("limit", Recogniser.MOST));
        // subList would bring two classes into the first bundle
        List<Found> listed = new ArrayList<>();
        for (int i = 0; i < Recogniser.MOST; i++) {
            listed.add(codes.get(i));
        }
        return listed;
    }

    /** Writes the member {@code found}. */
    void write(List<Found> codes, String text, JsonText json) {
        json.name("found").array();
        int before = 0;
        for (Found found : codes) {
            json.object()
                    .member("kind", found.kind())
                    .member("from", found.from())
                    .member("to", found.to())
                    .member("text", text.substring(found.from(), found.to()));
            String name = names == null ? "" : names.of(found, text, before);
            json.optional("name", name);
            before = found.to();
            json.endObject();
        }
        json.endArray();
    }
}
