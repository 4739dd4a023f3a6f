package cardbench.codes.list;

import cardbench.base.text.Ascii;
import cardbench.base.text.ListColumns;
import cardbench.base.text.ListSigns;
import cardbench.codes.list.line.CardId;
import cardbench.codes.list.line.CardLine;
import cardbench.codes.list.line.CardRemarks;
import cardbench.codes.list.line.CleanText;
import cardbench.codes.list.line.CopyCount;
import cardbench.codes.list.line.GameEvidence;
import cardbench.codes.list.line.HeadingLine;
import cardbench.codes.list.line.LineGrammar;
import cardbench.codes.list.line.ListCard;
import cardbench.codes.list.line.ListWords;
import cardbench.codes.list.line.PrintedCard;
import cardbench.codes.list.line.TextLine;
import cardbench.codes.list.line.Zone;
import java.util.List;

/**
 * Reads a list in columns: with a heading of column names, of which one is the name or the id of
 * the card ({@link ListColumns}), or without one, where the rows show what the columns hold ({@link
 * RowColumns}).
 */
final class ColumnListReader {

    /** Lines above a heading of columns: a title, {@code sep=;}. */
    private static final int MAX_ABOVE = 4;

    private static final String YES = "|true|yes|y|1|x|ja|oui|si|sí|sim|да|tak|是|はい|✓|✔|foil|";

    private static final String PRINTINGS = "|foil|normal|etched|regular|non-foil|nonfoil|";

    private final ListBuilder builder;
    private final ListColumns columns;
    private Zone zone = Zone.MAIN;
    private String title = "";

    private ColumnListReader(String text, ListColumns columns) {
        this.builder = new ListBuilder(text);
        this.columns = columns;
    }

    /** The list, or {@code null} if the text has no columns. */
    static DeckList read(String text) {
        List<TextLine> lines = TextLine.of(text);
        for (int i = 0; i + 1 < lines.size() && i < MAX_ABOVE; i++) {
            ListColumns columns = ListColumns.of(lines.get(i).raw());
            if (columns != null) {
                return new ColumnListReader(text, columns).read(lines, i + 1, ListForm.COLUMNS);
            }
        }
        // a table of Markdown has a heading and a rule, in whatever words
        int from = lines.size() > 2 && lines.get(1).isRule() ? 2 : 0;
        ListColumns found = RowColumns.of(lines.subList(from, lines.size()));
        return found == null
                ? null
                : new ColumnListReader(text, found).read(lines, from, ListForm.LINES);
    }

    private DeckList read(List<TextLine> lines, int from, ListForm form) {
        if (from > 0 && ListColumns.isOfCards(lines.get(from - 1).raw())) {
            builder.deckHeading();
        }
        for (int i = 0; i < lines.size(); i++) {
            TextLine line = lines.get(i);
            builder.gap(line.afterGap() && form == ListForm.LINES);
            HeadingLine heading = line.heading();
            if (i < from
                    || columns.isRule(line.raw())
                    || ListColumns.namedDivider(line.raw()) != 0) {
                builder.comment(line.from(), line.to());
            } else if (heading.zone() != null && form == ListForm.LINES) {
                builder.heading(line.from(), line.to(), heading);
            } else {
                row(line);
            }
        }
        return builder.build(form);
    }

    private void row(TextLine line) {
        List<String> cells = columns.cells(RowColumns.row(line));
        String name = CleanText.of(ListColumns.cell(cells, columns.name()));
        String id = ListColumns.cell(cells, columns.id());
        String count = count(ListColumns.cell(cells, columns.count()));
        boolean named = CardLine.isName(name + id) || columns.name() < 0 && !id.isEmpty();
        if (!named || !(count.isEmpty() || isCount(count))) {
            builder.unread(line.from(), line.to(), null);
            return;
        }
        beginSection(line, ListColumns.cell(cells, columns.zone()));
        String set = ListColumns.cell(cells, columns.set());
        set = PRINTINGS.contains('|' + ListSigns.lower(set) + '|') ? "" : set;
        PrintedCard printed = PrintedCard.read(name);
        boolean plain = printed.card().set().isEmpty() && printed.card().id().isEmpty();
        // RX-78 Signet is the name of a card unless a game has such ids
        boolean first =
                !printed.card().id().isEmpty()
                        && name.startsWith(printed.card().id() + ' ')
                        && GameEvidence.ofId(printed.card().id()) == null;
        printed = first ? PrintedCard.of(name) : printed;
        ListCard card =
                new ListCard(
                        name.isEmpty() ? id : plain ? name : printed.card().name(),
                        id.isEmpty() ? printed.card().id() : id,
                        set.isEmpty() ? printed.card().set() : set,
                        number(ListColumns.cell(cells, columns.number())),
                        "");
        boolean leads = isYes(ListColumns.cell(cells, columns.leader()));
        int copies = count.isEmpty() ? 1 : Integer.parseInt(count);
        boolean marked = columns.id() >= 0 || columns.number() >= 0;
        builder.card(
                line.from(),
                line.to(),
                new CardLine(copies, card, leads ? Zone.LEADER : null, marked));
    }

    /** The number of a card without that of the cards of its set: {@code 393/280}. */
    private static String number(String cell) {
        int slash = cell.indexOf('/');
        return slash > 0
                        && CardId.isNumber(cell.substring(0, slash))
                        && CardRemarks.isDigits(cell, slash + 1, cell.length())
                ? cell.substring(0, slash)
                : cell;
    }

    private void beginSection(TextLine line, String cell) {
        if (!cell.equals(title)) {
            title = cell;
            Zone named = isYes(cell) && !cell.equals("x") ? Zone.SIDEBOARD : zone(cell);
            if (named != zone || !cell.isEmpty() && named == Zone.MAIN && !isNo(cell)) {
                zone = named;
                builder.section(
                        line.from(),
                        line.from(),
                        named == Zone.MAIN && isNo(cell) ? "" : cell,
                        named);
            }
        }
    }

    private static boolean isNo(String cell) {
        return "|false|no|n|0||nein|non|нет|nie|否|いいえ|".contains('|' + ListSigns.lower(cell) + '|');
    }

    /** The zone that a cell names, which may hold several categories. */
    private static Zone zone(String cell) {
        Zone named = null;
        for (String part : LineGrammar.parts(cell.replace(",", ", ").replace("|", ", "))) {
            Zone each = ListWords.zone(HeadingLine.read(part).title());
            named = each != null && (named == null || named == Zone.MAIN) ? each : named;
        }
        return named == null ? Zone.MAIN : named;
    }

    private static boolean isYes(String cell) {
        return !cell.isEmpty() && YES.contains('|' + ListSigns.lower(cell) + '|');
    }

    /** The digits of {@code 4x}, {@code x4} and {@code 4}. */
    private static String count(String cell) {
        CopyCount read = cell.isEmpty() ? null : CopyCount.leading(cell + " a");
        return read == null ? cell : Integer.toString(read.count());
    }

    private static boolean isCount(String text) {
        return text.isEmpty() || text.length() <= 4 && Ascii.number(text) >= 0;
    }
}
