package cardbench.odds.exact.search;

import cardbench.base.number.Natural;
import cardbench.base.number.Residues;
import cardbench.base.text.Diagnostic;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CompiledStatement;
import cardbench.odds.exact.program.EmptiedSetException;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.ProblemCompiler;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.program.TooFewPrimesException;
import cardbench.odds.exact.state.HandSet;
import cardbench.odds.exact.state.OutcomeDistribution;
import java.util.ArrayList;
import java.util.List;

/** Solves a topic by searching the game tree: sums the outcome distributions of the hands. */
public final class Solver {

    /** The transitions that a hand may take in each round; 0 for all that are left. */
    private static final int[] ROUNDS = {1_500, 15_000, 150_000, 0};

    private final Problem problem;
    private final SolverOptions options;
    private final Budget budget;
    private final int[] rounds;
    private final Residues residues;
    private final GameTreeSearch search;
    private final Expander expander;

    /** Whether denominators are tracked, because the orders of the deck are not all there is. */
    private final boolean tracked;

    private Solver(
            Problem problem,
            SolverOptions options,
            Budget budget,
            int[] rounds,
            Residues residues,
            boolean tracked) {
        this.problem = problem;
        this.options = options;
        this.budget = budget;
        this.rounds = rounds;
        this.residues = residues;
        this.tracked = tracked;
        this.search = new GameTreeSearch(problem, options, budget, residues);
        this.expander = search.expander;
    }

    /**
     * Solves a topic.
     *
     * @param options the ideas to use
     * @param budget the limit of transitions and memory
     */
    public static Solution solve(TopicPrograms topic, SolverOptions options, Budget budget) {
        return solve(topic, options, budget, List.of());
    }

    /**
     * Solves a topic, and some sets of its opening hands separately.
     *
     * @param options the ideas to use
     * @param budget the limit of transitions and memory
     * @param sets sets of hands of the {@link HandEnumerator} of the topic
     */
    public static Solution solve(
            TopicPrograms topic, SolverOptions options, Budget budget, List<HandSet> sets) {
        return solve(topic, options, budget, sets, ROUNDS);
    }

    /**
     * Solves a topic in the same way.
     *
     * @param rounds the transitions that a hand may take in each round; 0 for all that are left
     */
    static Solution solve(
            TopicPrograms topic,
            SolverOptions options,
            Budget budget,
            List<HandSet> sets,
            int[] rounds) {
        Diagnostic why;
        try {
            Problem problem = ProblemCompiler.read(topic, options);
            SolverOptions chosen = options.of(problem);
            try {
                return solve(problem, chosen, budget, sets, rounds);
            } catch (EmptiedSetException e) {
                SolverOptions byPlaces = chosen.without(Idea.MARKS_BY_CARDS);
                return solve(problem, byPlaces, budget, sets, rounds);
            }
        } catch (ProblemCompiler.Uncovered e) {
            why = e.why();
        } catch (BudgetExceededException e) {
            why = e.why().anywhere();
        }
        return new Solution(null, List.of(), Solution.Work.NONE, why, null, List.of());
    }

    private static Solution solve(
            Problem problem,
            SolverOptions options,
            Budget budget,
            List<HandSet> sets,
            int[] rounds) {
        Natural orders = orders(problem.counts());
        int needed = Residues.needed(orders);
        // what random numbers and shuffles divide by is only known after the search
        if (!problem.random() && needed <= Residues.MAX) {
            return new Solver(problem, options, budget, rounds, new Residues(needed), false)
                    .solve(orders, sets, false);
        }
        for (int primes = TooFewPrimesException.FIRST; ; ) {
            try {
                Residues residues = new Residues(primes, problem.cards());
                return new Solver(problem, options, budget, rounds, residues, true)
                        .solve(orders, sets);
            } catch (TooFewPrimesException e) {
                primes = e.enough();
            }
        }
    }

    /** The number of distinct orders of a deck, whose cards of a class are all the same. */
    private static Natural orders(int[] counts) {
        Natural orders = Natural.ONE;
        int placed = 0;
        for (int count : counts) {
            for (int i = 1; i <= count; i++) {
                placed++;
                orders = orders.times(placed).over(i);
            }
        }
        return orders;
    }

    /** Solves all hands together if that may help, else each for itself. */
    private Solution solve(Natural orders, List<HandSet> sets) {
        if (sets.isEmpty() && parts() && options.uses(Idea.JOINT_HEADER)) {
            // Hands that are shuffled back lead to the same state. If it is too much for half of
            // the budget, each hand for itself may still give a part.
            Budget half =
                    new Budget(budget.transitions() / 2, budget.bytes(), budget.horizon() / 2);
            try {
                return new Solver(problem, options, half, rounds, residues, true)
                        .solve(orders, sets, true);
            } catch (BudgetExceededException e) {
                if (e.why() == SolveCodes.LARGE_NUMBERS) {
                    throw e;
                }
            }
        }
        return solve(orders, sets, false);
    }

