package cardbench.odds.exact.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.ProblemCompiler;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.OutcomeDistribution;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** States in the middle of games end as all games end that they may be. */
class GameTreeSearchTest {

    static final SolverOptions[] ALL = {
        SolverOptions.FAST,
        SolverOptions.PLAIN,
        SolverOptions.FAST.without(Idea.MARKS_BY_CARDS),
        SolverOptions.FAST.without(Idea.MERGED_CLASSES),
        SolverOptions.FAST.without(Idea.TRANSPOSITIONS),
        SolverOptions.FAST.without(Idea.LAZY_ORDER),
        SolverOptions.FAST.without(Idea.EARLY_ENDING),
    };

    private static final Budget ENOUGH = new Budget(2_000_000, 64 << 20);

    @Test
    void states_endAsAllGamesDo() {
        int solved = 0;
        for (int seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            Topics topics = RandomTopics.of(random, 6);
            SolverOptions options = ALL[seed % ALL.length];
            Workbench bench;
            try {
                bench = new Workbench(topics, options);
            } catch (ProblemCompiler.Uncovered e) {
                continue;
            }
            GameTreeSearch search =
                    new GameTreeSearch(bench.problem, options, ENOUGH, bench.residues);
            for (int i = 0; i < 3; i++) {
                State state = bench.anyState(random);
                Likelihoods expected;
                try {
                    expected = bench.concrete().outcomes(state);
                } catch (ConcreteGame.Fault e) {
                    continue;
                }
                OutcomeDistribution outcomes;
                try {
                    outcomes = search.solve(state.copy(), 1);
                } catch (BudgetExceededException e) {
                    continue;
                }
                String where = "seed " + seed + ", " + options + ":\n" + topics;
                assertEquals(expected, bench.outcomes(outcomes, search.evaluator), where);
                solved++;
            }
        }
        assertTrue(solved > 150, solved + " states");
    }

    private static Topics drawing(String effect) {
        return new Topics()
                .card("a", 3, "", effect)
                .card("b", 3, "")
                .card("c", 2, "")
                .hand(2)
                .combo("b,c", "");
    }

    /** A state that comes again is not solved again; one without an end is given up. */
    @Test
    void statesThatComeAgain_areKnown() {
        Workbench bench = new Workbench(drawing("[1]@;(# D.1 H)"), SolverOptions.FAST);
        GameTreeSearch search =
                new GameTreeSearch(bench.problem, SolverOptions.FAST, ENOUGH, bench.residues);
        State state = State.first(bench.problem);
        state.ownCounts()[0]--;
        state.unseen--;
        state.fill(CardClassSet.HAND, new byte[] {0});
        OutcomeDistribution first = search.solve(state.copy(), 1);
        int size = search.transpositions.size();
        int transitions = search.expander.meter.transitions();
        assertSame(first, search.solve(state.copy(), 1));
        assertEquals(size, search.transpositions.size());
        assertTrue(search.expander.meter.transitions() < 2 * transitions);
        assertEquals(1, first.height);
    }

    @Test
    void gamesWithoutAnEnd_areGivenUp() {
        for (String effect :
                new String[] {"@;()", "@;(= count (+ count 1));(if count () (# D.1 H))"}) {
            Workbench bench = new Workbench(drawing(effect), SolverOptions.FAST);
            GameTreeSearch search =
                    new GameTreeSearch(bench.problem, SolverOptions.FAST, ENOUGH, bench.residues);
            State state = State.first(bench.problem);
            state.ownCounts()[0]--;
            state.unseen--;
            state.fill(CardClassSet.HAND, new byte[] {0});
            BudgetExceededException why =
                    assertThrows(BudgetExceededException.class, () -> search.solve(state, 1));
            assertEquals(SolveCodes.ENDLESS, why.why());
        }
    }

    @Test
    void height_isThatOfTheLongestGame() {
        String effect = "[1]@;(# X F);(if (rand 0 1) (shuffle D) (= n (rand 1 2)));(# D.1 H)";
        Workbench bench = new Workbench(drawing(effect), SolverOptions.PLAIN);
        GameTreeSearch search =
                new GameTreeSearch(bench.problem, SolverOptions.PLAIN, ENOUGH, bench.residues);
        State state = State.first(bench.problem);
        state.ownCounts()[0]--;
        state.unseen--;
        state.lay(CardClassSet.HAND, new byte[] {PartiallyOrderedCards.START});
        OutcomeDistribution outcomes = search.solve(state, 1);
        assertEquals(1, outcomes.height);
    }
}
