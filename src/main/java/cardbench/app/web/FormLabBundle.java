package cardbench.app.web;

import cardbench.app.bundle.FormLabOperations;
import cardbench.contract.Dispatcher;
import org.teavm.jso.JSExport;

/** The entry point of {@code form-lab.js}: the form for deck files. There is nothing to open. */
public final class FormLabBundle {

    private static final Dispatcher DISPATCHER = new Dispatcher(FormLabOperations.all());

    private FormLabBundle() {}

    /**
     * Answers a request of the JSON contract with a response, both as text. TeaVM does not check
     * the type of an argument from JavaScript; the calling script ensures that it is a string.
     */
    @JSExport
    public static String call(String request) {
        return DISPATCHER.call(request);
    }
}
