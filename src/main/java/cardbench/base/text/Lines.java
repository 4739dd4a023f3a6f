package cardbench.base.text;

import java.util.Arrays;

/**
 * The lines of a text, for converting offsets into lines and columns. A line ends with a line feed,
 * a carriage return, or a carriage return followed by a line feed. Immutable.
 */
public final class Lines {

    private final int[] starts;
    private final int count;
    private final int length;

    /** Finds the lines of a text. Each conversion is then a binary search. */
    public Lines(String text) {
        length = text.length();
        int[] found = new int[16];
        int lines = 1;
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            boolean ends =
                    c == '\n' || c == '\r' && (i + 1 == length || text.charAt(i + 1) != '\n');
            if (ends) {
                if (lines == found.length) {
                    found = Arrays.copyOf(found, 2 * lines);
                }
                found[lines++] = i + 1;
            }
        }
        starts = found;
        count = lines;
    }

    /** The 1-based line of an offset; offsets outside the text are moved to its nearer end. */
    public int line(int offset) {
        int low = 0;
        int high = count - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (starts[middle] <= offset) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low + 1;
    }

    /** The 1-based column of an offset in its line, in UTF-16 units. */
    public int column(int offset) {
        int inside = Math.max(0, Math.min(offset, length));
        return inside - starts[line(inside) - 1] + 1;
    }

    /** The characters {@code from} (inclusive) to {@code to} (exclusive), with line and column. */
    public Location range(int from, int to) {
        return Location.range(from, to).withLine(line(from), column(from));
    }
}
