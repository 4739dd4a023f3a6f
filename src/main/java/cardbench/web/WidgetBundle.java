package cardbench.web;

import cardbench.call.bundle.WidgetApi;
import org.teavm.jso.JSExport;

/**
 * What {@code cardbench-widget.js} is made from: a code becomes a deck with names, and nothing
 * else.
 */
public final class WidgetBundle {

    private static final WidgetApi DOOR = new WidgetApi();

    private WidgetBundle() {}

    /** The deck of the first code in a text as JSON, or {@code "null"}. */
    @JSExport
    public static String deck(String text, String language) {
        return DOOR.deck(text, language);
    }

    /** Opens a text that holds card tables, and tells whether it could be read. */
    @JSExport
    public static boolean table(String name, String text) {
        return DOOR.table(name, text);
    }
}
