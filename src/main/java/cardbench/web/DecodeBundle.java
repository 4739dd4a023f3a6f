package cardbench.web;

import cardbench.call.Dispatcher;
import cardbench.call.bundle.DecodeOperations;
import org.teavm.jso.JSExport;

/**
 * What {@code cardbench.js} is made from: the operations on codes, which the first answer needs.
 * Names no other operations, so that nothing else is in the bundle.
 */
public final class DecodeBundle {

    private static final Dispatcher DISPATCHER = new Dispatcher(DecodeOperations.all());

    private DecodeBundle() {}

    /**
     * Answers one request text of the contract with its response text. A request that is no string
     * must not get here: the script around the bundle sees to that.
     */
    @JSExport
    public static String call(String request) {
        return DISPATCHER.call(request);
    }
}
