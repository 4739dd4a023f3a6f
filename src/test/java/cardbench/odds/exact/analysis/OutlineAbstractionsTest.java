package cardbench.odds.exact.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.ProblemCompiler;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.ConcreteGame;
import cardbench.odds.exact.search.Likelihoods;
import cardbench.odds.exact.search.RandomTopics;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.HiddenCards;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** States that have cards of the same classes in the same zones share an abstraction. */
class OutlineAbstractionsTest {

    private final Workbench bench =
            new Workbench(
                    new Topics()
                            .card("a", 9, "x", "[1]@;(# X B);(# D.1 H);(= count (+ count 1))")
                            .card("b", 9, "x")
                            .card("c", 9, "")
                            .combo("b", "", "1", "(> |B.b| 0)", "best"),
                    SolverOptions.FAST);

    private final OutlineAbstractions outlines =
            new OutlineAbstractions(bench.problem, bench.abstractionBuilder);

    /** A state with some cards of each class in the hand. */
    private State state(int... hand) {
        State state = State.first(bench.problem);
        byte[] bag = {};
        for (int c = 0; c < hand.length; c++) {
            for (int i = 0; i < hand[c]; i++) {
                bag = PartiallyOrderedCards.with(bag, c);
            }
            state.ownCounts()[c] -= hand[c];
            state.unseen -= hand[c];
        }
        state.fill(CardClassSet.HAND, bag);
        return state;
    }

    @Test
    void statesThatDifferInNumbersOfCards_shareAnAbstraction() {
        assertNull(outlines.recall(state(1, 1)));
        Abstraction abstraction = outlines.find(state(1, 1));
        assertSame(abstraction, outlines.recall(state(1, 1)));
        assertSame(abstraction, outlines.recall(state(1, 2)));
        assertNull(outlines.recall(state(1, 0)));
        // eight cards fewer in the deck are another outline
        assertNull(outlines.recall(state(1, 8)));
        assertNull(outlines.recall(state(1, 1, 1)));
    }

    private void differs(Consumer<State> change) {
        State state = state(1, 1);
        change.accept(state);
        assertNull(outlines.recall(state));
        assertNotNull(outlines.find(state));
        assertNotNull(outlines.recall(state));
    }

    @Test
    void statesThatDifferInOtherThings_haveOutlinesOfTheirOwn() {
        outlines.find(state(1, 1));
        differs(state -> state.ownGlobals()[0] = 1);
        differs(state -> state.close(0));
        differs(state -> state.decided = 1);
        differs(state -> state.turn = 1);
        differs(state -> state.marks = new int[] {3, 1});
        differs(state -> state.marks = new int[] {2, 1});
        differs(state -> state.lay(2, new byte[] {PartiallyOrderedCards.START}));
        differs(state -> state.top = new byte[] {PartiallyOrderedCards.START});
        differs(state -> state.bottom = new byte[] {PartiallyOrderedCards.START});
        differs(state -> state.lost = 2);
        differs(state -> state.hide(6, HiddenCards.GONE, 2));
        State more = state(1, 1);
        more.marks = new int[] {3, 2};
        assertNotNull(outlines.recall(more), "how many cards a search took");
    }

    @Test
    void abstractions_countAgainstTheBudget() {
        Abstraction abstraction = outlines.find(state(1, 1));
        long bytes = outlines.bytes();
        outlines.find(state(1, 1, 1));
        long more = outlines.bytes() - bytes;
        // three numbers of four bytes for each zone and class, at least
        int numbers = bench.problem.zones().length() * bench.problem.classes();
        assertTrue(more > 12 * numbers, more + " of " + bytes);
        State over = state(1, 1);
        over.close(0);
        assertNotSame(abstraction, outlines.find(over));
        assertSame(abstraction, outlines.recall(state(1, 1)), "not changed by another one");
        outlines.forget();
        assertEquals(0, outlines.bytes());
        assertNull(outlines.recall(state(1, 1)));
    }

    /** An abstraction that was found for one state keeps the outcomes of the others. */
    @Test
    void canonicalForms_haveTheOutcomesOfTheirStates() {
        int shared = 0;
        for (int seed = 0; seed < 150; seed++) {
            Random random = new Random(seed);
            Topics topics = RandomTopics.of(random, 6);
            Workbench own;
            try {
                own = new Workbench(topics, SolverOptions.FAST);
            } catch (ProblemCompiler.Uncovered e) {
                continue;
            }
            OutlineAbstractions found =
                    new OutlineAbstractions(own.problem, own.abstractionBuilder);
            for (State state : states(own, random)) {
                Likelihoods expected;
                try {
                    expected = own.concrete().outcomes(state);
                } catch (ConcreteGame.Fault e) {
                    continue;
                }
                Abstraction abstraction = found.recall(state);
                shared += abstraction == null ? 0 : 1;
                State reduced = state.copy();
                (abstraction == null ? found.find(state) : abstraction).canonicalise(reduced);
                String where = "seed " + seed + ":\n" + topics;
                assertEquals(expected, own.concrete().outcomes(reduced), where);
            }
        }
        assertTrue(shared > 60, shared + " states with an outline that was known");
    }

    /** Some states, each followed by others of its outline where there are any. */
    private static List<State> states(Workbench bench, Random random) {
        List<State> states = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            State state = bench.anyState(random);
            states.add(state);
            for (int c = 0; c < bench.problem.classes(); c++) {
                if (state.counts[c] > 1) {
                    // as if a card of the class had left the game
                    State fewer = state.copy();
                    fewer.ownCounts()[c]--;
                    fewer.unseen--;
                    states.add(fewer);
                }
            }
        }
        return states;
    }
}
