package cardbench.exact.tree;

import cardbench.yisp.check.ValueRange;
import cardbench.yisp.syntax.Operator;

/**
 * A number in a program over states, which know cards by their classes: computed in one state,
 * where chance decides what is open, or bounded for many. {@code yisp.vm} computes the same numbers
 * in games whose cards are all known; what operators make of numbers is defined once, in {@link
 * Operator#compute}.
 */
abstract class NumericExpression {

    /** Its value in a state; chance and what is not known yet are decided on the way. */
    abstract int value(StateMachine machine);

    /** Whether it is one number alone in every state: chance decides nothing. */
    abstract boolean isSure();

    /** The numbers that it can be in the states that are looked at; notes what it asks about. */
    abstract ValueRange bound(Liveness live);

    /** A number as it is written. */
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

    /** How many cards a set has. */
    static final class Size extends NumericExpression {
        private final CardClassSet cards;

        Size(CardClassSet cards) {
            this.cards = cards;
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
            return live.size(cards);
        }
    }

    /** One of two numbers. */
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

    /** A number made of others. */
    static final class Reckoning extends NumericExpression {
        private final Operator operator;
        private final NumericExpression[] operands;

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