    /**
     * Whether states of a hand part in the header, so that those of several hands may be merged.
     */
    private boolean parts() {
        boolean sure = true;
        for (CompiledStatement statement : problem.header()) {
            sure &= statement.isSure();
        }
        return !sure;
    }

    private Solution solve(Natural orders, List<HandSet> sets, boolean joint) {
        RootExpansion opening = search.opening(joint);
        expander.meter.solves();
        BudgetExceededException why = solve(opening);
        HandSet solved = opening.solved();
        if (solved.count() == 0 && why != null) {
            throw why;
        }
        OutcomeDistribution all = opening.outcomes(solved);
        Natural multiplicity = multiplicity(orders, all);
        List<Solution.Share> shares = shares(all, multiplicity);
        Natural sum = Natural.ZERO;
        for (Solution.Share share : shares) {
            sum = sum.plus(share.multiplicity());
        }
        // checks the arithmetic: the outcomes must be as many games as the hands have
        HandEnumerator hands = opening.hands();
        if (!sum.times(hands.multiplicity())
                .equals(hands.multiplicity(solved).times(multiplicity))) {
            throw new BudgetExceededException(SolveCodes.LARGE_NUMBERS);
        }
        if (why != null) {
            Solution.Part part = new Solution.Part(multiplicity, shares, solved);
            Diagnostic reason = why.why().anywhere();
            return new Solution(null, List.of(), work(), reason, part, List.of());
        }
        List<Solution.Part> parts = new ArrayList<>();
        for (HandSet set : sets) {
            expander.meter.spend(
                    1 + all.size() * set.count() / GameTreeSearch.OUTCOMES_PER_TRANSITION);
            parts.add(
                    new Solution.Part(
                            multiplicity, shares(opening.outcomes(set), multiplicity), set));
        }
        return new Solution(multiplicity, shares, work(), null, null, parts);
    }

    private Solution.Work work() {
        return new Solution.Work(
                search.transpositions.size(), expander.meter.transitions(), search.machine.faulty);
    }

    /**
     * Solves hand after hand, the likely ones first. One that takes long is postponed, so that it
     * does not use up what many others need; its states that are solved by then stay in the table.
     *
     * @return the reason why some hand is not solved, or {@code null}
     */
    private BudgetExceededException solve(RootExpansion opening) {
        BudgetExceededException why = opening.why();
        List<RootExpansion.Start> open = opening.starts();
        int solved = 0;
        int check = 1;
        for (int round = 0; round < rounds.length && !open.isEmpty(); round++) {
            int most = rounds[round];
            List<RootExpansion.Start> postponed = new ArrayList<>();
            search.transpositions.reopen(SolveCodes.TOO_LONG);
            for (RootExpansion.Start start : open) {
                long waited = expander.meter.waiting();
                expander.meter.allow(most);
                try {
                    start.outcomes = solve(start);
                    expander.meter.solved(start.weight());
                    solved++;
                } catch (BudgetExceededException e) {
                    expander.meter.free(waited);
                    if (expander.meter.isSpent()
                            || search.transpositions.bytes() > budget.bytes()) {
                        return e;
                    }
                    if (e.why() == SolveCodes.TOO_LONG && most > 0) {
                        postponed.add(start);
                    } else {
                        // another hand may still be within reach
                        why = e;
                    }
                }
                if (tracked && solved >= check) {
                    // throws where the numbers are too large, before the budget is spent on them
                    multiplicity(Natural.ONE, opening.outcomes(opening.solved()));
                    check = 2 * solved;
                }
            }
            open = postponed;
        }
        expander.meter.allow(0);
        return why;
    }

    /** The outcome distribution of a state reached by some opening hands. */
    private OutcomeDistribution solve(RootExpansion.Start start) {
        OutcomeDistribution outcomes = search.solve(start.state(), 1);
        if (!problem.costs().allow(outcomes.height)) {
            throw new BudgetExceededException(SolveCodes.ENDLESS);
        }
        return outcomes;
    }

    private List<Solution.Share> shares(OutcomeDistribution all, Natural multiplicity) {
        List<Solution.Share> shares = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            Natural count = residues.count(all.weight(i), multiplicity);
            if (count == null) {
                throw new BudgetExceededException(SolveCodes.LARGE_NUMBERS);
            }
            shares.add(new Solution.Share(search.evaluator.outcomes().get(all.number(i)), count));
        }
        return shares;
    }

    /**
     * The number of equally likely games, or a multiple of it. Without random numbers and shuffles
     * these are the orders of the deck; else the denominators of all weights give it.
     */
    private Natural multiplicity(Natural orders, OutcomeDistribution all) {
        if (!tracked) {
            return orders;
        }
        Natural multiplicity = residues.denominator(all.exponents());
        if (Residues.needed(multiplicity) > residues.primes()) {
            throw new TooFewPrimesException(Residues.needed(multiplicity));
        }
        return multiplicity;
    }
}
