package cardbench.base.json;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import java.util.Arrays;

/**
 * Blanks out the code fences of Markdown (three back quotes), in which forums and chats show JSON,
 * and the words around them. A fence may also be in the middle of a line. Without fences, the words
 * of a program before the value ({@code const card =}) are blanked out.
 */
final class CodeFence {

    private static final String FENCE = "```";

    private final String text;
    private final char[] clean;
    private final Diagnostics diagnostics;

    /**
     * Whether no further fence begins a line. Found once, so that a text of many fences takes
     * linear time.
     */
    private boolean noLine;

    private CodeFence(String text, char[] clean, Diagnostics diagnostics) {
        this.text = text;
        this.clean = clean;
        this.diagnostics = diagnostics;
    }

    /**
     * Blanks out everything outside of the fences, unless the text begins like JSON or a comment.
     *
     * @return the end of the last fenced text; without fences the end of the text
     */
    static int blank(String text, char[] clean, Diagnostics diagnostics) {
        int begin = Ascii.skipBlanks(text, text.startsWith("\ufeff") ? 1 : 0, text.length());
        // a text that begins like JSON may hold three back quotes in a string
        boolean json = begin == text.length() || "{[\"/".indexOf(text.charAt(begin)) >= 0;
        if (!json && text.indexOf(FENCE) >= 0) {
            return new CodeFence(text, clean, diagnostics).blank(begin);
        }
        if (!json) {
            assignment(text, begin, clean, diagnostics);
        }
        return text.length();
    }

    /** Blanks out the words of a program before a value, and the semicolon behind it. */
    private static void assignment(String text, int begin, char[] clean, Diagnostics diagnostics) {
        int open = begin;
        while (open < text.length() && "{[\"'\r\n".indexOf(text.charAt(open)) < 0) {
            open++;
        }
        String words = text.substring(begin, Ascii.dropBlanks(text, begin, open));
        boolean assigns =
                words.endsWith("=") || words.equals("export default") || words.equals("return");
        if (!assigns || open == text.length()) {
            return;
        }
        diagnostics.add(
                JsonCodes.ASSIGNMENT
                        .at(Location.range(begin, open))
                        .with("text", words)
                        .fixedBy(""));
        Arrays.fill(clean, begin, open, ' ');
        int last = Ascii.dropBlanks(text, open, text.length()) - 1;
        if (text.charAt(last) == ';') {
            diagnostics.add(
                    JsonCodes.ASSIGNMENT
                            .at(Location.range(last, last + 1))
                            .with("text", ";")
                            .fixedBy(""));
            clean[last] = ' ';
        }
    }

    private int blank(int begin) {
        int at = begin;
        int end = text.length();
        while (at < text.length()) {
            int open = text.indexOf(FENCE, at);
            int inside = open < 0 ? text.length() : inside(open + FENCE.length());
            outside(at, inside);
            int close = close(inside);
            end = open < 0 ? end : Ascii.dropBlanks(text, inside, close);
            at = Math.min(text.length(), close + FENCE.length());
            outside(close, at);
        }
        return end;
    }

    /** The beginning of the fenced text: behind the name of the language, or on the next line. */
    private int inside(int from) {
        int at = from;
        while (at < text.length() && Ascii.isLetterOrDigit(text.charAt(at))) {
            at++;
        }
        int next = at;
        while (next < text.length() && (text.charAt(next) == ' ' || text.charAt(next) == '\t')) {
            next++;
        }
        if (next == text.length() || "{[\r\n".indexOf(text.charAt(next)) >= 0) {
            return next;
        }
        int line = text.indexOf('\n', next);
        return line < 0 ? text.length() : line;
    }

    /**
     * The closing fence. If the opening fence ends its line, this is the next fence that begins a
     * line, so that a string in the JSON may hold one; otherwise, or if there is none, it is simply
     * the next fence.
     */
    private int close(int inside) {
        int first = text.indexOf(FENCE, inside);
        boolean block = inside < text.length() && "\r\n".indexOf(text.charAt(inside)) >= 0;
        int close = block && !noLine ? line(first) : first;
        noLine |= close < 0;
        return close >= 0 ? close : first >= 0 ? first : text.length();
    }

    /** The first fence from {@code first} on that begins a line, or -1. */
    private int line(int first) {
        for (int at = first; at >= 0; at = text.indexOf(FENCE, at + 1)) {
            int before = at;
            while (before > 0 && " \t".indexOf(text.charAt(before - 1)) >= 0) {
                before--;
            }
            if (before > 0 && text.charAt(before - 1) == '\n') {
                return at;
            }
        }
        return -1;
    }

    private void outside(int from, int to) {
        int first = Ascii.skipBlanks(text, from, to);
        int last = Ascii.dropBlanks(text, first, to);
        if (first < last) {
            diagnostics.add(JsonCodes.FENCE.at(Location.range(first, last)).fixedBy(""));
        }
        for (int i = first; i < last; i++) {
            clean[i] = Ascii.isBlank(clean[i]) ? clean[i] : ' ';
        }
    }
}
