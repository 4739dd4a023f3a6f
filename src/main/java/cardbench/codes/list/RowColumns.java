package cardbench.codes.list;

import cardbench.base.text.ListColumns;
import cardbench.base.text.ListSigns;
import cardbench.codes.list.line.CardId;
import cardbench.codes.list.line.CardLine;
import cardbench.codes.list.line.CopyCount;
import cardbench.codes.list.line.ListWords;
import cardbench.codes.list.line.TextLine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds what the columns of rows hold that have no heading: the one of small numbers is that of the
 * copies, and of the columns of words the one with most different words is that of the names.
 */
final class RowColumns {

    private static final char[] DIVIDERS = {'\t', '|', ';', ','};

    /** Words of columns that hold no names and no sets, in lower case, each between bars. */
    private static final String OTHERS =
            "|near mint|mint|lightly played|moderately played|heavily played|played|damaged|nm|lp|mp|hp|foil|normal|etched|nonfoil"
                    + "|english|german|french|japanese|italian|spanish|portuguese|russian|korean|chinese|en|de|fr|ja|it|es|pt|ru|ko|zh"
                    + "|common|uncommon|rare|mythic|mythic rare|land|special|true|false|yes|no|c|u|r|m|";

    private RowColumns() {}

    /** The columns of lines, or {@code null} if they are not in columns. */
    static ListColumns of(List<TextLine> lines) {
        char named = lines.isEmpty() ? 0 : ListColumns.namedDivider(lines.get(0).raw());
        for (char divider : named == 0 ? DIVIDERS : new char[] {named}) {
            ListColumns columns = of(lines, divider);
            if (columns != null) {
                return columns;
            }
        }
        return null;
    }

    /** The text of a line with its quotation marks; of a row in HTML the cells between tabs. */
    static String row(TextLine line) {
        boolean html = line.raw().indexOf("</t") >= 0;
        return html || line.raw().startsWith(">") ? line.text() : line.raw();
    }

    private static ListColumns of(List<TextLine> lines, char divider) {
        List<List<String>> rows = new ArrayList<>();
        for (TextLine line : lines) {
            if (line.isLong()) {
                return null;
            }
            boolean divided = row(line).indexOf(divider) >= 0;
            if (ListColumns.namedDivider(line.raw()) != 0
                    || line.isRule()
                    || !divided && line.heading().zone() != null) {
                continue;
            }
            List<String> cells = ListColumns.cells(row(line), divider);
            if (!divided || !rows.isEmpty() && rows.get(0).size() != cells.size()) {
                return null;
            }
            rows.add(cells);
        }
        return rows.size() < 2 ? null : ofRows(rows, divider);
    }

    private static ListColumns ofRows(List<List<String>> rows, char divider) {
        int width = rows.get(0).size();
        int name = -1;
        int most = 0;
        int code = -1;
        int words = -1;
        for (int column = 0; column < width; column++) {
            int different = different(rows, column);
            boolean codes = different > 0 && isOf(rows, column, true);
            code = codes && code < 0 ? column : code;
            boolean plain = different > 0 && !codes && !isOf(rows, column, false);
            words = plain && name >= 0 && words < 0 ? column : words;
            if (plain && different > most) {
                words = name >= 0 && words < 0 ? column : words;
                most = different;
                name = column;
            }
        }
        int count = name < 0 || isCounted(rows, name) ? -1 : count(rows, name, code);
        if (count < 0) {
            return null;
        }
        int set = code >= 0 ? code : words != name ? words : -1;
        int number = -1;
        for (int column = name + 1; set >= 0 && column < width && number < 0; column++) {
            number = column != count && column > set && isNumbers(rows, column) ? column : -1;
        }
        return new ListColumns(divider, count, name, set, number, -1, zone(rows), -1);
    }

    /** Whether the cells of a column begin with numbers of copies: {@code 4 Opt}. */
    private static boolean isCounted(List<List<String>> rows, int column) {
        for (List<String> row : rows) {
            if (CopyCount.leading(row.get(column)) == null) {
                return false;
            }
        }
        return true;
    }

    /** The column whose cells all name a part of the deck, or -1. */
    private static int zone(List<List<String>> rows) {
        for (int column = 0; column < rows.get(0).size(); column++) {
            boolean zones = true;
            for (List<String> row : rows) {
                zones &= ListWords.zone(row.get(column)) != null;
            }
            if (zones) {
                return column;
            }
        }
        return -1;
    }

    /** The number of different cells of a column of words; 0 if it has cells without letters. */
    private static int different(List<List<String>> rows, int column) {
        Map<String, Boolean> cells = new LinkedHashMap<>();
        for (List<String> row : rows) {
            if (!CardLine.isName(row.get(column))) {
                return 0;
            }
            cells.put(row.get(column), true);
        }
        boolean zones = true;
        for (String cell : cells.keySet()) {
            zones &= ListWords.zone(cell) != null;
        }
        return zones ? 0 : cells.size();
    }

    /** Whether all cells of a column are abbreviations of sets; or words such as conditions. */
    private static boolean isOf(List<List<String>> rows, int column, boolean codes) {
        for (List<String> row : rows) {
            String cell = row.get(column);
            boolean code = CardId.isSet(cell) || CardId.isLowerSet(cell) && cell.length() < 5;
            if (codes ? !code : !OTHERS.contains('|' + ListSigns.lower(cell) + '|')) {
                return false;
            }
        }
        return true;
    }

    /** The column of the copies: one in front of the names, or else the one of small numbers. */
    private static int count(List<List<String>> rows, int name, int code) {
        int best = -1;
        int least = CardLine.MAX_COPIES + 1;
        for (int column = 0; column < rows.get(0).size(); column++) {
            int largest = largest(rows, column);
            if (largest > 0 && largest < least) {
                least = largest;
                best = column;
            }
            if (best >= 0 && best < name && column < name && (code < 0 || best < code)) {
                return best;
            }
        }
        return best;
    }

    /** The largest number of a column of numbers from 1 on; 0 if other cells are in it. */
    private static int largest(List<List<String>> rows, int column) {
        int largest = 0;
        for (List<String> row : rows) {
            String cell = row.get(column);
            CopyCount count = cell.isEmpty() ? null : CopyCount.leading(cell + " a");
            boolean number = count != null && count.rest().equals("a") && count.count() >= 1;
            if (!number || count.count() > CardLine.MAX_COPIES) {
                return 0;
            }
            largest = Math.max(largest, count.count());
        }
        return largest;
    }

    private static boolean isNumbers(List<List<String>> rows, int column) {
        for (List<String> row : rows) {
            if (!row.get(column).isEmpty() && !CardId.isNumber(row.get(column))) {
                return false;
            }
        }
        return true;
    }
}
