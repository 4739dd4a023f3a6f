package cardbench.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** States in the middle of games end as all games end that they may be. */
class TreeTest {

    static final Ways[] ALL = {
        Ways.FAST,
        Ways.PLAIN,
        new Ways(true, true, true, true, true),
        new Ways(false, true, true, true, false),
        new Ways(true, false, true, true, false),
        new Ways(true, true, false, true, false),
        new Ways(true, true, true, false, false),
    };

    private static final Budget ENOUGH = new Budget(2_000_000, 64 << 20);

    @Test
    void states_endAsAllGamesDo() {
        int solved = 0;
        for (int seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            Topics topics = RandomTopics.of(random, 6);
            Ways ways = ALL[seed % ALL.length];
            Workbench bench;
            try {
                bench = new Workbench(topics, ways);
            } catch (ProblemReader.Uncovered e) {
                continue;
            }
            Tree tree = new Tree(bench.problem, ways, ENOUGH, bench.residues);
            for (int i = 0; i < 3; i++) {
                State state = bench.anyState(random);
                Likelihoods expected;
                try {
                    expected = bench.concrete().outcomes(state);
                } catch (ConcreteGame.Fault e) {
                    continue;
                }
                Outcomes outcomes;
                try {
                    outcomes = tree.solve(state.copy(), 1);
                } catch (GivingUp e) {
                    continue;
                }
                String where = "seed " + seed + ", " + ways + ":\n" + topics;
                assertEquals(expected, bench.outcomes(outcomes, tree.judge), where);
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
        Workbench bench = new Workbench(drawing("[1]@;(# D.1 H)"), Ways.FAST);
        Tree tree = new Tree(bench.problem, Ways.FAST, ENOUGH, bench.residues);
        State state = State.first(bench.problem);
        state.ownCounts()[0]--;
        state.unseen--;
        state.fill(Cards.HAND, new byte[] {0});
        Outcomes first = tree.solve(state.copy(), 1);
        int size = tree.memory.size();
        int effort = tree.course.effort();
        assertSame(first, tree.solve(state.copy(), 1));
        assertEquals(size, tree.memory.size());
        assertTrue(tree.course.effort() < 2 * effort);
        assertEquals(1, first.height);
        assertEquals(0, first.rolls);
    }

    @Test
    void gamesWithoutAnEnd_areGivenUp() {
        for (String effect :
                new String[] {"@;()", "@;(= count (+ count 1));(if count () (# D.1 H))"}) {
            Workbench bench = new Workbench(drawing(effect), Ways.FAST);
            Tree tree = new Tree(bench.problem, Ways.FAST, ENOUGH, bench.residues);
            State state = State.first(bench.problem);
            state.ownCounts()[0]--;
            state.unseen--;
            state.fill(Cards.HAND, new byte[] {0});
            GivingUp why = assertThrows(GivingUp.class, () -> tree.solve(state, 1));
            assertEquals(SolveCodes.ENDLESS, why.why());
        }
    }

    /** The longest way: so many activations, random numbers and shuffles. */
    @Test
    void lengths_areThoseOfTheLongestGame() {
        String effect = "[1]@;(# X F);(if (rand 0 1) (shuffle D) (= n (rand 1 2)));(# D.1 H)";
        Workbench bench = new Workbench(drawing(effect), Ways.PLAIN);
        Tree tree = new Tree(bench.problem, Ways.PLAIN, ENOUGH, bench.residues);
        State state = State.first(bench.problem);
        state.ownCounts()[0]--;
        state.unseen--;
        state.lay(Cards.HAND, new byte[] {Piles.START});
        Outcomes outcomes = tree.solve(state, 1);
        assertEquals(1, outcomes.height);
        assertEquals(2, outcomes.rolls);
        assertEquals(1, outcomes.shuffles);
        assertEquals("2", tree.board.spans.toString());
    }
}
