package cardbench.codes.deck;

import cardbench.base.text.Ascii;
import cardbench.base.text.Base64Text;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.base.text.TextCodes;

/**
 * Reports the text around the one code that is read from it.
 *
 * @param lines whether the format has comments: lines that begin with {@code #}
 * @param diagnostics receives the reports
 */
public record Surroundings(String text, boolean lines, Diagnostics diagnostics) {

    /** Reports that the text before the code was ignored, except for comments. */
    public void before(int codeFrom) {
        ignored(0, codeFrom, DeckCodes.TEXT_BEFORE);
    }

    /** Reports that the text after the code was ignored, except for comments. */
    public void after(int codeTo) {
        ignored(codeTo, text.length(), DeckCodes.TEXT_AFTER);
    }

    private void ignored(int start, int end, DiagnosticCode code) {
        int from = -1;
        int to = -1;
        boolean visible = false;
        boolean comments = false;
        int at = start;
        while (at < end) {
            int lineEnd = Ascii.lineEnd(text, at, end);
            int first = Ascii.skipBlanks(text, at, lineEnd);
            // a # after the code, on its line, begins no comment
            boolean comment =
                    lines && startsLine(at) && first < lineEnd && text.charAt(first) == '#';
            comments |= comment;
            if (first < lineEnd && !comment) {
                from = from < 0 ? first : from;
                to = Ascii.dropBlanks(text, first, lineEnd);
                visible |= isVisible(first, to);
            }
            at = lineEnd + 1;
        }
        if (from >= 0) {
            diagnostics.add(
                    (visible ? code : TextCodes.INVISIBLE)
                            .at(Location.range(from, to))
                            .fixedBy(""));
        } else if (start < end && !comments) {
            diagnostics.add(DeckCodes.WHITE_SPACE.at(Location.range(start, end)).fixedBy(""));
        }
    }

    private boolean startsLine(int at) {
        return at == 0 || Ascii.isBreak(text.charAt(at - 1));
    }

    private boolean isVisible(int from, int to) {
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (!Ascii.isBlank(c) && !Base64Text.isInvisible(c)) {
                return true;
            }
        }
        return false;
    }
}
