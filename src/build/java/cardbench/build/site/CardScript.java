package cardbench.build.site;

import cardbench.json.JsonText;
import java.util.Map;

/**
 * Makes a classic script of a card table: the one way for a page to get data that works over http,
 * from disk, in a frame without an origin, and in a widget on other people's pages.
 */
final class CardScript {

    /** How the script of {@link #list} begins. */
    static final String LIST_START = "Cardbench.cardFiles = ";

    private CardScript() {}

    /** Whether a text holds card tables. */
    static boolean isTable(String text) {
        return text.startsWith("cardbench-table ");
    }

    /**
     * A script that opens a table under a name. A host page may have a constant called {@code
     * Cardbench}, which hides the property of the global object.
     */
    static String of(String name, String table) {
        return "globalThis.Cardbench.table("
                + new JsonText().value(name)
                + ", "
                + new JsonText().value(table)
                + ");\n";
    }

    /** A script that tells the page which tables there are, and how many bytes each one has. */
    static String list(Map<String, Integer> sizes) {
        JsonText list = new JsonText().object();
        sizes.forEach(list::member);
        return LIST_START + list.endObject() + ";\n";
    }
}
