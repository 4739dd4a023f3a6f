package cardbench.app.web;

import cardbench.app.bundle.MulliganLabOperations;
import cardbench.contract.Dispatcher;
import org.teavm.jso.JSExport;

/** The entry point of {@code mulligan-lab.js}: the best mulligan. There is nothing to open. */
public final class MulliganLabBundle {

    private static final Dispatcher DISPATCHER = new Dispatcher(MulliganLabOperations.all());

    private MulliganLabBundle() {}

    /**
     * Answers a request of the JSON contract with a response, both as text. TeaVM does not check
     * the type of an argument from JavaScript; the calling script ensures that it is a string.
     */
    @JSExport
    public static String call(String request) {
        return DISPATCHER.call(request);
    }
}
