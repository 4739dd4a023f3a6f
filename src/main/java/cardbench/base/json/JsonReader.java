package cardbench.base.json;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Lines;
import cardbench.base.text.Location;
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

    private JsonReader() {}

    /** Reads a text. Never throws. */
    public static JsonReading read(String text) {
        Lines lines = new Lines(text);
        if (text.length() > MAX_LENGTH) {
            Location excess = Location.range(MAX_LENGTH, text.length());
            Diagnostic tooLong = JsonCodes.TOO_LONG.at(excess).with("limit", MAX_LENGTH);
            return placed(null, List.of(tooLong), lines);
        }
        JsonAttempt attempt = JsonRepair.repaired(JsonAttempt.at(new EditedText(text)));
        List<Diagnostic> diagnostics = new ArrayList<>();
        for (Diagnostic one : attempt.cleaned()) {
            diagnostics.add(one.at(attempt.text().original(one.location())));
        }
        diagnostics.addAll(attempt.built());
        for (JsonEdit edit : attempt.text().edits()) {
            diagnostics.add(edit.diagnostic());
        }
        if (attempt.failed()) {
            diagnostics.add(complaint(text, attempt.reached(), attempt.message()));
        }
        return placed(attempt.root(), diagnostics, lines);
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

    private static Diagnostic complaint(String text, int at, String message) {
        Location place = Location.range(at, Math.min(text.length(), at + 1));
        if (JsonCleaner.isBlank(text)) {
            return JsonCodes.EMPTY.at(place);
        }
        boolean lineEnds = at == text.length() || text.charAt(at) < ' ';
        return lineEnds && message.startsWith("Expected valid string character")
                ? JsonCodes.UNCLOSED_STRING.at(place)
                : JsonCodes.SYNTAX.at(place).with("expected", expected(message));
    }

    /**
     * Maps the parser's message to one of a few phrases, which the page can translate. The parser
     * offers nothing but English messages; {@code ParserMessagesTest} compares those in its code
     * with this list.
     */
    static String expected(String message) {
        if (message.startsWith("Expected name")) {
            return "a name in double quotes is missing";
        }
        if (message.startsWith("Expected ':'")) {
            return "a colon behind the name is missing";
        }
        if (message.startsWith("Expected ','")) {
            return "a comma or closing bracket is missing";
        }
        if (message.startsWith("Unexpected end")) {
            return "the text ends too early";
        }
        if (message.startsWith("Unexpected character")) {
            return "text stands behind the value";
        }
        return message.startsWith("Expected value")
                ? "a value is missing"
                : "this is no string, number, true, false or null";
    }
}
