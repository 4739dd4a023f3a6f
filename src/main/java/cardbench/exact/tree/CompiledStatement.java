package cardbench.exact.tree;

import cardbench.yisp.check.ValueRange;

/**
 * A statement: a guard, or a deed.
 *
 * @param guard what must not be 0 to go on, or {@code null}
 * @param negated whether it must be 0 instead
 * @param instruction what is done, or {@code null}
 */
record CompiledStatement(NumericExpression guard, boolean negated, Instruction instruction) {

    /** Whether a game never goes on behind it, as its guard can be these numbers alone. */
    boolean isNever(ValueRange guarded) {
        return negated ? !guarded.hasZero() : guarded.isZero();
    }

    /** Whether it comes to one thing alone in every state. */
    boolean isSure() {
        return guard == null ? instruction.isSure() : guard.isSure();
    }
}
