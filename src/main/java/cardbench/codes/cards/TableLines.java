package cardbench.codes.cards;

import cardbench.base.text.Location;

/** Reads the lines of a text in order; a CR before LF is ignored. */
final class TableLines {

    /** The start of the head of every table, before the number of its form. */
    static final String HEAD = "cardbench-table ";

    private final String text;
    private int at;
    private int line;
    private int from;
    private int to;

    TableLines(String text) {
        this.text = text;
        this.at = text.startsWith("\uFEFF") ? 1 : 0;
    }

    /** Whether there is another line. */
    boolean hasNext() {
        return at < text.length();
    }

    /** Whether the next line is the head of a table. */
    boolean atHead() {
        return text.startsWith(HEAD, at);
    }

    /** The number of characters behind the last line, with those of one more line break. */
    int remainingLength() {
        return text.length() - at + 1;
    }

    /** The next line. */
    String next() {
        int end = text.indexOf('\n', at);
        int stop = end < 0 ? text.length() : end;
        from = at;
        to = stop > at && text.charAt(stop - 1) == '\r' ? stop - 1 : stop;
        at = stop + 1;
        line++;
        return text.substring(from, to);
    }

    /** The location of the last line that was read. */
    Location place() {
        return Location.range(from, to).withLine(line, 1);
    }

    /** Splits a line at its tabs. */
    static String[] cells(String words) {
        int count = 1;
        for (int tab = words.indexOf('\t'); tab >= 0; tab = words.indexOf('\t', tab + 1)) {
            count++;
        }
        String[] cells = new String[count];
        int begin = 0;
        for (int i = 0; i < count; i++) {
            int tab = words.indexOf('\t', begin);
            cells[i] = words.substring(begin, tab < 0 ? words.length() : tab);
            begin = tab + 1;
        }
        return cells;
    }
}
