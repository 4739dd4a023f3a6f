package cardbench.odds.exact.search;

import cardbench.base.number.Residues;
import cardbench.odds.exact.analysis.Abstraction;
import cardbench.odds.exact.machine.ChoiceEnumerator;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CompiledStatement;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.NumericExpression;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.state.Distribution;
import cardbench.odds.exact.state.Outcome;
import cardbench.odds.exact.state.OutcomeDistribution;
import cardbench.odds.exact.state.State;
import cardbench.odds.exact.state.StateEncoder;
import java.util.Arrays;
import java.util.List;

/**
 * Runs effects in which the player chooses. Unlike chance, a choice needs the outcomes of what
 * follows: each branch is run from a state to the end of the game, and the one with the highest
 * probability of success counts. A state holds what is known and nothing of the order of the unseen
 * cards, so a choice for each state is a strategy that a player can follow.
 */
final class ChoiceSearch {

    /** Doubles that differ by less than this part of the larger one are not compared. */
    private static final double CLOSE = 1e-9;

    private final GameTreeSearch search;
    private final ChoiceEnumerator chance;
    private final Residues residues;
    private final StateEncoder encoder;

    ChoiceSearch(
            GameTreeSearch search,
            ChoiceEnumerator chance,
            Residues residues,
            StateEncoder encoder) {
        this.search = search;
        this.chance = chance;
        this.residues = residues;
        this.encoder = encoder;
    }

    /** Whether the player chooses in a program. */
    static boolean chooses(CompiledStatement[] steps) {
        return firstChoice(steps) < steps.length;
    }

    private static int firstChoice(CompiledStatement[] steps) {
        int at = 0;
        while (at < steps.length
                && (steps[at].guard() != null || !chooses(steps[at].instruction()))) {
            at++;
        }
        return at;
    }

    private static boolean chooses(Instruction instruction) {
        boolean chooses = instruction instanceof Instruction.Choose;
        for (Instruction part : instruction.parts()) {
            chooses |= chooses(part);
        }
        return chooses;
    }

    /**
     * Adds the outcomes of running an effect and of the games after it.
     *
     * @param depth that of the state before the effect
     * @param abstraction that of the state before the effect
     */
    void run(
            Distribution begun,
            CompiledStatement[] steps,
            int depth,
            Abstraction abstraction,
            OutcomeDistribution sum) {
        // the games after another branch have set the abstraction of their own states
        search.machine.abstraction = abstraction;
        int at = firstChoice(steps);
        Distribution states = search.expander.run(begun, Arrays.copyOf(steps, at));
        if (at == steps.length) {
            search.addAll(states, 1, depth + 1, sum);
            return;
        }
        Instruction instruction = steps[at].instruction();
        if (instruction instanceof Instruction.Block block) {
            run(states, continued(steps, at, block.parts()), depth, abstraction, sum);
            return;
        }
        long waited = search.expander.meter.waiting();
        search.expander.meter.keep(states);
        Distribution ended = new Distribution(residues, encoder);
        if (instruction instanceof Instruction.If split) {
            Distribution met = new Distribution(residues, encoder);
            Distribution unmet = new Distribution(residues, encoder);
            split(states, split.condition(), ended, met, unmet);
            search.expander.meter.keep(met);
            search.expander.meter.keep(unmet);
            search.expander.meter.keep(ended);
            run(met, continued(steps, at, split.then()), depth, abstraction, sum);
            run(unmet, continued(steps, at, split.otherwise()), depth, abstraction, sum);
        } else {
            for (int i = 0; i < states.size(); i++) {
                State state = states.state(i);
                if (state.ended) {
                    ended.add(state, states.weight(i));
                    continue;
                }
                OutcomeDistribution best = null;
                for (Instruction branch : ((Instruction.Choose) instruction).branches()) {
                    Distribution one = new Distribution(residues, encoder);
                    one.add(search.expander.begin(state), residues.one());
                    OutcomeDistribution outcomes = new OutcomeDistribution(residues);
                    run(one, continued(steps, at, branch), depth, abstraction, outcomes);
                    sum.reach(outcomes, 0);
                    best = best == null || isBetter(outcomes, best) ? outcomes : best;
                }
                sum.add(best, states.weight(i));
            }
        }
        search.addAll(ended, 1, depth + 1, sum);
        search.expander.meter.free(waited);
    }

    private void split(
            Distribution states,
            NumericExpression condition,
            Distribution ended,
            Distribution met,
            Distribution unmet) {
        for (int i = 0; i < states.size(); i++) {
            double[] weight = states.weight(i);
            if (states.state(i).ended) {
                ended.add(states.state(i), weight);
                continue;
            }
            search.expander.forEachPath(
                    states.state(i),
                    next -> {
                        boolean truth = search.machine.executor.value(condition) != 0;
                        (truth ? met : unmet).add(next, chance.scaled(weight));
                    });
        }
    }

    /** Some instructions, and then what follows after a place of a program. */
    private static CompiledStatement[] continued(
            CompiledStatement[] steps, int at, Instruction... first) {
        int more = steps.length - at - 1;
        CompiledStatement[] all = new CompiledStatement[first.length + more];
        for (int i = 0; i < first.length; i++) {
            all[i] = new CompiledStatement(null, false, first[i]);
        }
        System.arraycopy(steps, at + 1, all, first.length, more);
        return all;
    }

    private boolean isBetter(OutcomeDistribution one, OutcomeDistribution other) {
        double[] mine = success(one);
        double[] yours = success(other);
        boolean same = true;
        for (int i = 1; i <= residues.primes(); i++) {
            same &= mine[i] == yours[i];
        }
        if (same) {
            return false;
        }
        // residues have no order; the doubles kept with them do, up to their rounding
        if (Math.abs(mine[0] - yours[0]) <= CLOSE * Math.max(mine[0], yours[0])) {
            throw new BudgetExceededException(SolveCodes.CHOICE);
        }
        return mine[0] > yours[0];
    }

    /** The probability that a topic succeeds. */
    private double[] success(OutcomeDistribution outcomes) {
        List<Outcome> all = search.evaluator.outcomes();
        double[] sum = residues.untracked();
        for (int i = 0; i < outcomes.size(); i++) {
            if (all.get(outcomes.number(i)).score() > 0) {
                residues.add(sum, outcomes.weight(i));
            }
        }
        return sum;
    }
}
