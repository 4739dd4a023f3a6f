package cardbench.app.web;

import cardbench.app.bundle.ExpansionLabOperations;
import cardbench.contract.Dispatcher;
import org.teavm.jso.JSExport;

/** The entry point of {@code expansion-lab.js}: the operations on whole expansions of Yu-Gi-Oh! */
public final class ExpansionLabBundle {

    private static final Dispatcher DISPATCHER = new Dispatcher(ExpansionLabOperations.all());

    private ExpansionLabBundle() {}

    /**
     * Answers a request of the JSON contract with a response, both as text. TeaVM does not check
     * the type of an argument from JavaScript; the calling script ensures that it is a string.
     */
    @JSExport
    public static String call(String request) {
        return DISPATCHER.call(request);
    }

    /**
     * Opens binary data of a kind under a name. Returns a response as text. The calling script
     * ensures that {@code bytes} is an array of bytes.
     */
    @JSExport
    public static String open(String kind, String name, byte[] bytes) {
        return DISPATCHER.open(kind, name, bytes);
    }
}
