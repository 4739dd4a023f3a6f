package cardbench.base.json;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Lines;
import cardbench.base.text.Location;
import cardbench.base.text.Severity;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads JSON (RFC 8259) as people write it: with comments, with commas before closing brackets, in
 * a code fence, and with several values in a row, which become a list. A closing bracket without an
 * opening one is skipped, and missing ones are added; each repair is reported. Every value knows
 * its place. Where one sign more, less or other makes sense of the text, such as a missing colon,
 * the text is read with it, and the error reports it; otherwise the part before the error is kept.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc8259">RFC 8259, JSON</a>
 */
public final class JsonReader {

    /** The longest text, in UTF-16 units. */
    public static final int MAX_LENGTH = 262_144;

    /** The deepest nesting of brackets. */
    public static final int MAX_DEPTH = 64;

    /** The largest number of values in a text. */
    public static final int MAX_VALUES = 20_000;

    /** A text with more errors than this is read up to the first: it is probably not JSON. */
    private static final int MAX_ERRORS = 8;

    /** The phrases for a place where nothing else helps. */
    static final String VALUE = "a value is missing";

    static final String NO_VALUE = "this is no string, number, true, false or null";

    private JsonReader() {}

    /** Reads a text. Never throws. */
    public static JsonReading read(String text) {
        Lines lines = new Lines(text);
        if (text.length() > MAX_LENGTH) {
            Location excess = Location.range(MAX_LENGTH, text.length());
            Diagnostic tooLong = JsonCodes.TOO_LONG.at(excess).with("limit", MAX_LENGTH);
            return placed(null, List.of(tooLong), lines);
        }
        Diagnostics found = new Diagnostics();
        JsonNode root = root(text, true, found);
        int errors = 0;
        Diagnostic first = null;
        for (Diagnostic each : found.list()) {
            if (each.severity() == Severity.ERROR) {
                errors++;
                boolean earlier = first == null || each.location().from() < first.location().from();
                first = earlier ? each : first;
            }
        }
        if (errors > MAX_ERRORS) {
            // a repair of so much explains nothing: the first error is reported alone
            found = new Diagnostics();
            root = root(text.substring(0, first.location().from()), false, found);
            found.add(first);
        }
        return placed(root, found.list(), lines);
    }

    /**
     * The tree of a text.
     *
     * @param complete whether faults at the end of the text are reported
     */
    private static JsonNode root(String text, boolean complete, Diagnostics found) {
        JsonLexer lexer = new JsonLexer(text, found);
        JsonTree tree = new JsonTree(lexer.tokens(), found);
        boolean whole = lexer.bad() < 0;
        JsonNode root = tree.root(whole ? lexer.end() : lexer.bad(), complete && whole);
        if (!whole && complete && !tree.stopped()) {
            Location place = Location.range(lexer.bad(), Math.min(text.length(), lexer.bad() + 1));
            found.add(
                    lexer.expected().isEmpty()
                            ? JsonCodes.UNCLOSED_STRING.at(place)
                            : JsonCodes.SYNTAX.at(place).with("expected", lexer.expected()));
        } else if (complete && root == null && found.list().isEmpty()) {
            found.add(JsonCodes.EMPTY.at(Location.range(0, Math.min(text.length(), 1))));
        }
        return root;
    }

    /** Pointers need the finished tree, so diagnostics get their lines and pointers last. */
    private static JsonReading placed(JsonNode root, List<Diagnostic> diagnostics, Lines lines) {
        JsonReading places = new JsonReading(root, List.of(), lines);
        List<Diagnostic> placed = new ArrayList<>();
        for (Diagnostic diagnostic : diagnostics) {
            Location at = diagnostic.location();
            placed.add(diagnostic.at(places.place(at.from(), at.to())));
        }
        return new JsonReading(root, placed, lines);
    }
}
