package cardbench.base.json;

import cardbench.base.text.Ascii;
import java.util.ArrayList;
import java.util.List;

/**
 * A sign, a string or a word of a JSON text, which may have faults.
 *
 * @param from offset of its first character
 * @param to offset behind its last character
 * @param kind the sign, a quotation mark for a string, or {@code w} for a word
 */
record JsonToken(int from, int to, char kind) {

    private static final String SIGNS = "{}[]:,";

    /** Whether it is neither a sign nor a string: a number, a literal, or what is no value. */
    boolean isWord() {
        return kind == 'w';
    }

    /** The tokens of a text without comments, up to and with the one at an offset. */
    static List<JsonToken> upTo(String text, int offset) {
        List<JsonToken> tokens = new ArrayList<>();
        int at = 0;
        while (at < text.length() && at <= offset) {
            char c = text.charAt(at);
            if (Ascii.isBlank(c)) {
                at++;
                continue;
            }
            char kind = c == '"' || SIGNS.indexOf(c) >= 0 ? c : 'w';
            int end =
                    kind == '"'
                            ? endOfString(text, at)
                            : kind == 'w' ? endOfWord(text, at) : at + 1;
            tokens.add(new JsonToken(at, end, kind));
            at = end;
        }
        return tokens;
    }

    private static int endOfString(String text, int from) {
        int end = from + 1;
        while (end < text.length() && text.charAt(end) >= ' ' && text.charAt(end) != '"') {
            end += text.charAt(end) == '\\' ? 2 : 1;
        }
        return Math.min(text.length(), end + 1);
    }

    private static int endOfWord(String text, int from) {
        int end = from + 1;
        while (end < text.length()
                && text.charAt(end) > ' '
                && text.charAt(end) != '"'
                && SIGNS.indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    /** How many brackets are open behind some tokens. */
    static int depth(List<JsonToken> tokens) {
        int depth = 0;
        for (JsonToken token : tokens) {
            depth += "{[".indexOf(token.kind()) >= 0 ? 1 : "}]".indexOf(token.kind()) >= 0 ? -1 : 0;
        }
        return depth;
    }
}
