package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.search.Solver;
import java.util.List;

/** Topics that a test has solved state by state. */
final class SolvedTopic {

    /** More than any topic of the tests takes. */
    static final Budget ENOUGH = new Budget(20_000_000, 512L << 20);

    /** All shortcuts, none, places marked as well, and each shortcut left out in turn. */
    static final List<SolverOptions> SHORTCUTS =
            List.of(
                    SolverOptions.FAST,
                    SolverOptions.PLAIN,
                    SolverOptions.FAST.without(Idea.MARKS_BY_CARDS),
                    SolverOptions.FAST.without(Idea.MERGED_CLASSES),
                    SolverOptions.FAST.without(Idea.TRANSPOSITIONS),
                    SolverOptions.FAST.without(Idea.LAZY_ORDER),
                    SolverOptions.FAST.without(Idea.EARLY_ENDING));

    private SolvedTopic() {}

    /** The exact result of a topic; fails with the solver's reason where it has none. */
    static ExactTally solve(TopicPrograms topic, SolverOptions options) {
        Solution solution = Solver.solve(topic, options, ENOUGH);
        assertNotNull(solution.multiplicity(), () -> solution.why().message());
        return ExactTally.of(topic, solution.multiplicity(), solution.shares());
    }
}
