package cardbench.app.web;

import cardbench.app.bundle.OddsLabOperations;
import cardbench.contract.Dispatcher;
import org.teavm.jso.JSExport;

/**
 * The entry point of {@code odds-lab.js} and {@code odds-lab.wasm}: the operations on deck files.
 * There is nothing to open.
 */
public final class OddsLabBundle {

    private static final Dispatcher DISPATCHER = new Dispatcher(OddsLabOperations.all());

    private OddsLabBundle() {}

    /**
     * Answers a request of the JSON contract with a response, both as text. TeaVM does not check
     * the type of an argument from JavaScript; the calling script ensures that it is a string.
     */
    @JSExport
    public static String call(String request) {
        return DISPATCHER.call(request);
    }
}
