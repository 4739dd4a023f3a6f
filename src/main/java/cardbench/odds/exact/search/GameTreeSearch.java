package cardbench.odds.exact.search;

import cardbench.base.number.Residues;
import cardbench.odds.exact.analysis.Abstraction;
import cardbench.odds.exact.analysis.AbstractionBuilder;
import cardbench.odds.exact.analysis.ExcavationAnalysis;
import cardbench.odds.exact.analysis.OutlineAbstractions;
import cardbench.odds.exact.analysis.SymmetryReduction;
import cardbench.odds.exact.machine.ChoiceEnumerator;
import cardbench.odds.exact.machine.EffectActivation;
import cardbench.odds.exact.machine.StateMachine;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.Distribution;
import cardbench.odds.exact.state.OutcomeDistribution;
import cardbench.odds.exact.state.OutcomeMixture;
import cardbench.odds.exact.state.State;
import cardbench.odds.exact.state.StateEncoder;
import cardbench.odds.exact.state.StateKey;
import java.util.ArrayList;
import java.util.List;

/**
 * Searches the tree of a topic's games from the first effect on. Every canonical state is solved
 * once: its outcome distribution is kept in a {@link TranspositionTable}.
 *
 * <p>A search is used by one thread. It keeps its current state and the {@link Abstraction} of it
 * in {@link StateMachine}, so both have to be set again after a recursive call.
 */
final class GameTreeSearch {

    /**
     * The most effects in one game. Each takes several frames of the stack, and an overflow of the
     * stack cannot be caught in the compiled page, so longer games are refused.
     */
    private static final int MOST_DEEP = 100;

    /** The least cost of an abstraction, in transitions. */
    private static final int ABSTRACTION_COST = 4;

    /** Pairs of an effect and a class that are analysed in the time of one transition. */
    private static final int EFFECTS_PER_TRANSITION = 64;

    /** Outcomes that are added up in the time of one transition. */
    static final int OUTCOMES_PER_TRANSITION = 16;

    /** Testing this number of combos costs a transition. */
    private static final int COMBOS_PER_TRANSITION = 32;

    private final Problem problem;
    private final SolverOptions options;
    private final Residues residues;
    private final ChoiceEnumerator chance;
    private final EffectActivation activation;
    private final SearchParts parts;
    private final EffectExecution execution;
    private final ChoiceSearch choices;
    private final List<OutcomeDistribution> sure = new ArrayList<>();
    private final StateEncoder encoder = new StateEncoder();
    private final SymmetryReduction symmetry;
    private final int allCombos;

    /** The cost of an abstraction in this problem, in transitions. */
    private final int abstractionCost;

    final StateMachine machine;
    final Expander expander;
    final ComboEvaluator evaluator;
    final AbstractionBuilder abstractionBuilder;
    private final OutlineAbstractions outlines;
    final TranspositionTable transpositions = new TranspositionTable();

    GameTreeSearch(Problem problem, SolverOptions options, Budget budget, Residues residues) {
        this.problem = problem;
        this.options = options;
        this.residues = residues;
        this.chance = new ChoiceEnumerator(residues);
        this.machine = new StateMachine(problem, options, chance, residues);
        this.activation = new EffectActivation(problem, machine);
        this.abstractionBuilder = new AbstractionBuilder(problem, options);
        this.outlines = new OutlineAbstractions(problem, abstractionBuilder);
        BudgetMeter meter = new BudgetMeter(budget, residues.primes(), transpositions, outlines);
        this.expander = new Expander(machine, chance, residues, encoder, meter);
        this.parts = new SearchParts(problem, activation, expander, abstractionBuilder, residues);
        this.choices = new ChoiceSearch(this, chance, residues, encoder);
        this.evaluator = new ComboEvaluator(problem);
        this.symmetry = new SymmetryReduction(problem);
        this.allCombos = problem.allCombos();
        this.abstractionCost =
                ABSTRACTION_COST
                        + problem.effects().length * problem.classes() / EFFECTS_PER_TRANSITION;
        this.execution =
                new EffectExecution(
                        parts, new ExcavationAnalysis(problem, options), abstractionCost);
    }

    /**
     * Expands the opening hands up to the first effect.
     *
     * @param joint whether all hands together, or each for itself
     */
    RootExpansion opening(boolean joint) {
        Abstraction first = abstractionBuilder.analyse(State.first(problem), true);
        return new RootExpansion(parts, first, joint);
    }

