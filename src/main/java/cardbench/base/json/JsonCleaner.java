package cardbench.base.json;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * Turns JSON as people write it into plain JSON. Comments, spaces of other kinds, commas before
 * closing brackets and closing brackets without an opening one become blanks, and single quotes
 * double ones, so that every other character keeps its offset. Missing closing brackets are
 * appended.
 */
final class JsonCleaner {

    private static final String SPACES =
            "\u0085\u00a0\u1680\u180e\u2028\u2029\u202f\u205f\u2060\u3000\ufeff";

    private final String text;
    private final char[] clean;
    private final Diagnostics diagnostics;
    private final char[] open = new char[JsonReader.MAX_DEPTH];
    private int depth;

    /** The last comma if only white space has followed it so far, otherwise -1. */
    private int comma = -1;

    /** The offsets of the objects and arrays at the top level. */
    private final List<Integer> roots = new ArrayList<>();

    /** The end of the JSON: before the last code fence, or the end of the text. */
    private int end;

    /** The offset behind the last bracket that was closed. */
    private int closed;

    /** Spaces and quotes that JSON does not allow: one remark for all of a kind. */
    private final Replacements spaces;

    private final Replacements quotes;

    /**
     * Before this offset no single quote closes a string. Noted, so that each is looked at once.
     */
    private int openUntil;

    JsonCleaner(String text, Diagnostics diagnostics) {
        this.text = text;
        this.clean = text.toCharArray();
        this.diagnostics = diagnostics;
        this.spaces = new Replacements(text, JsonCodes.SPACE);
        this.quotes = new Replacements(text, JsonCodes.SINGLE_QUOTES);
    }

    static boolean isBlank(String text) {
        return Ascii.skipBlanks(text, 0, text.length()) == text.length();
    }

    /** The plain text, or {@code null} if brackets nest too deeply. */
    String clean() {
        int at = text.startsWith("\ufeff") ? blank(0, 1) : 0;
        end = CodeFence.blank(text, clean, diagnostics);
        while (at < clean.length) {
            char c = clean[at];
            int behindQuotes = c == '\'' ? singleQuoted(at) : at;
            if (c == '"') {
                at = string(at);
                comma = -1;
            } else if (behindQuotes > at) {
                at = behindQuotes;
                comma = -1;
            } else if (c == '/' && at + 1 < clean.length && comments(clean[at + 1])) {
                at = comment(at);
            } else if (c == '#' && isFirstOfLine(at)) {
                diagnostics.add(
                        JsonCodes.HASH_COMMENT.at(Location.range(at, at + 1)).fixedBy("//"));
                at = blank(at, lineEnd(at));
            } else if (isSpace(c)) {
                spaces.put(at, ' ');
                clean[at++] = ' ';
            } else if (c == '{' || c == '[') {
                // refused here, because the parser recurses and would report it in English only
                if (depth == open.length) {
                    diagnostics.add(
                            JsonCodes.TOO_DEEP
                                    .at(Location.range(at, at + 1))
                                    .with("limit", JsonReader.MAX_DEPTH));
                    return null;
                }
                if (depth == 0) {
                    root(at);
                }
                open[depth++] = c == '{' ? '}' : ']';
                comma = -1;
                at++;
            } else if (c == '}' || c == ']') {
                close(c, at++);
            } else {
                comma = c == ',' ? at : Ascii.isBlank(c) ? comma : -1;
                at++;
            }
        }
        diagnostics.addAll(spaces.remark());
        diagnostics.addAll(quotes.remark());
        return new String(clean) + missing();
    }

    /** Whether a character is a space, visible or not, that JSON does not allow between signs. */
    private static boolean isSpace(char c) {
        return c > '\u001f' && SPACES.indexOf(c) >= 0
                || c >= '\u2000' && c <= '\u200d'
                || c == '\u000b'
                || c == '\f';
    }

    private boolean isFirstOfLine(int at) {
        int before = at;
        while (before > 0 && (clean[before - 1] == ' ' || clean[before - 1] == '\t')) {
            before--;
        }
        return before == 0 || clean[before - 1] == '\n' || clean[before - 1] == '\r';
    }

