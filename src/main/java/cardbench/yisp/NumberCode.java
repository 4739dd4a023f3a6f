package cardbench.yisp;

/** Compiled numbers. */
final class NumberCode {

    private NumberCode() {}

    /** A number that is known already. */
    static final class Known extends Code {
        final int value;

        Known(int value) {
            this.value = value;
        }

        @Override
        int run(Play play) {
            return value;
        }
    }

    /** A variable of one letter. */
    static final class Local extends Code {
        private final int index;

        Local(int index) {
            this.index = index;
        }

        @Override
        int run(Play play) {
            return play.locals[index];
        }
    }

    /** A variable of more letters. */
    static final class Global extends Code {
        private final int index;

        Global(int index) {
            this.index = index;
        }

        @Override
        int run(Play play) {
            return play.globals[index];
        }
    }

    /** How many cards a set has. */
    static final class Size extends Code {
        private final Pick pick;

        Size(Pick pick) {
            this.pick = pick;
        }

        @Override
        int run(Play play) {
            return pick.size(play, Integer.MAX_VALUE);
        }
    }

    /**
     * Whether a set has more cards than a known number, or fewer, or as many: it stops counting as
     * soon as that is clear.
     */
    static final class SizeAgainst extends Code {
        private final Pick pick;
        private final Operator operator;
        private final int known;
        private final int enough;

        SizeAgainst(Pick pick, Operator operator, int known) {
            this.pick = pick;
            this.operator = operator;
            this.known = known;
            this.enough = known < 0 ? 1 : known == Integer.MAX_VALUE ? known : known + 1;
        }

        @Override
        int run(Play play) {
            return compare(operator, pick.size(play, enough), known);
        }
    }

    /** A comparison of two numbers. */
    static final class Comparison extends Code {
        private final Operator operator;
        private final Code left;
        private final Code right;

        Comparison(Operator operator, Code left, Code right) {
            this.operator = operator;
            this.left = left;
            this.right = right;
        }

        @Override
        int run(Play play) {
            int value = left.run(play);
            return compare(operator, value, right.run(play));
        }
    }

    private static int compare(Operator operator, int left, int right) {
        boolean holds =
                switch (operator) {
                    case GREATER -> left > right;
                    case AT_LEAST -> left >= right;
                    case LESS -> left < right;
                    case AT_MOST -> left <= right;
                    case EQUAL -> left == right;
                    default -> left != right;
                };
        return holds ? 1 : 0;
    }

    /** The difference of two numbers; wraps at 32 bits. */
    static final class Difference extends Code {
        private final Code left;
        private final Code right;

        Difference(Code left, Code right) {
            this.left = left;
            this.right = right;
        }

        @Override
        int run(Play play) {
            int value = left.run(play);
            return value - right.run(play);
        }
    }

    /** The quotient of two numbers, cut off towards 0; by 0 it is a fault, and 0. */
    static final class Quotient extends Code {
        private final Code left;
        private final Code right;
        private final int fault;

        Quotient(Code left, Code right, int fault) {
            this.left = left;
            this.right = right;
            this.fault = fault;
        }

        @Override
        int run(Play play) {
            int value = left.run(play);
            int divisor = right.run(play);
            if (divisor == 0) {
                play.fault(fault);
                return 0;
            }
            // the least number divided by -1 traps in WebAssembly
            return divisor == -1 ? -value : value / divisor;
        }
    }

    /** A random number; a range of none is a fault, and 0. */
    static final class Random extends Code {
        private final Code least;
        private final Code most;
        private final int fault;

        Random(Code least, Code most, int fault) {
            this.least = least;
            this.most = most;
            this.fault = fault;
        }

        @Override
        int run(Play play) {
            int from = least.run(play);
            int to = most.run(play);
            if (from > to) {
                play.fault(fault);
                return 0;
            }
            return play.random.between(from, to);
        }
    }

    /** Sum, product, and, or, of two numbers or more; all of them are always computed. */
    static final class Chain extends Code {
        private final Operator operator;
        private final Code[] operands;

        Chain(Operator operator, Code[] operands) {
            this.operator = operator;
            this.operands = operands;
        }

        @Override
        int run(Play play) {
            int value = operands[0].run(play);
            for (int i = 1; i < operands.length; i++) {
                int next = operands[i].run(play);
                value =
                        switch (operator) {
                            case ADD -> value + next;
                            case MULTIPLY -> value * next;
                            case AND -> value != 0 && next != 0 ? 1 : 0;
                            default -> value != 0 || next != 0 ? 1 : 0;
                        };
            }
            return value;
        }
    }
}
