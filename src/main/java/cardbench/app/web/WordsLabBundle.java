package cardbench.app.web;

import cardbench.app.bundle.WordsLabOperations;
import cardbench.contract.Dispatcher;
import org.teavm.jso.JSExport;

/**
 * The entry point of {@code words-lab.js}: what the words of cards of 逆时巫师 OL mean. There is
 * nothing to open.
 */
public final class WordsLabBundle {

    private static final Dispatcher DISPATCHER = new Dispatcher(WordsLabOperations.all());

    private WordsLabBundle() {}

    /**
     * Answers a request of the JSON contract with a response, both as text. TeaVM does not check
     * the type of an argument from JavaScript; the calling script ensures that it is a string.
     */
    @JSExport
    public static String call(String request) {
        return DISPATCHER.call(request);
    }
}
