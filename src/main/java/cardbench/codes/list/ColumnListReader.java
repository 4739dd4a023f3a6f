package cardbench.codes.list;

import cardbench.base.text.ListColumns;
import java.util.List;

/**
 * Reads a list in columns with a heading of column names, of which one is the name or the id of the
 * card ({@link ListColumns}).
 */
final class ColumnListReader {

    private ColumnListReader() {}

    /** The list, or {@code null} if the first line is no heading of columns. */
    static DeckList read(String text) {
        List<TextLine> lines = TextLine.of(text);
        if (lines.size() < 2) {
            return null;
        }
        ListColumns columns = ListColumns.of(lines.get(0).text());
        if (columns == null) {
            return null;
        }
        ListBuilder builder = new ListBuilder(text);
        builder.comment(lines.get(0).from(), lines.get(0).to());
        String zone = "";
        for (TextLine line : lines.subList(1, lines.size())) {
            List<String> cells = columns.cells(line.text());
            String name = ListColumns.cell(cells, columns.name());
            String id = ListColumns.cell(cells, columns.id());
            String count = ListColumns.cell(cells, columns.count());
            String section = ListColumns.cell(cells, columns.zone());
            if (!section.equals(zone)) {
                zone = section;
                Zone known = ListWords.zone(section);
                builder.section(
                        line.from(), line.from(), section, known == null ? Zone.MAIN : known);
            }
            if (columns.isRule(line.text())) {
                builder.comment(line.from(), line.to());
            } else if (!CardLineReader.isName(name + id) || !(count.isEmpty() || isCount(count))) {
                builder.unread(line.from(), line.to());
            } else {
                ListCard card =
                        new ListCard(
                                name.isEmpty() ? id : name,
                                id,
                                ListColumns.cell(cells, columns.set()),
                                ListColumns.cell(cells, columns.number()),
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
}
