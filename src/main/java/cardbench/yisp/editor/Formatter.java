package cardbench.yisp.editor;

import cardbench.text.Diagnostics;
import cardbench.yisp.syntax.Lexer;
import cardbench.yisp.syntax.Source;
import cardbench.yisp.syntax.Token;
import cardbench.yisp.syntax.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Brings the blanks of a program into order: one between the parts of an expression, none
 * elsewhere. Nothing but blanks changes, and where a line ends it stays.
 */
public final class Formatter {

    private static final String BLANKS = " \t\u3000";

    /**
     * A change of the text.
     *
     * @param from first character that goes
     * @param to the character after the last one that goes
     * @param text what comes instead
     */
    public record Edit(int from, int to, String text) {}

    private Formatter() {}

    /**
     * The changes that bring a text into order, from front to back.
     *
     * @param effect whether brackets at its head hold the letters of an effect
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
            boolean tight =
                    before == null || closesBar || behindOpeningBar || isTight(before, token);
            boolean touches = gap.isEmpty() && before != null && belongs(before, token);
            String wanted = tight || touches ? "" : " ";
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

    /** Whether no blank stands between two tokens. */
    private static boolean isTight(Token before, Token token) {
        return switch (before.kind()) {
            case FLAGS, GUARD, NOT, OPEN, SEPARATOR -> true;
            default -> token.kind() == Kind.CLOSE || token.kind() == Kind.SEPARATOR;
        };
    }

    /** Whether two tokens that touch are one card set: a blank would tear it. */
    private static boolean belongs(Token before, Token token) {
        boolean computed = before.text().endsWith(".:") || before.text().endsWith(".");
        return computed || token.kind() == Kind.WORD && token.text().startsWith(".");
    }
}
