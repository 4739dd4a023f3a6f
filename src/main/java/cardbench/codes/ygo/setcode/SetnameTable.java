package cardbench.codes.ygo.setcode;

import cardbench.base.text.Diagnostics;
import java.util.List;

/**
 * The archetypes of a {@code strings.conf}: lines {@code !setname 0x<hex> <name>}. In YGOPro, a tab
 * ends the name and begins a comment (the Japanese name in most files); in YGOPro and EDOPro,
 * {@code |} separates names for searching. Lines {@code #setname} are retired archetypes. A Lua
 * file with lines {@code SET_HERO = 0x8} is such a list, too. Immutable.
 *
 * @param list the name of the table
 * @param names in the order of the file; those that are not retired have distinct numbers
 * @param numbering the clients that number archetypes so; {@code null} if the list does not show
 *     them
 */
public record SetnameTable(String list, List<Setname> names, Dialect numbering) {

    /** The maximum number of archetypes of a list. */
    public static final int LIMIT = 20_000;

    /** Copies the list. */
    public SetnameTable {
        names = List.copyOf(names);
    }

    /** A list whose names show the numbering, or none. */
    public SetnameTable(String list, List<Setname> names) {
        this(list, names, NumberingEvidence.ofNames(names));
    }

    /** Reads a file; if it names no archetype, adds an error and returns {@code null}. */
    public static SetnameTable read(String list, String text, Diagnostics diagnostics) {
        return of(list, new SetnameReader(text, diagnostics), diagnostics);
    }

    /** The table of what a reader finds; like {@link #read}. */
    static SetnameTable of(String list, SetnameReader reader, Diagnostics diagnostics) {
        List<Setname> names = reader.read();
        if (names.isEmpty()) {
            diagnostics.add(SetcodeCodes.NO_SETNAMES.anywhere());
            return null;
        }
        if (names.size() > LIMIT) {
            diagnostics.add(SetcodeCodes.TOO_MANY_SETNAMES.anywhere().with("limit", LIMIT));
            return null;
        }
        Dialect numbering = reader.numbering();
        numbering = numbering == null ? NumberingEvidence.ofNames(names) : numbering;
        return new SetnameTable(
                list, names, numbering == null ? reader.usualNumbering() : numbering);
    }

    /** Whether the numbers of this list may be those of a client. */
    public boolean speaks(Dialect client) {
        return numbering == null || numbering == client;
    }

    /** The name of a number, or {@code null}; retired archetypes have none. */
    public String name(int code) {
        for (Setname each : names) {
            if (each.code() == code && !each.retired()) {
                return each.name();
            }
        }
        return null;
    }
}
