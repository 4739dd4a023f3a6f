package cardbench.codes.cards;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reads the two text forms of card tables, one or more in a text: the packed form ({@link
 * PackedTableReader}), and the readable form:
 *
 * <pre>
 * cardbench-table 1 [tab] genshin [tab] en        head: game, content
 * # lines like this are notes                     origin, licence; ignored
 * id [tab] name                                   the columns
 * 3 [tab] Keqing                                  id 3
 *  [tab] Cyno                                     id 4: an empty first cell is the next number
 * 6 [tab] Beidou                                  id 10: else the distance from the id before
 * </pre>
 *
 * Lines end with LF; a CR before it is ignored. Empty cells at the end of a line may be left out.
 * There is no quoting, because no name contains a tab.
 */
public final class CardTableReader {

    /** The maximum number of rows of a text: many times the cards of any game. */
    public static final int MAX_ROWS = 200_000;

    private static final String MAGIC = TableLines.HEAD + "1";

    private final TableLines lines;
    private final Diagnostics diagnostics;
    private final List<CardTable> tables = new ArrayList<>();
    private int rows;

    private List<String> columns;
    private List<String[]> cells;
    private int[] ids;

    private CardTableReader(String text, Diagnostics diagnostics) {
        this.lines = new TableLines(text);
        this.diagnostics = diagnostics;
    }

    /**
     * Reads the tables of a text, in order. A text with an error has no tables, because half a
     * table would silently give cards wrong names.
     */
    public static List<CardTable> read(String text, Diagnostics diagnostics) {
        CardTableReader reader = new CardTableReader(text, diagnostics);
        boolean read = reader.readAll();
        return read ? List.copyOf(reader.tables) : List.of();
    }

    private boolean readAll() {
        while (lines.hasNext()) {
            String words = lines.next();
            if (words.startsWith(MAGIC)) {
                if (!readTable(words)) {
                    return false;
                }
            } else if (words.startsWith(PackedTableReader.MAGIC)) {
                CardTable table =
                        PackedTableReader.read(words, lines, MAX_ROWS - rows, diagnostics);
                if (table == null) {
                    return false;
                }
                rows += table.size();
                tables.add(table);
            } else if (!skipped(words)) {
                return refuse(notATable());
            }
        }
        return !tables.isEmpty() || refuse(notATable());
    }

    private static Diagnostic notATable() {
        return CardsCodes.NOT_A_TABLE
                .at(Location.range(0, 0).withLine(1, 1))
                .with("expected", MAGIC);
    }

    static boolean skipped(String words) {
        return words.isEmpty() || words.charAt(0) == '#';
    }

    /** Reads rows up to the next head. */
    private boolean readTable(String head) {
        columns = null;
        cells = new ArrayList<>();
        ids = new int[64];
        while (lines.hasNext() && !lines.atHead()) {
            String words = lines.next();
            if (!skipped(words) && !readRow(words)) {
                return false;
            }
        }
        if (columns != null) {
            int[] exact = Arrays.copyOf(ids, cells.size());
            tables.add(CardTable.of(head, columns, exact, cells.toArray(new String[0][])));
        }
        return true;
    }

    private boolean readRow(String words) {
        Location place = lines.place();
        String[] row = TableLines.cells(words);
        if (columns == null) {
            columns = new ArrayList<>();
            for (int i = 1; i < row.length; i++) {
                columns.add(row[i]);
            }
            return row[0].equals("id") || refuse(CardsCodes.NO_COLUMNS.at(place));
        }
        int before = cells.isEmpty() ? 0 : ids[cells.size() - 1];
        int distance = row[0].isEmpty() ? 1 : number(row[0], 0);
        // Distances of 1 or more keep the ids ascending, which the binary search relies on.
        if (distance < 1 || distance > Integer.MAX_VALUE - before) {
            return refuse(CardsCodes.BAD_ID.at(place).with("cell", row[0]));
        }
        if (row.length > columns.size() + 1) {
            return refuse(
                    CardsCodes.TOO_MANY_CELLS
                            .at(place)
                            .with("cells", row.length)
                            .with("columns", columns.size() + 1));
        }
        rows++;
        if (rows > MAX_ROWS) {
            return refuse(CardsCodes.TOO_LONG.at(place).with("limit", MAX_ROWS));
        }
        add(before + distance, row);
        return true;
    }

    private void add(int id, String[] row) {
        int count = cells.size();
        if (count == ids.length) {
            ids = Arrays.copyOf(ids, 2 * count);
        }
        ids[count] = id;
        String[] behindId = new String[row.length - 1];
        System.arraycopy(row, 1, behindId, 0, behindId.length);
        cells.add(behindId);
    }

    private boolean refuse(Diagnostic diagnostic) {
        diagnostics.add(diagnostic);
        return false;
    }

    /** A decimal number of at most 10 digits that fits into an int, or {@code otherwise}. */
    static int number(String digits, int otherwise) {
        if (digits.isEmpty() || digits.length() > 10) {
            return otherwise;
        }
        long value = 0;
        for (int i = 0; i < digits.length(); i++) {
            char c = digits.charAt(i);
            if (!Ascii.isDigit(c)) {
                return otherwise;
            }
            value = value * 10 + c - '0';
        }
        return value <= Integer.MAX_VALUE ? (int) value : otherwise;
    }
}
