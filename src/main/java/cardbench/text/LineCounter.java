package cardbench.text;

/**
 * Turns a few offsets of a text into lines and columns, without room for the lines: it goes from
 * each offset to the next. A line ends as {@link Lines} says.
 */
public final class LineCounter {

    private final String text;
    private int at;
    private int line = 1;
    private int lineStart;

    /** At the beginning of a text. */
    public LineCounter(String text) {
        this.text = text;
    }

    /** Whether the text has more than one line. */
    public boolean several() {
        return text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0;
    }

    /** A place of this text with the line and the column in which it begins. */
    public Location place(Location place) {
        while (at < place.from()) {
            if (endsLine(at++)) {
                line++;
                lineStart = at;
            }
        }
        while (at > place.from()) {
            if (endsLine(--at)) {
                line--;
                lineStart = -1;
            }
        }
        if (lineStart < 0) {
            lineStart = at;
            while (lineStart > 0 && !endsLine(lineStart - 1)) {
                lineStart--;
            }
        }
        return place.withLine(line, at - lineStart + 1);
    }

    private boolean endsLine(int at) {
        char c = text.charAt(at);
        return c == '\n' || c == '\r' && (at + 1 == text.length() || text.charAt(at + 1) != '\n');
    }
}
