package cardbench.codes.ygo.expansion;

import cardbench.base.sqlite.SqliteSchema;
import cardbench.base.sqlite.SqliteTable;
import cardbench.base.text.Diagnostics;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.database.CardDatabase;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which texts a row of {@code texts} has.
 *
 * @param text whether the card has a text ({@code desc})
 * @param lines one bit for each of {@code str1} to {@code str16} with content, the lowest for str1
 */
record CardLines(boolean text, int lines) {

    /** A card without a row. */
    static final CardLines NONE = new CardLines(false, 0);

    /** The texts of all cards of a database, by id; of two rows the first, as in the clients. */
    static Map<Integer, CardLines> of(CardDatabase database) {
        Map<Integer, CardLines> texts = new TreeMap<>();
        // the table was read when the database was opened: faults were reported then
        Diagnostics diagnostics = new Diagnostics();
        SqliteTable table = SqliteSchema.table(database.file(), "texts", diagnostics);
        int id = table.column("id");
        int text = table.column("desc");
        table.read(
                database.file(),
                row -> {
                    int lines = 0;
                    for (int line = 1; line <= UsedLines.LINES; line++) {
                        int column = table.column("str" + line);
                        boolean filled = column >= 0 && !row.text(column).isEmpty();
                        lines |= filled ? 1 << line - 1 : 0;
                    }
                    boolean filled = text >= 0 && !row.text(text).isEmpty();
                    long number = row.integer(id);
                    if (number >= 0 && number <= CardNumber.MAX) {
                        texts.putIfAbsent((int) number, new CardLines(filled, lines));
                    }
                    return true;
                },
                diagnostics);
        return texts;
    }
}
