package cardbench.base.text;

/**
 * Converts a few offsets of a text into lines and columns without a table of lines: it scans from
 * each offset to the next one, in either direction. Line ends are those of {@link Lines}. Not safe
 * for use by several threads.
 */
public final class LineCounter {

    private final String text;
    private int at;
    private int line = 1;
    private int lineStart;

    /** Creates a counter at the start of a text. */
    public LineCounter(String text) {
        this.text = text;
    }

    /** Whether the text has more than one line. */
    public boolean several() {
        return text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0;
    }

    /** Adds the line and column of its first character to a location of this text. */
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
                // The start of an earlier line is unknown; the loop below looks for it once.
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
