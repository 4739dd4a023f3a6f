package cardbench.odds.exact.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.analysis.Abstraction;
import cardbench.odds.exact.analysis.ExcavationAnalysis;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.Distribution;
import cardbench.odds.exact.state.State;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/**
 * The deck has two copies each of b and c, which act once a game while the variable {@code open} is
 * above 0, and four cards that nothing asks about. A draw of two has six results where the three
 * are told apart, two of one kind or one each of two, and one where nothing is.
 */
class EffectExecutionTest {

    private static Distribution run(String effect, String others) {
        Topics topics =
                new Topics()
                        .card("a", 1, "", effect)
                        .card("b", 2, "z", others)
                        .card("c", 2, "z", others)
                        .card("d", 4, "")
                        .header("(= open 1)")
                        .hand(1)
                        .combo("", "", "1", "(> |F.a:z| 0)", "best");
        return run(topics);
    }

    /** Runs the effect of the first card, which is the hand. */
    private static Distribution run(Topics topics) {
        Workbench bench = new Workbench(topics, SolverOptions.FAST);
        State state = State.first(bench.problem);
        state.ownCounts()[0]--;
        state.unseen--;
        state.fill(CardClassSet.HAND, new byte[] {0});
        state.ownGlobals()[0] = 1;
        Abstraction before = bench.analyse(state);
        Distribution begun = new Distribution(bench.residues, bench.encoder);
        bench.expander.forEachPath(
                state,
                next -> {
                    assertTrue(bench.activation.activate());
                    begun.add(next, bench.residues.one());
                });
        EffectExecution execution =
                new EffectExecution(
                        new SearchParts(
                                bench.problem,
                                bench.activation,
                                bench.expander,
                                bench.abstractionBuilder,
                                bench.residues),
                        new ExcavationAnalysis(bench.problem, SolverOptions.FAST),
                        1);
        Distribution ended = execution.run(begun, bench.problem.effects()[0], state, before);
        double[] sum = bench.residues.zero();
        for (int i = 0; i < ended.size(); i++) {
            bench.residues.add(sum, ended.weight(i));
        }
        assertEquals(Rational.ONE, bench.rational(sum));
        return ended;
    }

    /** A guard after the activation may end the effect before it draws. */
    @Test
    void effectThatEnds_drawsNothing() {
        Distribution ended =
                run(
                        "[1]@;(= open 0);/(> open 0);(# X B);(# D.2 H)",
                        "[1]/(> open 0);@;(# X F);(# D.1 H)");
        assertEquals(1, ended.size());
        assertTrue(ended.state(0).ended);
        assertEquals(8, ended.state(0).unseen);
        assertEquals(8, Arrays.stream(ended.state(0).counts).sum());
    }
}
