package cardbench.odds.yisp.syntax;

import cardbench.base.text.FullWidth;
import cardbench.odds.yisp.syntax.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/** Parses the arguments of the operators that are not arithmetic: moves, {@code if}, prints. */
final class ActionReader {

    private final TokenReader tokens;
    private final ExpressionReader expressions;
    private final CardSetReader cardSets;

    ActionReader(TokenReader tokens, ExpressionReader expressions, CardSetReader cardSets) {
        this.tokens = tokens;
        this.expressions = expressions;
        this.cardSets = cardSets;
    }

    /**
     * Reads the arguments and the closing parenthesis.
     *
     * @param word the operator's token
     * @param from the index of the opening parenthesis
     */
    Expression read(Operator operator, Token word, int from) {
        // one report instead of one for each argument that is missing
        if (tokens.is(Kind.CLOSE)) {
            tokens.close();
            expressions.reportArguments(operator, word);
            return new Expression.Unreadable(from, tokens.behind());
        }
        Expression read =
                switch (operator) {
                    case MOVE, MOVE_TOP -> move(operator == Operator.MOVE_TOP, from);
                    case SHUFFLE -> new Expression.Shuffle(zone(), from, from);
                    case BAN -> new Expression.Ban(tag(), from, from);
                    case ASSIGN -> assign(from);
                    case IF -> choice(from);
                    case BLOCK -> new Expression.Block(parts(false), from, from);
                    case REPEAT -> repeat(from);
                    case BEST -> new Expression.Best(parts(false), from, from);
                    case PRINT -> new Expression.Print(parts(true), from, from);
                    default -> throw new IllegalStateException();
                };
        boolean few = !tokens.ended() && read instanceof Expression.Best e && e.parts().size() < 2;
        if (few || !tokens.ended() && !tokens.is(Kind.CLOSE)) {
            expressions.reportArguments(operator, word);
            tokens.skipToClose();
        }
        tokens.close();
        return ending(read, tokens.behind());
    }

    private Expression move(boolean top, int from) {
        CardSet cards = cardSets.read();
        char zone = zone();
        List<String> tags = new ArrayList<>();
        while (tokens.is(Kind.TAG)) {
            tags.add(inside(tokens.next().text(), ']'));
        }
        return new Expression.Move(top, cards, zone, tags, from, from);
    }

    private char zone() {
        if (!tokens.is(Kind.CARDS)) {
            tokens.reject(YispCodes.NOT_A_ZONE);
            return ZoneLetter.HAND;
        }
        CardSet cards = cardSets.read();
        String found = tokens.text().substring(cards.from(), cards.to());
        if (cards.zone() == ZoneLetter.SELF) {
            tokens.report(
                    tokens.at(YispCodes.NOT_A_ZONE, cards.from(), cards.to()).with("found", found));
        } else if (!cards.filters().isEmpty()) {
            // ygo-calc ignores filters on a target
            tokens.report(
                    tokens.at(YispCodes.ZONE_WITH_FILTERS, cards.from(), cards.to())
                            .with("found", found),
                    cards.from(),
                    cards.to(),
                    String.valueOf(cards.zone()));
        }
        return cards.zone() == ZoneLetter.SELF ? ZoneLetter.HAND : cards.zone();
    }

    /** A tag: quoted, in brackets or bare; {@code draw!} means the same as {@code draw}. */
    private String tag() {
        if (tokens.ended()) {
            return "";
        }
        Token token = tokens.peek();
        return switch (token.kind()) {
            case STRING -> inside(tokens.next().text(), '"');
            case TAG -> inside(tokens.next().text(), ']');
            case OPEN, CLOSE, BAR -> {
                tokens.reject(YispCodes.NOT_AN_EXPRESSION);
                yield "";
            }
            default -> tokens.next().text();
        };
    }

