package cardbench.exact.tree;

import cardbench.deckfile.DeckPrograms.TopicPrograms;
import cardbench.number.Natural;
import cardbench.number.Residues;
import cardbench.text.Diagnostic;
import java.util.ArrayList;
import java.util.List;

/** Solves a topic by searching the game tree: sums the outcome distributions of the hands. */
public final class Solver {

    private final Problem problem;
    private final Budget budget;
    private final Residues residues;
    private final GameTreeSearch search;
    private final Expander expander;
    private final int primes;

    private Solver(Problem problem, SolverOptions options, Budget budget, int primes) {
        this.problem = problem;
        this.budget = budget;
        this.primes = primes;
        this.residues = new Residues(primes);
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
        Diagnostic why;
        try {
            Problem problem = ProblemCompiler.read(topic);
            Natural orders = orders(problem.counts());
            // how many random numbers and shuffles there are is only known after the search
            int primes = problem.random() ? Residues.MOST : Residues.needed(orders);
            if (primes > Residues.MOST) {
                throw new BudgetExceededException(SolveCodes.TOO_LONG);
            }
            // deciding a combo early would hide that a game never ends
            boolean sure = problem.costs().allow(problem.costs().activations());
            SolverOptions chosen =
                    new SolverOptions(
                            options.merges(),
                            options.remembers(),
                            options.lazy(),
                            options.decides() && sure,
                            options.marksPlaces());
            return new Solver(problem, chosen, budget, primes).solve(orders, sets);
        } catch (ProblemCompiler.Uncovered e) {
            why = e.why();
        } catch (BudgetExceededException e) {
            why = e.why().anywhere();
        }
        return new Solution(null, List.of(), 0, 0, why, null, List.of());
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

    private Solution solve(Natural orders, List<HandSet> sets) {
        RootExpansion opening = search.opening();
        BudgetExceededException why = opening.why();
        long waited = expander.waiting();
        for (RootExpansion.Start start : opening.starts()) {
            try {
                start.outcomes = solve(start);
            } catch (BudgetExceededException e) {
                // another hand may still be within reach
                why = e;
                expander.free(waited);
                if (expander.isSpent() || search.transpositions.bytes() > budget.bytes()) {
                    break;
                }
            }
        }
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
            throw new BudgetExceededException(SolveCodes.TOO_LONG);
        }
        if (why != null) {
            Solution.Part part = new Solution.Part(multiplicity, shares, solved);
            Diagnostic said = why.why().anywhere();
            return new Solution(
                    null,
                    List.of(),
                    search.transpositions.size(),
                    expander.transitions(),
                    said,
                    part,
                    List.of());
        }
        List<Solution.Part> parts = new ArrayList<>();
        for (HandSet set : sets) {
            expander.spend(1 + all.size() * set.count() / GameTreeSearch.OUTCOMES_PER_TRANSITION);
            parts.add(
                    new Solution.Part(
                            multiplicity, shares(opening.outcomes(set), multiplicity), set));
        }
        return new Solution(
                multiplicity,
                shares,
                search.transpositions.size(),
                expander.transitions(),
                null,
                null,
                parts);
    }

    /** The outcome distribution of a state reached by some opening hands. */
    private OutcomeDistribution solve(RootExpansion.Start start) {
        State state = start.state();
        state.rolls = 0;
        state.shuffles = 0;
        OutcomeDistribution outcomes = search.solve(state, 1);
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
                throw new BudgetExceededException(SolveCodes.TOO_LONG);
            }
            shares.add(new Solution.Share(search.evaluator.outcomes().get(all.number(i)), count));
        }
        return shares;
    }

    /**
     * The number of equally likely games, or a multiple of it: the orders of the deck, times a
     * multiple of the number of results of each random number and shuffle in the longest game.
     */
    private Natural multiplicity(Natural orders, OutcomeDistribution all) {
        int bits = Residues.MOST * Integer.SIZE;
        Natural cards = Natural.ONE;
        for (int i = 2; i <= problem.cards(); i++) {
            cards = cards.times(i);
        }
        // before the numbers are multiplied, which would take long if there are many
        if ((long) all.rolls * search.machine.spans.bits() + (long) all.shuffles * cards.bits()
                > bits) {
            throw new BudgetExceededException(SolveCodes.TOO_LONG);
        }
        Natural multiplicity = orders;
        for (int i = 0; i < all.rolls; i++) {
            multiplicity = multiplicity.times(search.machine.spans);
        }
        for (int i = 0; i < all.shuffles; i++) {
            multiplicity = multiplicity.times(cards);
        }
        if (Residues.needed(multiplicity) > primes) {
            throw new BudgetExceededException(SolveCodes.TOO_LONG);
        }
        return multiplicity;
    }
}
