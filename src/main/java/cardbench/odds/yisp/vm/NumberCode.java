package cardbench.odds.yisp.vm;

import cardbench.odds.yisp.syntax.Operator;

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
            return pick.size(machine);
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

        @Override
        Instruction branch(Zones zones, Instruction yes, Instruction no) {
            Instruction test = null;
            if (right instanceof Known known) {
                test = test(zones, left, relation, known.value, yes, no);
            } else if (left instanceof Known known) {
                test = test(zones, right, relation.mirrored(), known.value, yes, no);
            }
            return test == null ? super.branch(zones, yes, no) : test;
        }

        private static Instruction test(
                Zones zones,
                Code number,
                Relation relation,
                int known,
                Instruction yes,
                Instruction no) {
            if (number instanceof Global variable) {
                return Instruction.testVariable(variable.index, relation, known, yes, no);
            }
            return number instanceof Size size
                    ? size.pick.test(zones, relation, known, yes, no)
                    : null;
        }
    }

    /**
     * A quotient or a random number: an operator that {@linkplain Operator#fails fails} for some
     * numbers, which is a fault, and 0.
     */
    static final class Fallible extends Code {
        private final Operator operator;
        private final Code left;
        private final Code right;
        private final int fault;

        Fallible(Operator operator, Code left, Code right, int fault) {
            this.operator = operator;
            this.left = left;
            this.right = right;
            this.fault = fault;
        }

        @Override
        int run(VirtualMachine machine) {
            int a = left.run(machine);
            int b = right.run(machine);
            if (operator.fails(a, b)) {
                machine.fault(fault);
                return 0;
            }
            return operator == Operator.RANDOM ? machine.between(a, b) : operator.compute(a, b);
        }
    }

    /** An operator that never fails, on two numbers or more; all of them are always computed. */
    static final class Chain extends Code {
        final Operator operator;
        final Code[] operands;

        Chain(Operator operator, Code[] operands) {
            this.operator = operator;
            this.operands = operands;
        }

        @Override
        int run(VirtualMachine machine) {
            int value = operands[0].run(machine);
            for (int i = 1; i < operands.length; i++) {
                value = operator.compute(value, operands[i].run(machine));
            }
            return value;
        }
    }
}