    private Expression assign(int from) {
        String name = "";
        if (tokens.is(Kind.VARIABLE)) {
            name = tokens.next().text();
        } else {
            tokens.reject(YispCodes.NOT_A_VARIABLE);
        }
        return new Expression.Assign(name, expressions.number(), from, from);
    }

    private Expression choice(int from) {
        Expression condition = expressions.number();
        Expression then = expressions.expression();
        // ygo-calc fails on a missing else, but only when it is needed; here it is ()
        Expression otherwise =
                tokens.ended() || tokens.is(Kind.CLOSE)
                        ? new Expression.Nothing(tokens.behind(), tokens.behind())
                        : expressions.expression();
        return new Expression.If(condition, then, otherwise, from, from);
    }

    private Expression repeat(int from) {
        int times = 1;
        int most = Expression.Repeat.MAX / expressions.rounds;
        Token token = tokens.ended() ? null : tokens.peek();
        if (tokens.is(Kind.NUMBER)) {
            times = expressions.valueOf(tokens.next());
        }
        if (token == null || token.kind() != Kind.NUMBER || times < 1 || times > most) {
            int at = token == null ? tokens.behind() : token.from();
            int to = token == null ? at : token.to();
            tokens.report(
                    tokens.at(YispCodes.REPEAT_TIMES, at, to)
                            .with("found", Source.quote(tokens.text(), at, to))
                            .with("limit", Expression.Repeat.MAX));
            times = 1;
        }
        if (token != null && token.kind() != Kind.NUMBER) {
            tokens.rejectQuietly();
        }
        Expression until = expressions.number();
        expressions.rounds *= times;
        Expression action = expressions.expression();
        expressions.rounds /= times;
        return new Expression.Repeat(times, until, action, from, from);
    }

    private List<Expression> parts(boolean printed) {
        List<Expression> parts = new ArrayList<>();
        while (!tokens.ended() && !tokens.is(Kind.CLOSE)) {
            Token token = tokens.peek();
            if (printed && token.kind() == Kind.STRING) {
                tokens.next();
                String text = inside(token.text(), '"');
                parts.add(new Expression.Text(text, token.from(), token.to()));
            } else if (printed && token.kind() == Kind.CARDS) {
                CardSet cards = cardSets.read();
                parts.add(new Expression.Cards(cards, cards.from(), cards.to()));
            } else {
                parts.add(expressions.expression());
            }
        }
        return parts;
    }

    /** The text between the opening character and the closing one, which may be missing. */
    static String inside(String token, char closing) {
        int last = token.length() - 1;
        boolean closed = last > 0 && FullWidth.sign(token.charAt(last)) == closing;
        return token.substring(1, closed ? last : last + 1);
    }

    /** A copy of the expression with its end, which is known only after the closing parenthesis. */
    private static Expression ending(Expression read, int to) {
        if (read instanceof Expression.Move e) {
            return new Expression.Move(e.top(), e.cards(), e.zone(), e.tags(), e.from(), to);
        } else if (read instanceof Expression.Shuffle e) {
            return new Expression.Shuffle(e.zone(), e.from(), to);
        } else if (read instanceof Expression.Ban e) {
            return new Expression.Ban(e.tag(), e.from(), to);
        } else if (read instanceof Expression.Assign e) {
            return new Expression.Assign(e.name(), e.value(), e.from(), to);
        } else if (read instanceof Expression.If e) {
            return new Expression.If(e.condition(), e.then(), e.otherwise(), e.from(), to);
        } else if (read instanceof Expression.Block e) {
            return new Expression.Block(e.parts(), e.from(), to);
        } else if (read instanceof Expression.Best e) {
            return new Expression.Best(e.parts(), e.from(), to);
        } else if (read instanceof Expression.Repeat e) {
            return new Expression.Repeat(e.times(), e.until(), e.action(), e.from(), to);
        }
        return new Expression.Print(((Expression.Print) read).parts(), read.from(), to);
    }
}
