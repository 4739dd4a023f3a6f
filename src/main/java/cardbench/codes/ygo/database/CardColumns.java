package cardbench.codes.ygo.database;

import cardbench.base.sqlite.SqliteRow;
import cardbench.base.sqlite.SqliteSchema;
import cardbench.base.sqlite.SqliteTable;
import cardbench.base.text.Diagnostics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads all columns of one card that the clients know, as far as its database has them. */
public final class CardColumns {

    private CardColumns() {}

    private interface Column {
        void take(SqliteRow row, int column, String name);
    }

    /** The columns of {@code datas} but the id, in the order of {@link CardChange#NUMBERS}. */
    public static Map<String, Long> numbers(CardDatabase database, long id) {
        Map<String, Long> numbers = new LinkedHashMap<>();
        read(
                database,
                "datas",
                id,
                CardChange.NUMBERS,
                (row, column, name) -> numbers.put(name, row.integer(column)));
        return numbers;
    }

    /** The columns of {@code texts} but the id, in the order of {@link CardChange#TEXTS}. */
    public static Map<String, String> texts(CardDatabase database, long id) {
        Map<String, String> texts = new LinkedHashMap<>();
        read(
                database,
                "texts",
                id,
                CardChange.TEXTS,
                (row, column, name) -> texts.put(name, row.text(column)));
        return texts;
    }

    private static void read(
            CardDatabase database, String name, long id, List<String> columns, Column each) {
        // the tables were read when the database was opened: faults were reported then
        Diagnostics diagnostics = new Diagnostics();
        SqliteTable table = SqliteSchema.table(database.file(), name, diagnostics);
        if (table == null) {
            return;
        }
        int idColumn = table.column("id");
        table.read(
                database.file(),
                row -> {
                    if (row.integer(idColumn) != id) {
                        return true;
                    }
                    for (String column : columns) {
                        if (table.column(column) >= 0) {
                            each.take(row, table.column(column), column);
                        }
                    }
                    return false;
                },
                diagnostics);
    }
}
