package cardbench.odds.yisp.syntax;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.odds.yisp.syntax.Token.Kind;
import java.util.List;

/** A cursor over the tokens of one statement, which also counts missing parentheses. */
final class TokenReader {

    /** Commas that people type between statements instead of a semicolon. */
    private static final List<String> COMMAS = List.of(",", "\u3001");

    private final Source source;
    private final List<Token> tokens;
    private final Diagnostics diagnostics;
    private int at;
    private int missing;
    private Infix infix;

    TokenReader(Source source, List<Token> tokens, Diagnostics diagnostics) {
        this.source = source;
        this.tokens = tokens;
        this.diagnostics = diagnostics;
    }

    /** The text of the whole program, in which the positions of tokens count. */
    String text() {
        return source.text();
    }

    /** The next token, or {@code null} at the end of the statement. */
    Token peek() {
        return at < tokens.size() ? tokens.get(at) : null;
    }

    /** Whether the next token is of a kind. */
    boolean is(Kind kind) {
        return at < tokens.size() && tokens.get(at).kind() == kind;
    }

    /** Takes the next token. There must be one. */
    Token next() {
        return tokens.get(at++);
    }

    /** Whether the statement has ended. */
    boolean ended() {
        return at >= tokens.size();
    }

    /** Whether the next token is there and touches the one before it. */
    boolean touches() {
        return !ended() && at > 0 && tokens.get(at - 1).to() == tokens.get(at).from();
    }

    /** The end of the last token that was taken; 0 before the first one. */
    int behind() {
        return at == 0 ? 0 : tokens.get(at - 1).to();
    }

    /** Takes the closing parenthesis, or counts it as missing if the statement has ended. */
    void close() {
        if (ended()) {
            missing++;
        } else {
            next();
        }
    }

    /**
     * Takes an expression with an operator between its values, and reports it.
     *
     * @param least how much operators bind that are looked for, as in {@link Infix#at}
     * @param alone whether no other value can follow
     * @param acts whether {@code n = 1} sets a variable; else it compares
     * @return whether there was one
     */
    boolean rejectInfix(int least, boolean alone, boolean acts) {
        if (infix == null) {
            infix = new Infix(source.text(), tokens);
        }
        Infix.Found found = infix.at(at, least, alone, acts);
        if (found == null) {
            return false;
        }
        at = found.next();
        String form = found.form();
        String shown = form == null ? found.usage() : Source.quote(form, 0, form.length());
        Diagnostic diagnostic =
                at(YispCodes.INFIX, found.from(), found.to())
                        .with("operator", found.operator())
                        .with("form", shown);
        diagnostics.add(
                form == null
                        ? diagnostic
                        : source.mend(diagnostic, found.from(), found.to(), form));
        return true;
    }

    /** Takes all tokens up to the closing parenthesis, without taking that. */
    void skipToClose() {
        int depth = 0;
        while (!ended() && (depth > 0 || !is(Kind.CLOSE))) {
            Kind kind = next().kind();
            depth += kind == Kind.OPEN ? 1 : kind == Kind.CLOSE ? -1 : 0;
        }
    }

    /**
     * Ends a statement or number: reports missing parentheses, and tokens that are left over.
     *
     * @param separable whether the left-over tokens may be a statement that lacks its semicolon;
     *     else they are behind a number, which would be another one without them
     */
    void end(boolean separable) {
        if (missing > 0) {
            int end = behind();
            diagnostics.add(
                    source.mend(
                            YispCodes.MISSING_PARENTHESIS
                                    .at(source.locate(end, end))
                                    .with("count", missing),
                            end,
                            end,
                            ")".repeat(missing)));
        }
        if (ended()) {
            return;
        }
        int first = at;
        int second = separable ? secondStatement() : -1;
        while (is(Kind.CLOSE)) {
            next();
        }
        if (ended()) {
            warn(YispCodes.EXTRA_PARENTHESIS, first, true);
            return;
        }
        at = tokens.size();
        if (second >= 0) {
            warnOfSecond(first - 1, second);
        } else {
            boolean empty = true;
            for (int i = first; i < at; i++) {
                Kind kind = tokens.get(i).kind();
                empty &= kind == Kind.CLOSE || kind == Kind.SEPARATOR;
            }
            DiagnosticCode code =
                    separable || empty ? YispCodes.IGNORED_REST : YispCodes.NUMBER_REST;
            warn(code, first, false);
        }
    }

    /** The token at which a second statement certainly begins, perhaps after a comma; or -1. */
    private int secondStatement() {
        boolean comma = is(Kind.WORD) && COMMAS.contains(peek().text());
        int begin = comma ? at + 1 : at;
        if (at == 0 || begin == tokens.size()) {
            return -1;
        }
        Token token = tokens.get(begin);
        boolean sign =
                token.kind() == Kind.WORD
                        && (token.text().equals("@") || token.text().startsWith("/"));
        return sign || token.kind() == Kind.OPEN ? begin : -1;
    }

    /** Reports a missing semicolon. The location includes the token before it, to be visible. */
    private void warnOfSecond(int last, int second) {
        Token before = tokens.get(last);
        int begin = tokens.get(second).from();
        int end = tokens.get(tokens.size() - 1).to();
        Diagnostic warning =
                YispCodes.MISSING_SEMICOLON
                        .at(source.locate(before.from(), begin))
                        .with("text", source.quote(begin, end));
        String fixed = source.text().substring(before.from(), before.to()) + ";";
        diagnostics.add(source.mend(warning, before.from(), begin, fixed));
    }

    private void warn(DiagnosticCode code, int first, boolean onlyParentheses) {
        int from = tokens.get(first).from();
        int to = tokens.get(at - 1).to();
        Diagnostic warning = code.at(source.locate(from, to));
        diagnostics.add(
                onlyParentheses
                        ? source.mend(warning.with("count", at - first), from, to, "")
                        : warning.with("text", source.quote(from, to)));
    }

    /** A diagnostic on characters of the text, without arguments yet. */
    Diagnostic at(DiagnosticCode code, int from, int to) {
        return code.at(source.locate(from, to));
    }

    /** Reports a diagnostic. */
    void report(Diagnostic diagnostic) {
        diagnostics.add(diagnostic);
    }

    /** Reports a diagnostic with a replacement for characters of the text. */
    void report(Diagnostic diagnostic, int from, int to, String replacement) {
        diagnostics.add(source.mend(diagnostic, from, to, replacement));
    }

    /**
     * Reports the next token as unexpected and takes it; if it is an opening parenthesis, with all
     * that is inside.
     *
     * @param code one with the argument {@code found}
     */
    void reject(DiagnosticCode code) {
        if (ended()) {
            // a parenthesis that is missing already explains why something is missing inside it
            if (missing == 0) {
                report(at(code, behind(), behind()).with("found", "nothing"));
            }
            return;
        }
        Token token = peek();
        String found = Source.quote(token.text(), 0, token.text().length());
        report(at(code, token.from(), token.to()).with("found", found));
        rejectQuietly();
    }

    /** Takes the next token, with all that is inside. A closing parenthesis is left. */
    void rejectQuietly() {
        if (is(Kind.CLOSE) || ended()) {
            return;
        }
        if (next().kind() == Kind.OPEN) {
            skipToClose();
            close();
        }
    }
}
