package cardbench.decklist;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads a list in columns with a heading of column names, of which one is the name of the card:
 * comma-separated values (RFC 4180), also with semicolons, tabs or the bars of a Markdown table
 * between them.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc4180">RFC 4180, comma-separated values</a>
 */
final class ColumnListReader {

    private static final String COUNTS =
            "|count|quantity|qty|amount|copies|number of copies|anzahl|cantidad|quantité|数量|枚数|张数|";

    private static final String NAMES =
            "|name|card|card name|cardname|card_name|title|kartenname|karte|nombre|nom|卡名|名称|卡牌|カード名|カード|";

    private static final String SETS =
            "|set|edition|set code|set_code|expansion|edition code|系列|セット|";

    private static final String NUMBERS =
            "|collector number|collector_number|number|no|no.|card number|编号|番号|";

    private static final String IDS = "|id|card id|card_id|code|";

    private static final String ZONES = "|section|board|zone|category|list|part|deck|区域|";

    private ColumnListReader() {}

    /** The list, or {@code null} if the first line is no heading of columns. */
    static DeckList read(String text) {
        List<TextLine> lines = TextLine.of(text);
        if (lines.size() < 2) {
            return null;
        }
        char divider = divider(lines.get(0).text());
        Columns columns = Columns.of(cells(lines.get(0).text(), divider));
        if (columns == null) {
            return null;
        }
        ListBuilder builder = new ListBuilder(text);
        builder.comment(lines.get(0).from(), lines.get(0).to());
        String zone = "";
        for (TextLine line : lines.subList(1, lines.size())) {
            List<String> cells = cells(line.text(), divider);
            String name = columns.cell(cells, columns.name);
            String id = columns.cell(cells, columns.id);
            String count = ListText.trim(columns.cell(cells, columns.count));
            String section = ListText.trim(columns.cell(cells, columns.zone));
            if (!section.equals(zone)) {
                zone = section;
                Zone known = ListWords.zone(section);
                builder.section(
                        line.from(), line.from(), section, known == null ? Zone.MAIN : known);
            }
            if (divider == '|' && isRule(line.text())) {
                builder.comment(line.from(), line.to());
            } else if (!CardLineReader.isName(name + id) || !(count.isEmpty() || isCount(count))) {
                builder.unread(line.from(), line.to());
            } else {
                ListCard card =
                        new ListCard(
                                name.isEmpty() ? id : name,
                                id,
                                columns.cell(cells, columns.set),
                                columns.cell(cells, columns.number),
                                "");
                int copies = count.isEmpty() ? 1 : Integer.parseInt(count);
                builder.card(
                        line.from(),
                        line.to(),
                        new CardLineReader.CardLine(copies, card, null, true));
            }
        }
        return builder.build(ListForm.COLUMNS);
    }

    private static boolean isCount(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return text.length() <= 4;
    }

    private static boolean isRule(String line) {
        for (int i = 0; i < line.length(); i++) {
            if ("|-: ".indexOf(line.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }

    private static char divider(String heading) {
        for (char divider : new char[] {'\t', '|', ';', ','}) {
            if (heading.indexOf(divider) >= 0) {
                return divider;
            }
        }
        return ',';
    }

    /** The values of a line; quotation marks around a value are removed. */
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
                cells.add(ListText.trim(cell.toString()));
                cell.setLength(0);
            } else if (cell.length() > 0 || !ListText.isBlank(c)) {
                cell.append(c);
            }
        }
        cells.add(ListText.trim(cell.toString()));
        return cells;
    }

    /** The places of the columns; -1 for one that is absent. */
    private record Columns(int count, int name, int set, int number, int id, int zone) {

        static Columns of(List<String> heading) {
            Columns columns =
                    new Columns(
                            find(heading, COUNTS),
                            find(heading, NAMES),
                            find(heading, SETS),
                            find(heading, NUMBERS),
                            find(heading, IDS),
                            find(heading, ZONES));
            boolean cards = columns.name >= 0 || columns.id >= 0;
            return cards && columns.count >= 0 ? columns : null;
        }

        private static int find(List<String> heading, String names) {
            for (int i = 0; i < heading.size(); i++) {
                String name = ListText.fold(heading.get(i));
                if (!name.isEmpty() && name.indexOf('|') < 0 && names.contains('|' + name + '|')) {
                    return i;
                }
            }
            return -1;
        }

        String cell(List<String> cells, int column) {
            return column < 0 || column >= cells.size() ? "" : cells.get(column);
        }
    }
}
