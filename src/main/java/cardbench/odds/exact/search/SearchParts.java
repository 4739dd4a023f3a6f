package cardbench.odds.exact.search;

import cardbench.base.number.Residues;
import cardbench.odds.exact.analysis.AbstractionBuilder;
import cardbench.odds.exact.machine.EffectActivation;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.SolverOptions;

/**
 * What the parts of one search share.
 *
 * @param problem the topic
 * @param options the ideas that the search uses
 * @param activation begins effects
 * @param expander expands states, and has the machine that they are on
 * @param abstractionBuilder analyses states
 * @param residues the arithmetic of all weights
 */
record SearchParts(
        Problem problem,
        SolverOptions options,
        EffectActivation activation,
        Expander expander,
        AbstractionBuilder abstractionBuilder,
        Residues residues) {}
