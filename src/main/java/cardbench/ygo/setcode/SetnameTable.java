package cardbench.ygo.setcode;

import cardbench.text.Diagnostics;
import java.util.List;

/**
 * A {@code strings.conf}, of which only the archetypes matter: lines {@code !setname 0x<hex>
 * <name>}. In ygopro a tab ends the name and begins a comment (the Japanese name in most files), in
 * both families {@code |} separates names to search by. Lines {@code #setname} are retired ones.
 *
 * @param list what the table is called
 * @param names in the order of the file; of those that are not retired each number once
 */
public record SetnameTable(String list, List<Setname> names) {

    /** How many archetypes one list may name. */
    public static final int LIMIT = 20_000;

    /** Copies the list, so that a table never changes. */
    public SetnameTable {
        names = List.copyOf(names);
    }

    /** Reads a file; {@code null}, and an error is said, where it names no archetype. */
    public static SetnameTable read(String list, String text, Diagnostics diagnostics) {
        List<Setname> names = new SetnameReader(text, diagnostics).read();
        if (names.isEmpty()) {
            diagnostics.add(SetcodeCodes.NO_SETNAMES.anywhere());
            return null;
        }
        if (names.size() > LIMIT) {
            diagnostics.add(SetcodeCodes.TOO_MANY_SETNAMES.anywhere().with("limit", LIMIT));
            return null;
        }
        return new SetnameTable(list, names);
    }

    /** The name of a number, or {@code null}; retired ones have none. */
    public String name(int code) {
        for (Setname each : names) {
            if (each.code() == code && !each.retired()) {
                return each.name();
            }
        }
        return null;
    }
}
