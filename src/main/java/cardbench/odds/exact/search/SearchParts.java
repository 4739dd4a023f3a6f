package cardbench.odds.exact.search;

import cardbench.base.number.Residues;
import cardbench.odds.exact.analysis.AbstractionBuilder;
import cardbench.odds.exact.machine.EffectActivation;
import cardbench.odds.exact.program.Problem;

/**
 * What the parts of one search share.
 *
 * @param problem the topic
 * @param activation begins effects
 * @param expander expands states, and has the machine that they are on
 * @param abstractionBuilder analyses states
 * @param residues the arithmetic of all weights
 */
record SearchParts(
        Problem problem,
        EffectActivation activation,
        Expander expander,
        AbstractionBuilder abstractionBuilder,
        Residues residues) {}
