package cardbench.app.web;

import cardbench.app.bundle.EveryGameOperations;
import cardbench.contract.Dispatcher;
import org.teavm.jso.JSExport;

/**
 * The entry point of {@code all-decks.js}: all operations on decks of every game. The page loads it
 * for the first text that may hold a code of a game that {@code decks.js} leaves out; it then
 * replaces {@code decks.js} and takes over what is open there.
 */
public final class AllDecksBundle {

    private static final Dispatcher DISPATCHER = new Dispatcher(EveryGameOperations.all());

    private AllDecksBundle() {}

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

    /** Opens a text with card tables under a name. Returns a response as text. */
    @JSExport
    public static String table(String name, String text) {
        return DISPATCHER.table(name, text);
    }
}
