package cardbench.call;

import cardbench.json.JsonText;
import cardbench.json.TextTooLongException;
import cardbench.text.Diagnostic;
import cardbench.text.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the operation of a request and answers with its response. Groups that are {@linkplain
 * DataStore stores} also take in data, which serves the requests that follow.
 *
 * <p>Every fault of an operation is caught here and answered with {@code call.internal}, and the
 * next request as if nothing had happened. A lack of memory or of stack is among it. In JavaScript
 * an error of the script's own, such as that for a property of {@code null}, is caught as well;
 * WebAssembly may end without a chance to answer, so the code that calls it has the same
 * {@linkplain #FAILED response}.
 */
public final class Dispatcher {

    /** The response to a request that failed for a reason which nobody expected. */
    public static final String FAILED = refused(CallCodes.INTERNAL.anywhere());

    private static final String TOO_LARGE =
            refused(CallCodes.TOO_LARGE.anywhere().with("limit", JsonText.MAX_SIZE));

    private static final String CLOSE = "close";

    private final List<OperationGroup> groups;

    /** The names of the operations, and at the same places the operations. */
    private final List<String> names = new ArrayList<>();

    private final List<Operation> operations = new ArrayList<>();

    /**
     * A dispatcher of these operations; where two groups have an operation of the same name, that
     * of the first one answers.
     */
    public Dispatcher(List<OperationGroup> groups) {
        this.groups = List.copyOf(groups);
        for (OperationGroup group : groups) {
            for (Operation operation : group.operations()) {
                if (!names.contains(operation.name())) {
                    names.add(operation.name());
                    operations.add(operation);
                }
            }
        }
    }

    private static String refused(Diagnostic diagnostic) {
        return Response.refused(List.of(diagnostic)).text();
    }

    /** The names of all operations that are answered, {@code close} among them. */
    public List<String> operations() {
        List<String> all = new ArrayList<>(names);
        all.add(CLOSE);
        return all;
    }

    /** Answers one request of the contract with its response. Never throws, whatever the text. */
    public String call(String requestText) {
        try {
            return answer(requestText);
        } catch (TextTooLongException e) {
            return TOO_LARGE;
        } catch (Throwable e) {
            return FAILED;
        }
    }

    private String answer(String requestText) {
        Request request = Request.parse(requestText);
        String operation = request.failed() ? "" : request.text("op");
        if (request.failed()) {
            return Response.refused(request.diagnostics()).text();
        }
        int known = names.indexOf(operation);
        if (known >= 0) {
            return operations.get(known).body().apply(request).text();
        }
        if (operation.equals(CLOSE)) {
            return close(request).text();
        }
        request.refuse(
                CallCodes.UNKNOWN_OPERATION.at(Location.pointer("/op")).with("op", operation));
        return Response.refused(request.diagnostics()).text();
    }

    /**
     * Opens data of a kind under a name, and answers a response text. Never throws, whatever the
     * bytes.
     */
    public String open(String kind, String name, byte[] bytes) {
        try {
            return opened(kind, name, bytes).text();
        } catch (TextTooLongException e) {
            return TOO_LARGE;
        } catch (Throwable e) {
            return FAILED;
        }
    }

    private Response opened(String kind, String name, byte[] bytes) {
        StringBuilder kinds = new StringBuilder();
        for (OperationGroup group : groups) {
            if (group instanceof DataStore opener) {
                if (opener.kinds().contains(kind)) {
                    return opener.open(kind, name, bytes);
                }
                for (String known : opener.kinds()) {
                    kinds.append(kinds.length() == 0 ? "" : ", ").append(known);
                }
            }
        }
        return Response.refused(
                List.of(
                        CallCodes.BAD_VALUE
                                .anywhere()
                                .with("argument", "kind")
                                .with("value", kind)
                                .with("expected", "one of " + kinds)));
    }

    /** Opens the card tables in a text, as {@link #open} does with the bytes of such a text. */
    public String table(String name, String text) {
        try {
            return openedTable(name, text).text();
        } catch (TextTooLongException e) {
            return TOO_LARGE;
        } catch (Throwable e) {
            return FAILED;
        }
    }

    private Response openedTable(String name, String text) {
        for (OperationGroup group : groups) {
            if (group instanceof TableOpener tables) {
                return tables.open(name, text);
            }
        }
        return opened(TableOpener.KIND, name, new byte[0]);
    }

    private Response close(Request request) {
        String name = request.text("name");
        boolean held = false;
        for (OperationGroup group : groups) {
            if (group instanceof DataStore opener && !request.failed()) {
                held |= opener.close(name);
            }
        }
        return request.failed()
                ? Response.refused(request.diagnostics())
                : Response.of(new JsonText().object().member("closed", held).endObject());
    }
}
