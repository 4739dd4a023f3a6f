package cardbench.odds.exact.program;

import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Operator;

/**
 * The number up to which a number of cards matters where it is asked for: all that are larger have
 * the same effect. {@code (> |H.a:x| 2)} has the threshold 3; without one it is the largest number.
 */
final class CountThreshold {

    private CountThreshold() {}

    /**
     * The threshold of an operand.
     *
     * @param operand its index
     * @param most the threshold of the expression
     */
    static int ofOperand(Expression.Arithmetic e, int operand, int most) {
        boolean counts = isCount(e.operands().get(operand));
        if (e.operands().size() == 1) {
            return most;
        }
        return switch (e.operator()) {
            // it is no sum of counts if another operand may be below 0
            case ADD -> isCount(e) ? most : Integer.MAX_VALUE;
            case AND, OR -> 1;
            case GREATER, AT_LEAST, LESS, AT_MOST, EQUAL, UNEQUAL ->
                    e.operands().size() == 2
                                    && counts
                                    && e.operands().get(1 - operand) instanceof Expression.Literal k
                                    && k.value() < Integer.MAX_VALUE
                            ? Math.max(1, k.value() + (countsFrom(e.operator(), operand) ? 0 : 1))
                            : Integer.MAX_VALUE;
            default -> Integer.MAX_VALUE;
        };
    }

    /** Whether a comparison of an operand asks if it is as large as the other one, or larger. */
    private static boolean countsFrom(Operator comparison, int operand) {
        return operand == 0
                ? comparison == Operator.AT_LEAST || comparison == Operator.LESS
                : comparison == Operator.AT_MOST || comparison == Operator.GREATER;
    }

    /** Whether it is a number of cards, or a sum of such numbers, and never below 0. */
    private static boolean isCount(Expression expression) {
        if (expression instanceof Expression.Arithmetic sum) {
            boolean counts = sum.operator() == Operator.ADD;
            for (Expression operand : sum.operands()) {
                counts = counts && isCount(operand);
            }
            return counts;
        }
        return expression instanceof Expression.Size
                || expression instanceof Expression.Literal e && e.value() >= 0;
    }
}
