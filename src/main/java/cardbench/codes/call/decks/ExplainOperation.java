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

/**
 * The operation {@code explain}: the bytes of a code and what each field means. It is apart from
 * {@link CodeOperations}, because a first answer does not need it.
 */
public final class ExplainOperation implements OperationGroup {

    private final CodeKinds kinds;

    public ExplainOperation(CodeKinds kinds) {
        this.kinds = kinds;
    }

    @Override
    public List<Operation> operations() {
        return List.of(new Operation("explain", this::explain));
    }

    /** Answers {@code explain}. */
    public Response explain(Request request) {
        String text = request.text("text");
        DeckJsonMapper<?> mapper = kinds.of(text, request);
        if (mapper == null) {
            return Response.refused(request.diagnostics());
        }
        Explanation explanation = mapper.codec().explain(text);
        JsonText json =
                new JsonText().object().member("bytes", explanation.bytes()).name("fields").array();
        for (Field field : explanation.fields()) {
            write(field, json);
            json.endObject();
        }
        return Response.of(
                json.endArray().member("kind", mapper.codec().kind()).endObject(),
                PlacedDiagnostics.of(explanation.diagnostics(), text, false));
    }

    /** Begins the object of a field. */
    static void write(Field field, JsonText json) {
        json.object()
                .member("name", field.name())
                .member("byteFrom", field.byteFrom())
                .member("byteTo", field.byteTo())
                .member("from", field.from())
                .member("to", field.to())
                .name("value")
                .value(field.value())
                .member("meaning", field.meaning());
    }
}
