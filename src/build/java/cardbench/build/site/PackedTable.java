package cardbench.build.site;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import cardbench.codes.cards.PackedTableWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Packs card tables for the site: the tables of the project have a line for each card, so that
 * people can read a difference, and a visitor loads columns. The cells stay the same; which form a
 * column has is told by its cells alone.
 */
final class PackedTable {

    /** The most distinct words of a column of words; a longer list would repeat few of them. */
    private static final int MAX_WORDS = 255;

    private static final int MAX_DIGITS = 9;

    /** How a packed table begins, and how a column of lines does in it. */
    private static final String PACKED = "cardbench-table 2";

    private static final String LINES = "\tlines\n";

    private PackedTable() {}

    /** The packed form of a text with one table. A text with several is returned as it is. */
    static String of(String text) {
        Diagnostics diagnostics = new Diagnostics();
        List<CardTable> tables = CardTableReader.read(text, diagnostics);
        if (diagnostics.failed()) {
            throw new IllegalArgumentException(
                    "not a card table: " + diagnostics.list().get(0).message());
        }
        return tables.size() == 1 && !isPacked(tables.get(0), text)
                ? packed(tables.get(0), text)
                : text;
    }

    /**
     * Whether a table is as small as it can be. One by rows has no ids of its own, and packed
     * columns other than lines have the form that whoever made the table chose.
     */
    private static boolean isPacked(CardTable table, String text) {
        return table.isByRow() || text.startsWith(PACKED) && !text.contains(LINES);
    }

    private static String packed(CardTable table, String text) {
        List<Integer> ids = new ArrayList<>();
        for (int row = 0; row < table.size(); row++) {
            ids.add(table.card(row).id());
        }
        PackedTableWriter writer = new PackedTableWriter(table.game(), table.content(), ids);
        text.lines()
                .skip(1)
                .takeWhile(line -> line.startsWith("# "))
                .forEach(line -> writer.note(line.substring(2)));
        for (String column : table.columns()) {
            add(column, cells(table, column), writer);
        }
        return writer.text();
    }

    private static List<String> cells(CardTable table, String column) {
        List<String> cells = new ArrayList<>();
        for (int row = 0; row < table.size(); row++) {
            cells.add(table.card(row).text(column));
        }
        return cells;
    }

    private static void add(String column, List<String> cells, PackedTableWriter writer) {
        long empty = cells.stream().filter(String::isEmpty).count();
        boolean sparse = empty * 2 > cells.size();
        TreeSet<String> distinct = new TreeSet<>(cells);
        distinct.remove("");
        if (distinct.stream().allMatch(PackedTable::isNumber)) {
            List<Integer> numbers =
                    cells.stream()
                            .map(cell -> cell.isEmpty() ? -1 : Integer.valueOf(cell))
                            .toList();
            if (sparse) {
                writer.someNumbers(column, numbers);
            } else {
                writer.numbers(column, numbers);
            }
        } else if (!areWords(distinct, cells.size() - empty)) {
            writer.letters(column, cells);
        } else if (sparse) {
            writer.someWords(column, cells);
        } else {
            writer.words(column, cells);
        }
    }

    /** Whether a cell is a number as a table writes it: without a zero in front. */
    private static boolean isNumber(String cell) {
        boolean digits = cell.chars().allMatch(c -> Ascii.isDigit((char) c));
        return digits
                && cell.length() <= MAX_DIGITS
                && (cell.length() == 1 || cell.charAt(0) != '0');
    }

    /** Whether the cells are words without spaces of which most occur more than once. */
    private static boolean areWords(TreeSet<String> distinct, long filled) {
        return distinct.size() <= MAX_WORDS
                && distinct.size() * 2L <= filled
                && distinct.stream().noneMatch(word -> word.indexOf(' ') >= 0);
    }
}
