package cardbench.codes.list;

import cardbench.base.text.ListSigns;
import cardbench.codes.list.line.CopyCount;

/** The runs of digits of a line. Pure functions. */
final class LineNumbers {

    private LineNumbers() {}

    /**
     * The end of the next run of digits with a value, at or behind a place; -1 if there is none.
     */
    static int nextEnd(String line, int value, int from) {
        int at = from;
        while (at < line.length()) {
            int start = at;
            while (start < line.length() && !ListSigns.isDigit(line.charAt(start))) {
                start++;
            }
            at = start;
            at = ListSigns.digitsEnd(line, at, line.length());
            if (at > start && CopyCount.number(line, start, at) == value) {
                return at;
            }
        }
        return -1;
    }

    /** The end of the last run of digits with a value; -1 if there is none. */
    static int lastEnd(String line, int value) {
        int last = -1;
        for (int at = nextEnd(line, value, 0); at >= 0; at = nextEnd(line, value, at)) {
            last = at;
        }
        return last;
    }
}
