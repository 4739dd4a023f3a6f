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

        @Override
        Instruction branch(Zones zones, Instruction yes, Instruction no) {
            Instruction test = pick.test(zones, relation, known, yes, no);
            return test == null ? super.branch(zones, yes, no) : test;
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

        @Override
        Instruction branch(Zones zones, Instruction yes, Instruction no) {
            return Instruction.testVariable(index, relation, known, yes, no);
        }
    }

    /** A variable of more letters and a constant: the usual assignment. */
    static final class Sum extends Code {
        final int variable;
        final int amount;

        Sum(int variable, int amount) {
            this.variable = variable;
            this.amount = amount;
        }

        @Override
        int run(VirtualMachine machine) {
            return machine.globals[variable] + amount;
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
        private final Operator operator;
        private final Code[] operands;

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
