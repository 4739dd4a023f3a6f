package cardbench.contract;

import cardbench.base.json.JsonText;
import cardbench.base.json.TextTooLongException;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the operation of a request and returns its response. Groups that are {@linkplain DataStore
 * stores} also hold data for the requests that follow.
 *
 * <p>Any failure of an operation, also for lack of memory or stack, is caught here and answered
 * with {@code call.internal}; the next request is answered normally. In JavaScript this includes
 * errors of the engine, such as a {@code TypeError}. WebAssembly may trap without a chance to
 * answer, so the script that calls it has the same {@linkplain #FAILED response}.
 *
 * <p>Not for use by several threads at once, since the stores change.
 */
public final class Dispatcher {

    /** The response to a request that failed because of an unexpected exception. */
    public static final String FAILED = refused(CallCodes.INTERNAL.anywhere());

    private static final String TOO_LARGE =
            refused(CallCodes.TOO_LARGE.anywhere().with("limit", JsonText.MAX_SIZE));

    private static final String CLOSE = "close";
    private static final String CONSTANTS = "constants";

    private final List<OperationGroup> groups;

    /** The names of the operations, and at the same places the operations. */
    private final List<String> names = new ArrayList<>();

    private final List<Operation> operations = new ArrayList<>();

    /**
     * A dispatcher of these operations. If two groups have an operation of the same name, the first
     * group answers it.
     */
    public Dispatcher(List<OperationGroup> groups) {
        this.groups = List.copyOf(groups);
        for (OperationGroup group : groups) {
            for (Operation operation : group.operations()) {
                // as in Request: contains would bring the equals of every class into each script
                if (names.indexOf(operation.name()) < 0) {
                    names.add(operation.name());
                    operations.add(operation);
                }
            }
        }
    }

    private static String refused(Diagnostic diagnostic) {
        return Response.refused(List.of(diagnostic)).text();
    }

    /**
     * The names of all operations that are answered, {@code close} and {@code constants} among
     * them.
     */
    public List<String> operations() {
        List<String> operations = new ArrayList<>(names);
        operations.add(CLOSE);
        operations.add(CONSTANTS);
        return operations;
    }

    /** Answers one request text with one response text. Never throws, whatever the text. */
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
        // requesting a missing “op” makes the request fail, too
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
        if (operation.equals(CONSTANTS)) {
            return constants().text();
        }
        request.refuse(
                CallCodes.UNKNOWN_OPERATION.at(Location.pointer("/op")).with("op", operation));
        return Response.refused(request.diagnostics()).text();
    }

    /**
     * Opens data of a kind under a name and returns a response text. Never throws, whatever the
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
        // no group takes tables, so this names the kinds that can be opened
        return opened(TableOpener.KIND, name, new byte[0]);
    }

    /** The limits and sizes of all groups. */
    private Response constants() {
        JsonText json = new JsonText().object();
        for (OperationGroup group : groups) {
            group.constants(json);
        }
        return Response.of(json.endObject());
    }

    private Response close(Request request) {
        String name = request.text("name");
        boolean held = false;
        for (OperationGroup group : groups) {
            // goes on after the first one: stores of different kinds may use the same name
            if (group instanceof DataStore opener && !request.failed()) {
                held |= opener.close(name);
            }
        }
        return request.failed()
                ? Response.refused(request.diagnostics())
                : Response.of(new JsonText().object().member("closed", held).endObject());
    }
}
