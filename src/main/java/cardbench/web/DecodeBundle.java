package cardbench.web;

import cardbench.call.Call;
import java.util.List;
import org.teavm.jso.JSExport;

/**
 * What {@code cardbench.js} is made from: the operations on codes, which the page and the widget
 * need at once. Names its own families, so that nothing else is in the bundle.
 */
public final class DecodeBundle {

    private static final Call CALL = new Call(List.of());

    private DecodeBundle() {}

    /**
     * Answers one request text of the contract with its response text. A request that is no string
     * must not get here: the script around the bundle sees to that.
     */
    @JSExport
    public static String call(String request) {
        return CALL.call(request);
    }
}
