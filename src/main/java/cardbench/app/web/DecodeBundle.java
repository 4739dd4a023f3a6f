package cardbench.app.web;

import cardbench.app.bundle.DecodeOperations;
import cardbench.contract.Dispatcher;
import org.teavm.jso.JSExport;

/**
 * The entry point of {@code cardbench.js}: the operations on codes, which the first answer of the
 * page needs. It must not refer to other operations, since the compiler would then include them.
 */
public final class DecodeBundle {

    private static final Dispatcher DISPATCHER = new Dispatcher(DecodeOperations.all());

    private DecodeBundle() {}

    /**
     * Answers a request of the JSON contract with a response, both as text. TeaVM does not check
     * the type of an argument from JavaScript; the calling script ensures that it is a string.
     */
    @JSExport
    public static String call(String request) {
        return DISPATCHER.call(request);
    }
}
