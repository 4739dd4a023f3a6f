package cardbench.yisp.vm;

import cardbench.yisp.syntax.Operator;

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
        int run(VirtualMachine machine) {
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
        int run(VirtualMachine machine) {
            return machine.locals[index];
        }
    }

    /** A variable of more letters. */
    static final class Global extends Code {
        final int index;

        Global(int index) {
            this.index = index;
        }

        @Override
        int run(VirtualMachine machine) {
            return machine.globals[index];
        }
    }

    /** How many cards a set has. */
    static final class Size extends Code {
        private final CompiledCardSet pick;

        Size(CompiledCardSet pick) {
            this.pick = pick;
        }

        @Override
        int run(VirtualMachine machine) {
            return pick.size(machine, Integer.MAX_VALUE);
        }
    }

    /**
     * A comparison of the size of a set with a known number; it stops counting once it is clear.
     */
    static final class SizeAgainst extends Code {
        private final CompiledCardSet pick;
        private final Relation relation;
        private final int known;
        private final int enough;

        SizeAgainst(CompiledCardSet pick, Relation relation, int known) {
            this.pick = pick;
            this.relation = relation;
            this.known = known;
            this.enough = relation.enough(known);
        }

        @Override
        int run(VirtualMachine machine) {
            return relation.holds(pick.size(machine, enough), known);
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
        int run(VirtualMachine machine) {
            int value = left.run(machine);
            return relation.holds(value, right.run(machine));
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
        int run(VirtualMachine machine) {
            return relation.holds(machine.globals[index], known);
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
        int run(VirtualMachine machine) {
            int value = left.run(machine);
            return value - right.run(machine);
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
        int run(VirtualMachine machine) {
            int value = left.run(machine);
            int divisor = right.run(machine);
            if (divisor == 0) {
                machine.fault(fault);
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
        int run(VirtualMachine machine) {
            int from = least.run(machine);
            int to = most.run(machine);
            if (from > to) {
                machine.fault(fault);
                return 0;
            }
            return machine.between(from, to);
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
                        case OR -> ANY;
                        default -> throw new IllegalArgumentException(operator.symbol());
                    };
            this.operands = operands;
        }

        @Override
        int run(VirtualMachine machine) {
            int value = operands[0].run(machine);
            for (int i = 1; i < operands.length; i++) {
                int next = operands[i].run(machine);
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
