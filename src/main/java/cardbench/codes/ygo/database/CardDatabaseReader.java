package cardbench.codes.ygo.database;

import cardbench.base.sqlite.SqliteFile;
import cardbench.base.sqlite.SqliteRow;
import cardbench.base.sqlite.SqliteSchema;
import cardbench.base.sqlite.SqliteTable;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.setcode.Setcode;
import java.util.ArrayList;
import java.util.List;

/** Reads the tables {@code datas} and {@code texts} of a card database. */
final class CardDatabaseReader {

    private static final String[] DATAS = {
        "id", "alias", "setcode", "type", "level", "atk", "def", "race", "attribute", "ot"
    };
    private static final String[] TEXTS = {"id", "name"};

    private record Name(int id, String name) {}

    private final Diagnostics diagnostics;
    private final List<Name> names = new ArrayList<>();
    private final List<CardRow> cards = new ArrayList<>();

    /** The number of rows with an id that does not fit into 32 bits, and the first such id. */
    private int outside;

    private long firstOutside;

    private int cutNames;

    private CardDatabaseReader(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Reads the cards of a file by ascending id; on an error, {@code null}. */
    static List<CardRow> read(SqliteFile file, Diagnostics diagnostics) {
        SqliteTable datas = table(file, "datas", DATAS, diagnostics);
        SqliteTable texts = datas == null ? null : table(file, "texts", TEXTS, diagnostics);
        if (texts == null) {
            return null;
        }
        CardDatabaseReader reader = new CardDatabaseReader(diagnostics);
        boolean sound = reader.names(file, texts) && reader.cards(file, datas);
        reader.saySummary();
        return sound ? reader.cards : null;
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

    private boolean names(SqliteFile file, SqliteTable texts) {
        int[] at = columns(texts, TEXTS);
        boolean sound =
                texts.read(
                        file,
                        row -> {
                            long id = row.integer(at[0]);
                            if (isId(id)) {
                                names.add(new Name((int) id, cut(row.text(at[1]))));
                            }
                            return fits(names);
                        },
                        diagnostics);
        // Rows are in the order of rowids, which are the ids only if these are the primary key.
        names.sort((a, b) -> CardNumber.order(a.id, b.id));
        return sound;
    }

    private boolean cards(SqliteFile file, SqliteTable datas) {
        int[] at = columns(datas, DATAS);
        boolean sound =
                datas.read(
                        file,
                        row -> {
                            long id = row.integer(at[0]);
                            if (isId(id)) {
                                cards.add(card((int) id, row, at));
                            } else {
                                firstOutside = outside == 0 ? id : firstOutside;
                                outside++;
                            }
                            return fits(cards);
                        },
                        diagnostics);
        cards.sort((a, b) -> CardNumber.order(a.id(), b.id()));
        return sound;
    }

    /** Whether an id fits into the unsigned 32-bit integer of the clients. */
    private static boolean isId(long id) {
        return id >= 0 && id <= CardNumber.MAX;
    }

    private CardRow card(int id, SqliteRow row, int[] at) {
        return new CardRow(
                id,
                name(id),
                (int) row.integer(at[1]),
                new Setcode(row.integer(at[2])),
                (int) row.integer(at[3]),
                (int) row.integer(at[4]),
                (int) row.integer(at[5]),
                (int) row.integer(at[6]),
                row.integer(at[7]),
                (int) row.integer(at[8]),
                (int) row.integer(at[9]));
    }

    private String name(int id) {
        Name found = CardNumber.find(names, one -> one.id, id);
        return found == null ? "" : found.name;
    }

    private String cut(String name) {
        if (name.length() <= CardDatabase.NAME_LIMIT) {
            return name;
        }
        cutNames++;
        // A cut between two surrogates would leave half a character.
        boolean splits = Character.isHighSurrogate(name.charAt(CardDatabase.NAME_LIMIT - 1));
        return name.substring(0, CardDatabase.NAME_LIMIT - (splits ? 1 : 0));
    }

    private boolean fits(List<?> rows) {
        if (rows.size() > CardDatabase.LIMIT) {
            report(DatabaseCodes.TOO_MANY_ROWS, CardDatabase.LIMIT);
        }
        return rows.size() <= CardDatabase.LIMIT;
    }

    private void report(DiagnosticCode code, int limit) {
        diagnostics.add(code.anywhere().with("limit", limit));
    }

    private void saySummary() {
        if (outside > 0) {
            diagnostics.add(
                    DatabaseCodes.ID_OUTSIDE
                            .anywhere()
                            .with("count", outside)
                            .with("id", Long.toString(firstOutside)));
        }
        if (cutNames > 0) {
            diagnostics.add(
                    DatabaseCodes.NAME_CUT
                            .anywhere()
                            .with("count", cutNames)
                            .with("limit", CardDatabase.NAME_LIMIT));
        }
    }
}
