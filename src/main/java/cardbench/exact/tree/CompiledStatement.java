package cardbench.exact.tree;

/**
 * A statement: a guard, or a deed.
 *
 * @param guard what must not be 0 to go on, or {@code null}
 * @param negated whether it must be 0 instead
 * @param instruction what is done, or {@code null}
 */
record CompiledStatement(NumericExpression guard, boolean negated, Instruction instruction) {

    /** Whether it comes to one thing alone in every state. */
    boolean isSure() {
        return guard == null ? instruction.isSure() : guard.isSure();
    }
}
