package cardbench.cli;

import cardbench.json.JsonText;

/**
 * Makes a classic script of a card table: the one way for a page to get data that works over http,
 * from disk, in a frame without an origin, and in a widget on other people's pages.
 */
final class CardScript {

    private CardScript() {}

    /** Whether a text holds card tables. */
    static boolean isTable(String text) {
        return text.startsWith("cardbench-table ");
    }

    /** A script that opens a table under a name. */
    static String of(String name, String table) {
        return "Cardbench.table("
                + new JsonText().value(name)
                + ", "
                + new JsonText().value(table)
                + ");\n";
    }
}
