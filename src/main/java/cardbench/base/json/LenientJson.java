package cardbench.base.json;

import cardbench.base.text.Ascii;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads data in JSON without diagnostics, for small programs: faults that leave the structure
 * recognisable are passed over. Quotes may be single, commas may be missing or too many, comments
 * may stand between values, names of members need no quotes, brackets need not be closed, and
 * several values may follow each other. {@link JsonReader} reports such faults.
 */
public final class LenientJson {

    /** The words of JSON, and how Python prints them. */
    private static final String WORDS = " true false null True False None ";

    private final String text;
    private final List<Open> open = new ArrayList<>();
    private int at;

    private LenientJson(String text) {
        this.text = text;
        open.add(new Open(false, 0));
    }

    /** An object or array that is not closed yet. */
    private static final class Open {
        private final boolean map;
        private final int from;
        private final Map<String, JsonMap.Member> members = new LinkedHashMap<>();
        private final List<JsonNode> items = new ArrayList<>();
        private JsonScalar name;

        private Open(boolean map, int from) {
            this.map = map;
            this.from = from;
        }

        private void add(JsonNode value) {
            if (!map) {
                items.add(value);
            } else if (name == null && value instanceof JsonScalar scalar) {
                name = scalar;
            } else if (name != null) {
                // a repeated name keeps its first place and takes the last value, as in JavaScript
                members.put(
                        name.text(),
                        new JsonMap.Member(name.text(), name.from(), name.to(), value));
                name = null;
            }
        }

        private JsonNode closed(int to) {
            return map
                    ? new JsonMap(List.copyOf(members.values()), from, to)
                    : new JsonList(items, from, to);
        }
    }

    /**
     * The tree of a text up to the first words that are no data, which is the end of the tree;
     * {@code null} if it has no object and no array. Several values are a list. Never throws.
     */
    public static JsonNode read(String text) {
        LenientJson json = new LenientJson(text);
        boolean more = text.length() <= JsonReader.MAX_LENGTH;
        while (more && json.at < text.length()) {
            more = json.readToken();
        }
        while (json.open.size() > 1) {
            json.close(json.at);
        }
        List<JsonNode> roots = json.open.get(0).items;
        if (roots.isEmpty() || roots.get(0) instanceof JsonScalar) {
            return null;
        }
        int from = roots.get(0).from();
        return roots.size() == 1 ? roots.get(0) : new JsonList(roots, from, json.at);
    }

    private void close(int to) {
        JsonNode value = open.remove(open.size() - 1).closed(to);
        open.get(open.size() - 1).add(value);
    }

    /** Reads one sign, value or comment; returns whether it is data, within the limits. */
    private boolean readToken() {
        char c = text.charAt(at);
        Open inner = open.get(open.size() - 1);
        if (c == '{' || c == '[') {
            open.add(new Open(c == '{', at));
            at++;
            return open.size() <= JsonReader.MAX_DEPTH;
        }
        if (c == '}' || c == ']') {
            at++;
            if (open.size() > 1) {
                close(at);
            }
        } else if (c == '"' || c == '\'') {
            inner.add(string(c));
        } else if (text.startsWith("//", at) || text.startsWith("/*", at)) {
            int end = text.indexOf(text.charAt(at + 1) == '*' ? "*/" : "\n", at);
            at = end < 0 ? text.length() : text.charAt(end) == '*' ? end + 2 : end + 1;
        } else if (c == ',' || c == ':' || c == '\ufeff' || Ascii.isBlank(c)) {
            inner.name = c == ',' ? null : inner.name;
            at++;
        } else {
            return isWord(inner);
        }
        return true;
    }

    /**
     * Adds a number, a word of JSON or a name without quotes; returns whether it is such a word.
     */
    private boolean isWord(Open inner) {
        int from = at;
        int end = at;
        while (end < text.length()
                && !Ascii.isBlank(text.charAt(end))
                && ",:{}[]\"'".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        String word = text.substring(from, end);
        boolean number = Ascii.isDigit(word.charAt(0)) || word.charAt(0) == '-';
        boolean named = inner.map && inner.name == null;
        boolean literal = WORDS.contains(' ' + word + ' ');
        if (!number && !literal && !named || open.size() == 1) {
            return false;
        }
        at = end;
        JsonScalar.Type type =
                number
                        ? JsonScalar.Type.NUMBER
                        : literal && !named ? JsonScalar.Type.NULL : JsonScalar.Type.STRING;
        inner.add(new JsonScalar(type, word, from, end));
        return true;
    }

    /** Reads a string to its end quote, or to the end of its line if it has none. */
    private JsonScalar string(char quote) {
        int from = at++;
        while (at < text.length() && text.charAt(at) != quote && text.charAt(at) != '\n') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        int end = Math.min(text.length(), at);
        at = Math.min(text.length(), end + 1);
        String value = JsonEscapes.resolved(text.substring(from + 1, end));
        return new JsonScalar(JsonScalar.Type.STRING, value, from, at);
    }
}
