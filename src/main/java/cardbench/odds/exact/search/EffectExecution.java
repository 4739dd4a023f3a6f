package cardbench.odds.exact.search;

import cardbench.odds.exact.analysis.Abstraction;
import cardbench.odds.exact.analysis.ExcavationAnalysis;
import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.Distribution;
import cardbench.odds.exact.state.State;

/** Runs effects that have begun in some states. */
final class EffectExecution {

    private final Problem problem;
    private final Expander expander;
    private final ExcavationAnalysis excavations;
    private final int abstractionCost;

    /**
     * @param abstractionCost the cost of an abstraction, in transitions
     */
    EffectExecution(SearchParts parts, ExcavationAnalysis excavations, int abstractionCost) {
        this.problem = parts.problem();
        this.expander = parts.expander();
        this.excavations = excavations;
        this.abstractionCost = abstractionCost;
    }

    /**
     * Runs an effect without a choice of the player.
     *
     * @param begun states in which it has begun
     * @param before the canonical state before that
     * @param abstraction the abstraction of that state
     */
    Distribution run(
            Distribution begun, CompiledEffect effect, State before, Abstraction abstraction) {
        if (effect.excavation() == null) {
            return expander.run(begun, effect.body());
        }
        expander.meter.spend(abstractionCost);
        int[] kinds = null;
        boolean forgets = excavations.forgets(before, effect);
        if (forgets) {
            kinds = effect.excavation().kinds(problem);
        } else if (abstraction.buries) {
            kinds = abstraction.kind;
        }
        return expander.run(begun, effect, kinds, !forgets);
    }
}
