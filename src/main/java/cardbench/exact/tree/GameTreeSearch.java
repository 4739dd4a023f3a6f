package cardbench.exact.tree;

import cardbench.number.Residues;
import java.util.ArrayList;
import java.util.List;

/** Searches the tree of a topic's games from the first effect on; every state is solved once. */
final class GameTreeSearch {

    /** Effects activated one after the other; games that go on longer are given up. */
    private static final int MOST_DEEP = 100;

    /** What building an abstraction costs at least, in transitions. */
    private static final int ABSTRACTION_COST = 4;

    /** So many effects, for each class, are looked at in the time of one transition. */
    private static final int EFFECTS_PER_TRANSITION = 64;

    /** So many outcomes are added up in the time of one transition. */
    static final int OUTCOMES_PER_TRANSITION = 16;

    private final Problem problem;
    private final SolverOptions options;
    private final Residues residues;
    private final ChoiceEnumerator chance;
    private final EffectActivation activation;
    private final AbstractionBuilder abstractionBuilder;
    private final List<Abstraction> abstractions = new ArrayList<>();
    private final List<OutcomeDistribution> sure = new ArrayList<>();
    private final StateEncoder encoder = new StateEncoder();
    private final SymmetryReduction symmetry;
    private final int allGoals;

    /** What an abstraction costs in this problem. */
    private final int abstractionCost;

    final StateMachine machine;
    final Expander expander;
    final ComboEvaluator evaluator;
    final TranspositionTable transpositions = new TranspositionTable();

    GameTreeSearch(Problem problem, SolverOptions options, Budget budget, Residues residues) {
        this.problem = problem;
        this.options = options;
        this.residues = residues;
        this.chance = new ChoiceEnumerator(residues);
        this.machine = new StateMachine(problem, options, chance);
        this.activation = new EffectActivation(problem, machine);
        this.expander =
                new Expander(problem, machine, chance, residues, encoder, budget, transpositions);
        this.abstractionBuilder = new AbstractionBuilder(problem, options);
        this.evaluator = new ComboEvaluator(problem);
        this.symmetry = new SymmetryReduction(problem);
        this.allGoals = problem.allGoals();
        this.abstractionCost =
                ABSTRACTION_COST
                        + problem.abilities().length * problem.classes() / EFFECTS_PER_TRANSITION;
    }

    /** The opening hands, up to the first effect. */
    RootExpansion opening() {
        Abstraction first = RootExpansion.view(problem, abstractionBuilder);
        return new RootExpansion(
                problem,
                machine,
                activation,
                expander,
                residues,
                encoder,
                abstractionBuilder,
                first,
                view(1));
    }

    /** Adds the outcomes of the states in which an effect ends, or the header. */
    private void addAll(Distribution ended, int steps, int depth, OutcomeDistribution sum) {
        for (int i = 0; i < ended.size(); i++) {
            machine.state = ended.state(i);
            activation.end();
        }
        boolean[] taken = new boolean[ended.size()];
        for (int from = 0; from < taken.length; from++) {
            if (taken[from]) {
                continue;
            }
            // those of which the same combos are decided have much in common
            List<State> alike = new ArrayList<>();
            List<double[]> weights = new ArrayList<>();
            for (int i = from; i < taken.length; i++) {
                if (!taken[i] && ended.state(i).decided == ended.state(from).decided) {
                    taken[i] = true;
                    alike.add(ended.state(i));
                    weights.add(ended.weight(i));
                }
            }
            long waited = expander.waiting();
            expander.keep(ended);
            if (alike.size() == 1) {
                add(alike.get(0), weights.get(0), steps, depth, sum);
            } else {
                Distribution reduced = reduced(alike, weights, depth);
                expander.keep(reduced);
                for (int i = 0; i < reduced.size(); i++) {
                    add(reduced.state(i), reduced.weight(i), steps, depth, sum);
                }
            }
            expander.free(waited);
        }
    }

    /**
     * Brings states to the form that their common abstraction allows, so that many become equal.
     */
    private Distribution reduced(List<State> states, List<double[]> weights, int depth) {
        Abstraction common = view(depth);
        expander.spend(abstractionCost);
        abstractionBuilder.look(states, common);
        Distribution reduced = new Distribution(residues, encoder);
        for (int i = 0; i < states.size(); i++) {
            common.canonicalise(states.get(i));
            reduced.add(states.get(i), weights.get(i));
        }
        return reduced;
    }

