package cardbench.odds.exact.program;

import cardbench.odds.yisp.syntax.Operator;

/**
 * A compiled numeric expression. {@code machine.Executor} evaluates it in one state, {@code
 * analysis.ProgramBounds} bounds it for many.
 */
public sealed interface NumericExpression
        permits NumericExpression.Fixed,
                NumericExpression.Local,
                NumericExpression.Global,
                NumericExpression.Size,
                NumericExpression.Choice,
                NumericExpression.Operation {

    /** Whether the value is deterministic: it never makes a chance node. */
    boolean isSure();

    /**
     * A condition that holds from a number of cards on.
     *
     * @param cards all cards of some classes in a zone
     * @param number the least number of them
     */
    record Minimum(CardClassSet cards, int number) {}

    /** A condition such as {@code |H.a:x|} or {@code (> |D| 2)}; {@code null} if it is another. */
    static Minimum minimum(NumericExpression condition) {
        NumericExpression counted = condition;
        int number = 1;
        if (condition instanceof Operation compared
                && compared.operands.length == 2
                && compared.operands[1] instanceof Fixed bound
                && bound.value < Integer.MAX_VALUE
                && (compared.operator == Operator.GREATER
                        || compared.operator == Operator.AT_LEAST)) {
            counted = compared.operands[0];
            number = compared.operator == Operator.GREATER ? bound.value + 1 : bound.value;
        }
        return counted instanceof Size size
                        && number > 0
                        && size.cards.zone() != CardClassSet.SELF
                        && size.cards.isPlain()
                        && size.cards.rest().length == 0
                ? new Minimum(size.cards, number)
                : null;
    }

    /** A literal. */
    record Fixed(int value) implements NumericExpression {
        @Override
        public boolean isSure() {
            return true;
        }
    }

    /** A variable that lives as long as an effect runs. */
    record Local(int index) implements NumericExpression {
        @Override
        public boolean isSure() {
            return true;
        }
    }

    /** A variable that lives as long as the game. */
    record Global(int index) implements NumericExpression {
        @Override
        public boolean isSure() {
            return true;
        }
    }

    /** The size of a card set. */
    record Size(CardClassSet cards) implements NumericExpression {
        @Override
        public boolean isSure() {
            return cards.isSure();
        }
    }

    /** A conditional. */
    record Choice(NumericExpression condition, NumericExpression then, NumericExpression otherwise)
            implements NumericExpression {
        @Override
        public boolean isSure() {
            return condition.isSure() && then.isSure() && otherwise.isSure();
        }
    }

    /** An operator with its operands, applied from left to right. */
    record Operation(Operator operator, NumericExpression[] operands) implements NumericExpression {
        @Override
        public boolean isSure() {
            boolean sure = operator != Operator.RANDOM;
            for (NumericExpression operand : operands) {
                sure &= operand.isSure();
            }
            return sure;
        }

        /** Whether it is a variable of the game with a literal number added. */
        public boolean counts(int global) {
            return operator == Operator.ADD
                    && operands.length == 2
                    && operands[0] instanceof Global one
                    && one.index == global
                    && operands[1] instanceof Fixed;
        }
    }
}
