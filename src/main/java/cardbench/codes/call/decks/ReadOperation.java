package cardbench.codes.call.decks;

import cardbench.base.json.JsonText;
import cardbench.codes.deck.Found;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import com.eclipsesource.json.JsonObject;
import java.util.List;
import java.util.function.Function;

/**
 * The operation {@code read}: all that a page shows of a pasted text, in one request. It lists the
 * codes as {@code identify} does and answers {@code decode} and {@code explain} for one of them
 * with the text that surrounds it, up to the codes before and after.
 *
 * @param explain answers {@code explain}; {@code null} in a bundle that does not explain
 */
public record ReadOperation(
        CodeKinds kinds, CodeOperations codes, Function<Request, Response> explain)
        implements OperationGroup {

    /** The argument {@code pick} of a request that leaves the choice to the operation. */
    private static final int NONE = -1;

    @Override
    public List<Operation> operations() {
        return List.of(new Operation("read", this::read));
    }

    private Response read(Request request) {
        String text = request.text("text");
        int wanted = request.integer("pick", 0, Integer.MAX_VALUE, NONE);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        List<Found> foundCodes = codes.found(text, request);
        int pick =
                wanted == NONE
                        ? kinds.preferred(foundCodes, text)
                        : Math.min(wanted, Math.max(foundCodes.size() - 1, 0));
        Found picked = foundCodes.isEmpty() ? null : foundCodes.get(pick);
        int from = 0;
        int to = text.length();
        for (Found found : foundCodes) {
            if (found.to() <= picked.from()) {
                from = Math.max(from, found.to());
            } else if (found.from() >= picked.to()) {
                to = Math.min(to, found.from());
            }
        }
        JsonText json = new JsonText().object();
        codes.write(foundCodes, text, json);
        json.member("pick", pick).member("from", from).member("to", to);
        String part = text.substring(from, to);
        codes.decode(inner(part, picked)).write("decoded", json);
        if (explain != null) {
            explain.apply(inner(part, picked)).write("explained", json);
        }
        if (picked != null && picked.to() - picked.from() < to - from) {
            String code = text.substring(picked.from(), picked.to());
            codes.decode(inner(code, picked)).write("alone", json);
        }
        return Response.of(json.endObject(), request.diagnostics());
    }

    /** The request for a part of the text, with the kind of its code where this bundle reads it. */
    private Request inner(String part, Found picked) {
        JsonObject arguments = new JsonObject().add("text", part);
        if (picked != null && kinds.named(picked.kind()) != null) {
            arguments.add("kind", picked.kind());
        }
        return Request.of(arguments);
    }
}
