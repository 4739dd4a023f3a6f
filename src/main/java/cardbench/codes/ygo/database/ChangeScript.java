package cardbench.codes.ygo.database;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Changes of cards as SQL. Each statement names its one card, and changes it only if it still has
 * the values that were read, so that a script does no harm to another version of the database.
 */
final class ChangeScript {

    private final StringBuilder statements = new StringBuilder();
    private final TreeSet<Long> changed = new TreeSet<>();
    private final TreeSet<Long> added = new TreeSet<>();

    /** Adds a change of some columns of a card; values are numbers, texts or {@code null}. */
    void update(String table, long id, Map<String, Object> before, Map<String, Object> after) {
        changed.add(id);
        statements.append("UPDATE ").append(table).append(" SET ");
        String separator = "";
        for (Map.Entry<String, Object> one : after.entrySet()) {
            statements.append(separator).append(name(one.getKey())).append(" = ");
            statements.append(literal(one.getValue()));
            separator = ", ";
        }
        statements.append(" WHERE id = ").append(id);
        for (Map.Entry<String, Object> one : before.entrySet()) {
            statements.append(" AND ").append(name(one.getKey())).append(" IS ");
            statements.append(literal(one.getValue()));
        }
        statements.append(";\n");
    }

    /** Adds a new card. */
    void insert(String table, long id, Map<String, Object> row) {
        added.add(id);
        StringBuilder names = new StringBuilder();
        StringBuilder values = new StringBuilder();
        for (Map.Entry<String, Object> one : row.entrySet()) {
            names.append(names.length() == 0 ? "" : ", ").append(name(one.getKey()));
            values.append(values.length() == 0 ? "" : ", ").append(literal(one.getValue()));
        }
        statements.append("INSERT INTO ").append(table).append('(').append(names);
        statements.append(") VALUES(").append(values).append(");\n");
    }

    private static String name(String column) {
        // desc is a word of SQL
        return column.equals("desc") ? "\"desc\"" : column;
    }

    private static String literal(Object value) {
        if (value == null) {
            return "NULL";
        }
        return value instanceof Long number
                ? Long.toString(number)
                : "'" + ((String) value).replace("'", "''") + "'";
    }

    /** The ids of cards that were changed and are not new, ascending. */
    List<Long> changed() {
        List<Long> ids = new ArrayList<>(changed);
        ids.removeAll(added);
        return ids;
    }

    /** The ids of new cards, ascending. */
    List<Long> added() {
        return new ArrayList<>(added);
    }

    /** All statements in one transaction; empty without any. */
    String text() {
        return statements.length() == 0 ? "" : "BEGIN;\n" + statements + "COMMIT;\n";
    }
}
