package cardbench.odds.exact.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A card looks at the first three cards, takes one with x, and puts the others at the bottom. The
 * hand has another card, which acts later or not.
 */
class ExcavationAnalysisTest {

    private static final String LOOKS = "@;(# X B);(# D.3 T);(# T.a:x.1 H);(# T D)";

    private static boolean forgets(boolean lazy, String effect, String other, String condition) {
        Topics topics =
                new Topics()
                        .card("a", 1, "", effect)
                        .card("b", 1, "", other)
                        .card("c", 3, "x y")
                        .card("d", 3, "y")
                        .card("e", 3, "z")
                        .hand(2)
                        .combo("a:x", "", "1", condition == null ? "" : condition, "best");
        Workbench bench = new Workbench(topics, SolverOptions.FAST);
        State state = State.first(bench.problem);
        state.ownCounts()[0]--;
        state.ownCounts()[1]--;
        state.unseen -= 2;
        state.fill(CardClassSet.HAND, new byte[] {0, 1});
        CompiledEffect looks = bench.problem.effects()[0];
        boolean forgets =
                new ExcavationAnalysis(
                                bench.problem,
                                lazy
                                        ? SolverOptions.FAST
                                        : SolverOptions.FAST.without(Idea.LAZY_ORDER))
                        .forgets(state, looks);
        assertFalse(state.isDone(1), "the state stays as it is");
        return forgets;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            nullValues = "-",
            value = {
                "true ~ [1] ~ '' ~ @;(# X F) ~ -",
                // a later draw, or a look, may come to what was put back
                "false ~ [1] ~ '' ~ @;(# X F);(# D.1 H) ~ -",
                "false ~ '' ~ ;(shuffle D) ~ @;(# X F);(# D.1 H) ~ -",
                "false ~ [1] ~ '' ~ @;(# X F) ~ |D.2.a:x|",
                "true ~ [1] ~ '' ~ @;(# X F) ~ |D.a:x|",
                "false ~ '' ~ '' ~ @;(# X F) ~ -",
                // the other effect cannot be activated any more
                "true ~ [1] ~ '' ~ [^]@;(# X F);(# D.1 H) ~ -",
                "true ~ [1] ~ ;(! t) ~ @;(# X F);(# D.1 H [t]) ~ -",
                "false ~ [1] ~ ;/|H.a:x|;(! t) ~ @;(# X F);(# D.1 H [t]) ~ -",
                "false ~ [1] ~ ;(! t) ~ @;(# X F);(# D.1 H) ~ -",
                // cards of one kind lie in an order that the look does not depend on
                "true ~ [1] ~ '' ~ @;(# X F);(# D.a:x.1 H) ~ -",
                "true ~ [1] ~ '' ~ @;(# X F);(# D.d.1 H) ~ -",
                "false ~ [1] ~ '' ~ @;(# X F);(# D.a:y.1 H) ~ -",
                // a player who chooses remembers what went to the bottom
                "false ~ [1] ~ '' ~ @;(# X F);(best (= n 1) (= n 2)) ~ -",
            })
    void orderIsForgotten_ifNothingAsksForIt(
            boolean forgets, String flag, String later, String other, String condition) {
        assertEquals(forgets, forgets(true, flag + LOOKS + later, other, condition));
    }

    @Test
    void nothingIsForgotten_ifOrdersAreKept() {
        assertFalse(forgets(false, "[1]" + LOOKS, "@;(# X F)", null));
    }
}
