package cardbench.codes.ygo.deck;

import cardbench.base.text.Ascii;
import cardbench.base.text.Base64Text;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Location;
import cardbench.base.text.TextCodes;
import java.util.ArrayList;
import java.util.List;

/**
 * The characters of a line, as a keyboard of ASCII writes them: without invisible ones, in half
 * width, with entities of HTML decoded. Every change but that of one blank to another is a repair.
 */
final class FoldedLetters {

    private static final String[] ENTITIES = {
        "&gt;",
        ">",
        "&nbsp;",
        " ",
        "&quot;",
        "\"",
        "&#35;",
        "#",
        "&num;",
        "#",
        "&#33;",
        "!",
        "&excl;",
        "!",
        "&#39;",
        "'",
        "&amp;gt;",
        ">",
        "&#62;",
        ">",
        "&#160;",
        " "
    };

    private final String input;
    private final int from;
    private final int to;
    private final StringBuilder letters = new StringBuilder();

    /** The input index of each character, and of the end. */
    private final int[] at;

    private final List<Diagnostic> repairs = new ArrayList<>();

    /** Folds a range of the input. */
    FoldedLetters(String input, int from, int to) {
        this.input = input;
        this.from = from;
        this.to = to;
        this.at = new int[to - from + 1];
        letters();
    }

    /** The characters. */
    String text() {
        return letters.toString();
    }

    /** One of the characters. */
    char charAt(int index) {
        return letters.charAt(index);
    }

    /** The input index of a character, or of the end. */
    int at(int index) {
        return at[index];
    }

    /** What was changed, in the order of the input. */
    List<Diagnostic> repairs() {
        return repairs;
    }

    /** Folds the characters one by one. */
    private void letters() {
        int i = from;
        while (i < to) {
            int end = i + 1;
            char c = input.charAt(i);
            char read = Ascii.narrow(c);
            if (c == '&') {
                for (int e = 0; e < ENTITIES.length; e += 2) {
                    if (input.startsWith(ENTITIES[e], i)) {
                        end = i + ENTITIES[e].length();
                        read = ENTITIES[e + 1].charAt(0);
                        repair(TextCodes.HTML, i, end, "written", ENTITIES[e], "" + read);
                    }
                }
            } else if (Base64Text.isInvisible(c)) {
                i = invisible(i);
                continue;
            } else if (read != c) {
                wide(i);
            } else if (c == '\u00a0'
                    || c >= '\u2000' && c <= '\u200a'
                    || c == '\u202f'
                    || c == '\u3000') {
                read = ' ';
            }
            at[letters.length()] = i;
            letters.append(read);
            i = end;
        }
        at[letters.length()] = to;
    }

    /** Passes over invisible characters. The first of a file may be its byte order mark. */
    private int invisible(int start) {
        int end = start + 1;
        while (end < to && Base64Text.isInvisible(input.charAt(end))) {
            end++;
        }
        if (start > 0 || end > 1 || !input.startsWith(YdkLines.BYTE_ORDER_MARK)) {
            repairs.add(TextCodes.INVISIBLE.at(Location.range(start, end)).fixedBy(""));
        }
        return end;
    }

    /** Reports the letters of full width that begin at a character, once. */
    private void wide(int start) {
        boolean goesOn = start > from && isWide(start - 1);
        if (!goesOn) {
            StringBuilder narrow = new StringBuilder();
            int end = start;
            while (end < to && isWide(end)) {
                narrow.append(Ascii.narrow(input.charAt(end++)));
            }
            String instead = narrow.toString();
            repair(TextCodes.FULL_WIDTH, start, end, "instead", instead, instead);
        }
    }

    private boolean isWide(int at) {
        return Ascii.narrow(input.charAt(at)) != input.charAt(at);
    }

    private void repair(
            DiagnosticCode code, int start, int end, String name, String value, String fix) {
        repairs.add(code.at(Location.range(start, end)).with(name, value).fixedBy(fix));
    }
}
