package cardbench.base.sqlite;

import cardbench.base.text.Ascii;
import java.util.ArrayList;
import java.util.List;

/**
 * A token of an SQL statement.
 *
 * @param kind the kind of token
 * @param text its characters: between the quotation marks for quoted tokens and blobs, and without
 *     the underscores between digits for numbers
 */
record SqlToken(Kind kind, String text) {

    /** The kinds of tokens. */
    enum Kind {
        WORD,
        NUMBER,
        /** A name or a string literal in any quotation marks: SQLite accepts one for the other. */
        QUOTED,
        /** A blob literal, whose text is hexadecimal. */
        BLOB,
        /** Any other single character. */
        SIGN
    }

    /** Whether the token is a keyword or sign, given in lower case. */
    boolean is(String word) {
        return (kind == Kind.WORD || kind == Kind.SIGN) && fold(text).equals(word);
    }

    /** Splits a statement into tokens, without comments. */
    static List<SqlToken> of(String sql) {
        List<SqlToken> tokens = new ArrayList<>();
        int at = 0;
        while (at < sql.length()) {
            at = next(sql, at, tokens);
        }
        return tokens;
    }

    /** Converts ASCII letters to lower case: SQLite compares names so, and no other letters. */
    static String fold(String text) {
        char[] folded = new char[text.length()];
        for (int i = 0; i < folded.length; i++) {
            char c = text.charAt(i);
            folded[i] = c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
        }
        return new String(folded);
    }

    private static int next(String sql, int at, List<SqlToken> tokens) {
        char c = sql.charAt(at);
        char second = at + 1 < sql.length() ? sql.charAt(at + 1) : 0;
        if (Ascii.isBlank(c)) {
            return at + 1;
        }
        if (c == '-' && second == '-') {
            return behind(sql, "\n", at + 2);
        }
        if (c == '/' && second == '*') {
            return behind(sql, "*/", at + 2);
        }
        if (c == '"' || c == '`' || c == '\'' || c == '[') {
            return quoted(sql, at, Kind.QUOTED, tokens);
        }
        if ((c == 'x' || c == 'X') && second == '\'') {
            return quoted(sql, at + 1, Kind.BLOB, tokens);
        }
        if (Ascii.isDigit(c) || c == '.' && Ascii.isDigit(second)) {
            return number(sql, at, tokens);
        }
        int to = at + 1;
        while (isWord(c) && to < sql.length() && isWord(sql.charAt(to))) {
            to++;
        }
        tokens.add(new SqlToken(isWord(c) ? Kind.WORD : Kind.SIGN, sql.substring(at, to)));
        return to;
    }

    private static int behind(String sql, String end, int from) {
        int at = sql.indexOf(end, from);
        return at < 0 ? sql.length() : at + end.length();
    }

    private static boolean isWord(char c) {
        return c >= 'a' && c <= 'z'
                || c >= 'A' && c <= 'Z'
                || Ascii.isDigit(c)
                || c == '_'
                || c == '$'
                || c >= 0x80;
    }

    /** An integer, a hexadecimal integer, or a number with a fraction or an exponent. */
    private static int number(String sql, int from, List<SqlToken> tokens) {
        StringBuilder text = new StringBuilder();
        int at = from;
        boolean hexadecimal = sql.startsWith("0x", at) || sql.startsWith("0X", at);
        char before = 0;
        while (at < sql.length()) {
            char c = sql.charAt(at);
            boolean sign = (c == '-' || c == '+') && (before == 'e' || before == 'E');
            if (!isWord(c) && c != '.' && (!sign || hexadecimal)) {
                break;
            }
            if (c != '_') {
                text.append(c);
            }
            before = c;
            at++;
        }
        tokens.add(new SqlToken(Kind.NUMBER, text.toString()));
        return at;
    }

    private static int quoted(String sql, int from, Kind kind, List<SqlToken> tokens) {
        char mark = sql.charAt(from) == '[' ? ']' : sql.charAt(from);
        StringBuilder text = new StringBuilder();
        int at = from + 1;
        while (at < sql.length()) {
            char c = sql.charAt(at++);
            if (c == mark) {
                boolean twice = mark != ']' && at < sql.length() && sql.charAt(at) == mark;
                if (!twice) {
                    break;
                }
                at++;
            }
            text.append(c);
        }
        tokens.add(new SqlToken(kind, text.toString()));
        return at;
    }
}
