package cardbench.codes.ygo.database;

import cardbench.base.sqlite.SqliteRow;
import cardbench.base.sqlite.SqliteSchema;
import cardbench.base.sqlite.SqliteTable;
import cardbench.base.text.Diagnostics;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.setcode.Setcode;
import java.util.ArrayList;
import java.util.List;

/**
 * All columns of the two tables of a database as text, as the clients read them: numbers in {@code
 * datas}, texts in {@code texts}. A setcode is in hexadecimal.
 */
final class FullRows {

    private static final String ID = "id";

    private final List<String> columns = new ArrayList<>();

    /** By ascending id, each id once. */
    private final List<Values> datas;

    private final List<Values> texts;

    /** The number of columns that are from {@code datas}. */
    private final int numbers;

    /** The values of a row in the order of the columns of its table. */
    private record Values(int id, String[] values) {}

    private interface Cell {
        String text(SqliteRow row, int column);
    }

    private FullRows(CardDatabase database) {
        datas = rows(database, "datas", FullRows::number);
        numbers = columns.size();
        texts = rows(database, "texts", SqliteRow::text);
    }

    /** The rows of a database that was read before. */
    static FullRows of(CardDatabase database) {
        return new FullRows(database);
    }

    private List<Values> rows(CardDatabase database, String name, Cell cell) {
        // The table was read when the database was opened: what is wrong with it was reported then.
        Diagnostics diagnostics = new Diagnostics();
        SqliteTable table = SqliteSchema.table(database.file(), name, diagnostics);
        int id = table.column(ID);
        int[] at = new int[table.columns().size() - 1];
        for (int i = 0, next = 0; i < table.columns().size(); i++) {
            if (i != id) {
                at[next++] = i;
                columns.add(table.columns().get(i));
            }
        }
        List<Values> rows = new ArrayList<>();
        table.read(
                database.file(),
                row -> {
                    long number = row.integer(id);
                    if (number >= 0 && number <= CardNumber.MAX) {
                        String[] values = new String[at.length];
                        for (int i = 0; i < at.length; i++) {
                            values[i] = cell.text(row, at[i]);
                        }
                        rows.add(new Values((int) number, values));
                    }
                    return true;
                },
                diagnostics);
        rows.sort((a, b) -> CardNumber.order(a.id, b.id));
        return once(rows);
    }

    /** Without rows whose id is that of the row before: the clients use the first. */
    private static List<Values> once(List<Values> rows) {
        List<Values> once = new ArrayList<>();
        for (Values row : rows) {
            if (once.isEmpty() || once.get(once.size() - 1).id != row.id) {
                once.add(row);
            }
        }
        return once;
    }

    private static String number(SqliteRow row, int column) {
        long number = row.integer(column);
        return number == 0 ? "0" : Long.toString(number);
    }

    /** The names of the columns of both tables, but for the id. */
    List<String> columns() {
        return columns;
    }

    int size() {
        return datas.size();
    }

    int id(int row) {
        return datas.get(row).id;
    }

    String name(int row) {
        return value(row, "name");
    }

    /** The value in a column of this name; a card without texts has empty ones. */
    String value(int row, String column) {
        int at = columns.indexOf(column);
        if (at < numbers) {
            String number = datas.get(row).values[at];
            return column.equals("setcode") ? new Setcode(Long.parseLong(number)).hex() : number;
        }
        Values text = text(datas.get(row).id);
        return text == null ? "" : text.values[at - numbers];
    }

    private Values text(int id) {
        return CardNumber.find(texts, text -> text.id, id);
    }
}
