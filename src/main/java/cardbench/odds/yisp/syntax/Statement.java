package cardbench.odds.yisp.syntax;

/** A statement: the text between two semicolons. Immutable. */
public sealed interface Statement {

    /** First character in the text. */
    int from();

    /** The character after the last one. */
    int to();

    /** The expression that it evaluates, or {@code null}. */
    Expression expression();

    /** {@code @}: from here on, the effect counts as activated. */
    record Fire(int from, int to) implements Statement {
        @Override
        public Expression expression() {
            return null;
        }
    }

    /**
     * {@code /}: the statements behind it run only if the number is not 0.
     *
     * @param negated whether they run only if it is 0: after an odd number of {@code !}
     * @param number the number
     */
    record Guard(boolean negated, Expression number, int from, int to) implements Statement {
        @Override
        public Expression expression() {
            return number;
        }
    }

    /**
     * An expression that is executed for its effects.
     *
     * @param expression the expression
     */
    record Act(Expression expression, int from, int to) implements Statement {}
}
