package cardbench.build.tables;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.Card;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a card table in the readable form of {@link CardTableReader}, a line for each card, so
 * that a new card is one new line of a difference. The site packs the tables.
 */
final class ReadableTable {

    private ReadableTable() {}

    /** The readable form of one table in any form, with its notes. */
    static String of(String text) {
        List<CardTable> tables = CardTableReader.read(text, new Diagnostics());
        if (tables.size() != 1) {
            throw new CardTableTrouble("this is not one table: " + text.lines().findFirst());
        }
        CardTable table = tables.get(0);
        StringBuilder lines = new StringBuilder("cardbench-table 1\t");
        lines.append(table.game()).append('\t').append(table.content()).append('\n');
        notes(text).forEach(note -> lines.append(note).append('\n'));
        lines.append("id\t").append(String.join("\t", table.columns())).append('\n');
        int before = 0;
        for (int row = 0; row < table.size(); row++) {
            lines.append(line(table.card(row), table.columns(), before)).append('\n');
            before = table.card(row).id();
        }
        return lines.toString();
    }

    /** The lines of notes between the head and the columns. */
    private static List<String> notes(String text) {
        return text.lines().skip(1).takeWhile(line -> line.startsWith("# ")).toList();
    }

    private static String line(Card card, List<String> columns, int before) {
        int distance = card.id() - before;
        List<String> cells = new ArrayList<>();
        cells.add(distance == 1 ? "" : Integer.toString(distance));
        columns.forEach(column -> cells.add(card.text(column)));
        // cells that are empty at the end of a line are left out; the first one and its tab stay
        int last = cells.size();
        while (last > 2 && cells.get(last - 1).isEmpty()) {
            last--;
        }
        return String.join("\t", cells.subList(0, last));
    }
}
