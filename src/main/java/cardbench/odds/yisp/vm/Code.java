package cardbench.odds.yisp.vm;

/**
 * A node of a compiled program. Running the tree reads no text and allocates nothing; nodes may
 * hold counters, so a tree belongs to one {@link VirtualMachine}.
 */
abstract class Code {

    /** Executes the node. The value of an expression that is no number is 0. */
    abstract int run(VirtualMachine machine);

    /** Instructions that do the same, and then others. Not for the legacy mode. */
    Instruction linked(Zones zones, Instruction next) {
        return Instruction.run(this, next);
    }

    /** Instructions that go on with one of two others, depending on whether the value is not 0. */
    Instruction branch(Zones zones, Instruction yes, Instruction no) {
        return Instruction.test(this, yes, no);
    }
}