    /** The outcomes of a state after the deal: first the header runs, then the effects. */
    OutcomeDistribution play(State dealt) {
        expander.meter.spend(abstractionCost);
        Abstraction opening = abstractionBuilder.analyse(List.of(dealt), problem.header());
        opening.canonicalise(dealt);
        machine.abstraction = opening;
        Distribution begun = new Distribution(residues, encoder);
        begun.add(dealt, residues.one());
        OutcomeDistribution sum = new OutcomeDistribution(residues);
        addAll(expander.run(begun, problem.header()), 0, 1, sum);
        return sum;
    }

    /**
     * Adds the outcomes of the states in which an effect has ended.
     *
     * @param ended is empty afterwards, which makes room while its states are solved
     * @param steps how many effects they are ahead of the state whose outcomes are added up
     */
    void addAll(Distribution ended, int steps, int depth, OutcomeDistribution sum) {
        Distribution open = new Distribution(residues, encoder);
        OutcomeMixture mixture = new OutcomeMixture(residues);
        for (int i = 0; i < ended.size(); i++) {
            State state = ended.state(i);
            machine.state = state;
            activation.end();
            if (options.uses(Idea.OUTLINES)) {
                outline(state).canonicalise(state);
            }
            StateKey.write(state, encoder);
            // nine of ten are known
            OutcomeDistribution known =
                    options.uses(Idea.TRANSPOSITIONS) ? transpositions.recall(encoder) : null;
            if (known == null) {
                open.addEncoded(state, ended.weight(i));
            } else {
                mixture.add(known, ended.weight(i));
            }
        }
        ended.clear();
        long waited = expander.meter.waiting();
        expander.meter.keep(open);
        for (int i = 0; i < open.size(); i++) {
            open.encode(i);
            mixture.add(solveEncoded(open.state(i), depth), open.weight(i));
        }
        expander.meter.free(waited);
        for (int i = 0; i < mixture.size(); i++) {
            OutcomeDistribution component = mixture.component(i);
            expander.meter.spend(component.size() / OUTCOMES_PER_TRANSITION);
            sum.reach(component, steps);
            sum.add(component, mixture.weight(i));
        }
    }

    /** The abstraction of the outline of a state. */
    private Abstraction outline(State state) {
        Abstraction known = outlines.recall(state);
        if (known != null) {
            return known;
        }
        expander.meter.spend(abstractionCost);
        return outlines.find(state);
    }

    /**
     * Solves a state between two effects.
     *
     * @param state is brought to its canonical form
     * @param depth one more than the number of effects activated before
     * @throws BudgetExceededException if the budget is used up, or games may not end
     */
    OutcomeDistribution solve(State state, int depth) {
        StateKey.write(state, encoder);
        return solveEncoded(state, depth);
    }

    /** Solves a state whose key the encoder has. */
    private OutcomeDistribution solveEncoded(State state, int depth) {
        if (!options.uses(Idea.TRANSPOSITIONS)) {
            return solveCanonical(state, depth);
        }
        // finding the canonical form costs far more than knowing the state again
        expander.meter.spend(1);
        OutcomeDistribution known = transpositions.recall(encoder);
        if (known != null) {
            return known;
        }
        int reached = transpositions.reach(encoder);
        OutcomeDistribution solved = solveCanonical(state, depth);
        transpositions.remember(reached, solved);
        return solved;
    }

    private OutcomeDistribution solveCanonical(State state, int depth) {
        if (depth > MOST_DEEP) {
            throw new BudgetExceededException(SolveCodes.ENDLESS);
        }
        expander.meter.spend(abstractionCost);
        Abstraction abstraction = abstractionBuilder.analyse(state, false);
        if (abstraction == null) {
            return sure(evaluator.decided(state));
        }
        abstraction.canonicalise(state);
        if (!options.uses(Idea.TRANSPOSITIONS)) {
            machine.abstraction = abstraction;
            return outcomes(state, depth, abstraction);
        }
        // Only the key is renamed. The search goes on with the state itself, whose outcomes are
        // those of every state with the same key.
        StateKey.write(options.uses(Idea.SYMMETRY) ? symmetry.first(state) : state, encoder);
        int number = transpositions.find(encoder);
        if (number >= 0 && !transpositions.begins(number)) {
            OutcomeDistribution known = transpositions.solved(number);
            if (known == null) {
                // Given up below another hand. Without a reason it is still being solved: the
                // state is its own descendant, so some game may repeat it without end.
                BudgetExceededException why = transpositions.why(number);
                throw why == null ? new BudgetExceededException(SolveCodes.ENDLESS) : why;
            }
            return known;
        }
        number = number < 0 ? transpositions.add(encoder) : number;
        machine.abstraction = abstraction;
        try {
            OutcomeDistribution found = outcomes(state, depth, abstraction);
            OutcomeDistribution solved = transpositions.put(number, found);
            expander.meter.limit(0);
            return solved;
        } catch (BudgetExceededException e) {
            transpositions.lose(number, e);
            throw e;
        }
    }

