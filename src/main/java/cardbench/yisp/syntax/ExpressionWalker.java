package cardbench.yisp.syntax;

import java.util.List;
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
        if (statement instanceof Statement.Guard guard) {
            through(guard.number(), visitor);
        } else if (statement instanceof Statement.Act act) {
            through(act.expression(), visitor);
        }
    }

    /** Shows an expression and all inside it. */
    public static void through(Expression expression, Consumer<Expression> visitor) {
        visitor.accept(expression);
        if (expression instanceof Expression.If e) {
            through(e.condition(), visitor);
            through(e.then(), visitor);
            through(e.otherwise(), visitor);
        } else if (expression instanceof Expression.Assign e) {
            through(e.value(), visitor);
        } else if (expression instanceof Expression.Block e) {
            through(e.parts(), visitor);
        } else if (expression instanceof Expression.Print e) {
            through(e.parts(), visitor);
        } else if (expression instanceof Expression.Arithmetic e) {
            through(e.operands(), visitor);
        } else {
            CardSet cards = cardsOf(expression);
            if (cards != null) {
                limits(cards, visitor);
            }
        }
    }

    private static void through(List<Expression> parts, Consumer<Expression> visitor) {
        for (Expression part : parts) {
            through(part, visitor);
        }
    }

    private static void limits(CardSet cards, Consumer<Expression> visitor) {
        for (Filter filter : cards.filters()) {
            if (filter instanceof Filter.First first) {
                through(first.count(), visitor);
            }
        }
    }

    /** The card set that an expression names itself, or {@code null}. */
    public static CardSet cardsOf(Expression expression) {
        if (expression instanceof Expression.Move e) {
            return e.cards();
        } else if (expression instanceof Expression.Size e) {
            return e.cards();
        } else if (expression instanceof Expression.Cards e) {
            return e.cards();
        }
        return null;
    }
}
