package cardbench.odds.exact.search;

import cardbench.base.number.Natural;
import cardbench.base.number.Residues;
import cardbench.base.text.Diagnostic;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.analysis.Abstraction;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.EmptiedSetException;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.ProblemCompiler;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.program.TooFewPrimesException;
import cardbench.odds.exact.state.OutcomeDistribution;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import java.util.List;

/**
 * How often a topic succeeds from given openings: some cards in the hand, some at the bottom of the
 * deck, the others in random order between them. All openings share one search and one denominator.
 */
public final class OpeningValues {

    private final Natural games;
    private final Natural[] successes;
    private final Diagnostic why;

    /**
     * An opening. Arrays have an element for each group of a {@link HandEnumerator}.
     *
     * @param hand how many cards of each group are in the hand
     * @param bottom how many are at the bottom of the deck, in random order
     */
    public record Opening(int[] hand, int[] bottom) {}

    /** Chooses the openings, once it is known which cards a topic distinguishes. */
    public interface Plan {

        /** The openings of a topic with these groups. */
        List<Opening> openings(HandEnumerator groups);
    }

    private OpeningValues(Natural games, Natural[] successes, Diagnostic why) {
        this.games = games;
        this.successes = successes;
        this.why = why;
    }

    /**
     * Solves a topic from some openings; its own deal does not happen. A part of them is of no use,
     * so the attempt ends early if too few are solved after a fifth of the budget.
     */
    public static OpeningValues of(TopicPrograms topic, Budget budget, Plan plan) {
        Budget paying = new Budget(budget.transitions(), budget.bytes(), 5 * budget.transitions());
        Diagnostic why;
        try {
            Problem problem = ProblemCompiler.read(topic, SolverOptions.FAST);
            SolverOptions options = SolverOptions.FAST.of(problem);
            try {
                return solved(problem, options, paying, plan);
            } catch (EmptiedSetException e) {
                return solved(problem, options.without(Idea.MARKS_BY_CARDS), paying, plan);
            }
        } catch (ProblemCompiler.Uncovered e) {
            why = e.why();
        } catch (BudgetExceededException e) {
            why = e.why().anywhere();
        }
        return new OpeningValues(null, null, why);
    }

    private static OpeningValues solved(
            Problem problem, SolverOptions options, Budget budget, Plan plan) {
        for (int primes = TooFewPrimesException.FIRST; ; ) {
            try {
                return solved(problem, options, budget, plan, primes);
            } catch (TooFewPrimesException e) {
                primes = e.enough();
            }
        }
    }

    private static OpeningValues solved(
            Problem problem, SolverOptions options, Budget budget, Plan plan, int primes) {
        Residues residues = new Residues(primes, problem.cards());
        GameTreeSearch search = new GameTreeSearch(problem, options, budget, residues);
        Abstraction deal = search.abstractionBuilder.analyse(State.first(problem), true);
        State first = State.first(problem);
        HandEnumerator groups = HandEnumerator.of(problem, deal);
        deal.canonicalise(first);
        List<Opening> openings = plan.openings(groups);
        double[][] good = new double[openings.size()][];
        // one denominator has to serve every opening
        int[] exponents = residues.exponents();
        search.expander.meter.solves();
        for (int i = 0; i < good.length; i++) {
            search.machine.abstraction = deal;
            State state = search.expander.begin(first);
            put(openings.get(i).bottom(), state);
            search.machine.deal(openings.get(i).hand());
            OutcomeDistribution outcomes = search.play(state);
            if (!problem.costs().allow(outcomes.height)) {
                throw new BudgetExceededException(SolveCodes.ENDLESS);
            }
            search.expander.meter.solved(1.0 / good.length);
            residues.include(exponents, outcomes.exponents(), residues.one());
            good[i] = residues.untracked();
            for (int at = 0; at < outcomes.size(); at++) {
                if (search.evaluator.outcomes().get(outcomes.number(at)).score() > 0) {
                    residues.add(good[i], outcomes.weight(at));
                }
            }
        }
        Natural games = residues.denominator(exponents);
        if (Residues.needed(games) > primes) {
            throw new TooFewPrimesException(Residues.needed(games));
        }
        Natural[] successes = new Natural[good.length];
        for (int i = 0; i < good.length; i++) {
            successes[i] = residues.count(good[i], games);
            if (successes[i] == null || successes[i].compareTo(games) > 0) {
                throw new BudgetExceededException(SolveCodes.LARGE_NUMBERS);
            }
        }
        return new OpeningValues(games, successes, null);
    }

    private static void put(int[] cards, State state) {
        int[] counts = state.ownCounts();
        byte[] bag = PartiallyOrderedCards.NONE;
        for (int c = 0; c < cards.length; c++) {
            counts[c] -= cards[c];
            state.unseen -= cards[c];
            for (int i = 0; i < cards[c]; i++) {
                bag = PartiallyOrderedCards.with(bag, c);
            }
        }
        state.bottom = PartiallyOrderedCards.group(bag);
    }

    /** The reason why the topic was not solved; {@code null} if it was. */
    public Diagnostic why() {
        return why;
    }

    /** The number of equally likely games that the numbers of successes refer to. */
    public Natural games() {
        return games;
    }

    /** In how many of the games with an opening the topic succeeds. */
    public Natural successes(int opening) {
        return successes[opening];
    }
}
