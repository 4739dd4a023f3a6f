package cardbench.app.web;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import org.teavm.jso.JSExport;

/**
 * The entry point of {@code full-lab.js} and {@code full-lab.wasm}: all operations, for programs
 * that embed Cardbench, and for the tests that compare the backends. The page does not load it.
 */
public final class FullLabBundle {

    private static final Dispatcher DISPATCHER = new Dispatcher(AllOperations.all());

    private FullLabBundle() {}

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

    /**
     * The same as {@link #open} for bytes that are packed two into each character, the lower one
     * first. WebAssembly takes over a string as a whole, but an array byte by byte.
     *
     * @param size the number of bytes, since the last character may hold only one
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
