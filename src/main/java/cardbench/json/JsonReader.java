package cardbench.json;

import cardbench.text.Diagnostic;
import cardbench.text.Diagnostics;
import cardbench.text.Lines;
import cardbench.text.Location;
import com.eclipsesource.json.JsonParser;
import com.eclipsesource.json.ParseException;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads JSON (RFC 8259) as people write it: with comments, with commas before closing brackets, in
 * a code fence, and with several values in a row, which become a list. A closing bracket without an
 * opening one is skipped, and missing ones are added; each repair is reported. Every value knows
 * its place. The part before a syntax error is kept.
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

    private static final String FULL_WIDTH = "，：“”｛｝［］＂";
    private static final String ASCII = ",:\"\"{}[]\"";

    private JsonReader() {}

    /** Reads a text. Never throws. */
    public static JsonReading read(String text) {
        Lines lines = new Lines(text);
        Diagnostics diagnostics = new Diagnostics();
        JsonNode root = null;
        if (text.length() > MAX_LENGTH) {
            diagnostics.add(
                    JsonCodes.TOO_LONG
                            .at(Location.range(MAX_LENGTH, text.length()))
                            .with("limit", MAX_LENGTH));
        } else {
            JsonCleaner cleaner = new JsonCleaner(text, diagnostics);
            String clean = cleaner.clean();
            root = clean == null ? null : parse(text, clean, cleaner.roots(), diagnostics);
        }
        List<Diagnostic> placed = new ArrayList<>();
        // pointers need the finished tree, so diagnostics get their places last
        JsonReading places = new JsonReading(root, List.of(), lines);
        for (Diagnostic diagnostic : diagnostics.list()) {
            Location at = diagnostic.location();
            placed.add(diagnostic.at(places.place(at.from(), at.to())));
        }
        return new JsonReading(root, placed, lines);
    }

    /** The value, or a list of the values if there are several. */
    private static JsonNode parse(
            String text, String clean, List<Integer> starts, Diagnostics diagnostics) {
        JsonTreeBuilder builder = new JsonTreeBuilder(text.length(), diagnostics);
        List<JsonNode> roots = new ArrayList<>();
        for (int i = 0; i == 0 || i < starts.size(); i++) {
            int from = i == 0 ? 0 : starts.get(i);
            int to = i + 1 < starts.size() ? starts.get(i + 1) : clean.length();
            builder.begin(from);
            try {
                new JsonParser(builder).parse(clean.substring(from, to));
                roots.add(builder.root());
            } catch (ParseException e) {
                // the brackets that were added at the end are behind the text
                int at = Math.min(from + e.getLocation().offset, text.length());
                diagnostics.add(complaint(text, at, e.getMessage()));
                JsonNode part = builder.part(at);
                if (part != null) {
                    roots.add(part);
                }
                break;
            }
        }
        return roots.isEmpty()
                ? null
                : roots.size() == 1
                        ? roots.get(0)
                        : new JsonList(
                                roots, roots.get(0).from(), roots.get(roots.size() - 1).to());
    }

    private static Diagnostic complaint(String text, int at, String said) {
        int end = Math.min(text.length(), at + 1);
        Location place = Location.range(at, end);
        if (JsonCleaner.isBlank(text)) {
            return JsonCodes.EMPTY.at(place);
        }
        int sign = at < text.length() ? FULL_WIDTH.indexOf(text.charAt(at)) : -1;
        if (sign >= 0) {
            String instead = ASCII.substring(sign, sign + 1);
            return JsonCodes.FULL_WIDTH
                    .at(place)
                    .with("written", text.substring(at, end))
                    .with("instead", instead)
                    .fixedBy(instead);
        }
        boolean lineEnds = at == text.length() || text.charAt(at) < ' ';
        return lineEnds && said.startsWith("Expected valid string character")
                ? JsonCodes.UNCLOSED_STRING.at(place)
                : JsonCodes.SYNTAX.at(place).with("expected", expected(said));
    }

    /**
     * Maps the parser's message to one of a few phrases, which the page can translate. The parser
     * offers nothing but English messages; {@code ParserMessagesTest} compares those in its code
     * with this list.
     */
    private static String expected(String said) {
        if (said.startsWith("Expected name")) {
            return "a name in double quotes is missing";
        }
        if (said.startsWith("Expected ':'")) {
            return "a colon behind the name is missing";
        }
        if (said.startsWith("Expected ','")) {
            return "a comma or closing bracket is missing";
        }
        if (said.startsWith("Unexpected end")) {
            return "the text ends too early";
        }
        if (said.startsWith("Unexpected character")) {
            return "text stands behind the value";
        }
        return said.startsWith("Expected value")
                ? "a value is missing"
                : "this is no string, number, true, false or null";
    }
}
