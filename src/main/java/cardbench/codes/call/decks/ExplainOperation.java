package cardbench.codes.call.decks;

import cardbench.base.json.JsonText;
import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Field;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.PlacedDiagnostics;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The operation {@code explain}: the bytes of a code and what each field means. It is apart from
 * {@link CodeOperations}, because a first answer does not need it.
 */
public record ExplainOperation(CodeKinds kinds) implements OperationGroup {

    /** The field of a card whose id is a text; its meaning is the id. */
    private static final String CARD = "card";

    @Override
    public List<Operation> operations() {
        return List.of(new Operation("explain", this::explain));
    }

    /** Answers {@code explain}. */
    public Response explain(Request request) {
        return explain(kinds, request, null);
    }

    /**
     * The same with names of cards.
     *
     * @param names the names in a text by the ids of their cards; {@code null} for none
     */
    static Response explain(
            CodeKinds kinds, Request request, Function<String, Map<String, String>> names) {
        String text = request.text("text");
        DeckJsonMapper<?> mapper = kinds.of(text, request);
        if (mapper == null) {
            return Response.refused(request.diagnostics());
        }
        Explanation explanation = mapper.codec().explain(text);
        Map<String, String> called = null;
        JsonText json =
                new JsonText().object().member("bytes", explanation.bytes()).name("fields").array();
        for (Field field : explanation.fields()) {
            json.object()
                    .member("name", field.name())
                    .member("byteFrom", field.byteFrom())
                    .member("byteTo", field.byteTo())
                    .member("from", field.from())
                    .member("to", field.to())
                    .name("value")
                    .value(field.value())
                    .member("meaning", field.meaning());
            if (names != null && field.name().equals(CARD)) {
                called = called == null ? names.apply(text) : called;
                json.optional(CARD, called.getOrDefault(field.meaning(), ""));
            }
            json.endObject();
        }
        return Response.of(
                json.endArray().member("kind", mapper.codec().kind()).endObject(),
                PlacedDiagnostics.of(explanation.diagnostics(), text, false));
    }
}
