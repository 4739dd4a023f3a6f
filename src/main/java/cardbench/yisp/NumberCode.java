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
        final int index;

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
     * A comparison of the size of a set with a known number; it stops counting once it is clear.
     */
    static final class SizeAgainst extends Code {
        private final Pick pick;
        private final Relation relation;
        private final int known;
        private final int enough;

        SizeAgainst(Pick pick, Relation relation, int known) {
            this.pick = pick;
            this.relation = relation;
            this.known = known;
            this.enough = relation.enough(known);
        }

        @Override
        int run(Play play) {
            return relation.holds(pick.size(play, enough), known);
        }
    }

    /** A comparison of two numbers. */
    static final class Comparison extends Code {
        private final Relation relation;
        private final Code left;
        private final Code right;

        Comparison(Relation relation, Code left, Code right) {
            this.relation = relation;
            this.left = left;
            this.right = right;
        }

        @Override
        int run(Play play) {
            int value = left.run(play);
            return relation.holds(value, right.run(play));
        }
    }

    /** A comparison of a variable of more letters with a known number: the usual guard. */
    static final class GlobalAgainst extends Code {
        private final int index;
        private final Relation relation;
        private final int known;

        GlobalAgainst(int index, Relation relation, int known) {
            this.index = index;
            this.relation = relation;
            this.known = known;
        }

        @Override
        int run(Play play) {
            return relation.holds(play.globals[index], known);
        }
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
            return play.between(from, to);
        }
    }

    /** Sum, product, and, or, of two numbers or more; all of them are always computed. */
    static final class Chain extends Code {
        private static final int SUM = 0;
        private static final int PRODUCT = 1;
        private static final int ALL = 2;
        private static final int ANY = 3;

        private final int kind;
        private final Code[] operands;

        Chain(Operator operator, Code[] operands) {
            this.kind =
                    switch (operator) {
                        case ADD -> SUM;
                        case MULTIPLY -> PRODUCT;
                        case AND -> ALL;
                        default -> ANY;
                    };
            this.operands = operands;
        }

        @Override
        int run(Play play) {
            int value = operands[0].run(play);
            for (int i = 1; i < operands.length; i++) {
                int next = operands[i].run(play);
                value =
                        switch (kind) {
                            case SUM -> value + next;
                            case PRODUCT -> value * next;
                            case ALL -> value != 0 && next != 0 ? 1 : 0;
                            default -> value != 0 || next != 0 ? 1 : 0;
                        };
            }
            return value;
        }
    }
}
