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

    /** A program that does one thing after the other. */
    static CompiledStatement[] of(Instruction[] instructions) {
        CompiledStatement[] steps = new CompiledStatement[instructions.length];
        for (int i = 0; i < steps.length; i++) {
            steps[i] = new CompiledStatement(null, false, instructions[i]);
        }
        return steps;
    }

    /** Whether a game never goes on behind it, as its guard can be these numbers alone. */
    boolean isNever(ValueRange guarded) {
        return negated ? !guarded.hasZero() : guarded.isZero();
    }

    /** The number of cards that it wants as a guard; {@code null} if it asks for something else. */
    NumericExpression.Minimum minimum() {
        return guard == null || negated ? null : NumericExpression.minimum(guard);
    }

    /** The most chance nodes on any path through it, as {@link Instruction#chances}. */
    int chances() {
        return guard == null ? instruction.chances() : isSure() ? 0 : 1;
    }

    /** Executes it; a guard that is not met ends the program. */
    void make(StateMachine machine) {
        if (guard == null) {
            instruction.make(machine);
        } else {
            machine.state.ended = guard.value(machine) != 0 == negated;
        }
    }

    /** Whether it comes to one thing alone in every state. */
    boolean isSure() {
        return guard == null ? instruction.isSure() : guard.isSure();
    }
}
