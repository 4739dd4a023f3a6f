package cardbench.base.json;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * Splits JSON as people write it into tokens. Comments, code fences and spaces of other kinds are
 * passed over. A string whose quotation mark is missing or one too many ends where the signs around
 * it make sense, and full-width signs and words without quotation marks are read as what they stand
 * for; each such repair is reported. A character that begins no token ends the list.
 */
final class JsonLexer {

    private static final String SIGNS = ",:{}[]";
    private static final String QUOTES = "\"“”＂";

    /** How many lines behind an open comment are looked at for its end. */
    private static final int COMMENT_LINES = 20;

    private final String text;
    private final char[] clean;
    private final JsonSurroundings around;
    private final Diagnostics diagnostics;
    private final JsonFaults faults;
    private final List<JsonToken> tokens = new ArrayList<>();
    private final Replacements spaces;
    private final Replacements quotes;
    private final int end;

    /** The brackets that are open, as far as tokens show. */
    private final StringBuilder open = new StringBuilder();

    /** Before this offset no single quote closes a string, so that each is looked at once. */
    private int openUntil;

    private int at;

    /** Whether no comment is closed from here on. */
    private boolean noCommentEnds;

    /** The offset of a character that begins no token, or -1. */
    private int bad = -1;

    private String expected = "";

    JsonLexer(String text, Diagnostics diagnostics) {
        this.clean = text.toCharArray();
        this.diagnostics = diagnostics;
        this.faults = new JsonFaults(diagnostics);
        this.spaces = new Replacements(text, JsonCodes.SPACE);
        this.quotes = new Replacements(text, JsonCodes.SINGLE_QUOTES);
        this.end = CodeFence.blank(text, clean, diagnostics);
        this.text = new String(clean);
        this.around = new JsonSurroundings(text, clean);
        at = text.startsWith("\ufeff") ? 1 : 0;
    }

    /** The tokens up to the end, or up to a character that begins none. */
    List<JsonToken> tokens() {
        while (bad < 0 && at < clean.length) {
            read(clean[at]);
        }
        diagnostics.addAll(spaces.remark());
        diagnostics.addAll(quotes.remark());
        return tokens;
    }

    /** The end of the JSON: before the last code fence, or the end of the text. */
    int end() {
        return end;
    }

    /** The offset of a character that begins no token, or -1. */
    int bad() {
        return bad;
    }

    /** The phrase for it; empty for a string that is not closed. */
    String expected() {
        return expected;
    }

    private void read(char c) {
        int wide = JsonSurroundings.FULL_WIDTH.indexOf(c);
        if (JsonSurroundings.isSpace(c)) {
            spaces.put(at++, ' ');
        } else if (Ascii.isBlank(c)) {
            at++;
        } else if (c == '{' && around.placeholder(at) > at) {
            word();
        } else if (SIGNS.indexOf(c) >= 0) {
            sign(c);
        } else if (wide >= 0 && wide < SIGNS.length()) {
            String instead = SIGNS.substring(wide, wide + 1);
            faults.replaced(JsonCodes.FULL_WIDTH, at, at + 1, text.substring(at, at + 1), instead);
            sign(instead.charAt(0));
        } else if (wide >= 0) {
            fullWidthQuote();
        } else if (c == '"') {
            string();
        } else if (c == '\'' && singleQuoted()) {
            return;
        } else if (c == '/' || c == '*' && !open.isEmpty()) {
            slash(c);
        } else if (c == '#' && around.isApart(at)) {
            diagnostics.add(JsonCodes.HASH_COMMENT.at(Location.range(at, at + 1)).fixedBy("//"));
            at = around.lineEnd(at);
        } else {
            word();
        }
    }

    private void sign(char sign) {
        add(sign, "", at, at + 1);
        if (sign == '{' || sign == '[') {
            open.append(sign);
        } else if ((sign == '}' || sign == ']') && !open.isEmpty()) {
            open.setLength(open.length() - 1);
        }
    }

    private void add(char kind, String value, int from, int to) {
        tokens.add(new JsonToken(kind, value, from, to));
        at = to;
    }

    /** Whether the next token is the name of a member. */
    private boolean isNameNext() {
        char last = tokens.isEmpty() ? ' ' : tokens.get(tokens.size() - 1).kind();
        return !open.isEmpty()
                && open.charAt(open.length() - 1) == '{'
                && (last == '{' || last == ',');
    }

