package cardbench.codes.list;

import cardbench.base.text.ListSigns;
import java.util.ArrayList;
import java.util.List;

/**
 * A line of a text that is not blank.
 *
 * @param from offset of its first character that is not blank, in UTF-16 units
 * @param to offset behind its last character that is not blank
 * @param text the characters between them
 * @param afterBlank whether a blank line comes before it
 * @param indented whether blanks come before it on its line
 */
record TextLine(int from, int to, String text, boolean afterBlank, boolean indented) {

    /** The lines of a text that are not blank. */
    static List<TextLine> of(String text) {
        List<TextLine> lines = new ArrayList<>();
        boolean blank = false;
        int at = 0;
        while (at < text.length()) {
            int end = at;
            while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
                end++;
            }
            int from = at;
            int to = end;
            while (from < to && ListSigns.isBlank(text.charAt(from))) {
                from++;
            }
            while (to > from && ListSigns.isBlank(text.charAt(to - 1))) {
                to--;
            }
            if (from < to) {
                lines.add(new TextLine(from, to, text.substring(from, to), blank, from > at));
            }
            // CR LF is one end of a line
            at =
                    end + 1 < text.length()
                                    && text.charAt(end) == '\r'
                                    && text.charAt(end + 1) == '\n'
                            ? end + 2
                            : end + 1;
            blank = from == to;
        }
        return lines;
    }
}
