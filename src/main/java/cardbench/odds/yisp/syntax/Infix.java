package cardbench.odds.yisp.syntax;

import cardbench.odds.yisp.syntax.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds operators that stand between their values, such as {@code |H.land| >= 2}, and the form that
 * the language has for them: {@code (>= |H.land| 2)}. Precedence is that of C; comparisons in one
 * direction, as in {@code 1 <= n < 4}, hold together.
 */
final class Infix {

    /**
     * Values with an operator between them.
     *
     * @param operator the operator as it is written
     * @param usage the form of the operator
     * @param form the values in the form of the language, or {@code null} if it is not certain
     * @param from the index of the first character
     * @param to the index behind the last one
     * @param next the index of the token behind them
     */
    record Found(String operator, String usage, String form, int from, int to, int next) {}

    /** More than any operator binds. */
    static final int ONE_VALUE = 6;

    private static final String NOT = "!";
    private static final int MAX_SIGN_LENGTH = 3;

    /** The longest form that is written; quoting it would help nobody. */
    private static final int MAX_FORM = 2_000;

    private final String text;

    /** The tokens, those cut that have operators in them. */
    private final List<Token> parts = new ArrayList<>();

    /** For each part the index of its token. */
    private final List<Integer> tokenOf = new ArrayList<>();

    /** For each token the index of its first part. */
    private final int[] firstPart;

    private boolean suspicious;

    // the state of a search
    private int at;
    private Token first;
    private int depth;
    private int sizes;
    private boolean failed;