    /** Adds the outcomes of a state between two effects, so many effects ahead. */
    private void add(State state, double[] weight, int steps, int depth, OutcomeDistribution sum) {
        int rolled = state.rolls;
        int shuffled = state.shuffles;
        state.rolls = 0;
        state.shuffles = 0;
        OutcomeDistribution own = solve(state, depth);
        expander.spend(own.size() / OUTCOMES_PER_TRANSITION);
        sum.reach(own, steps, rolled, shuffled);
        sum.add(own, weight, residues);
    }

    private Abstraction view(int depth) {
        if (depth > MOST_DEEP) {
            throw new BudgetExceededException(SolveCodes.ENDLESS);
        }
        while (abstractions.size() <= depth) {
            abstractions.add(new Abstraction(problem));
        }
        return abstractions.get(depth);
    }

    /**
     * Solves a state between two effects.
     *
     * @param state changed on the way
     * @param depth how many effects were activated, and one
     */
    OutcomeDistribution solve(State state, int depth) {
        Abstraction abstraction = view(depth);
        expander.spend(abstractionCost);
        abstractionBuilder.look(state, false, abstraction);
        if (state.decided == allGoals && allGoals != 0) {
            return sure(evaluator.decided(state));
        }
        abstraction.canonicalise(state);
        int number = -1;
        if (options.remembers()) {
            (options.merges() ? symmetry.first(state) : state).write(encoder);
            number = transpositions.find(encoder);
            if (number >= 0) {
                OutcomeDistribution known = transpositions.solved(number);
                if (known == null) {
                    // given up behind another hand; else it comes again behind itself
                    BudgetExceededException why = transpositions.why(number);
                    throw why == null ? new BudgetExceededException(SolveCodes.ENDLESS) : why;
                }
                return known;
            }
            number = transpositions.add(encoder);
        }
        machine.abstraction = abstraction;
        if (!options.remembers()) {
            return outcomes(state, depth, abstraction);
        }
        try {
            OutcomeDistribution solved = outcomes(state, depth, abstraction);
            transpositions.put(number, solved);
            expander.limit(0);
            return solved;
        } catch (BudgetExceededException e) {
            transpositions.lose(number, e);
            throw e;
        }
    }

    private OutcomeDistribution outcomes(State state, int depth, Abstraction abstraction) {
        return abstraction.active ? activate(state, depth, abstraction) : judge(state);
    }

    /** The one outcome of states that are decided. */
    private OutcomeDistribution sure(int outcome) {
        while (sure.size() <= outcome) {
            OutcomeDistribution one = new OutcomeDistribution();
            residues.add(one.of(sure.size(), residues), residues.one());
            sure.add(one);
        }
        return sure.get(outcome);
    }

    private OutcomeDistribution activate(State state, int depth, Abstraction abstraction) {
        OutcomeDistribution solved = new OutcomeDistribution();
        Distribution[] running = new Distribution[problem.abilities().length + 1];
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
        long waited = expander.waiting();
        for (Distribution one : running) {
            if (one != null) {
                expander.keep(one);
            }
        }
        for (int i = 0; i < running.length; i++) {
            if (running[i] == null) {
                continue;
            }
            machine.abstraction = abstraction;
            Distribution distribution = running[i];
            if (i > 0) {
                distribution = expander.run(distribution, problem.abilities()[i - 1].body());
            }
            if (i > 0) {
                addAll(distribution, 1, depth + 1, solved);
                continue;
            }
            for (int at = 0; at < distribution.size(); at++) {
                machine.abstraction = abstraction;
                OutcomeDistribution own = judge(distribution.state(at));
                solved.reach(own, 0, 0, 0);
                solved.add(own, distribution.weight(at), residues);
            }
        }
        expander.free(waited);
        return solved;
    }

    /** The outcomes of a game that is over. */
    private OutcomeDistribution judge(State state) {
        OutcomeDistribution outcomes = new OutcomeDistribution();
        expander.forEachPath(
                state,
                next -> {
                    int outcome = evaluator.judge(machine);
                    outcomes.rolls = Math.max(outcomes.rolls, next.rolls);
                    double[] weight = chance.scaled(residues.one());
                    residues.add(outcomes.of(outcome, residues), weight);
                });
        return outcomes;
    }
}
