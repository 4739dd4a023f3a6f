package cardbench.sqlite;

import cardbench.text.Ascii;
import cardbench.text.Diagnostics;
import java.util.ArrayList;
import java.util.List;

/** Reads the columns of a table out of the statement that made it. */
final class CreateTable {

    private static final List<String> CONSTRAINTS =
            List.of("constraint", "primary", "unique", "check", "foreign");

    /** A word or a sign of the statement; words that stood in quotation marks are no keywords. */
    private record Token(String text, boolean quoted) {

        boolean is(String word) {
            return !quoted && fold(text).equals(word);
        }
    }

    private final List<Token> tokens = new ArrayList<>();
    private final List<String> columns = new ArrayList<>();
    private final List<String> integers = new ArrayList<>();
    private String key = "";

    private CreateTable(String sql) {
        int at = 0;
        while (at < sql.length()) {
            at = token(sql, at);
        }
    }

    /** The table; {@code null}, and an error is said, where its rows cannot be read. */
    static SqliteTable read(String name, String sql, int root, Diagnostics diagnostics) {
        CreateTable statement = new CreateTable(sql);
        int end = statement.body();
        if (end < 0 || statement.columns.isEmpty()) {
            diagnostics.add(SqliteCodes.BAD_SCHEMA.anywhere().with("table", name));
            return null;
        }
        for (int i = end; i + 1 < statement.tokens.size(); i++) {
            if (statement.tokens.get(i).is("without") && statement.tokens.get(i + 1).is("rowid")) {
                diagnostics.add(SqliteCodes.WITHOUT_ROWID.anywhere().with("table", name));
                return null;
            }
        }
        boolean alias = statement.integers.contains(statement.key);
        return new SqliteTable(
                name,
                statement.columns,
                alias ? statement.columns.indexOf(statement.key) : -1,
                root);
    }

    /** Small letters of ASCII, as SQLite compares names. */
    static String fold(String text) {
        char[] folded = new char[text.length()];
        for (int i = 0; i < folded.length; i++) {
            char c = text.charAt(i);
            folded[i] = c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
        }
        return new String(folded);
    }

    private int token(String sql, int at) {
        char c = sql.charAt(at);
        if (Ascii.isBlank(c)) {
            return at + 1;
        }
        if (sql.startsWith("--", at)) {
            return behind(sql, "\n", at + 2);
        }
        if (sql.startsWith("/*", at)) {
            return behind(sql, "*/", at + 2);
        }
        if (c == '"' || c == '`' || c == '\'' || c == '[') {
            return quoted(sql, at, c == '[' ? ']' : c);
        }
        int to = at + 1;
        if (isWord(c)) {
            while (to < sql.length() && isWord(sql.charAt(to))) {
                to++;
            }
        }
        tokens.add(new Token(sql.substring(at, to), false));
        return to;
    }

    private static int behind(String sql, String end, int from) {
        int at = sql.indexOf(end, from);
        return at < 0 ? sql.length() : at + end.length();
    }

    private static boolean isWord(char c) {
        return c >= 'a' && c <= 'z'
                || c >= 'A' && c <= 'Z'
                || c >= '0' && c <= '9'
                || c == '_'
                || c == '$'
                || c >= 0x80;
    }

    private int quoted(String sql, int from, char mark) {
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
        tokens.add(new Token(text.toString(), true));
        return at;
    }

    /** Goes through what is in the brackets; the token behind them, or -1. */
    private int body() {
        int at = 0;
        while (at < tokens.size() && !tokens.get(at).is("(")) {
            at++;
        }
        int depth = 0;
        int from = at + 1;
        for (; at < tokens.size(); at++) {
            Token token = tokens.get(at);
            depth += token.is("(") ? 1 : token.is(")") ? -1 : 0;
            boolean ends = depth == 0 || depth == 1 && token.is(",");
            if (ends && at >= from) {
                definition(tokens.subList(from, at));
                from = at + 1;
            }
            if (depth == 0) {
                return at + 1;
            }
        }
        return -1;
    }

    /** A column, or a constraint of the table. */
    private void definition(List<Token> words) {
        if (words.isEmpty()) {
            return;
        }
        Token first = words.get(0);
        if (!first.quoted() && CONSTRAINTS.contains(fold(first.text()))) {
            int primary = find(words, "primary");
            boolean one =
                    primary >= 0 && words.size() > primary + 4 && words.get(primary + 4).is(")");
            key = one ? fold(words.get(primary + 3).text()) : key;
            return;
        }
        int computed = find(words, "as");
        boolean stored = find(words, "stored") >= 0;
        if (computed > 0 && !stored) {
            return;
        }
        String name = fold(first.text());
        columns.add(name);
        boolean integer = words.size() > 1 && fold(words.get(1).text()).equals("integer");
        boolean alone = words.size() < 3 || isConstraint(words.get(2));
        if (integer && alone) {
            integers.add(name);
        }
        int primary = find(words, "primary");
        boolean descending =
                primary > 0 && primary + 2 < words.size() && words.get(primary + 2).is("desc");
        key = primary > 0 && !descending ? name : key;
    }

    private static boolean isConstraint(Token token) {
        for (String word :
                List.of(
                        "constraint",
                        "primary",
                        "not",
                        "null",
                        "unique",
                        "check",
                        "default",
                        "collate",
                        "references",
                        "generated",
                        "as")) {
            if (token.is(word)) {
                return true;
            }
        }
        return false;
    }

    private static int find(List<Token> words, String word) {
        int depth = 0;
        for (int i = 0; i < words.size(); i++) {
            depth += words.get(i).is("(") ? 1 : words.get(i).is(")") ? -1 : 0;
            if (depth == 0 && words.get(i).is(word)) {
                return i;
            }
        }
        return -1;
    }
}
