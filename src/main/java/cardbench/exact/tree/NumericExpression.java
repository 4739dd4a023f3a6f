package cardbench.exact.tree;

import cardbench.yisp.syntax.Operator;

/** A number in a program, compiled for both: to be computed, and to be bounded beforehand. */
abstract class NumericExpression {

    /** Its value in a state; chance and what is not known yet are decided on the way. */
    abstract int value(StateMachine machine);

    /** Whether it is one number alone in every state: chance decides nothing. */
    abstract boolean isSure();

    /** Notes what it asks about, and leaves its bounds with the one who asks. */
    abstract void bound(Liveness live);

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
        void bound(Liveness live) {
            live.between(value, value);
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
        void bound(Liveness live) {
            live.anything();
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
        void bound(Liveness live) {
            live.global(index);
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
        void bound(Liveness live) {
            live.size(cards);
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
        void bound(Liveness live) {
            condition.bound(live);
            then.bound(live);
            double low = live.low;
            double high = live.high;
            otherwise.bound(live);
            live.between(Math.min(low, live.low), Math.max(high, live.high));
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
            return switch (operator) {
                case ADD -> a + b;
                case MULTIPLY -> a * b;
                case SUBTRACT -> a - b;
                case DIVIDE -> quotient(a, b);
                case GREATER -> a > b ? 1 : 0;
                case AT_LEAST -> a >= b ? 1 : 0;
                case LESS -> a < b ? 1 : 0;
                case AT_MOST -> a <= b ? 1 : 0;
                case EQUAL -> a == b ? 1 : 0;
                case UNEQUAL -> a != b ? 1 : 0;
                case AND -> a != 0 && b != 0 ? 1 : 0;
                case OR -> a != 0 || b != 0 ? 1 : 0;
                case RANDOM -> machine.random(a, b);
                default -> throw new IllegalStateException();
            };
        }

        private static int quotient(int a, int b) {
            if (b == 0) {
                throw new BudgetExceededException(SolveCodes.FAULT);
            }
            // the least number divided by -1 traps in WebAssembly
            return b == -1 ? -a : a / b;
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
        void bound(Liveness live) {
            operands[0].bound(live);
            for (int i = 1; i < operands.length; i++) {
                double low = live.low;
                double high = live.high;
                operands[i].bound(live);
                together(live, low, high, live.low, live.high);
            }
        }

        private void together(Liveness live, double a, double b, double c, double d) {
            switch (operator) {
                case ADD -> live.between(a + c, b + d);
                case SUBTRACT -> live.between(a - d, b - c);
                case MULTIPLY ->
                        live.between(
                                Math.min(Math.min(a * c, a * d), Math.min(b * c, b * d)),
                                Math.max(Math.max(a * c, a * d), Math.max(b * c, b * d)));
                case DIVIDE -> live.anything();
                case GREATER -> live.truth(a > d, b <= c);
                case AT_LEAST -> live.truth(a >= d, b < c);
                case LESS -> live.truth(b < c, a >= d);
                case AT_MOST -> live.truth(b <= c, a > d);
                case EQUAL -> live.truth(a == b && c == d && a == c, b < c || d < a);
                case UNEQUAL -> live.truth(b < c || d < a, a == b && c == d && a == c);
                case AND -> live.truth(isTrue(a, b) && isTrue(c, d), isZero(a, b) || isZero(c, d));
                case OR -> live.truth(isTrue(a, b) || isTrue(c, d), isZero(a, b) && isZero(c, d));
                case RANDOM -> live.between(Math.min(a, c), Math.max(b, d));
                default -> throw new IllegalStateException();
            }
        }

        private static boolean isTrue(double low, double high) {
            return low > 0 || high < 0;
        }

        private static boolean isZero(double low, double high) {
            return low == 0 && high == 0;
        }
    }
}
