package cardbench.odds.exact.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.analysis.Liveness;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.Distribution;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import cardbench.odds.yisp.check.ValueRange;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InstructionTest {

    private static Topics topics(String effect) {
        return new Topics()
                .card("a", 2, "x", "@;" + effect + ";(# X F)")
                .card("b", 2, "x y")
                .card("c", 1, "y")
                .hand(2)
                .combo("a,b,c", "");
    }

    @ParameterizedTest
    @CsvSource({
        "(# X B), true",
        "(# X.1 B), true",
        "(# X.a:x B), true",
        "(# H.a B), true",
        "(# H B), true",
        "(# H.1 B), false",
        "(# H.a.1 B), false",
        "(# D.1 B), false",
        "(# D.a B), false",
        "(= n |H.a|), true",
        "(= n |H.1.a|), false",
        "(= count (rand 0 1)), false",
        "(if |H| (# H B) ()), true",
        "(if |H| (# H B) (# H.1 B)), false",
        "(if |H.1.a| (# H B) ()), false",
        "(block (# H B) (= n 1)), true",
        "(block (# H B) (# D.1 B)), false",
        "(shuffle D), true",
        "(! \"draw\"), true"
    })
    void actions_areSureWhereChanceDecidesNothing(String text, boolean sure) {
        Workbench bench = new Workbench(topics(text), SolverOptions.PLAIN);
        CompiledStatement step = bench.problem.effects()[0].body()[0];
        assertEquals(sure, step.isSure());
        for (int seed = 0; sure && seed < 10; seed++) {
            // whatever the state, there is one way alone
            State state = bench.anyState(new Random(seed));
            byte[] self = {PartiallyOrderedCards.START | PartiallyOrderedCards.SELF};
            state.lay(
                    CardClassSet.HAND,
                    PartiallyOrderedCards.joined(self, state.list(CardClassSet.HAND)));
            state.running = 1;
            Distribution begun = new Distribution(bench.residues, bench.encoder);
            begun.add(state, bench.residues.one());
            bench.machine.abstraction.draws = true;
            assertEquals(
                    1,
                    bench.expander.run(begun, new CompiledStatement[] {step}).size(),
                    "seed " + seed);
            assertEquals(0, bench.chance.choices(), "seed " + seed);
        }
    }

    /** Of a choice only what may be chosen is noted, and of a block everything. */
    @ParameterizedTest
    @CsvSource({
        "(if 1 (# H B) (# D.1 F)), 1, false, false",
        "(if 0 (# H B) (# D.1 F)), 2, true, false",
        "(if |H| (# H B) (# D.1 F)), 12, true, false",
        "(block (# H B) (# D.1 F)), 12, true, false",
        "(= count 7), '', false, true",
        "(if |D.2.a| () ()), '', true, false",
        "(if |D.2| () ()), '', false, false",
        "(# H.0 B), '', false, false",
        "(shuffle D), '', false, false"
    })
    void whatMayHappen_isNoted(String text, String moves, boolean draws, boolean grows) {
        Problem problem = topics(text + ";(if count () ())").problem();
        Liveness live = new Liveness(problem);
        State state = State.first(problem);
        for (int c = 0; c < 3; c++) {
            state.ownCounts()[c]--;
            state.unseen--;
            state.fill(
                    CardClassSet.HAND, PartiallyOrderedCards.with(state.bag(CardClassSet.HAND), c));
        }
        live.analyse(state, false);
        StringBuilder found = new StringBuilder();
        for (int i = 1; i < problem.moves().length - 1; i++) {
            found.append(live.moves[i] ? "" + i : "");
        }
        assertEquals(moves, found.toString());
        assertEquals(draws, live.draws);
        assertEquals(new ValueRange(0, grows ? 7 : 0), live.global(0));
        assertTrue(live.live[0]);
    }
}
