package cardbench.yisp.vm;

/**
 * A node of a compiled program. Running the tree reads no text and allocates nothing; nodes may
 * hold counters, so a tree belongs to one {@link VirtualMachine}.
 */
abstract class Code {

    /** Executes the node. The value of an expression that is no number is 0. */
    abstract int run(VirtualMachine machine);
}
