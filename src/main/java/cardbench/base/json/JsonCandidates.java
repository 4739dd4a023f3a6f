package cardbench.base.json;

import cardbench.base.text.Ascii;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * Lists the small edits that may remove a syntax error, the likeliest first: signs inserted around
 * the error, quotation marks on its line, words put in quotes, signs removed.
 */
final class JsonCandidates {

    private static final String FULL_WIDTH = "，：“”｛｝［］＂";
    private static final String ASCII = ",:\"\"{}[]\"";
    private static final String[] LITERALS = {"true", "false", "null"};

    /** How many signs before the error are looked at for one that is missing. */
    private static final int SIGNS_BACK = 3;

    /** How many values before the error are looked at for a missing opening bracket. */
    private static final int VALUES_BACK = 12;

    /** How many characters on each side of the error are looked at for a quotation mark. */
    private static final int LINE = 500;

    /** How many lines behind an open comment are looked at for its end. */
    private static final int COMMENT_LINES = 20;

    private final EditedText edited;
    private final String clean;
    private final JsonAttempt attempt;
    private final List<JsonEdit> list = new ArrayList<>();

    JsonCandidates(JsonAttempt attempt) {
        this.attempt = attempt;
        this.edited = attempt.text();
        this.clean = attempt.clean();
    }

    List<JsonEdit> list() {
        Location comment = attempt.first(JsonCodes.UNCLOSED_COMMENT);
        if (comment != null) {
            commentEnds(comment.from());
        }
        Location closer = attempt.first(JsonCodes.EXTRA_CLOSER);
        if (closer != null && (!attempt.failed() || closer.from() < attempt.error())) {
            around(closer.from());
        }
        if (attempt.failed()) {
            around(attempt.error());
            comments(attempt.error());
            quotes(attempt.error());
        }
        return list;
    }

    /** The signs around an offset, and the token there. */
    private void around(int error) {
        List<JsonToken> tokens = JsonToken.upTo(clean, error);
        int at = 0;
        while (at < tokens.size() && tokens.get(at).to() <= error) {
            at++;
        }
        JsonToken wrong = at < tokens.size() ? tokens.get(at) : null;
        fullWidth(error);
        if (JsonToken.depth(tokens.subList(0, at)) == 0) {
            // text around a value is not for this class to guess
            if (!tokens.isEmpty() && tokens.get(0).kind() == '"') {
                openers(tokens, at);
            }
            return;
        }
        // a literal that lacks its last letter is noticed behind it
        boolean behind = at > 0 && tokens.get(at - 1).isWord() && tokens.get(at - 1).to() == error;
        if (behind) {
            word(tokens.get(at - 1));
        } else if (wrong != null && wrong.from() <= error) {
            word(wrong);
        }
        for (int back = 1; back <= SIGNS_BACK && at - back >= 0; back++) {
            int end = tokens.get(at - back).to();
            for (String sign : List.of(":", ",", "}", "]")) {
                missing(end, sign);
            }
        }
        openers(tokens, at);
        if (wrong != null && wrong.kind() == ',') {
            stray(wrong);
        }
        if (at > 0 && tokens.get(at - 1).kind() == ',') {
            stray(tokens.get(at - 1));
        }
        if (at > 0) {
            // the member or item stays, without a value
            int end = tokens.get(at - 1).to();
            valueless(end, end, "null");
            valueless(end, end, ": null");
        }
    }

    /** Opening brackets before the values on the level of the error. */
    private void openers(List<JsonToken> tokens, int at) {
        int values = 0;
        int depth = 0;
        for (int i = Math.min(at, tokens.size() - 1); i >= 0 && values < VALUES_BACK; i--) {
            char kind = tokens.get(i).kind();
            if (i == at) {
                kind = ' '; // a bracket that opens at the error opens nothing before it
            }
            if (kind == '}' || kind == ']') {
                depth++;
            } else if (kind == '{' || kind == '[') {
                depth--;
            }
            if (depth < 0) {
                return;
            }
            char before = i == 0 ? ':' : tokens.get(i - 1).kind();
            if (depth == 0 && ":,[{".indexOf(before) >= 0) {
                values++;
                missing(tokens.get(i).from(), "{");
                missing(tokens.get(i).from(), "[");
            }
        }
    }

    private void fullWidth(int error) {
        int sign = error < clean.length() ? FULL_WIDTH.indexOf(clean.charAt(error)) : -1;
        if (sign < 0) {
            return;
        }
        String instead = ASCII.substring(sign, sign + 1);
        int to = error + 1;
        if (instead.equals("\"")) {
            while (to < clean.length() && "”＂\n\r\"".indexOf(clean.charAt(to)) < 0) {
                to++;
            }
            if (to < clean.length() && "”＂".indexOf(clean.charAt(to)) >= 0) {
                instead = "\"" + clean.substring(error + 1, to++) + "\"";
            } else {
                to = error + 1;
            }
        }
        String written = clean.substring(error, to);
        edit(error, to, instead, JsonCodes.FULL_WIDTH, "written", written, instead);
    }

