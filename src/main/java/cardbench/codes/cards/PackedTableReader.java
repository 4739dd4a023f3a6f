package cardbench.codes.cards;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reads the packed text form of a card table, which is stored column by column to compress well:
 *
 * <pre>
 * cardbench-table 2 [tab] hearthstone [tab] cards [tab] 3      head: game, content, rows
 * # lines like this are notes
 * id [tab] HPI                                                 distances from id to id
 * cost [tab] numbers [tab] BDA                                 numbers plus 1; 0 is empty
 * kind [tab] words [tab] minion spell [tab] BCC                numbers of words from 1 on; 0 is empty
 * copy [tab] some numbers [tab] CH                             rows passed over and number, by turns
 * runes [tab] some words [tab] B BB [tab] BC                   rows passed over and word, by turns
 * name [tab] lines                                             a line for each row
 * ...
 * name [tab] letters [tab] BCA                                 the same in a {@link LetterCode}
 * ...
 * </pre>
 *
 * A table of names may leave the ids to the table of facts, so that they are stored once:
 *
 * <pre>
 * cardbench-table 2 [tab] ygo [tab] en [tab] 3
 * rows [tab] 1234567                                           of the facts with this sum of ids
 * name [tab] lines                                             a line for each row, or an empty one
 * ...
 * </pre>
 *
 * Numbers are those of {@link PackedNumbers}.
 */
final class PackedTableReader {

    /** The start of the head. */
    static final String MAGIC = TableLines.HEAD + "2";

    /** The maximum number of columns. */
    static final int MAX_COLUMNS = 24;

    private static final String SOME = "some ";

    private final TableLines lines;
    private final Diagnostics diagnostics;
    private final int rows;
    private final List<String> columns = new ArrayList<>();
    private final List<String[]> values = new ArrayList<>();
    private int[] ids;

    /** The sum of the ids of the facts whose rows these are, or -1. */
    private int rowsOf = -1;

    private PackedTableReader(TableLines lines, int rows, Diagnostics diagnostics) {
        this.lines = lines;
        this.rows = rows;
        this.diagnostics = diagnostics;
    }

    /**
     * Reads the table after its head; adds an error and returns {@code null} if it is malformed.
     */
    static CardTable read(String head, TableLines lines, int mostRows, Diagnostics diagnostics) {
        String[] words = TableLines.cells(head);
        int rows = words.length == 4 ? CardTableReader.number(words[3], -1) : -1;
        if (rows < 0 || rows > mostRows) {
            diagnostics.add(
                    CardsCodes.TOO_LONG.at(lines.place()).with("limit", CardTableReader.MAX_ROWS));
            return null;
        }
        PackedTableReader reader = new PackedTableReader(lines, rows, diagnostics);
        return reader.readColumns() ? reader.table(head) : null;
    }

    private boolean readColumns() {
        while (lines.hasNext() && !lines.atHead()) {
            String line = lines.next();
            if (!CardTableReader.skipped(line)) {
                String[] cells = TableLines.cells(line);
                if (!(ids == null ? readIds(cells) : readColumn(cells))) {
                    return false;
                }
            }
        }
        return ids != null || refuse(CardsCodes.NO_COLUMNS.at(lines.place()));
    }

    private boolean refuse(Diagnostic diagnostic) {
        diagnostics.add(diagnostic);
        return false;
    }

    private boolean bad(String column) {
        return refuse(CardsCodes.BAD_COLUMN.at(lines.place()).with("column", column));
    }

    private boolean readIds(String[] cells) {
        if (cells.length == 2 && cells[0].equals("rows")) {
            rowsOf = CardTableReader.number(cells[1], -1);
            // Each row has a line: a short text cannot claim many, as below.
            if (rowsOf < 0 || lines.remainingLength() < rows) {
                return bad("rows");
            }
            ids = new int[rows];
            for (int row = 0; row < rows; row++) {
                ids[row] = row + 1;
            }
            return true;
        }
        if (cells.length != 2 || !cells[0].equals("id")) {
            return refuse(CardsCodes.NO_COLUMNS.at(lines.place()));
        }
        // A number has at least one character: a short text cannot claim many rows, and have
        // memory allocated for them.
        if (cells[1].length() < rows) {
            return bad("id");
        }
        PackedNumbers distances = new PackedNumbers(cells[1]);
        ids = new int[rows];
        int id = 0;
        for (int row = 0; row < rows; row++) {
            int distance = distances.next();
            if (distances.failed() || distance < 1 || distance > Integer.MAX_VALUE - id) {
                return bad("id");
            }
            id += distance;
            ids[row] = id;
        }
        return distances.atEnd() || bad("id");
    }

    private boolean readColumn(String[] cells) {
        String form = cells.length > 1 ? cells[1] : "";
        boolean sparse = form.startsWith(SOME);
        String kind = sparse ? form.substring(SOME.length()) : form;
        String[] column = new String[rows];
        Arrays.fill(column, "");
        boolean read = false;
        if (kind.equals("lines") && !sparse) {
            read = readLines(column, null);
        } else if (kind.equals("letters") && cells.length == 3) {
            LetterCode code = LetterCode.read(cells[2]);
            read = code != null && readLines(column, code);
        } else if (kind.equals("numbers") && cells.length == 3) {
            read = fill(column, cells[2], null, sparse);
        } else if (kind.equals("words") && cells.length == 4) {
            read = fill(column, cells[3], Ascii.split(cells[2], ' '), sparse);
        }
        columns.add(cells[0]);
        values.add(column);
        return read && columns.size() <= MAX_COLUMNS || bad(cells[0]);
    }

    private boolean readLines(String[] column, LetterCode code) {
        for (int row = 0; row < rows; row++) {
            if (!lines.hasNext() || lines.atHead()) {
                return false;
            }
            String line = lines.next();
            column[row] = code == null ? line : code.decode(line);
            if (column[row] == null) {
                return false;
            }
        }
        return true;
    }

    private boolean fill(String[] column, String data, List<String> words, boolean sparse) {
        PackedNumbers numbers = new PackedNumbers(data);
        int row = 0;
        while (!numbers.atEnd()) {
            row += sparse ? numbers.next() : 0;
            int value = numbers.next();
            int most = words == null ? Integer.MAX_VALUE : words.size();
            // The sum of the distances may have overflowed.
            if (numbers.failed() || row < 0 || row >= column.length || value > most) {
                return false;
            }
            if (value > 0) {
                column[row] = words == null ? Integer.toString(value - 1) : words.get(value - 1);
            }
            row++;
        }
        return !numbers.failed() && (sparse || row == rows);
    }

    private CardTable table(String head) {
        String[][] cells = new String[rows][];
        for (int row = 0; row < rows; row++) {
            cells[row] = new String[columns.size()];
            for (int column = 0; column < cells[row].length; column++) {
                cells[row][column] = values.get(column)[row];
            }
        }
        CardTable table = CardTable.of(head, columns, ids, cells);
        return rowsOf < 0 ? table : table.rowsOf(rowsOf);
    }
}
