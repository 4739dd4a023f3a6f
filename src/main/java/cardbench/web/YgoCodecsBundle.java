package cardbench.web;

import cardbench.call.Dispatcher;
import cardbench.call.bundle.YgoCodecOperations;
import org.teavm.jso.JSExport;

/**
 * The entry point of {@code ygo.js} of the npm package: the deck formats of Yu-Gi-Oh! and its
 * setcodes.
 */
public final class YgoCodecsBundle {

    private static final Dispatcher DISPATCHER = new Dispatcher(YgoCodecOperations.all());

    private YgoCodecsBundle() {}

    /**
     * Answers a request of the JSON contract with a response, both as text. TeaVM does not check
     * the type of an argument from JavaScript; the calling script ensures that it is a string.
     */
    @JSExport
    public static String call(String request) {
        return DISPATCHER.call(request);
    }
}
