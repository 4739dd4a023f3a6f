package cardbench.odds.yisp.syntax;

import cardbench.base.text.DiagnosticCode;
import cardbench.odds.yisp.syntax.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/** Parses the expressions in the tokens of one statement. */
final class ExpressionReader {

    /**
     * Deepest nesting of parentheses, and of sizes within sets; more would endanger the stack of a
     * browser.
     */
    static final int MAX_DEPTH = 64;

    private final TokenReader tokens;
    private final CardSetReader cardSets;
    private int depth;

    /** The nesting of sizes, which recurse through card sets without any parenthesis. */
    private int bars;

    /** The rounds of all loops around the next expression, multiplied. */
    int rounds = 1;

    ExpressionReader(TokenReader tokens) {
        this.tokens = tokens;
        this.cardSets = new CardSetReader(tokens, this);
    }

    /** Parses any expression. */
    Expression expression() {
        int from = tokens.ended() ? tokens.behind() : tokens.peek().from();
        if (tokens.rejectInfix(0, false, true)) {
            return new Expression.Unreadable(from, tokens.behind());
        }
        return plain();
    }

    private Expression plain() {
        Token token = tokens.peek();
        Kind kind = token == null ? Kind.CLOSE : token.kind();
        return switch (kind) {
            case OPEN -> parenthesised();
            case BAR -> size();
            case NUMBER -> literal();
            case VARIABLE -> {
                tokens.next();
                yield new Expression.Variable(token.text(), token.from(), token.to());
            }
            default -> unreadable(YispCodes.NOT_AN_EXPRESSION);
        };
    }

    /** Parses an expression that must be a number, and behind which others may follow. */
    Expression number() {
        return number(0, false);
    }

    /** Parses a number behind which no other expression can follow. */
    Expression wholeNumber() {
        return number(0, true);
    }

    /** Parses a number behind which the bar of a size can follow. */
    Expression limit() {
        return number(Infix.ONE_VALUE, false);
    }

    private Expression number(int least, boolean alone) {
        int from = tokens.ended() ? tokens.behind() : tokens.peek().from();
        if (tokens.rejectInfix(least, alone, false)) {
            return new Expression.Unreadable(from, tokens.behind());
        }
        Token token = tokens.peek();
        if (tokens.is(Kind.CARDS)) {
            CardSet cards = cardSets.read();
            String found = "|" + textOf(cards.from(), cards.to()) + "|";
            tokens.report(
                    tokens.at(YispCodes.NOT_A_NUMBER, cards.from(), cards.to())
                            .with("found", token.text()),
                    cards.from(),
                    cards.to(),
                    found);
            return new Expression.Unreadable(cards.from(), cards.to());
        }
        boolean begins =
                tokens.is(Kind.OPEN)
                        || tokens.is(Kind.BAR)
                        || tokens.is(Kind.NUMBER)
                        || tokens.is(Kind.VARIABLE);
        if (!begins) {
            return unreadable(YispCodes.NOT_A_NUMBER);
        }
        Expression expression = plain();
        if (!expression.isNumber()) {
            String found = Source.quote(tokens.text(), expression.from(), expression.to());
            tokens.report(
                    tokens.at(YispCodes.NOT_A_NUMBER, expression.from(), expression.to())
                            .with("found", found));
        }
        return expression;
    }

    private String textOf(int from, int to) {
        return tokens.text().substring(from, to);
    }

    private Expression unreadable(DiagnosticCode code) {
        int from = tokens.ended() ? tokens.behind() : tokens.peek().from();
        tokens.reject(code);
        return new Expression.Unreadable(from, Math.max(from, tokens.behind()));
    }

    private Expression literal() {
        Token token = tokens.next();
        return new Expression.Literal(valueOf(token), token.from(), token.to());
    }

    /** The value of a token of digits. A number beyond 32 bits is reported. */
    int valueOf(Token token) {
        return valueOf(token.text(), token.from(), token.to());
    }

    int valueOf(String digits, int from, int to) {
        boolean negative = digits.charAt(0) == '-';
        long value = 0;
        for (int i = negative ? 1 : 0; i < digits.length(); i++) {
            // capped, so that a number of any length cannot overflow into a valid one
            value = Math.min(1L << 40, 10 * value + digits.charAt(i) - '0');
        }
        if (value > Integer.MAX_VALUE) {
            tokens.report(tokens.at(YispCodes.NUMBER_TOO_LARGE, from, to).with("found", digits));
            return Integer.MAX_VALUE;
        }
        return (int) (negative ? -value : value);
    }

    private Expression size() {
        Token bar = tokens.next();
        // a limit in a set can be the size of another set: |H.:|D.:|B|||
        if (bars == MAX_DEPTH) {
            return tooDeep(bar);
        }
        bars++;
        CardSet cards = cardSets.read();
        bars--;
        if (tokens.is(Kind.BAR)) {
            tokens.next();
        } else {
            int end = tokens.behind();
            tokens.report(
                    tokens.at(YispCodes.UNCLOSED, end, end).with("closing", "|"), end, end, "|");
        }
        return new Expression.Size(cards, bar.from(), tokens.behind());
    }

    private Expression parenthesised() {
        Token open = tokens.next();
        if (depth == MAX_DEPTH) {
            Expression unreadable = tooDeep(open);
            tokens.close();
            return unreadable;
        }
        depth++;
        Expression inner = inner(open.from());
        depth--;
        return inner;
    }

    private Expression tooDeep(Token open) {
        tokens.report(
                tokens.at(YispCodes.TOO_DEEP, open.from(), open.to()).with("limit", MAX_DEPTH));
        tokens.skipToClose();
        return new Expression.Unreadable(open.from(), tokens.behind());
    }

    private Expression inner(int from) {
        if (tokens.is(Kind.CLOSE)) {
            tokens.next();
            return new Expression.Nothing(from, tokens.behind());
        }
        if (!tokens.is(Kind.OPERATOR)) {
            int at = tokens.ended() ? tokens.behind() : tokens.peek().from();
            tokens.report(tokens.at(YispCodes.NO_OPERATOR, at, at));
            return skipped(from);
        }
        Token word = tokens.next();
        Operator operator = Operator.of(word.text());
        if (operator == null) {
            new UnknownOperator(tokens).report(from, word);
            return skipped(from);
        }
        return operator.isArithmetic()
                ? arithmetic(operator, word, from)
                : new ActionReader(tokens, this, cardSets).read(operator, word, from);
    }

    private Expression skipped(int from) {
        tokens.skipToClose();
        tokens.close();
        return new Expression.Unreadable(from, tokens.behind());
    }

    private Expression arithmetic(Operator operator, Token word, int from) {
        List<Expression> operands = new ArrayList<>();
        while (!tokens.ended() && !tokens.is(Kind.CLOSE)) {
            operands.add(number());
        }
        boolean whole = !tokens.ended();
        tokens.close();
        int to = tokens.behind();
        if (operands.size() < operator.least() || operands.size() > operator.most()) {
            // at the end of the statement the missing parenthesis is reported, not its consequences
            if (whole) {
                reportArguments(operator, word);
            }
            return new Expression.Unreadable(from, to);
        }
        return new Expression.Arithmetic(operator, operands, from, to);
    }

    void reportArguments(Operator operator, Token word) {
        tokens.report(
                tokens.at(YispCodes.ARGUMENTS, word.from(), word.to())
                        .with("operator", operator.symbol())
                        .with("usage", operator.usage()));
    }
}
