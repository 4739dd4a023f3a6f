package cardbench.base.text;

import java.util.ArrayList;
import java.util.List;

/**
 * A row of comma-separated values (RFC 4180) with its place. A value in quotation marks may hold
 * line breaks; a quotation mark that is not closed within {@link #MAX_BREAKS} lines is a letter of
 * its line. Blank lines and a byte order mark in front of the text are no rows. {@link
 * ListColumns#cells(String, char)} divides a row into its values.
 *
 * @param from offset of the first character, in UTF-16 units
 * @param to offset behind the last character, without the line break
 * @param text the characters of the row
 * @see <a href="https://www.rfc-editor.org/rfc/rfc4180">RFC 4180, comma-separated values</a>
 */
public record CsvRow(int from, int to, String text) {

    /** The most line breaks within the values of a row. */
    public static final int MAX_BREAKS = 8;

    private static final String DIVIDERS = ",;\t|";

    /** The rows of a text, in time proportional to its length. */
    public static List<CsvRow> rows(String text) {
        List<CsvRow> rows = new ArrayList<>();
        int at = text.startsWith("\ufeff") ? 1 : 0;
        while (at < text.length()) {
            int end = end(text, at);
            String row = text.substring(at, end);
            if (!ListSigns.trim(row).isEmpty()) {
                rows.add(new CsvRow(at, end, row));
            }
            at = end < text.length() ? Ascii.lineBehind(text, end) : end;
        }
        return rows;
    }

    /** Where the row ends that begins at an offset. */
    private static int end(String text, int from) {
        boolean quoted = false;
        boolean starts = true;
        int firstBreak = -1;
        int breaks = 0;
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Ascii.isBreak(c)) {
                if (!quoted) {
                    return i;
                }
                firstBreak = firstBreak < 0 ? i : firstBreak;
                breaks += Ascii.lineBehind(text, i) == i + 1 ? 1 : 0;
                if (breaks > MAX_BREAKS) {
                    return firstBreak;
                }
            } else if (c == '"' && quoted) {
                boolean doubled = i + 1 < text.length() && text.charAt(i + 1) == '"';
                quoted = doubled || !isEnd(text, i + 1);
                i += doubled ? 1 : 0;
            } else if (c == '"' && starts) {
                quoted = true;
            } else if (!quoted) {
                starts = DIVIDERS.indexOf(c) >= 0 || starts && ListSigns.isBlank(c);
            }
        }
        return quoted && firstBreak >= 0 ? firstBreak : text.length();
    }

    /** Whether a quotation mark in front of an offset ends its value. */
    private static boolean isEnd(String text, int from) {
        return from >= text.length()
                || Ascii.isBreak(text.charAt(from))
                || DIVIDERS.indexOf(text.charAt(from)) >= 0;
    }
}
