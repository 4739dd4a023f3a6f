package cardbench.base.sqlite;

import cardbench.base.sqlite.SqlToken.Kind;
import cardbench.base.text.Diagnostics;
import java.util.ArrayList;
import java.util.List;

/** Reads the columns of a table from its CREATE TABLE statement. */
final class CreateTable {

    private static final List<String> CONSTRAINTS =
            List.of("constraint", "primary", "unique", "check", "foreign");

    private static final List<String> COLUMN_CONSTRAINTS =
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
                    "as");

    private final List<SqlToken> tokens;
    private final List<String> columns = new ArrayList<>();
    private final List<DefaultValue> defaults = new ArrayList<>();
    private final List<String> integers = new ArrayList<>();
    private String key = "";

    private CreateTable(String sql) {
        tokens = SqlToken.of(sql);
    }

    /** Reads a table; if its rows cannot be read, adds an error and returns {@code null}. */
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
        // A primary key of the exact type INTEGER is the rowid itself, and NULL in the record.
        boolean alias = statement.integers.contains(statement.key);
        return new SqliteTable(
                name,
                statement.columns,
                statement.defaults,
                alias ? statement.columns.indexOf(statement.key) : -1,
                root);
    }

    /** Reads the definitions in the brackets; returns the token after them, or -1. */
    private int body() {
        int at = 0;
        while (at < tokens.size() && !tokens.get(at).is("(")) {
            at++;
        }
        int depth = 0;
        int from = at + 1;
        for (; at < tokens.size(); at++) {
            SqlToken token = tokens.get(at);
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

    /** Reads a column, or a constraint of the table. */
    private void definition(List<SqlToken> words) {
        if (words.isEmpty()) {
            return;
        }
        SqlToken first = words.get(0);
        if (first.kind() == Kind.WORD && CONSTRAINTS.contains(SqlToken.fold(first.text()))) {
            int primary = find(words, "primary");
            if (primary >= 0 && hasOneColumn(words, primary + 3)) {
                key = SqlToken.fold(words.get(primary + 3).text());
            }
            return;
        }
        int computed = find(words, "as");
        boolean stored = find(words, "stored") >= 0;
        // Records leave out generated columns, unless they are stored.
        if (computed > 0 && !stored) {
            return;
        }
        String name = SqlToken.fold(first.text());
        columns.add(name);
        int given = find(words, "default");
        defaults.add(
                given < 1
                        ? DefaultValue.NULL
                        : DefaultValue.read(words, given + 1, affinity(words)));
        boolean integer = words.size() > 1 && SqlToken.fold(words.get(1).text()).equals("integer");
        boolean alone = words.size() < 3 || isConstraint(words.get(2));
        if (integer && alone) {
            integers.add(name);
        }
        int primary = find(words, "primary");
        // INTEGER PRIMARY KEY DESC is no alias of the rowid: a bug of early versions of SQLite
        // that was kept for compatibility.
        boolean descending =
                primary > 0 && primary + 2 < words.size() && words.get(primary + 2).is("desc");
        key = primary > 0 && !descending ? name : key;
    }

    /**
     * Whether a list of columns has one alone: a key of several is no alias of the rowid. What
     * stands behind its name, such as DESC, changes nothing here, other than at the column itself.
     *
     * @param from behind the opening parenthesis
     */
    private static boolean hasOneColumn(List<SqlToken> words, int from) {
        for (int at = from + 1; at < words.size(); at++) {
            if (words.get(at).is(",") || words.get(at).is(")")) {
                return words.get(at).is(")");
            }
        }
        return false;
    }

    /** The affinity of a column. Its type is all words before its first constraint. */
    private static Affinity affinity(List<SqlToken> words) {
        StringBuilder type = new StringBuilder();
        for (int i = 1; i < words.size() && !isConstraint(words.get(i)); i++) {
            type.append(SqlToken.fold(words.get(i).text())).append(' ');
        }
        return Affinity.of(type.toString());
    }

    private static boolean isConstraint(SqlToken token) {
        return token.kind() == Kind.WORD
                && COLUMN_CONSTRAINTS.contains(SqlToken.fold(token.text()));
    }

    private static int find(List<SqlToken> words, String word) {
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
