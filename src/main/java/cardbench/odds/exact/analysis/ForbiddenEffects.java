package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.CompiledStatement;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.State;

/** The effects that another one is certain to forbid, whatever chance decides. */
public final class ForbiddenEffects {

    private ForbiddenEffects() {}

    /** Closes the effects that one is certain to forbid, itself aside. */
    public static void close(Problem problem, CompiledEffect next, State state) {
        for (CompiledEffect other : problem.effects()) {
            if (other.onlyFirst() && other != next) {
                state.close(other.number());
            }
        }
        for (CompiledStatement step : next.body()) {
            if (step.guard() != null) {
                return;
            }
            if (step.instruction() instanceof Instruction.Ban ban) {
                for (int banned : ban.effects()) {
                    if (banned != next.number()) {
                        state.close(banned);
                    }
                }
            }
        }
    }
}
