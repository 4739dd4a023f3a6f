package cardbench.base.text;

import java.util.ArrayList;
import java.util.List;

/**
 * The columns of a list of cards as comma-separated values (RFC 4180), also with semicolons, tabs
 * or the bars of a Markdown table between them: the places of the columns, from 0; -1 for one that
 * is absent.
 *
 * @param divider what stands between the values
 * @param count the number of copies
 * @param name the name of the card
 * @param set the set of the printing
 * @param number the number of the printing in its set
 * @param id the id of the card
 * @param zone the part of the deck
 * @see <a href="https://www.rfc-editor.org/rfc/rfc4180">RFC 4180, comma-separated values</a>
 */
public record ListColumns(
        char divider, int count, int name, int set, int number, int id, int zone) {

    /** The longest heading: a longer line is none, however many columns it might name. */
    private static final int MAX_HEADING = 1_000;

    private static final String COUNTS =
            "|count|quantity|qty|amount|copies|number of copies|cardq|anzahl|cantidad|quantité|数量|枚数|张数|";

    private static final String NAMES =
            "|name|card|card name|cardname|card_name|title|kartenname|karte|nombre|nom|卡名|名称|卡牌|カード名|カード|";

    private static final String SETS =
            "|set|edition|set code|set_code|expansion|edition code|系列|セット|";

    private static final String NUMBERS =
            "|collector number|collector_number|number|no|no.|card number|编号|番号|";

    private static final String IDS = "|id|card id|card_id|cardid|passcode|code|";

    private static final String ZONES = "|section|board|zone|category|list|part|deck|区域|";

    /** The columns that a line names, or {@code null} if it is no heading of a list of cards. */
    public static ListColumns of(String heading) {
        if (heading.length() > MAX_HEADING) {
            return null;
        }
        char divider = dividerOf(heading);
        List<String> cells = cells(heading, divider);
        ListColumns columns =
                new ListColumns(
                        divider,
                        find(cells, COUNTS),
                        find(cells, NAMES),
                        find(cells, SETS),
                        find(cells, NUMBERS),
                        find(cells, IDS),
                        find(cells, ZONES));
        boolean cards = columns.name >= 0 || columns.id >= 0;
        return cards && columns.count >= 0 ? columns : null;
    }

    private static char dividerOf(String heading) {
        for (char divider : new char[] {'\t', '|', ';', ','}) {
            if (heading.indexOf(divider) >= 0) {
                return divider;
            }
        }
        return ',';
    }

    private static int find(List<String> heading, String names) {
        for (int i = 0; i < heading.size(); i++) {
            String name = ListSigns.lower(heading.get(i));
            if (!name.isEmpty() && name.indexOf('|') < 0 && names.contains('|' + name + '|')) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Whether a line is the rule below the heading of a Markdown table: {@code | :--- | ---: |}.
     */
    public boolean isRule(String line) {
        boolean rule = divider == '|';
        for (int i = 0; i < line.length(); i++) {
            rule &= "|-: ".indexOf(line.charAt(i)) >= 0;
        }
        return rule;
    }

    /** The values of a line; quotation marks around a value are removed. */
    public List<String> cells(String line) {
        return cells(line, divider);
    }

    private static List<String> cells(String line, char divider) {
        String row = line;
        if (divider == '|') {
            row = row.startsWith("|") ? row.substring(1) : row;
            row = row.endsWith("|") ? row.substring(0, row.length() - 1) : row;
        }
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < row.length(); i++) {
            char c = row.charAt(i);
            if (quoted && c == '"' && i + 1 < row.length() && row.charAt(i + 1) == '"') {
                cell.append(c);
                i++;
            } else if (c == '"' && (quoted || cell.length() == 0)) {
                quoted = !quoted;
                cell.setLength(quoted ? 0 : cell.length());
            } else if (c == divider && !quoted) {
                cells.add(ListSigns.trim(cell.toString()));
                cell.setLength(0);
            } else if (cell.length() > 0 || !ListSigns.isBlank(c)) {
                cell.append(c);
            }
        }
        cells.add(ListSigns.trim(cell.toString()));
        return cells;
    }

    /** The value in a column, empty if there is none. */
    public static String cell(List<String> cells, int column) {
        return column < 0 || column >= cells.size() ? "" : cells.get(column);
    }
}
