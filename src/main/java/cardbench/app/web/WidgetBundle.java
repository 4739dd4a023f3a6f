package cardbench.app.web;

import cardbench.app.bundle.WidgetApi;
import org.teavm.jso.JSExport;

/**
 * The entry point of {@code cardbench-widget.js}: it decodes a code to a deck with names, and
 * nothing else.
 */
public final class WidgetBundle {

    private static final WidgetApi DOOR = new WidgetApi();

    private WidgetBundle() {}

    /** The deck of the first code in a text as JSON, or {@code "null"}. */
    @JSExport
    public static String deck(String text, String language) {
        return DOOR.deck(text, language);
    }

    /** Opens a text with card tables. Returns whether it could be read. */
    @JSExport
    public static boolean table(String name, String text) {
        return DOOR.table(name, text);
    }
}
