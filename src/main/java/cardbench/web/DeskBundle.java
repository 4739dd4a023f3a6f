package cardbench.web;

import cardbench.call.Dispatcher;
import cardbench.call.bundle.DeckBundleOperations;
import org.teavm.jso.JSExport;

/**
 * What {@code desk.js} is made from: all that the page does with decks, names included. It comes
 * after the first answer and takes the place of {@code cardbench.js}.
 */
public final class DeskBundle {

    private static final Dispatcher DISPATCHER = new Dispatcher(DeckBundleOperations.all());

    private DeskBundle() {}

    /**
     * Answers one request text of the contract with its response text. A request that is no string
     * must not get here: the script around the bundle sees to that.
     */
    @JSExport
    public static String call(String request) {
        return DISPATCHER.call(request);
    }

    /**
     * Opens data of a kind under a name; answers a response text. What is no array of bytes must
     * not get here either.
     */
    @JSExport
    public static String open(String kind, String name, byte[] bytes) {
        return DISPATCHER.open(kind, name, bytes);
    }

    /** Opens a text that holds card tables; answers a response text. */
    @JSExport
    public static String table(String name, String text) {
        return DISPATCHER.table(name, text);
    }
}
