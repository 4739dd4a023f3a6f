package cardbench.odds.exact.program;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.matching.GreedyOrder;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProblemCompilerTest {

    private static Diagnostic why(Topics topics) {
        return assertThrows(ProblemCompiler.Uncovered.class, topics::problem).why();
    }

    @Test
    void effects_areNumberedInTheOrderOfTheDeck() {
        Problem problem =
                new Topics()
                        .card("a", 2, "x", "[1]@;(# D.1 H)", "/|H|;()", "[^B]/|H|;/!|B|;@;")
                        .card("none", 0, "", "@;(# D.1 H)")
                        .card("b", 3, "x", "[1HB](= n 1);@;/n;(# X F)")
                        .card("c", 1, "x")
                        .scanning("BHF")
                        .hand(4)
                        .combo("a:x", "")
                        .problem();
        assertEquals("DHBF", problem.zones());
        assertArrayEquals(new int[] {2, 1, 3}, problem.scanned());
        assertEquals("[[0, 1], [2], []]", Arrays.deepToString(problem.effectsOf()));
        assertEquals(3, problem.effects().length);
        for (int i = 0; i < 3; i++) {
            assertEquals(i, problem.effects()[i].number());
        }
        CompiledEffect first = problem.effects()[0];
        assertTrue(first.once() && !first.onlyFirst());
        assertEquals("2 0 1 0", shape(first));
        CompiledEffect second = problem.effects()[1];
        assertTrue(second.onlyFirst() && !second.once());
        assertEquals("4 2 0 0", shape(second));
        assertFalse(second.guards()[0].negated());
        assertTrue(second.guards()[1].negated());
        CompiledEffect third = problem.effects()[2];
        assertEquals(1, third.owner());
        // what stands before the guard after the fire runs in the body
        assertEquals("6 0 3 0", shape(third));
        assertArrayEquals(new int[] {2, 3, 1}, problem.counts());
        assertArrayEquals(new int[] {0, -1, 1, 2}, problem.classOfKind());
        assertEquals(6, problem.cards());
        assertEquals(4, problem.hand());
        assertEquals(1, problem.locals());
        assertEquals(0, problem.globals());
    }

    /** The zones as bits, how many guards and steps; and the zones that it surely leaves for. */
    private static String shape(CompiledEffect effect) {
        return effect.zones()
                + " "
                + effect.guards().length
                + " "
                + effect.body().length
                + " "
                + effect.leavesFor();
    }

    @Test
    void combos_areCompiled() {
        Problem problem =
                new Topics()
                        .card("a", 2, "x")
                        .card("b", 2, "x y")
                        .card("c", 2, "y")
                        .combo("a:x,b", "a:y", "", "", "greedy")
                        .combo("", "", "|H|", "(> |B| 1)", "best")
                        .problem();
        ComboCondition[] combos = problem.combos();
        assertEquals(3, problem.allCombos());
        assertArrayEquals(new int[] {3, 2}, combos[0].hand());
        assertArrayEquals(new int[] {6}, combos[0].grave());
        assertEquals(3, combos[0].handClasses());
        assertEquals(6, combos[0].graveClasses());
        assertEquals(3, combos[0].asked().length);
        assertNull(combos[0].condition());
        assertEquals(1, ((NumericExpression.Fixed) combos[0].score()).value());
        // a card of both may be taken from the second condition
        assertTrue(combos[0].sensitive() && !combos[0].best());
        assertFalse(combos[1].sensitive() || !combos[1].best());
        assertEquals(0, combos[1].asked().length);
        assertFalse(problem.random());
    }

    @ParameterizedTest
    @CsvSource({
        "(# D.1 B);/(> |B.a| 0);@, solve.late-guard, 1, 11",
        "(= count 1), solve.late-guard, 1, 1",
        "/(+ 1 (rand 0 1));@, solve.random-guard, 1, 1",
        "@;(# D.a.1.a B), solve.form, 1, 3",
    })
    void whatIsNotCovered_isSaidWithItsPlace(String effect, String code, int line, int column) {
        Diagnostic why = why(new Topics().card("a", 2, "", effect).combo("a", ""));
        assertEquals(code, why.code().name());
        assertEquals(line, why.location().line());
        assertEquals(column, why.location().column());
    }

    @Test
    void limits_areSaid() {
        Topics many = new Topics();
        for (int i = 0; i <= Problem.MOST_CLASSES; i++) {
            many.card("c" + i, 1, "", "@;(# X F)");
        }
        assertEquals(SolveCodes.TOO_MANY, why(many).code());
        Topics full = new Topics();
        for (int i = 0; i < Problem.MOST_CLASSES; i++) {
            full.card("c" + i, 1, "", "@;(# X F)");
        }
        assertEquals(Problem.MOST_CLASSES, full.problem().classes());
        Topics effects = new Topics();
        String[] own = new String[Problem.MOST_EFFECTS + 1];
        Arrays.fill(own, "@;(# X F)");
        assertEquals(SolveCodes.TOO_MANY, why(effects.card("a", 1, "", own)).code());
        Topics combos = new Topics().card("a", 1, "");
        for (int i = 0; i < Problem.MOST_EARLY; i++) {
            combos.combo("a", "");
        }
        assertEquals(-1 >>> 1, combos.problem().allCombos());
        for (int i = Problem.MOST_EARLY; i < Problem.MOST_COMBOS; i++) {
            combos.combo("a", "");
        }
        // more than the combos that can be decided early, which are 31
        assertEquals(-1, combos.problem().allCombos());
        assertEquals(SolveCodes.TOO_MANY, why(combos.combo("a", "")).code());
        Topics conditions = new Topics().card("a", 1, "");
        conditions.combo("a,".repeat(GreedyOrder.MAX_CONDITIONS), "a");
        assertEquals(SolveCodes.TOO_MANY, why(conditions).code());
        Topics deck = new Topics().card("a", 1, "").scanning("HD");
        assertEquals(SolveCodes.SCANS_DECK, why(deck).code());
        assertEquals(0, deck.resting().problem().scanned().length);
    }

    @Test
    void costs_areThoseOfTheLongestGame() {
        Problem problem =
                new Topics()
                        .card("a", 3, "", "[1]@;(# D.1 H)")
                        .card("b", 4, "", "@;(# X F)")
                        .combo("", "")
                        .problem();
        // the first effect once, the second for every copy, and the look that finds nothing
        assertEquals(6, problem.costs().activations());
        assertTrue(problem.costs().allow(6));
        assertFalse(problem.costs().allow(1_000_000));
    }
}
