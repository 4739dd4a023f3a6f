package cardbench.odds.yisp.syntax;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.FullWidth;
import cardbench.odds.yisp.syntax.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Parses programs. All errors of a text are found in one pass: a part that cannot be parsed becomes
 * {@link Expression.Unreadable}, and parsing continues behind it. Errors are diagnostics; nothing
 * is thrown.
 *
 * <p>As in ygo-calc, a program is split at every semicolon first, and whatever follows a complete
 * expression in a statement is ignored, here with a warning. The samples of ygo-calc have such
 * extra parentheses.
 */
public final class Parser {

    private final Source source;
    private final Diagnostics diagnostics;
    private final List<Token> tokens;

    private Parser(Source source, boolean effect, Diagnostics diagnostics) {
        this.source = source;
        this.diagnostics = diagnostics;
        this.tokens = Lexer.tokens(source, effect, diagnostics);
    }

    /** Parses an effect: flags in brackets, if any, then statements. */
    public static Program effect(Source source, Diagnostics diagnostics) {
        return new Parser(source, true, diagnostics).program();
    }

    /** Parses statements without flags, such as those of a header. */
    public static Program statements(Source source, Diagnostics diagnostics) {
        return new Parser(source, false, diagnostics).program();
    }

    /** Parses one number, such as a score. An empty text is an error. */
    public static Expression number(Source source, Diagnostics diagnostics) {
        Parser parser = new Parser(source, false, diagnostics);
        TokenReader reader = parser.reader(0, parser.tokens.size());
        Expression number = new ExpressionReader(reader).wholeNumber();
        reader.end(false);
        return number;
    }

    private Program program() {
        Flags flags = new Flags("", 0, 0);
        int at = 0;
        if (!tokens.isEmpty() && tokens.get(0).kind() == Kind.FLAGS) {
            flags = flags(tokens.get(0));
            at = 1;
        }
        List<Statement> statements = new ArrayList<>();
        while (at < tokens.size()) {
            int end = at;
            while (end < tokens.size() && tokens.get(end).kind() != Kind.SEPARATOR) {
                end++;
            }
            // empty statements are allowed, and are no statements
            if (end > at) {
                statements.add(statement(at, end));
            }
            at = end + 1;
        }
        return new Program(source, flags, statements);
    }

    private static Flags flags(Token token) {
        String text = FullWidth.folded(token.text());
        int end = text.endsWith("]") ? text.length() - 1 : text.length();
        return new Flags(text.substring(1, end), token.from(), token.to());
    }

    private Statement statement(int first, int end) {
        TokenReader reader = reader(first, end);
        int from = tokens.get(first).from();
        int to = tokens.get(end - 1).to();
        Kind kind = tokens.get(first).kind();
        Statement statement;
        if (kind == Kind.FIRE) {
            reader.next();
            statement = new Statement.Fire(from, to);
        } else if (kind == Kind.GUARD) {
            reader.next();
            boolean negated = false;
            while (reader.is(Kind.NOT)) {
                reader.next();
                negated = !negated;
            }
            Expression number = new ExpressionReader(reader).wholeNumber();
            statement = new Statement.Guard(negated, number, from, to);
        } else {
            statement = new Statement.Act(new ExpressionReader(reader).expression(), from, to);
        }
        reader.end(true);
        return statement;
    }

    private TokenReader reader(int first, int end) {
        List<Token> part = new ArrayList<>();
        for (int i = first; i < end; i++) {
            part.add(tokens.get(i));
        }
        return new TokenReader(source, part, diagnostics);
    }
}
