package cardbench.codes.call.decks;

import cardbench.codes.deck.Deck;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import com.eclipsesource.json.JsonObject;
import java.util.List;

/**
 * The operation {@code encode} for a deck in the format of the result of {@code decode}. It is
 * apart from {@link CodeOperations}, because a first answer does not need it.
 */
public final class EncodeOperation implements OperationGroup {

    private final CodeKinds kinds;

    /** The operation on decks of these kinds. */
    public EncodeOperation(CodeKinds kinds) {
        this.kinds = kinds;
    }

    @Override
    public List<Operation> operations() {
        return List.of(new Operation("encode", this::encode));
    }

    /** Answers {@code encode}. */
    Response encode(Request request) {
        JsonObject deck = request.object("deck");
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        DeckJsonMapper<?> mapper = kinds.of(deck, "/deck", request);
        return mapper == null
                ? Response.refused(request.diagnostics())
                : encode(mapper, deck, request);
    }

    private static <D extends Deck> Response encode(
            DeckJsonMapper<D> mapper, JsonObject json, Request request) {
        D deck = mapper.read(json, "/deck", request);
        return request.failed()
                ? Response.refused(request.diagnostics())
                : mapper.encode(deck, request);
    }
}
