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

    /** The number of cards that it wants as a guard; {@code null} if it asks for something else. */
    NumericExpression.Minimum minimum() {
        return guard == null || negated ? null : NumericExpression.minimum(guard);
    }

    /** Whether it comes to one thing alone in every state. */
    boolean isSure() {
        return guard == null ? instruction.isSure() : guard.isSure();
    }
}