    /** A string between full-width quotation marks, or the mark of a string in plain ones. */
    private void fullWidthQuote() {
        int close = at + 1;
        int line = around.lineEnd(at);
        while (close < line && QUOTES.indexOf(clean[close]) < 0) {
            close++;
        }
        int to = Math.min(clean.length, close + 1);
        if (close == line) {
            fail(at, JsonReader.NO_VALUE);
            return;
        }
        String value = text.substring(at + 1, close);
        faults.replaced(JsonCodes.FULL_WIDTH, at, to, text.substring(at, to), '"' + value + '"');
        add(JsonToken.STRING, JsonEscapes.resolved(value), at, to);
    }

    /** Reads a string in single quotes; returns whether there is one. */
    private boolean singleQuoted() {
        if (at < openUntil) {
            return false;
        }
        int from = at;
        for (int i = from + 1; i < clean.length && clean[i] >= ' ' && clean[i] != '"'; i++) {
            if (clean[i] == '\'' && clean[i - 1] != '\\' && around.isEnd(i + 1, clean.length)) {
                quotes.put(from, '"');
                quotes.put(i, '"');
                String value = JsonEscapes.resolved(text.substring(from + 1, i));
                add(JsonToken.STRING, value, from, i + 1);
                return true;
            }
            openUntil = i;
        }
        return false;
    }

    private void string() {
        int from = at;
        int line = around.lineEnd(from);
        int close = around.quote(from + 1, line);
        if (close < line && around.isEnd(close + 1, line)) {
            add(JsonToken.STRING, value(from + 1, close), from, close + 1);
            return;
        }
        int near = around.reach(close, line);
        int comment = around.commentIn(from, close);
        if (close < line && around.startsToken(close + 1, near)) {
            add(JsonToken.STRING, value(from + 1, close), from, close + 1);
        } else if (close == line || comment < close || around.isSignBefore(close)) {
            unclosed(from, Math.min(comment, close));
        } else {
            quotesInside(from, close, near);
        }
    }

    /** The text of a string; a backslash that begins no escape is one that lacks another. */
    private String value(int from, int to) {
        StringBuilder raw = new StringBuilder();
        for (int i = from; i < to; i++) {
            char c = clean[i];
            if (c < ' ') {
                faults.syntax(i, i + 1, JsonReader.NO_VALUE);
            } else if (c == '\\' && !JsonEscapes.isEscape(text, i)) {
                faults.missing(i, "\\");
                raw.append(c);
            } else if (c == '\\') {
                raw.append(c);
                c = clean[++i];
            }
            raw.append(c);
        }
        return JsonEscapes.resolved(raw.toString());
    }

    /** A string that lacks its last quotation mark: it ends before the signs that follow it. */
    private void unclosed(int from, int limit) {
        if (open.isEmpty()) {
            fail(around.lineEnd(from), "");
            return;
        }
        int to = from + 1;
        if (isNameNext()) {
            while (to < limit && clean[to] != ':') {
                to++;
            }
        }
        if (to == from + 1 || to == limit) {
            to = limit;
            boolean braces = text.substring(from, to).indexOf('{') >= 0;
            String closers = braces ? "," : ",]}";
            while (to > from + 1
                    && (Ascii.isBlank(clean[to - 1]) || closers.indexOf(clean[to - 1]) >= 0)) {
                to--;
            }
            // signs inside of the string are signs where values stand between them
            for (int i = to - 1; limit < around.lineEnd(from) && i > from; i--) {
                if (clean[i] == ','
                        && around.isEnd(
                                around.wordEnd(Ascii.skipBlanks(text, i + 1, limit)), limit)) {
                    to = i;
                }
            }
        }
        to = Ascii.dropBlanks(text, from + 1, to);
        faults.missing(to, "\"");
        add(JsonToken.STRING, JsonEscapes.resolved(text.substring(from + 1, to)), from, to);
    }

    /** A string with quotation marks inside that lack their backslashes. */
    private void quotesInside(int from, int close, int line) {
        int last = close;
        List<Integer> inside = new ArrayList<>();
        while (last < line && !around.isEnd(last + 1, line)) {
            inside.add(last);
            last = around.quote(last + 1, line);
        }
        if (last == line) {
            add(JsonToken.STRING, value(from + 1, close), from, close + 1);
            return;
        }
        inside.forEach(each -> faults.missing(each, "\\"));
        String value = JsonEscapes.resolved(text.substring(from + 1, last));
        add(JsonToken.STRING, value, from, last + 1);
    }