    private int lineEnd(int from) {
        int end = from;
        while (end < clean.length && clean[end] != '\n' && clean[end] != '\r') {
            end++;
        }
        return end;
    }

    /**
     * The offset behind a string in single quotes, whose quotes become double ones; {@code from}
     * where none is there. It ends before a sign or at the end of its line, and holds no double
     * quote.
     */
    private int singleQuoted(int from) {
        if (from < openUntil) {
            return from;
        }
        int at = from + 1;
        while (at < clean.length && clean[at] >= ' ' && clean[at] != '"') {
            if (clean[at] == '\'' && clean[at - 1] != '\\' && endsValue(at + 1)) {
                for (int quote : new int[] {from, at}) {
                    quotes.put(quote, '"');
                    clean[quote] = '"';
                }
                return at + 1;
            }
            at++;
        }
        openUntil = at;
        return from;
    }

    private boolean endsValue(int from) {
        int at = from;
        while (at < clean.length && (Ascii.isBlank(clean[at]) || isSpace(clean[at]))) {
            at++;
        }
        return at == clean.length || ":,}]".indexOf(clean[at]) >= 0;
    }

    /** The offsets at which the values of a text with several values begin; the first is 0. */
    List<Integer> roots() {
        return roots;
    }

    /**
     * Records another value if only white space and at most one comma separate it from the one
     * before.
     */
    private void root(int at) {
        if (roots.isEmpty()) {
            roots.add(0);
            return;
        }
        int between = -1;
        for (int i = closed; i < at; i++) {
            boolean sign = !Ascii.isBlank(clean[i]);
            if (sign && (clean[i] != ',' || between >= 0)) {
                return;
            }
            between = sign ? i : between;
        }
        if (between >= 0) {
            blank(between, between + 1);
        }
        if (roots.size() == 1) {
            diagnostics.add(JsonCodes.SEVERAL.at(Location.range(at, at + 1)));
        }
        roots.add(at);
    }

    private static boolean comments(char second) {
        return second == '/' || second == '*';
    }

    private int blank(int from, int to) {
        for (int i = from; i < to; i++) {
            clean[i] = Ascii.isBlank(clean[i]) ? clean[i] : ' ';
        }
        return to;
    }

    /** The offset behind a string. */
    private int string(int from) {
        int at = from + 1;
        // an unclosed string must not hide the brackets of the lines behind it
        while (at < clean.length && clean[at] >= ' ' && clean[at] != '"') {
            at += clean[at] == '\\' ? 2 : 1;
        }
        return Math.min(clean.length, at + 1);
    }

    private int comment(int from) {
        if (clean[from + 1] == '/') {
            return blank(from, lineEnd(from));
        }
        int end = text.indexOf("*/", from + 2);
        if (end < 0) {
            diagnostics.add(JsonCodes.UNCLOSED_COMMENT.at(Location.range(from, from + 2)));
            return blank(from, clean.length);
        }
        return blank(from, end + 2);
    }

    private void close(char bracket, int at) {
        if (depth > 0 && open[depth - 1] == bracket) {
            depth--;
            dropComma();
            closed = at + 1;
        } else {
            blank(at, at + 1);
            diagnostics.add(
                    JsonCodes.EXTRA_CLOSER
                            .at(Location.range(at, at + 1))
                            .with("bracket", String.valueOf(bracket))
                            .fixedBy(""));
        }
    }

    private void dropComma() {
        if (comma >= 0) {
            diagnostics.add(
                    JsonCodes.TRAILING_COMMA.at(Location.range(comma, comma + 1)).fixedBy(""));
            blank(comma, comma + 1);
            comma = -1;
        }
    }

    private String missing() {
        if (depth == 0) {
            return "";
        }
        dropComma();
        StringBuilder closers = new StringBuilder();
        while (depth > 0) {
            closers.append(open[--depth]);
        }
        diagnostics.add(
                JsonCodes.MISSING_CLOSER
                        .at(Location.range(end, end))
                        .with("missing", closers.toString())
                        .fixedBy(closers.toString()));
        return closers.toString();
    }
}
