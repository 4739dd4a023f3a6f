package cardbench.json;

import cardbench.text.Ascii;
import cardbench.text.Diagnostics;
import cardbench.text.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * Blanks out what plain JSON has not, so that every character keeps its offset: comments, commas
 * before closing brackets, closing brackets that close nothing. Missing ones are added at the end.
 */
final class JsonCleaner {

    private final String text;
    private final char[] clean;
    private final Diagnostics diagnostics;
    private final char[] open = new char[JsonReader.MAX_DEPTH];
    private int depth;

    /** The comma that nothing but white space followed so far, or -1. */
    private int comma = -1;

    /** Where the objects and arrays begin that are inside of no other. */
    private final List<Integer> roots = new ArrayList<>();

    /** Where the JSON ends: before the last code fence, or with the text. */
    private int end;

    /** Behind the last of them that is closed. */
    private int closed;

    JsonCleaner(String text, Diagnostics diagnostics) {
        this.text = text;
        this.clean = text.toCharArray();
        this.diagnostics = diagnostics;
    }

    static boolean isBlank(String text) {
        return Ascii.skipBlanks(text, 0, text.length()) == text.length();
    }

    /** The plain text, or {@code null} where brackets nest too deep. */
    String clean() {
        int at = text.startsWith("\ufeff") ? blank(0, 1) : 0;
        end = CodeFence.blank(text, clean, diagnostics);
        while (at < clean.length) {
            char c = clean[at];
            if (c == '"') {
                at = string(at);
                comma = -1;
            } else if (c == '/' && at + 1 < clean.length && comments(clean[at + 1])) {
                at = comment(at);
            } else if (c == '{' || c == '[') {
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
        return new String(clean) + missing();
    }

    /** Where the values of a text begin that come one after the other; the first is 0. */
    List<Integer> roots() {
        return roots;
    }

    /** One more value, if nothing but a comma is between it and the one before. */
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

    /** The character behind a string; a string ends with its line at the latest. */
    private int string(int from) {
        int at = from + 1;
        while (at < clean.length && clean[at] >= ' ' && clean[at] != '"') {
            at += clean[at] == '\\' ? 2 : 1;
        }
        return Math.min(clean.length, at + 1);
    }

    private int comment(int from) {
        if (clean[from + 1] == '/') {
            int end = from;
            while (end < clean.length && clean[end] != '\n' && clean[end] != '\r') {
                end++;
            }
            return blank(from, end);
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
