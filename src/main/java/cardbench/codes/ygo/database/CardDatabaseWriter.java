package cardbench.codes.ygo.database;

import cardbench.base.sqlite.RecordWriter;
import cardbench.base.sqlite.SqliteRow;
import cardbench.base.sqlite.SqliteSchema;
import cardbench.base.sqlite.SqliteTable;
import cardbench.base.sqlite.SqliteWriter;
import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostics;
import cardbench.codes.deck.CardNumber;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Writes a card database with changes: the tables {@code datas} and {@code texts} of an SQLite
 * file, in which unchanged values are as they were, whatever their type. The database that is
 * changed stays as it is. The same changes are written as SQL, too.
 */
public final class CardDatabaseWriter {

    /**
     * A written database.
     *
     * @param file the bytes of the file
     * @param cards the number of cards in it
     * @param changed the ids of cards that were there and got another value
     * @param added the ids of new cards
     */
    public record Written(byte[] file, int cards, List<Long> changed, List<Long> added) {

        /** Copies the lists. */
        public Written {
            changed = List.copyOf(changed);
            added = List.copyOf(added);
        }
    }

    private final CardDatabase database;
    private final boolean onlyChanges;
    private final Diagnostics diagnostics;
    private final Map<Long, CardChange> changes = new TreeMap<>();
    private final SqliteWriter writer;
    private final Set<Long> changed = new TreeSet<>();
    private final Set<Long> added = new TreeSet<>();

    private CardDatabaseWriter(
            CardDatabase database,
            List<CardChange> changes,
            boolean onlyChanges,
            Diagnostics diagnostics) {
        this.database = database;
        this.onlyChanges = onlyChanges;
        this.diagnostics = diagnostics;
        this.writer = database == null ? new SqliteWriter() : new SqliteWriter(database.file());
        for (CardChange change : changes) {
            this.changes.put(change.id(), change);
        }
    }

    /**
     * Writes a database.
     *
     * @param database what is changed; {@code null} for a database of new cards alone
     * @param changes at most one for each card
     * @param onlyChanges whether the file has the changed and new cards alone, as an expansion
     * @return {@code null}, with an error added, if it cannot be written
     */
    public static Written write(
            CardDatabase database,
            List<CardChange> changes,
            boolean onlyChanges,
            Diagnostics diagnostics) {
        return new CardDatabaseWriter(database, changes, onlyChanges, diagnostics).written();
    }

    private Written written() {
        int cards = table("datas", CardChange.NUMBERS);
        int texts = cards < 0 ? -1 : table("texts", CardChange.TEXTS);
        if (texts < 0) {
            return null;
        }
        leftOut();
        changed.removeAll(added);
        return new Written(writer.file(), cards, List.copyOf(changed), List.copyOf(added));
    }

    private void leftOut() {
        List<String> lost = new ArrayList<>();
        for (String name :
                database == null ? List.<String>of() : SqliteSchema.names(database.file())) {
            String lower = Ascii.lower(name);
            if (!lower.equals("datas") && !lower.equals("texts")) {
                lost.add(name);
            }
        }
        if (!lost.isEmpty()) {
            diagnostics.add(
                    DatabaseCodes.TABLES_LEFT_OUT
                            .anywhere()
                            .with("names", String.join(", ", lost)));
        }
    }

    /** Writes a table. Returns the number of its rows, or -1. */
    private int table(String name, List<String> known) {
        SqliteTable table =
                database == null ? null : SqliteSchema.table(database.file(), name, diagnostics);
        List<String> columns = new ArrayList<>(List.of("id"));
        columns.addAll(known);
        if (table != null) {
            columns = table.columns();
        }
        for (CardChange change : changes.values()) {
            for (String column : values(change, name).keySet()) {
                if (!columns.contains(column)) {
                    diagnostics.add(
                            DatabaseCodes.COLUMN_NOT_THERE
                                    .anywhere()
                                    .with("table", name)
                                    .with("column", column));
                    return -1;
                }
            }
        }
        Map<Long, RecordWriter> records = new TreeMap<>();
        if (table != null && !rows(table, name, records)) {
            return -1;
        }
        for (CardChange change : changes.values()) {
            if (!records.containsKey(change.id())) {
                records.put(change.id(), added(change, name, columns, known));
            }
        }
        records.forEach(writer::row);
        writer.table(name, create(name, columns, known));
        return records.size();
    }

    private static Map<String, ?> values(CardChange change, String table) {
        return table.equals("datas") ? change.numbers() : change.texts();
    }

    private boolean rows(SqliteTable table, String name, Map<Long, RecordWriter> records) {
        int idColumn = table.column("id");
        boolean sound =
                table.read(
                        database.file(),
                        row -> {
                            long id = row.integer(idColumn);
                            CardChange change = changes.get(id);
                            boolean fits = id >= 0 && id <= CardNumber.MAX;
                            if (!fits || change == null && onlyChanges) {
                                return true;
                            }
                            RecordWriter record = record(row, table, name, change);
                            if (records.put(id, record) != null) {
                                diagnostics.add(
                                        DatabaseCodes.ID_TWICE
                                                .anywhere()
                                                .with("table", name)
                                                .with("id", Long.toString(id)));
                                return false;
                            }
                            return true;
                        },
                        diagnostics);
        return sound && !diagnostics.failed();
    }

    private RecordWriter record(SqliteRow row, SqliteTable table, String name, CardChange change) {
        RecordWriter record = writer.record();
        Map<String, ?> values = change == null ? new LinkedHashMap<>() : values(change, name);
        for (int i = 0; i < table.columns().size(); i++) {
            String column = table.columns().get(i);
            Object value = values.get(column);
            if (column.equals("id")) {
                record.absent(); // the id is the rowid
            } else if (value == null || value.equals(value(row, i, value))) {
                row.copy(i, record);
            } else {
                changed.add(change.id());
                write(value, record);
            }
        }
        return record;
    }

    /** What a column has, in the type of the new value. */
    private static Object value(SqliteRow row, int column, Object like) {
        boolean number = like instanceof Long;
        if (row.isNull(column)) {
            return null;
        }
        return number ? (Object) row.integer(column) : row.text(column);
    }

    private static void write(Object value, RecordWriter record) {
        if (value instanceof Long number) {
            record.integer(number);
        } else {
            record.text((String) value);
        }
    }

    /** A new row: 0 and empty texts where the change has no value. */
    private RecordWriter added(
            CardChange change, String name, List<String> columns, List<String> known) {
        RecordWriter record = writer.record();
        for (String column : columns) {
            if (column.equals("id") || !known.contains(column)) {
                record.absent();
                continue;
            }
            Object value = values(change, name).get(column);
            Object plain = name.equals("datas") ? (Object) 0L : "";
            write(value == null ? plain : value, record);
        }
        added.add(change.id());
        return record;
    }

    private static String create(String name, List<String> columns, List<String> known) {
        StringBuilder sql = new StringBuilder("CREATE TABLE ").append(name).append('(');
        for (String column : columns) {
            sql.append(sql.charAt(sql.length() - 1) == '(' ? "" : ",");
            sql.append('"').append(column.replace("\"", "\"\"")).append('"');
            if (column.equals("id")) {
                sql.append(" integer primary key");
            } else if (known.contains(column)) {
                sql.append(name.equals("datas") ? " integer" : " text");
            }
        }
        return sql.append(')').toString();
    }
}
