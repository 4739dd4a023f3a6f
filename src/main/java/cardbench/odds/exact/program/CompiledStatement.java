package cardbench.odds.exact.program;

import cardbench.odds.yisp.check.ValueRange;

/**
 * A statement: a guard, or an action.
 *
 * @param guard what must not be 0 to go on, or {@code null}
 * @param negated whether it must be 0 instead
 * @param instruction what is done, or {@code null}
 */
public record CompiledStatement(NumericExpression guard, boolean negated, Instruction instruction) {

    /** More cards than any deck has. */
    public static final int MANY = 1 << 16;

    /** A program that does one thing after the other. */
    public static CompiledStatement[] of(Instruction[] instructions) {
        CompiledStatement[] steps = new CompiledStatement[instructions.length];
        for (int i = 0; i < steps.length; i++) {
            steps[i] = new CompiledStatement(null, false, instructions[i]);
        }
        return steps;
    }

    /** Whether a game never goes on after it, as its guard can be these numbers alone. */
    public boolean isNever(ValueRange guarded) {
        return negated ? !guarded.hasZero() : guarded.isZero();
    }

    /** The number of cards that it requires as a guard; {@code null} for other guards. */
    public NumericExpression.Minimum minimum() {
        return guard == null || negated ? null : NumericExpression.minimum(guard);
    }

    /** The most chance nodes on any path through it, as {@link Instruction#chances}. */
    public int chances() {
        return guard == null ? instruction.chances() : isSure() ? 0 : 1;
    }

    /** Whether it comes to one thing alone in every state. */
    public boolean isSure() {
        return guard == null ? instruction.isSure() : guard.isSure();
    }

    /**
     * The most cards that it takes from the top of the deck; {@link #MANY} if that is not fixed.
     */
    public int draws() {
        return guard == null ? draws(instruction) : 0;
    }

    private static int draws(Instruction instruction) {
        if (instruction instanceof Instruction.Move move) {
            if (!move.draws()) {
                return 0;
            }
            return move.cards().limit() instanceof NumericExpression.Fixed limit
                    ? Math.max(0, Math.min(MANY, limit.value()))
                    : MANY;
        } else if (instruction instanceof Instruction.If choice) {
            return Math.max(draws(choice.then()), draws(choice.otherwise()));
        }
        int sum = 0;
        for (Instruction part : instruction.parts()) {
            sum = Math.min(MANY, sum + draws(part));
        }
        return sum;
    }
}
