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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
                                SolverOptions.FAST,
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

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                // what the others need is used up before the draw
                "1 ~ [1]@;(= open 0);(# X B);(# D.2 H) ~ [1]/(> open 0);@;(# X F);(# D.1 H)",
                "6 ~ [1]@;(# X B);(# D.2 H) ~ [1]/(> open 0);@;(# X F);(# D.1 H)",
                // which it may do again, too
                "1 ~ /(> open 0);(= open 0);@;(# X B);(# D.2 H) ~ /(> open 0);@;(# X F);(# D.1 H)",
                "6 ~ @;(# X B);(# D.2 H) ~ /(> open 0);@;(# X F);(# D.1 H)",
                // only before any other effect
                "1 ~ [1]@;(# X B);(# D.2 H) ~ [1^]@;(# X F);(# D.1 H)",
                // after a draw it is too late to look again
                "6 ~ [1]@;(# X B);(# D.2 H);(= open 0) ~ [1]/(> open 0);@;(# X F);(# D.1 H)",
            })
    void whatNothingAsksForAnyMore_isNotToldApart(int results, String effect, String others) {
        assertEquals(results, run(effect, others).size());
    }

    /** The deck has three copies each of b and c, and four cards that nothing asks about. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                // any b, or none
                "2 ~ 4 ~ (> |H.b| 0) ~ ",
                "3 ~ 4 ~ (> |H.b| 1) ~ ",
                "4 ~ 4 ~ (> |H.b| |H.a|) ~ ",
                // how many c are left decides, too
                "8 ~ 4 ~ (and (> |H.b| 0) (> |D.c| 1)) ~ ",
                // how many cards are left does not depend on which they are
                "2 ~ 4 ~ (and (> |H.b| 0) (> |D| 1)) ~ ",
                // few multisets come of three cards, so it is not found out
                "4 ~ 3 ~ (> |H.b| 0) ~ ",
                // e may draw after that, so all 13 + 10 multisets matter, without e and with it
                "23 ~ 4 ~ (> |H.b| 0) ~ [1]/(> |H.a:y| 0);@;(# X B);(# D.1 H)",
            })
    void lastDraws_tellApartWhatMatters(int results, int cards, String condition, String last) {
        Topics topics =
                new Topics()
                        .card("a", 1, "", "[1]@;(# X B);(# D." + cards + " H)")
                        .card("b", 3, "")
                        .card("c", 3, "")
                        .card("d", 4, "y");
        if (last != null) {
            topics.card("e", 1, "", last);
        }
        topics.header("(= open 1)").hand(1).combo("", "", "1", condition, "best");
        assertEquals(results, run(topics).size());
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
