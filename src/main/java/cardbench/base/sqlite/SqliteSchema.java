package cardbench.base.sqlite;

import cardbench.base.text.Diagnostics;
import java.util.ArrayList;
import java.util.List;

/** The table of tables, whose root is page 1 (the SQLite file format, section 2.6). */
public final class SqliteSchema {

    private static final List<String> COLUMNS =
            List.of("type", "name", "tbl_name", "rootpage", "sql");

    private SqliteSchema() {}

    /** The names of all tables but those of SQLite itself; empty if they cannot be read. */
    public static List<String> names(SqliteFile file) {
        List<String> names = new ArrayList<>();
        new SqliteTable("sqlite_schema", COLUMNS, List.of(), -1, 1)
                .read(
                        file,
                        row -> {
                            boolean table = row.text(0).equals("table");
                            if (table && !row.text(1).startsWith("sqlite_")) {
                                names.add(row.text(1));
                            }
                            return true;
                        },
                        new Diagnostics());
        return names;
    }

    /**
     * Finds a table.
     *
     * @param wanted its name in lower case
     * @return {@code null} if there is none, or, with an error added, if it cannot be read
     */
    public static SqliteTable table(SqliteFile file, String wanted, Diagnostics diagnostics) {
        List<SqliteTable> found = new ArrayList<>();
        SqliteTable schema = new SqliteTable("sqlite_schema", COLUMNS, List.of(), -1, 1);
        boolean sound =
                schema.read(
                        file,
                        row -> {
                            String name = row.text(1);
                            boolean table = row.text(0).equals("table");
                            if (!table || !SqlToken.fold(name).equals(wanted)) {
                                return true;
                            }
                            int root = (int) row.integer(3);
                            SqliteTable read =
                                    CreateTable.read(name, row.text(4), root, diagnostics);
                            if (read != null) {
                                found.add(read);
                            }
                            return read != null;
                        },
                        diagnostics);
        return sound && !found.isEmpty() ? found.get(0) : null;
    }
}
