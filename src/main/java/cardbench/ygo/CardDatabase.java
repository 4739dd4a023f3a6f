package cardbench.ygo;

import cardbench.sqlite.SqliteFile;
import cardbench.sqlite.SqliteSchema;
import cardbench.sqlite.SqliteTable;
import cardbench.text.Diagnostics;
import java.util.ArrayList;
import java.util.List;

/**
 * A {@code cards.cdb}: the cards of its tables {@code datas} and {@code texts}, whose columns are
 * known by their names.
 *
 * @param name what the database is called
 * @param cards by ascending id, each once
 */
public record CardDatabase(String name, List<CardRow> cards) {

    /** How many cards one database may have. */
    public static final int LIMIT = 200_000;

    private static final String[] DATAS = {
        "id", "alias", "setcode", "type", "level", "atk", "def", "race", "attribute", "ot"
    };
    private static final String[] TEXTS = {"id", "name"};

    private record Name(int id, String name) {}

    /** Copies the list, so that a database never changes. */
    public CardDatabase {
        cards = List.copyOf(cards);
    }

    /** Reads a file; {@code null}, and an error is said, where it is no card database. */
    public static CardDatabase read(String name, byte[] bytes, Diagnostics diagnostics) {
        SqliteFile file = SqliteFile.open(bytes, diagnostics);
        SqliteTable datas = file == null ? null : table(file, "datas", DATAS, diagnostics);
        SqliteTable texts = datas == null ? null : table(file, "texts", TEXTS, diagnostics);
        if (texts == null) {
            return null;
        }
        List<Name> names = new ArrayList<>();
        int[] textsAt = columns(texts, TEXTS);
        boolean sound =
                texts.read(
                        file,
                        row -> {
                            names.add(
                                    new Name((int) row.integer(textsAt[0]), row.text(textsAt[1])));
                            return fits(names, diagnostics);
                        },
                        diagnostics);
        names.sort((a, b) -> Integer.compare(a.id, b.id));
        List<CardRow> cards = new ArrayList<>();
        sound = sound && datas.read(file, rows(datas, names, cards, diagnostics), diagnostics);
        cards.sort((a, b) -> Integer.compare(a.id(), b.id()));
        return sound ? new CardDatabase(name, cards) : null;
    }

    private static SqliteTable table(
            SqliteFile file, String name, String[] columns, Diagnostics diagnostics) {
        SqliteTable table = SqliteSchema.table(file, name, diagnostics);
        if (table == null) {
            if (!diagnostics.failed()) {
                diagnostics.add(DatabaseCodes.NO_TABLE.anywhere().with("table", name));
            }
            return null;
        }
        for (String column : columns) {
            if (table.column(column) < 0) {
                diagnostics.add(
                        DatabaseCodes.NO_COLUMN
                                .anywhere()
                                .with("table", name)
                                .with("column", column));
                return null;
            }
        }
        return table;
    }

    private static int[] columns(SqliteTable table, String[] names) {
        int[] columns = new int[names.length];
        for (int i = 0; i < names.length; i++) {
            columns[i] = table.column(names[i]);
        }
        return columns;
    }

    private static boolean fits(List<?> rows, Diagnostics diagnostics) {
        if (rows.size() > LIMIT) {
            diagnostics.add(DatabaseCodes.TOO_MANY_ROWS.anywhere().with("limit", LIMIT));
        }
        return rows.size() <= LIMIT;
    }

    private static SqliteTable.Rows rows(
            SqliteTable datas, List<Name> names, List<CardRow> cards, Diagnostics diagnostics) {
        int[] at = columns(datas, DATAS);
        return row -> {
            int id = (int) row.integer(at[0]);
            cards.add(
                    new CardRow(
                            id,
                            name(names, id),
                            (int) row.integer(at[1]),
                            new Setcode(row.integer(at[2])),
                            (int) row.integer(at[3]),
                            (int) row.integer(at[4]),
                            (int) row.integer(at[5]),
                            (int) row.integer(at[6]),
                            (int) row.integer(at[7]),
                            (int) row.integer(at[8]),
                            (int) row.integer(at[9])));
            return fits(cards, diagnostics);
        };
    }

    private static String name(List<Name> names, int id) {
        int low = 0;
        int high = names.size() - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (names.get(middle).id < id) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        boolean there = low < names.size() && names.get(low).id == id;
        return there ? names.get(low).name : "";
    }

    /** The card of a number, or {@code null}. */
    public CardRow card(int id) {
        int low = 0;
        int high = cards.size() - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (cards.get(middle).id() < id) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        boolean there = low < cards.size() && cards.get(low).id() == id;
        return there ? cards.get(low) : null;
    }
}
