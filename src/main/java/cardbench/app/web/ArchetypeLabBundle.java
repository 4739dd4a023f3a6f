package cardbench.app.web;

import cardbench.app.bundle.ArchetypeLabOperations;
import cardbench.contract.Dispatcher;
import org.teavm.jso.JSExport;

/**
 * The entry point of {@code archetype-lab.js}: the operations on files of Yu-Gi-Oh! and on decks
 * with the cards in them.
 */
public final class ArchetypeLabBundle {

    private static final Dispatcher DISPATCHER = new Dispatcher(ArchetypeLabOperations.all());

    private ArchetypeLabBundle() {}

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
