package cardbench.app.web;

import cardbench.app.bundle.WizardLabOperations;
import cardbench.contract.Dispatcher;
import org.teavm.jso.JSExport;

/**
 * The entry point of {@code wizard-lab.js}: the operations on cards of 逆时巫师 OL. There is nothing to
 * open.
 */
public final class WizardLabBundle {

    private static final Dispatcher DISPATCHER = new Dispatcher(WizardLabOperations.all());

    private WizardLabBundle() {}

    /**
     * Answers a request of the JSON contract with a response, both as text. TeaVM does not check
     * the type of an argument from JavaScript; the calling script ensures that it is a string.
     */
    @JSExport
    public static String call(String request) {
        return DISPATCHER.call(request);
    }
}
