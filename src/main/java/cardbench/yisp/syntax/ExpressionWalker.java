package cardbench.yisp.syntax;

import java.util.function.Consumer;

/** Goes through all expressions of a program, outer ones first, in the order of the text. */
public final class ExpressionWalker {

    private ExpressionWalker() {}

    /** Shows all expressions of a program. */
    public static void through(Program program, Consumer<Expression> visitor) {
        for (Statement statement : program.statements()) {
            through(statement, visitor);
        }
    }

    /** Shows all expressions of a statement. */
    public static void through(Statement statement, Consumer<Expression> visitor) {
        Expression expression = statement.expression();
        if (expression != null) {
            through(expression, visitor);
        }
    }

    /** Shows an expression and all inside it. */
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
