package cardbench.web;

import cardbench.call.Dispatcher;
import cardbench.call.bundle.AllOperations;
import org.teavm.jso.JSExport;

/**
 * What {@code lab.js} and {@code lab.wasm} are made from: every operation there is, for workers and
 * for the views that need more than codes.
 */
public final class LabBundle {

    private static final Dispatcher DISPATCHER = new Dispatcher(AllOperations.all());

    private LabBundle() {}

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

    /**
     * The same as {@link #open} for bytes that come two in each character, the lower one first:
     * WebAssembly takes a text over as a whole, an array of bytes only one by one.
     *
     * @param size how many bytes there are
     */
    @JSExport
    public static String openPacked(String kind, String name, String packed, int size) {
        byte[] bytes = new byte[Math.max(0, Math.min(size, 2 * packed.length()))];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (packed.charAt(i >> 1) >> 8 * (i & 1));
        }
        return DISPATCHER.open(kind, name, bytes);
    }
}