    /** A comment, or one that has lost one of its signs. */
    private void slash(char c) {
        int line = around.lineEnd(at);
        char next = at + 1 < line ? clean[at + 1] : ' ';
        if (c == '/' && next == '/') {
            at = line;
        } else if (c == '/' && next == '*') {
            block(at);
        } else if (open.isEmpty() && !around.goesOn(line)) {
            fail(at, JsonReader.NO_VALUE);
        } else {
            int close = at + 1;
            int near = around.reach(at, line);
            while (close < near && !text.startsWith("*/", close)) {
                close++;
            }
            boolean block = close < near;
            faults.missing(block && c == '/' ? at + 1 : at, block && c == '/' ? "*" : "/");
            at = block ? close + 2 : line;
        }
    }

    private void block(int from) {
        int close = noCommentEnds ? -1 : text.indexOf("*/", from + 2);
        if (close >= 0) {
            at = close + 2;
            return;
        }
        noCommentEnds = true;
        at = clean.length;
        int line = from + 2;
        for (int i = 0; !open.isEmpty() && i < COMMENT_LINES && line < clean.length; i++) {
            int next = around.lineEnd(line);
            for (int j = line; j <= next; j++) {
                boolean star = j > line && clean[j - 1] == '*';
                boolean slash = j < next && j > from + 1 && clean[j] == '/';
                if ((star || slash || j == next) && around.goesOn(slash ? j + 1 : j)) {
                    faults.missing(j, star ? "/" : slash ? "*" : "*/");
                    at = slash ? j + 1 : j;
                    return;
                }
            }
            line = next + 1;
        }
        diagnostics.add(JsonCodes.UNCLOSED_COMMENT.at(Location.range(from, from + 2)));
    }

    /** A number, a literal, or words that lack quotation marks. */
    private void word() {
        int from = at;
        char first = clean[from];
        int to = around.wordEnd(from);
        String word = text.substring(from, to);
        String literal = literalOf(word);
        if ((JsonNumber.matches(word) || literal.equals(word))
                && (to == clean.length || clean[to] != '"')) {
            add(JsonToken.WORD, word, from, to);
            return;
        }
        boolean name = isNameNext();
        boolean number = first == '-' || Ascii.isDigit(first);
        boolean begins = number || JsonSurroundings.beginsWord(first);
        int line = around.reach(from, around.lineEnd(from));
        int quote = begins && !open.isEmpty() ? around.lastQuote(to, line, name) : line;
        if (quote < line) {
            faults.missing(from, "\"");
            add(JsonToken.STRING, value(from, quote), from, quote + 1);
        } else if (open.isEmpty() || !begins) {
            fail(from, literal.isEmpty() && !number ? JsonReader.VALUE : JsonReader.NO_VALUE);
        } else if (number) {
            faults.syntax(from, to, JsonReader.NO_VALUE);
            add(JsonToken.WORD, "null", from, to);
        } else if (!literal.isEmpty() && !name) {
            faults.replaced(JsonCodes.LITERAL, from, to, word, literal);
            add(JsonToken.WORD, literal, from, to);
        } else {
            unquoted(from, name ? to : around.words(from, line));
        }
    }

    private void unquoted(int from, int to) {
        String words = text.substring(from, to);
        faults.unquoted(from, to, words);
        add(JsonToken.STRING, words, from, to);
    }

    /** The literal that a word is, resembles or is in another language; empty for none. */
    private static String literalOf(String word) {
        for (String literal : List.of("true", "false", "null")) {
            if (word.equals(literal) || isOneLess(word, literal)) {
                return literal;
            }
        }
        return switch (word) {
            case "True", "TRUE" -> "true";
            case "False", "FALSE" -> "false";
            case "None", "nil", "NULL", "undefined" -> "null";
            default -> "";
        };
    }

    private static boolean isOneLess(String word, String literal) {
        for (int i = 0; i < literal.length(); i++) {
            if (word.equals(literal.substring(0, i) + literal.substring(i + 1))) {
                return true;
            }
        }
        return false;
    }

    private void fail(int offset, String phrase) {
        bad = offset;
        expected = phrase;
    }
}