    /** A word that is no value: a literal with a letter missing, or a string without quotes. */
    private void word(JsonToken token) {
        if (!token.isWord()) {
            return;
        }
        String word = clean.substring(token.from(), token.to());
        for (String literal : LITERALS) {
            if (isOneLess(word, literal) || literal.equals(literalOf(word))) {
                edit(
                        token.from(),
                        token.to(),
                        literal,
                        JsonCodes.LITERAL,
                        "written",
                        word,
                        literal);
            }
        }
        char first = word.charAt(0);
        if (first == '-' || Ascii.isDigit(first)) {
            valueless(token.from(), token.to(), "null");
        } else if (word.indexOf('\\') < 0 && !hasFullWidth(word)) {
            boolean single =
                    word.length() > 1 && first == '\'' && word.charAt(word.length() - 1) == '\'';
            String inside = single ? word.substring(1, word.length() - 1) : word;
            String quoted = "\"" + inside + "\"";
            edit(token.from(), token.to(), quoted, JsonCodes.UNQUOTED, "text", word, quoted);
        }
    }

    /** The literal that other languages write as this word, or {@code null}. */
    private static String literalOf(String word) {
        return switch (word) {
            case "True", "TRUE" -> "true";
            case "False", "FALSE" -> "false";
            case "None", "nil", "NULL", "undefined" -> "null";
            default -> null;
        };
    }

    private static boolean hasFullWidth(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (FULL_WIDTH.indexOf(word.charAt(i)) >= 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOneLess(String word, String literal) {
        if (word.length() != literal.length() - 1) {
            return false;
        }
        for (int i = 0; i < literal.length(); i++) {
            if (word.equals(literal.substring(0, i) + literal.substring(i + 1))) {
                return true;
            }
        }
        return false;
    }

    /** Quotation marks on the line of the error. */
    private void quotes(int error) {
        int from = lineStart(error);
        int to = lineEnd(error);
        for (int i = from; i <= to; i++) {
            if (mayOpen(i, from, to) || mayClose(i, to)) {
                missing(i, "\"");
            }
        }
    }

    /**
     * Escapes of quotation marks in the line of the error. They often lead far by making one string
     * of several, so they come last.
     */
    List<JsonEdit> escapes() {
        list.clear();
        int error = attempt.error();
        for (int i = lineStart(error); attempt.failed() && i < lineEnd(error); i++) {
            if (clean.charAt(i) == '"' || clean.charAt(i) == '\\') {
                missing(i, "\\");
            }
        }
        return list;
    }

    private int lineStart(int error) {
        int from = Math.min(error, clean.length());
        while (from > 0 && clean.charAt(from - 1) >= ' ' && error - from < LINE) {
            from--;
        }
        return from;
    }

    private int lineEnd(int error) {
        int to = Math.min(error, clean.length());
        while (to < clean.length() && clean.charAt(to) >= ' ' && to - error < LINE) {
            to++;
        }
        return to;
    }

    /** Whether a string may begin here: behind a sign, with its end on the line before another. */
    private boolean mayOpen(int at, int lineStart, int lineEnd) {
        int before = Ascii.dropBlanks(clean, lineStart, at);
        if (at >= lineEnd
                || Ascii.isBlank(clean.charAt(at))
                || before > lineStart && ":,[{".indexOf(clean.charAt(before - 1)) < 0) {
            return false;
        }
        int close = clean.indexOf('"', at);
        return close >= at && close < lineEnd && mayClose(close + 1, lineEnd);
    }

    /** Whether a string may end here: before a sign, a comment or the end of the line. */
    private boolean mayClose(int at, int lineEnd) {
        int behind = Ascii.skipBlanks(clean, at, lineEnd);
        return at > 0
                && !Ascii.isBlank(clean.charAt(at - 1))
                && (behind == lineEnd || ":,]}/".indexOf(clean.charAt(behind)) >= 0);
    }

    /** Signs of comments that have lost a character. */
    private void comments(int error) {
        String text = edited.text();
        char c = error < text.length() ? text.charAt(error) : ' ';
        if (c == '/') {
            missing(error, "/");
            missing(error + 1, "*");
        } else if (c == '*') {
            missing(error, "/");
        }
    }

    /** The places where an open comment may end. */
    private void commentEnds(int from) {
        String text = edited.text();
        int line = from;
        for (int i = 0; i < COMMENT_LINES && line < text.length(); i++) {
            int end = line;
            while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
                if (text.charAt(end) == '*' && end > from + 1) {
                    missing(end + 1, "/");
                } else if (text.charAt(end) == '/' && end > from + 1) {
                    missing(end, "*");
                }
                end++;
            }
            missing(end, "*/");
            line = end + 1;
        }
    }

    private void missing(int at, String sign) {
        edit(at, at, sign, JsonCodes.MISSING_SIGN, "sign", sign, sign);
    }

    private void stray(JsonToken token) {
        String sign = clean.substring(token.from(), token.to());
        edit(token.from(), token.to(), "", JsonCodes.STRAY_SIGN, "sign", sign, "");
    }

    /** A value that is missing or cannot be read counts as null; only its author knows it. */
    private void valueless(int from, int to, String put) {
        Location place = Location.range(edited.original(from), edited.original(to));
        String message = put.startsWith(":") ? "Expected ':'" : from == to ? "Expected value" : "";
        list.add(
                new JsonEdit(
                        place.from(),
                        place.to(),
                        put,
                        JsonCodes.SYNTAX.at(place).with("expected", JsonReader.expected(message))));
    }

    private void edit(
            int from,
            int to,
            String put,
            DiagnosticCode code,
            String name,
            String value,
            String fix) {
        Location place = Location.range(edited.original(from), edited.original(to));
        var diagnostic = code.at(place).with(name, value);
        boolean replaces = code == JsonCodes.FULL_WIDTH || code == JsonCodes.LITERAL;
        list.add(
                new JsonEdit(
                        place.from(),
                        place.to(),
                        put,
                        (replaces ? diagnostic.with("instead", fix) : diagnostic).fixedBy(fix)));
    }
}
