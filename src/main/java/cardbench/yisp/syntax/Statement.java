package cardbench.yisp.syntax;

/** What stands between two semicolons. */
public sealed interface Statement {

    /** First character in the text. */
    int from();

    /** The character after the last one. */
    int to();

    /** What it computes or carries out, or {@code null}. */
    Expression expression();

    /** {@code @}: from here on the effect counts as activated. */
    record Fire(int from, int to) implements Statement {
        @Override
        public Expression expression() {
            return null;
        }
    }

    /**
     * {@code /}: the statements behind it run only if the number is not 0.
     *
     * @param negated whether it is the other way round: an odd number of {@code !}
     * @param number the number
     */
    record Guard(boolean negated, Expression number, int from, int to) implements Statement {
        @Override
        public Expression expression() {
            return number;
        }
    }

    /**
     * An expression that is carried out.
     *
     * @param expression the expression
     */
    record Act(Expression expression, int from, int to) implements Statement {}
}
