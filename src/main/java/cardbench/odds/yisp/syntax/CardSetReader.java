package cardbench.odds.yisp.syntax;

import cardbench.base.text.Ascii;
import cardbench.odds.yisp.syntax.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/** Parses card sets: the letter of a zone, then filters separated by dots. */
final class CardSetReader {

    private final TokenReader tokens;
    private final ExpressionReader expressions;

    CardSetReader(TokenReader tokens, ExpressionReader expressions) {
        this.tokens = tokens;
        this.expressions = expressions;
    }

    /** Parses a set. If there is none, reports that and returns the whole hand. */
    CardSet read() {
        if (!tokens.is(Kind.CARDS)) {
            return refused();
        }
        Token token = tokens.next();
        List<Filter> filters = new ArrayList<>();
        int end = endOfPart(token.text(), 0);
        if (end != 1) {
            int to = token.from() + end;
            tokens.report(
                    tokens.at(YispCodes.NOT_CARDS, token.from(), to)
                            .with("found", token.text().substring(0, end)));
        }
        parts(token, end, filters);
        while (tokens.touches() && continues()) {
            parts(tokens.next(), 0, filters);
        }
        return new CardSet(token.text().charAt(0), filters, token.from(), tokens.behind());
    }

    /** Whether the next token continues this set: a dot after a computed number. */
    private boolean continues() {
        return tokens.peek().kind() == Kind.WORD && tokens.peek().text().startsWith(".");
    }

    private CardSet refused() {
        int from = tokens.ended() ? tokens.behind() : tokens.peek().from();
        Token token = tokens.peek();
        // a zone in lower case has a certain fix; anything else may be meant in many ways
        boolean lowerCase =
                token != null
                        && endOfPart(token.text(), 0) == 1
                        && token.text().charAt(0) >= 'a'
                        && token.text().charAt(0) <= 'z';
        if (lowerCase) {
            tokens.report(
                    tokens.at(YispCodes.NOT_CARDS, from, token.to()).with("found", token.text()),
                    from,
                    token.to(),
                    (char) (token.text().charAt(0) + 'A' - 'a') + token.text().substring(1));
            tokens.next();
        } else {
            tokens.reject(YispCodes.NOT_CARDS);
        }
        return new CardSet(ZoneLetter.HAND, List.of(), from, Math.max(from, tokens.behind()));
    }

    /** Parses the filters of one token, from a dot on. */
    private void parts(Token token, int dot, List<Filter> filters) {
        String text = token.text();
        int at = dot;
        while (at < text.length()) {
            int end = endOfPart(text, at + 1);
            String part = text.substring(at + 1, end);
            int from = token.from() + at + 1;
            boolean last = end == text.length();
            // The lexer cuts D.:(+ n 1) and D."a b" in two; tokens that touch belong together.
            if (last && part.equals(":") && tokens.touches() && computes()) {
                Expression count = expressions.limit();
                filters.add(new Filter.First(count, from, tokens.behind()));
            } else if (last && part.isEmpty() && tokens.touches() && tokens.is(Kind.STRING)) {
                String name = ActionReader.inside(tokens.next().text(), '"');
                filters.add(new Filter.Matching(name, from, tokens.behind()));
            } else {
                part(part, from, filters);
            }
            at = end;
        }
    }

    private boolean computes() {
        return tokens.is(Kind.OPEN) || tokens.is(Kind.BAR);
    }

    private void part(String part, int from, List<Filter> filters) {
        int to = from + part.length();
        boolean counted = part.startsWith(":");
        String number = counted ? part.substring(1) : part;
        if (isDigits(number)) {
            int start = to - number.length();
            int value = expressions.valueOf(number, start, to);
            filters.add(new Filter.First(new Expression.Literal(value, start, to), from, to));
        } else if (counted && Lexer.isVariable(number)) {
            Expression variable = new Expression.Variable(number, from + 1, to);
            filters.add(new Filter.First(variable, from, to));
        } else if (part.isEmpty() || counted || Ascii.isDigit(part.charAt(0))) {
            tokens.report(tokens.at(YispCodes.NOT_A_FILTER, from, to).with("found", part));
        } else {
            filters.add(new Filter.Matching(part, from, to));
        }
    }

    private static boolean isDigits(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!Ascii.isDigit(text.charAt(i))) {
                return false;
            }
        }
        return !text.isEmpty();
    }

    private static int endOfPart(String text, int from) {
        int dot = text.indexOf('.', from);
        return dot < 0 ? text.length() : dot;
    }
}
