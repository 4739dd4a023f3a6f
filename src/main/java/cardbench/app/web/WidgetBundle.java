package cardbench.app.web;

import cardbench.app.bundle.WidgetApi;
import org.teavm.jso.JSExport;

/**
 * The entry point of {@code cardbench-widget.js} and {@code cardbench.user.js}: it finds codes and
 * decodes them to decks with names, and nothing else.
 */
public final class WidgetBundle {

    private static final WidgetApi DOOR = new WidgetApi();

    private WidgetBundle() {}

    /** The deck of the first code in a text as JSON, or {@code "null"}. */
    @JSExport
    public static String deck(String text, String language) {
        return DOOR.deck(text, language);
    }

    /** The places of all codes in a text, as a JSON array of numbers. */
    @JSExport
    public static String places(String text) {
        return DOOR.places(text);
    }

    /** Opens a text with card tables. Returns whether it could be read. */
    @JSExport
    public static boolean table(String name, String text) {
        return DOOR.table(name, text);
    }
}
