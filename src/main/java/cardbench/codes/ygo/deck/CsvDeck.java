package cardbench.codes.ygo.deck;

import cardbench.base.text.Ascii;
import cardbench.base.text.Location;
import cardbench.codes.ygo.text.TextRange;
import cardbench.codes.ygo.text.Utf8Bytes;
import java.util.ArrayList;
import java.util.List;

/**
 * A deck as a table of comma-separated values, as YGOPRODeck writes it: a row for each card, with
 * columns for its id and the number of its copies, which the first line names.
 *
 * <pre>{@code
 * cardname,cardq,cardid
 * "Blue-Eyes White Dragon",3,89631139
 * }</pre>
 */
final class CsvDeck {

    private static final String ID = "cardid";

    private static final String COPIES = "cardq";

    private final String text;
    private int at;

    private CsvDeck(String text, int from) {
        this.text = text;
        this.at = from;
    }

    /** The first table at or after a character, or {@code null}. */
    static TextRange next(String text, int start) {
        int name = Ascii.find(text, ID, start, text.length());
        while (name >= 0) {
            int from = name;
            while (from > start && !Ascii.isBreak(text.charAt(from - 1))) {
                from--;
            }
            if (isHeader(text, from)) {
                int to = from;
                CsvDeck rows = new CsvDeck(text, from);
                int columns = rows.row().size();
                while (rows.at < text.length() && rows.row().size() == columns) {
                    to = Ascii.dropBlanks(text, from, rows.at);
                }
                if (to > from) {
                    return new TextRange(from, to);
                }
            }
            name = Ascii.find(text, ID, Ascii.lineEnd(text, name, text.length()), text.length());
        }
        return null;
    }

    /** Whether the first line of a text from a character on names the columns of a deck. */
    static boolean isHeader(String text, int from) {
        List<TextRange> cells = new CsvDeck(text, from).row();
        return column(ID, cells, text) >= 0 && column(COPIES, cells, text) >= 0;
    }

    private static int column(String name, List<TextRange> cells, String text) {
        for (int i = 0; i < cells.size(); i++) {
            TextRange cell = cells.get(i);
            if (Ascii.lower(text.substring(cell.from(), cell.to())).equals(name)) {
                return i;
            }
        }
        return -1;
    }

    /** Reads the table in the builder's text; the parts of the cards are not known. */
    static void read(DeckBuilder builder) {
        String text = builder.text();
        builder.bytes(Utf8Bytes.of(text, 0, text.length()));
        CsvDeck rows = new CsvDeck(text, 0);
        List<TextRange> header = rows.row();
        int id = column(ID, header, text);
        int copies = column(COPIES, header, text);
        int bytes = Utf8Bytes.count(text, 0, rows.at);
        builder.field("comment", Location.range(0, rows.at).withByte(0), bytes, 0);
        while (rows.at < text.length()) {
            int from = rows.at;
            List<TextRange> cells = rows.row();
            int to = bytes + Utf8Bytes.count(text, from, rows.at);
            Location row = Location.range(from, Ascii.dropBlanks(text, from, rows.at));
            boolean whole = cells.size() == header.size();
            long number = whole ? number(text, cells.get(id)) : -1;
            long count = whole ? number(text, cells.get(copies)) : -1;
            if (number < 0 || count < 0 || count > YgoDeck.LIMIT) {
                String written = text.substring(row.from(), row.to());
                builder.field("line", row.withByte(bytes), to, 0);
                builder.report(YgoCodes.ENTRY_UNCLEAR.at(row).with("written", written));
            } else if (count == 0) {
                builder.field("line", row.withByte(bytes), to, number);
                builder.report(YgoCodes.NO_COPIES.at(row));
            } else {
                Location cell = Location.range(cells.get(id).from(), cells.get(id).to());
                builder.addOrLeave(0, number, (int) count, cell.withByte(bytes), to);
            }
            bytes = to;
        }
    }

    /** The number in a cell, or -1 if it holds anything else. */
    private static long number(String text, TextRange cell) {
        int end = Ascii.digitsEnd(text, cell.from(), cell.to());
        return end == cell.from() || end < cell.to()
                ? -1
                : DeckBuilder.number(text, cell.from(), end);
    }

    /** The cells of the next row, without quotation marks. */
    private List<TextRange> row() {
        List<TextRange> cells = new ArrayList<>();
        boolean more = true;
        while (more) {
            int from = at;
            boolean quoted = at < text.length() && text.charAt(at) == '"';
            at += quoted ? 1 : 0;
            while (at < text.length() && quoted && !Ascii.isBreak(text.charAt(at))) {
                boolean sign = text.charAt(at) == '"';
                boolean twice = sign && text.startsWith("\"", at + 1);
                quoted = !sign || twice;
                at += twice ? 2 : 1;
            }
            while (at < text.length()
                    && text.charAt(at) != ','
                    && !Ascii.isBreak(text.charAt(at))) {
                at++;
            }
            cells.add(cell(from, at));
            more = at < text.length() && text.charAt(at) == ',';
            at += more ? 1 : 0;
        }
        at = at < text.length() ? Ascii.lineBehind(text, at) : at;
        return cells;
    }

    private TextRange cell(int start, int end) {
        int from = Ascii.skipBlanks(text, start, end);
        int to = Ascii.dropBlanks(text, from, end);
        boolean quoted = to - from > 1 && text.charAt(from) == '"' && text.charAt(to - 1) == '"';
        return quoted ? new TextRange(from + 1, to - 1) : new TextRange(from, to);
    }
}
