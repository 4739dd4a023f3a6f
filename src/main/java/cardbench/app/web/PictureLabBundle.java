package cardbench.app.web;

import cardbench.app.bundle.PictureLabOperations;
import cardbench.contract.Dispatcher;
import org.teavm.jso.JSExport;

/** The entry point of {@code picture-lab.js}: reads the QR codes of pictures. */
public final class PictureLabBundle {

    private static final Dispatcher DISPATCHER = new Dispatcher(PictureLabOperations.all());

    private PictureLabBundle() {}

    /**
     * Answers a request of the JSON contract with a response, both as text. TeaVM does not check
     * the type of an argument from JavaScript; the calling script ensures that it is a string.
     */
    @JSExport
    public static String call(String request) {
        return DISPATCHER.call(request);
    }

    /**
     * Opens a picture under a name. Returns a response as text. The calling script ensures that
     * {@code bytes} is an array of bytes.
     */
    @JSExport
    public static String open(String kind, String name, byte[] bytes) {
        return DISPATCHER.open(kind, name, bytes);
    }
}
