package cardbench.exact.tree;

/** The effects that another one is certain to forbid, whatever chance decides. */
final class ForbiddenEffects {

    private ForbiddenEffects() {}

    /** Closes the effects that one is certain to forbid, itself aside. */
    static void close(Problem problem, CompiledEffect next, State state) {
        for (CompiledEffect other : problem.abilities()) {
            if (other.onlyFirst() && other != next) {
                state.close(other.number());
            }
        }
        for (CompiledStatement step : next.body()) {
            if (step.guard() != null) {
                return;
            }
            if (step.instruction() instanceof Instruction.Ban ban) {
                for (int banned : ban.abilities()) {
                    if (banned != next.number()) {
                        state.close(banned);
                    }
                }
            }
        }
    }
}
