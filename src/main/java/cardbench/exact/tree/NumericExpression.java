package cardbench.exact.tree;

import cardbench.yisp.check.ValueRange;
import cardbench.yisp.syntax.Operator;

/**
 * A compiled numeric expression. It is evaluated in one state, where a chance node decides what is
 * not known, or bounded for many states. {@code yisp.vm} evaluates the same expressions in games
 * whose cards are all known; the operators are defined once, in {@link Operator#compute}.
 */
abstract class NumericExpression {

    /** The value in a state; chance nodes decide what is not known yet. */
    abstract int value(StateMachine machine);

    /** Whether the value is deterministic: it never makes a chance node. */
    abstract boolean isSure();

    /** The range of values in the analysed states; adds its questions to the analysis. */
    abstract ValueRange bound(Liveness live);

    /**
     * A condition that holds from a number of cards on.
     *
     * @param cards all cards of some classes in a zone
     * @param number the least number of them
     */
    record Minimum(CardClassSet cards, int number) {}

    /** A condition such as {@code |H.a:x|} or {@code (> |D| 2)}; {@code null} if it is another. */
    static Minimum minimum(NumericExpression condition) {
        NumericExpression plain =
                condition instanceof WantedCards wanted ? wanted.comparison() : condition;
        NumericExpression counted = plain;
        int number = 1;
        if (plain instanceof Reckoning compared
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
    static final class Fixed extends NumericExpression {
        final int value;

        Fixed(int value) {
            this.value = value;
        }

        @Override
        int value(StateMachine machine) {
            return value;
        }

        @Override
        boolean isSure() {
            return true;
        }

        @Override
        ValueRange bound(Liveness live) {
            return ValueRange.known(value);
        }
    }

    /** A variable that lives as long as an effect runs. */
    static final class Local extends NumericExpression {
        private final int index;

        Local(int index) {
            this.index = index;
        }

        @Override
        int value(StateMachine machine) {
            return machine.state.locals[index];
        }

        @Override
        boolean isSure() {
            return true;
        }

        @Override
        ValueRange bound(Liveness live) {
            return ValueRange.ALL;
        }
    }

    /** A variable that lives as long as the game. */
    static final class Global extends NumericExpression {
        private final int index;

        Global(int index) {
            this.index = index;
        }

        @Override
        int value(StateMachine machine) {
            return machine.state.globals[index];
        }

        @Override
        boolean isSure() {
            return true;
        }

        @Override
        ValueRange bound(Liveness live) {
            return live.global(index);
        }
    }

    /** The size of a card set. */
    static final class Size extends NumericExpression {
        final CardClassSet cards;

        /** The number up to which it matters: all that are larger have the same effect. */
        private final int most;

        Size(CardClassSet cards, int most) {
            this.cards = cards;
            this.most = cards.isWhole() ? most : Integer.MAX_VALUE;
        }

        @Override
        int value(StateMachine machine) {
            return machine.size(cards);
        }

        @Override
        boolean isSure() {
            return cards.isSure();
        }

        @Override
        ValueRange bound(Liveness live) {
            return live.size(cards, most);
        }
    }

    /** A conditional. */
    static final class Choice extends NumericExpression {
        private final NumericExpression condition;
        private final NumericExpression then;
        private final NumericExpression otherwise;

        Choice(NumericExpression condition, NumericExpression then, NumericExpression otherwise) {
            this.condition = condition;
            this.then = then;
            this.otherwise = otherwise;
        }

        @Override
        int value(StateMachine machine) {
            return condition.value(machine) != 0 ? then.value(machine) : otherwise.value(machine);
        }

        @Override
        boolean isSure() {
            return condition.isSure() && then.isSure() && otherwise.isSure();
        }

        @Override
        ValueRange bound(Liveness live) {
            condition.bound(live);
            return then.bound(live).or(otherwise.bound(live));
        }
    }

    /** An operator with its operands, applied from left to right. */
    static final class Reckoning extends NumericExpression {
        final Operator operator;
        final NumericExpression[] operands;

        Reckoning(Operator operator, NumericExpression[] operands) {
            this.operator = operator;
            this.operands = operands;
        }

        @Override
        int value(StateMachine machine) {
            int value = operands[0].value(machine);
            for (int i = 1; i < operands.length; i++) {
                value = together(machine, value, operands[i].value(machine));
            }
            return value;
        }

        private int together(StateMachine machine, int a, int b) {
            if (operator == Operator.RANDOM) {
                return machine.random(a, b);
            }
            if (operator.fails(a, b)) {
                throw new BudgetExceededException(SolveCodes.FAULT);
            }
            return operator.compute(a, b);
        }

        @Override
        boolean isSure() {
            boolean sure = operator != Operator.RANDOM;
            for (NumericExpression operand : operands) {
                sure &= operand.isSure();
            }
            return sure;
        }

        @Override
        ValueRange bound(Liveness live) {
            ValueRange value = operands[0].bound(live);
            for (int i = 1; i < operands.length; i++) {
                value = together(value, operands[i].bound(live));
            }
            return value;
        }

        /** Whether it is a variable of the game with a literal number added. */
        boolean counts(int global) {
            return operator == Operator.ADD
                    && operands.length == 2
                    && operands[0] instanceof Global one
                    && one.index == global
                    && operands[1] instanceof Fixed;
        }

        private ValueRange together(ValueRange a, ValueRange b) {
            return switch (operator) {
                // a game that fails goes on with 0, but the search has to come there and give up
                case DIVIDE -> ValueRange.ALL;
                case RANDOM -> a.or(b);
                default -> ValueRange.of(operator, a, b);
            };
        }
    }
}
