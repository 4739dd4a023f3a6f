package cardbench.odds.yisp.editor;

import cardbench.base.text.Diagnostics;
import cardbench.odds.yisp.syntax.Lexer;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.Token;
import cardbench.odds.yisp.syntax.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Formats the blanks of a program: one between the parts of an expression, none elsewhere. It
 * changes only blanks, and keeps line breaks.
 */
public final class Formatter {

    private static final String BLANKS = " \t\u3000";

    /**
     * A replacement in the text.
     *
     * @param from first character to be replaced
     * @param to the character after the last one
     * @param text the new text
     */
    public record Edit(int from, int to, String text) {}

    private Formatter() {}

    /**
     * The edits that format a text, in ascending order and without overlaps.
     *
     * @param effect whether brackets at the head are the flags of an effect
     */
    public static List<Edit> edits(Source source, boolean effect) {
        String text = source.text();
        List<Token> tokens = Lexer.tokens(source, effect, new Diagnostics());
        List<Edit> edits = new ArrayList<>();
        boolean inBars = false;
        int end = 0;
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            Token before = i == 0 ? null : tokens.get(i - 1);
            String gap = text.substring(end, token.from());
            boolean closesBar = token.kind() == Kind.BAR && inBars;
            boolean behindOpeningBar = before != null && before.kind() == Kind.BAR && inBars;
            // a bar opens and closes with the same character, so it is counted which one this is
            boolean tight =
                    before == null || closesBar || behindOpeningBar || isTight(before, token);
            boolean touches = gap.isEmpty() && before != null && belongs(before, token);
            String wanted = tight || touches ? "" : " ";
            // a gap with a line break is left alone: folded scalars of YAML keep their lines
            if (!gap.equals(wanted) && isBlank(gap)) {
                edits.add(new Edit(end, token.from(), wanted));
            }
            if (token.kind() == Kind.BAR) {
                inBars = !inBars;
            }
            end = token.to();
        }
        if (end < text.length() && isBlank(text.substring(end))) {
            edits.add(new Edit(end, text.length(), ""));
        }
        return edits;
    }

    private static boolean isBlank(String gap) {
        for (int i = 0; i < gap.length(); i++) {
            if (BLANKS.indexOf(gap.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether there is no blank between two tokens. */
    private static boolean isTight(Token before, Token token) {
        return switch (before.kind()) {
            case FLAGS, GUARD, NOT, OPEN, SEPARATOR -> true;
            default -> token.kind() == Kind.CLOSE || token.kind() == Kind.SEPARATOR;
        };
    }

    /** Whether two tokens that touch are parts of one card set, which a blank would split. */
    private static boolean belongs(Token before, Token token) {
        boolean computed = before.text().endsWith(".:") || before.text().endsWith(".");
        return computed || token.kind() == Kind.WORD && token.text().startsWith(".");
    }
}