    private OutcomeDistribution outcomes(State state, int depth, Abstraction abstraction) {
        return abstraction.active ? activate(state, depth, abstraction) : judge(state);
    }

    /** The distribution of a single certain outcome. These are shared, and never changed. */
    private OutcomeDistribution sure(int outcome) {
        while (sure.size() <= outcome) {
            OutcomeDistribution one = new OutcomeDistribution(residues);
            one.add(sure.size(), residues.one());
            one.trim();
            sure.add(one);
        }
        return sure.get(outcome);
    }

    private OutcomeDistribution activate(State state, int depth, Abstraction abstraction) {
        OutcomeDistribution solved = new OutcomeDistribution(residues);
        Distribution[] running = new Distribution[problem.effects().length + 1];
        expander.forEachPath(
                state,
                next -> {
                    activation.activate();
                    double[] weight = chance.scaled(residues.one());
                    running[next.running] =
                            running[next.running] == null
                                    ? new Distribution(residues, encoder)
                                    : running[next.running];
                    running[next.running].add(next, weight);
                });
        long waited = expander.meter.waiting();
        for (Distribution one : running) {
            if (one != null) {
                expander.meter.keep(one);
            }
        }
        for (int i = 0; i < running.length; i++) {
            if (running[i] == null) {
                continue;
            }
            // the recursion below another effect has set the abstraction of its own states
            machine.abstraction = abstraction;
            Distribution distribution = running[i];
            if (i > 0) {
                CompiledEffect effect = problem.effects()[i - 1];
                if (ChoiceSearch.chooses(effect.body())) {
                    choices.run(distribution, effect.body(), depth, abstraction, solved);
                    continue;
                }
                distribution = execution.run(distribution, effect, state, abstraction);
            }
            if (i == 0 && state.turn < problem.turns().length) {
                distribution = nextTurn(distribution);
                addAll(distribution, 1, depth + 1, solved);
                continue;
            }
            if (i > 0) {
                addAll(distribution, 1, depth + 1, solved);
                continue;
            }
            for (int at = 0; at < distribution.size(); at++) {
                machine.abstraction = abstraction;
                OutcomeDistribution judged = judge(distribution.state(at));
                solved.reach(judged, 0);
                solved.add(judged, distribution.weight(at));
            }
        }
        expander.meter.free(waited);
        return solved;
    }

    /** Tests the combos at the end of a turn and begins the next one. */
    private Distribution nextTurn(Distribution over) {
        int turn = over.state(0).turn;
        Distribution begun = new Distribution(residues, encoder);
        for (int i = 0; i < over.size(); i++) {
            double[] weight = over.weight(i);
            expander.forEachPath(
                    over.state(i),
                    next -> {
                        if (turn > 0) {
                            evaluator.judgeTurn(machine);
                        }
                        if (next.decided == allCombos && allCombos != 0) {
                            next.finish();
                        } else {
                            next.startTurn();
                        }
                        begun.add(next, chance.scaled(weight));
                    });
        }
        return expander.run(begun, problem.turns()[turn]);
    }

    /** The outcomes of a game that is over. */
    private OutcomeDistribution judge(State state) {
        OutcomeDistribution outcomes = new OutcomeDistribution(residues);
        expander.meter.spend(problem.combos().length / COMBOS_PER_TRANSITION);
        // several: a score may be random or look at the deck, greedy matching may depend on an
        // order
        expander.forEachPath(
                state,
                next -> {
                    int outcome = evaluator.judge(machine);
                    outcomes.add(outcome, chance.scaled(residues.one()));
                });
        return outcomes;
    }
}
