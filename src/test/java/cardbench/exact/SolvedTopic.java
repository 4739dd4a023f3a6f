package cardbench.exact;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import cardbench.deckfile.DeckPrograms.TopicPrograms;
import cardbench.exact.tree.Budget;
import cardbench.exact.tree.Solution;
import cardbench.exact.tree.Solver;
import cardbench.exact.tree.SolverOptions;
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
                    new SolverOptions(true, true, true, true, true),
                    new SolverOptions(false, true, true, true, false),
                    new SolverOptions(true, false, true, true, false),
                    new SolverOptions(true, true, false, true, false),
                    new SolverOptions(true, true, true, false, false));

    private SolvedTopic() {}

    /** The exact result of a topic; fails with the solver's reason where it has none. */
    static ExactTally solve(TopicPrograms topic, SolverOptions options) {
        Solution solution = Solver.solve(topic, options, ENOUGH);
        assertNotNull(solution.multiplicity(), () -> solution.why().message());
        return ExactTally.of(topic, solution.multiplicity(), solution.shares());
    }
}
