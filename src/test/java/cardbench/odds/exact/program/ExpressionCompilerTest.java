package cardbench.odds.exact.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import cardbench.odds.exact.search.Likelihoods;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.State;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Source;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is compiled has the values that the language gives it. */
class ExpressionCompilerTest {

    private static final String[] NUMBERS = {
        "|H.a:x|",
        "|D.a:y|",
        "|B|",
        "|D.2.a:y|",
        "|H.2.a:x|",
        "|D.1|",
        "|D.9|",
        "|H.a:x.1|",
        "|H.a:x.2.!b|",
        "|H.1.a:x.1|",
        "|B.!a.a:x|",
        "|D.a.a:y|",
        "|H.:(- 1 2)|",
        "|D.:count.b|",
        "count",
        "(+ 1 2 3)",
        "(+ count)",
        "(- |H| |B|)",
        "(* 2 |B.a|)",
        "(/ 7 (+ 1 |H|))",
        "(if |H.a| 2 count)",
        "(if (> |H| |B|) (if count 4 5) 6)",
        "(and |H| |B| 3)",
        "(or |H.d| count)",
        "(!= |D| 4)",
        "(rand 1 3)",
        "(+ (rand 0 1) |D.1.b|)",
    };

    private static Topics topics(String number) {
        return new Topics()
                .card("a", 2, "x")
                .card("b", 2, "x y")
                .card("c", 1, "y")
                .card("d", 1, "")
                .header("(= count " + number + ")")
                .combo("a,b,c,d", "a,b,c,d");
    }

    /** In random states, over all orders that they may have and all that chance may bring. */
    @Test
    void values_areThoseOfTheLanguage() {
        for (int i = 0; i < NUMBERS.length; i++) {
            Workbench bench = new Workbench(topics(NUMBERS[i]), SolverOptions.PLAIN);
            NumericExpression amount =
                    ((Instruction.Assign) bench.problem.header()[0].instruction()).value();
            Expression number = Parser.number(Source.of(NUMBERS[i]), new Diagnostics());
            for (int seed = 0; seed < 6; seed++) {
                State state = bench.anyState(new Random(seed));
                Likelihoods expected = bench.expected(state, game -> "" + game.value(number));
                String where = NUMBERS[i] + ", seed " + seed;
                Likelihoods found =
                        bench.runs(state, () -> "" + bench.machine.executor.value(amount));
                assertEquals(expected, found, where);
                assertTrue(!amount.isSure() || found.size() == 1, where);
            }
        }
    }

    /** Which classes a set asks for, in which zone; the same is asked once. */
    @Test
    void questions_areNumbered() {
        Problem problem = topics("(+ |H.a:x| |H.a.a:x| |F.1| |H.a:x| |B.2.a:y|)").problem();
        CardQueries queries = problem.queries();
        assertEquals("DHBF", problem.zones());
        int[][] expected = {{0, -1}, {1, 3}, {1, 1}, {3, -1}, {2, -1}, {2, 6}};
        for (int i = 0; i < expected.length; i++) {
            assertEquals(expected[i][0], queries.zone(i), "question " + i);
            assertEquals(expected[i][1], queries.classes(i), "question " + i);
        }
        // and one for each of the combo's conditions that was not asked before
        assertEquals(expected.length + 7, queries.size());
    }

    @ParameterizedTest
    @CsvSource({
        "|H.:(rand 0 1)|, true",
        "(if 1 2 (+ 1 (rand 0 1))), true",
        "(+ 1 |D.2.a|), false",
        "7, false"
    })
    void chance_isFound(String number, boolean random) {
        Expression read = Parser.number(Source.of(number), new Diagnostics());
        assertEquals(random, ExpressionCompiler.isRandom(read));
    }

    @ParameterizedTest
    @ValueSource(strings = {"|D.a.1.b|", "|D.a:x.2.1|", "(if |X| 1 2)"})
    void whatIsOnlyPlayed_isRefused(String number) {
        ProblemCompiler.Uncovered said =
                assertThrows(ProblemCompiler.Uncovered.class, () -> topics(number).problem());
        assertEquals(SolveCodes.FORM, said.why().code());
        assertEquals(1, said.why().location().line());
    }

    @Test
    void moves_areNumberedAndKnowWhatTheyMove() {
        Problem problem =
                new Topics()
                        .card(
                                "a",
                                2,
                                "x",
                                "[1]@;(# X B);(## D.a:x.1 H);(if 1 (# H.2 D) (# D.2.b F))")
                        .card("b", 1, "x")
                        .card("c", 1, "")
                        .header("(! \"draw\");(shuffle H)")
                        .hand(2)
                        .combo("a,b,c", "")
                        .problem();
        Instruction.Move[] moves = problem.moves();
        assertEquals(5, moves.length);
        int[][] expected = {{0, 1, -1}, {-1, 2, 1}, {0, 1, 3}, {1, 0, -1}, {0, 3, 2}};
        for (int i = 0; i < moves.length; i++) {
            assertEquals(i, moves[i].number());
            assertEquals(expected[i][0], moves[i].cards().zone(), "move " + i);
            assertEquals(expected[i][1], moves[i].to(), "move " + i);
            assertEquals(expected[i][2], moves[i].classes(), "move " + i);
            assertEquals(i == 2, moves[i].top(), "move " + i);
            assertFalse(moves[i].shuffles());
        }
        assertTrue(problem.random());
        assertFalse(problem.overlaps());
    }

    /** Sets of searches that have some cards in common, and neither is inside the other. */
    @ParameterizedTest
    @CsvSource({
        "(# D.a H);(# D.b H), false",
        "(# D.a:x H);(# D.a:x.1 B), false",
        "(# D.a:x H);(# D.b.1 H), false",
        "(# D.a:x H);(# D.a:y H), true",
        "(# D.a:x H);(shuffle D);(# D.a:y H);(shuffle D), true",
        "(# D.a:x H);(# D.2.a:y H), false",
        "(# D.a:x H);(# H.a:y B), false"
    })
    void overlapsOfSearches_areFound(String header, boolean overlaps) {
        Topics topics = topics("1").header(header);
        assertEquals(overlaps, topics.problem().overlaps());
    }

    /** Whether the deck is shuffled after a move: only after searches, and if that is asked. */
    @Test
    void searches_mayShuffle() {
        String header = "(# D.a:x.1 H);(# D.2 H);(# D.2.a:x H);(# H.a:x B)";
        List<Boolean> expected = List.of(false, true, false, true, false);
        Instruction.Move[] moves = topics("1").shuffling().header(header).problem().moves();
        for (int i = 0; i < moves.length; i++) {
            assertEquals(expected.get(i), moves[i].shuffles(), "move " + i);
        }
        assertFalse(topics("1").header(header).problem().random());
    }
}