    Infix(String text, List<Token> tokens) {
        this.text = text;
        this.firstPart = new int[tokens.size()];
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            boolean bars =
                    token.kind() == Kind.BAR && i > 0 && tokens.get(i - 1).kind() == Kind.BAR;
            boolean opened = token.kind() == Kind.OPERATOR && Operator.of(token.text()) == null;
            boolean minus = token.kind() == Kind.NUMBER && token.text().charAt(0) == '-';
            firstPart[i] = parts.size();
            suspicious |= bars || opened || minus || isWord(token) || token.kind() == Kind.WORD;
            if (token.kind() == Kind.WORD || opened || minus) {
                cut(token, i);
            } else {
                add(token, i);
            }
        }
    }

    private static boolean isWord(Token token) {
        return token.kind() == Kind.VARIABLE
                && (InfixSign.of(token.text()) != null || token.text().equals("not"));
    }

    private void add(Token part, int token) {
        parts.add(part);
        tokenOf.add(token);
    }

    /** Cuts a token such as {@code n>=2} at its operators. */
    private void cut(Token token, int number) {
        String word = token.text();
        for (int from = 0; from < word.length(); ) {
            int to = from;
            int sign = 0;
            while (to < word.length() && sign == 0) {
                sign = signAt(word, to);
                to += sign == 0 ? 1 : 0;
            }
            boolean between = to == from;
            to += between ? sign : 0;
            String part = word.substring(from, to);
            Kind kind = between ? Kind.WORD : Lexer.kindOf(part);
            add(new Token(kind, token.from() + from, token.from() + to, part), number);
            from = to;
        }
    }

    /** The length of the sign or {@code !} at a place of a word; 0 for none. */
    private static int signAt(String word, int at) {
        for (int length = Math.min(MAX_SIGN_LENGTH, word.length() - at); length > 0; length--) {
            String part = word.substring(at, at + length);
            boolean letter = part.charAt(0) >= 'a' && part.charAt(0) <= 'z';
            if (!letter && (InfixSign.of(part) != null || part.equals(NOT))) {
                return length;
            }
        }
        return 0;
    }

    /**
     * Searches for an operator between values.
     *
     * @param token the index of the token at which an expression begins
     * @param least how much operators bind that are looked for: 0 for all, {@link #ONE_VALUE} for
     *     those in the parentheses of one value
     * @param alone whether another value cannot follow, so that {@code -1} behind one is a
     *     difference
     * @param acts whether {@code n = 1} sets a variable; else it compares
     * @return {@code null} if there is none, or if the values are no numbers
     */
    Found at(int token, int least, boolean alone, boolean acts) {
        if (!suspicious || token >= firstPart.length) {
            return null;
        }
        int begin = firstPart[token];
        at = begin;
        first = null;
        failed = false;
        depth = 0;
        sizes = 0;
        int name = begin + (is(Kind.OPEN, 0) ? 1 : 0);
        boolean sets =
                acts
                        && is(Kind.VARIABLE, name - begin)
                        && part(name - begin + 1) != null
                        && part(name - begin + 1).text().equals("=");
        String form;
        if (sets) {
            first = parts.get(name + 1);
            at = name + 2;
            form = "(= " + parts.get(name).text() + " " + values(0, true) + ")";
            if (name > begin) {
                close();
            }
        } else {
            // an operator inside of parentheses in the right form is reported there
            boolean right = is(Kind.OPEN, 0) && is(Kind.OPERATOR, 1);
            form = values(least, alone);
            if (first == null || right && at == past(begin)) {
                return null;
            }
        }
        if (failed) {
            at = endOf(begin);
        }
        InfixSign sign = InfixSign.of(first.text());
        Operator operator = sets ? Operator.ASSIGN : sign == null ? Operator.EQUAL : sign.operator;
        return new Found(
                first.text(),
                operator.usage(),
                failed || form.length() > MAX_FORM ? null : form,
                parts.get(begin).from(),
                parts.get(at - 1).to(),
                tokenOf.get(at - 1) + 1);
    }

    private Token part(int ahead) {
        return at + ahead < parts.size() ? parts.get(at + ahead) : null;
    }

    private boolean is(Kind kind, int ahead) {
        return at + ahead < parts.size() && parts.get(at + ahead).kind() == kind;
    }

    /** The index behind the parentheses that begin at a part; behind the part if none begin. */
    private int past(int begin) {
        int index = begin;
        int open = 0;
        do {
            Kind kind = parts.get(index++).kind();
            open += kind == Kind.OPEN ? 1 : kind == Kind.CLOSE ? -1 : 0;
        } while (open > 0 && index < parts.size());
        return index;
    }

    /** The index of the parenthesis that closes what is around a part, or of the end. */
    private int endOf(int begin) {
        int index = begin;
        while (index < parts.size() && parts.get(index).kind() != Kind.CLOSE) {
            index = past(index);
        }
        return Math.max(index, begin + 1);
    }

    private String fail() {
        failed = true;
        return "";
    }

    private void close() {
        if (is(Kind.CLOSE, 0)) {
            at++;
        } else {
            failed = true;
        }
    }

    /** Values and the operators between them that bind at least so much. */
    private String values(int least, boolean alone) {
        String left = value(alone);
        String last = left;
        InfixSign before = null;
        while (!failed) {
            InfixSign sign = sign(least, alone);
            if (sign == null) {
                return left;
            }
            String right = values(sign.precedence + 1, alone);
            boolean compared = before != null && before.compares() && sign.compares();
            String more = "(" + sign.operator.symbol() + " " + last + " " + right + ")";
            if (compared && !sign.goesOn(before)) {
                return fail();
            } else if (left.length() > MAX_FORM) {
                last = right;
            } else if (sign == InfixSign.REMAINDER) {
                left = "(- " + left + " (* " + right + " (/ " + left + " " + right + ")))";
            } else if (compared) {
                left = "(and " + left + " " + more + ")";
                last = right;
            } else if (sign == before && sign.takesMore()) {
                left = left.substring(0, left.length() - 1) + " " + right + ")";
            } else {
                left = "(" + sign.operator.symbol() + " " + left + " " + right + ")";
                last = right;
            }
            before = sign;
        }
        return left;
    }

    /** Takes an operator between values that binds at least so much; {@code null} for none. */
    private InfixSign sign(int least, boolean alone) {
        Token token = part(0);
        if (token == null) {
            return null;
        }
        boolean bars = is(Kind.BAR, 0) && is(Kind.BAR, 1) && token.to() == part(1).from();
        boolean word = token.kind() == Kind.WORD || token.kind() == Kind.VARIABLE;
        InfixSign sign = bars ? InfixSign.OR : word ? InfixSign.of(token.text()) : null;
        if (sign == null || sign.precedence < least || !alone && isSigned()) {
            return null;
        }
        note(bars ? new Token(Kind.WORD, token.from(), token.to() + 1, "||") : token);
        at += bars ? 2 : 1;
        return sign;
    }

    private void note(Token sign) {
        first = first == null ? sign : first;
    }

    /** Whether a minus sign and the digits of one number come next. */
    private boolean isNegative() {
        return is(Kind.WORD, 0)
                && part(0).text().equals("-")
                && is(Kind.NUMBER, 1)
                && tokenOf.get(at).equals(tokenOf.get(at + 1));
    }

    /** Whether a minus sign belongs to the value behind it, and not to one before. */
    private boolean isSigned() {
        Token before = parts.get(at - 1);
        boolean touches = before.to() == part(0).from();
        boolean cut = tokenOf.get(at).equals(tokenOf.get(at - 1));
        return part(0).text().equals("-")
                && part(1) != null
                && part(0).to() == part(1).from()
                && !cut
                && (isNegative() || !touches);
    }

    /** One value, perhaps with {@code not}, {@code !} or a minus sign before it. */
    private String value(boolean alone) {
        Token token = part(0);
        if (token == null || depth == ExpressionReader.MAX_DEPTH) {
            return fail();
        }
        String word = token.text();
        switch (token.kind()) {
            case WORD:
                if (isNegative()) {
                    at += 2;
                    return word + parts.get(at - 1).text();
                }
                if (!word.equals("!") && !word.equals("-")) {
                    return fail();
                }
                note(token);
                at++;
                depth++;
                String single = value(alone);
                depth--;
                InfixSign next = part(0) == null ? null : InfixSign.of(part(0).text());
                if (word.equals("!") && next != null && !next.joins()) {
                    return fail();
                }
                return word.equals("-") ? "(- 0 " + single + ")" : "(== " + single + " 0)";
            case VARIABLE:
                if (word.equals("not")) {
                    note(token);
                    at++;
                    depth++;
                    String all = values(InfixSign.COMPARISON, alone);
                    depth--;
                    return "(== " + all + " 0)";
                }
                at++;
                return InfixSign.of(word) == null ? word : fail();
            case NUMBER:
                at++;
                return word;
            case CARDS:
                cards();
                return "|" + text.substring(token.from(), parts.get(at - 1).to()) + "|";
            case BAR:
                at++;
                size();
                return text.substring(token.from(), parts.get(at - 1).to());
            case OPEN:
                depth++;
                String inner = parenthesised();
                depth--;
                return inner;
            default:
                return fail();
        }
    }

    /** A set of cards and the bar behind it. */
    private void size() {
        if (!is(Kind.CARDS, 0)) {
            failed = true;
            return;
        }
        cards();
        if (is(Kind.BAR, 0)) {
            at++;
        } else {
            failed = true;
        }
    }

    /** A set of cards, whose limits can be sizes and numbers in parentheses. */
    private void cards() {
        at++;
        while (part(0) != null && part(0).from() == parts.get(at - 1).to() && !failed) {
            boolean limit = parts.get(at - 1).text().endsWith(":");
            if (is(Kind.OPEN, 0)) {
                at = past(at);
            } else if (is(Kind.BAR, 0) && limit && sizes < ExpressionReader.MAX_DEPTH) {
                at++;
                sizes++;
                size();
                sizes--;
            } else if (is(Kind.BAR, 0) || is(Kind.CLOSE, 0) || is(Kind.SEPARATOR, 0)) {
                return;
            } else {
                at++;
            }
        }
    }

    private String parenthesised() {
        int begin = at;
        Token noted = first;
        Operator operator = is(Kind.OPERATOR, 1) ? Operator.of(part(1).text()) : null;
        if (operator == null) {
            at++;
            String inner = values(0, true);
            close();
            return inner;
        }
        if (!operator.isArithmetic() && operator != Operator.IF) {
            return fail();
        }
        if (operator == Operator.IF) {
            at = past(begin);
            return text.substring(parts.get(begin).from(), parts.get(at - 1).to());
        }
        StringBuilder form = new StringBuilder("(" + operator.symbol());
        at += 2;
        while (part(0) != null && !is(Kind.CLOSE, 0) && !failed) {
            form.append(' ').append(values(0, false));
        }
        close();
        return failed || first != noted
                ? form + ")"
                : text.substring(parts.get(begin).from(), parts.get(at - 1).to());
    }
}
