package cardbench.odds.yisp.syntax;

import java.util.function.Consumer;

/**
 * Visits all expressions of a program: an expression before its parts, the parts in the order of
 * the text, then the numbers in its card set.
 */
public final class ExpressionWalker {

    private ExpressionWalker() {}

    /** Visits all expressions of a program. */
    public static void through(Program program, Consumer<Expression> visitor) {
        for (Statement statement : program.statements()) {
            through(statement, visitor);
        }
    }

    /** Visits all expressions of a statement. */
    public static void through(Statement statement, Consumer<Expression> visitor) {
        Expression expression = statement.expression();
        if (expression != null) {
            through(expression, visitor);
        }
    }

    /** Visits an expression and all expressions in it. */
    public static void through(Expression expression, Consumer<Expression> visitor) {
        visitor.accept(expression);
        for (Expression part : expression.parts()) {
            through(part, visitor);
        }
        CardSet cards = expression.cards();
        if (cards != null) {
            for (Filter filter : cards.filters()) {
                if (filter instanceof Filter.First first) {
                    through(first.count(), visitor);
                }
            }
        }
    }
}
