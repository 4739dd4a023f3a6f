package cardbench.build.site;

import cardbench.base.json.JsonText;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Makes a classic script of a card table. Scripts are the only way to load data that works over
 * http, from disk, in a frame without an origin, and in a widget on other pages.
 */
final class CardScript {

    /** The start of the script of {@link #list}. */
    static final String LIST_START = "Cardbench.cardFiles = ";

    private CardScript() {}

    /** Whether a text is a card table. */
    static boolean isTable(String text) {
        return text.startsWith("cardbench-table ");
    }

    /**
     * A script that opens a table under a name, packed ({@link PackedTable}). It uses {@code
     * globalThis}, because a constant of the host page called {@code Cardbench} would hide the
     * property of the global object.
     */
    static String of(String name, String table) {
        return "globalThis.Cardbench.table("
                + new JsonText().value(name)
                + ", "
                + new JsonText().value(PackedTable.of(table))
                + ");\n";
    }

    /** A script with the list of tables and the size of each in bytes. */
    static String list(Map<String, Integer> sizes, Map<String, String> sources) {
        JsonText list = new JsonText().object();
        sizes.forEach(list::member);
        JsonText licences = new JsonText().object();
        sources.forEach(licences::member);
        return LIST_START
                + list.endObject()
                + ";\nCardbench.cardSources = "
                + licences.endObject()
                + ";\n";
    }

    /** Where a table is from, with versions and dates: the notes behind its head. */
    static String sources(String table) {
        return table.lines()
                .skip(1)
                .takeWhile(line -> line.startsWith("# "))
                .map(line -> line.substring(2))
                .collect(Collectors.joining("; "));
    }
}
