package cardbench.codes.list.line;

import cardbench.base.text.ListSigns;
import java.util.ArrayList;
import java.util.List;

/**
 * A line of a text that is not blank.
 *
 * @param from offset of its first character that is not blank, in UTF-16 units
 * @param to offset behind its last character that is not blank
 * @param raw the characters between them
 * @param text the line without markup, bullets and the sign of a comment ({@link CleanText})
 * @param heading the text as a title
 * @param sign the sign of a comment or a title before the text: {@code #}, {@code ###}, {@code //},
 *     {@code --}, {@code ;} or {@code ***}; empty if there is none
 * @param boxes the number of boxes to tick before the text
 * @param afterGap whether a blank line or a rule comes before it
 * @param indented whether blanks come before it on its line
 */
public record TextLine(
        int from,
        int to,
        String raw,
        String text,
        HeadingLine heading,
        String sign,
        int boxes,
        boolean afterGap,
        boolean indented) {

    /** The longest line that is read, in UTF-16 units: a longer one is a paragraph, and no card. */
    public static final int MAX_LENGTH = 600;

    /** Tags of HTML between which a line ends. */
    private static final String BREAKS = " br br/ p /p li /li tr /tr div /div h1 h2 h3 h4 ul ol ";

    /** The lines of a text that are not blank. */
    public static List<TextLine> of(String text) {
        boolean html = text.indexOf("</") >= 0 || text.indexOf("<br") >= 0;
        List<TextLine> lines = new ArrayList<>();
        boolean blank = false;
        int at = 0;
        while (at < text.length()) {
            int end = at;
            while (end < text.length() && !isEnd(text.charAt(end))) {
                int tag = html && text.charAt(end) == '<' ? breakEnd(text, end) : -1;
                if (tag > 0) {
                    break;
                }
                end++;
            }
            boolean tag = end < text.length() && text.charAt(end) == '<';
            int from = ListSigns.skipBlanks(text, at, end);
            int to = ListSigns.dropBlanks(text, from, end);
            if (from < to) {
                TextLine line = CleanText.line(text, from, to, blank, from > at);
                lines.add(line);
                blank = line.isRule();
            } else if (!tag) {
                blank = true;
            }
            if (tag) {
                at = breakEnd(text, end);
                // the end of a line behind a tag is no blank line
                at += at < text.length() && text.charAt(at) == '\r' ? 1 : 0;
                at += at < text.length() && text.charAt(at) == '\n' ? 1 : 0;
            } else {
                // CR LF is one end of a line
                at = end + (text.startsWith("\r\n", end) ? 2 : 1);
            }
        }
        return lines;
    }

    private static boolean isEnd(char c) {
        return c == '\n' || c == '\r' || c == '\u2028' || c == '\u2029' || c == '\u0085';
    }

    /** The end of a tag of HTML that ends a line; -1 if none begins there. */
    private static int breakEnd(String text, int from) {
        int end = from + 1;
        while (end < text.length() && end < from + 5 && " >/".indexOf(text.charAt(end)) < 0
                || end == from + 1 && text.startsWith("/", end)) {
            end++;
        }
        String name = ListSigns.lower(text.substring(from + 1, Math.min(end, text.length())));
        if (name.isEmpty() || !BREAKS.contains(' ' + name + ' ')) {
            return -1;
        }
        int close = text.indexOf('>', end);
        return close < 0 || close > from + 200 ? -1 : close + 1;
    }

    /** Whether the line is no rule, no comment and short enough to be a card. */
    public boolean isText() {
        return !isLong() && !isRule() && !isComment();
    }

    /** Whether the line is longer than a card can be. */
    public boolean isLong() {
        return to - from > MAX_LENGTH;
    }

    /** Whether the line is of strokes alone, which divide. */
    public boolean isRule() {
        for (int i = 0; i < raw.length(); i++) {
            if ("-=_*~ |:+—–─━═".indexOf(raw.charAt(i)) < 0) {
                return false;
            }
        }
        return raw.length() >= 2;
    }

    /** Whether a sign shows that the line is a comment; {@code ###} begins the name of a deck. */
    public boolean isComment() {
        return !sign.isEmpty();
    }
}
