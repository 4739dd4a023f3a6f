package cardbench.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A state ends as it would have ended before everything was forgotten that a view leaves out. */
class ViewerTest {

    private static final Ways[] ALL = {
        Ways.FAST,
        new Ways(true, true, false, true, false),
        new Ways(false, true, true, true, false),
        new Ways(true, true, true, false, false),
    };

    @Test
    void whatIsForgotten_changesNoOutcome() {
        int forgotten = 0;
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            Topics topics = RandomTopics.of(random, 6);
            Workbench bench;
            try {
                bench = new Workbench(topics, ALL[seed % ALL.length]);
            } catch (ProblemReader.Uncovered e) {
                continue;
            }
            String where = "seed " + seed + ":\n" + topics;
            List<State> states = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                State state = bench.anyState(random);
                bench.viewer.look(List.of(state), bench.view);
                if (!isEndless(bench, state)) {
                    states.add(state);
                }
            }
            for (State state : states) {
                Likelihoods expected = bench.concrete().outcomes(state);
                View view = new View(bench.problem);
                State looked = state.copy();
                bench.viewer.look(looked, false, view);
                if (looked.decided != 0 && looked.decided == bench.problem.allGoals()) {
                    assertEquals(1, expected.size(), where);
                    continue;
                }
                State reduced = looked.copy();
                view.reduce(reduced);
                assertEquals(expected, bench.concrete().outcomes(reduced), where);
                forgotten += reduced.unseen < state.unseen ? 1 : 0;
                // looked at together with others less is forgotten
                bench.viewer.look(states, view);
                State common = state.copy();
                view.reduce(common);
                assertEquals(expected, bench.concrete().outcomes(common), where);
            }
        }
        assertTrue(forgotten > 15, forgotten + " states are smaller");
    }

    private static boolean isEndless(Workbench bench, State state) {
        try {
            bench.concrete().outcomes(state);
            return false;
        } catch (ConcreteGame.Fault e) {
            return true;
        }
    }

    /** Which cards a view tells apart, where what can happen is plain to see. */
    @Test
    void cardsThatNothingAsksFor_areTheSame() {
        Topics topics =
                new Topics()
                        .card("a", 2, "x", "[1]@;(# D.a:y.1 H);(# X F)")
                        .card("b", 2, "y")
                        .card("c", 2, "y")
                        .card("d", 2, "")
                        .card("e", 2, "z", "[1B]/|B.c|;@;(# D.1 H)")
                        .hand(2)
                        .combo("b", "");
        Workbench bench = new Workbench(topics, Ways.FAST);
        View view = bench.view;
        assertTrue(view.active && view.ends);
        // c is one of a:y, and b is asked for; d and e are only drawn, e is never activated
        assertEquals("[0, 1, 2, 3, 3]", Arrays.toString(view.alias[Cards.DECK]));
        int gone = View.GONE;
        assertEquals(Arrays.toString(new int[] {0, 1, gone, gone, gone}), text(view, Cards.HAND));
        assertEquals(2, view.dead[0]);
        // behind the opening hand cards are only searched for, and a finds no other a
        State dealt = State.first(bench.problem);
        dealt.ownCounts()[0]--;
        dealt.unseen--;
        dealt.fill(Cards.HAND, new byte[] {0});
        bench.viewer.look(dealt, false, view);
        assertEquals("[0, 1, 2, 0, 0]", Arrays.toString(view.alias[Cards.DECK]));
        assertEquals(0, view.blank);
        assertTrue(view.active && view.asksDeck && !view.draws);
        // without a card to search with none of b can come any more
        State state = State.first(bench.problem);
        bench.viewer.look(state, false, view);
        assertEquals(1, state.decided);
        assertEquals(0, state.succeeded);
    }

    private static String text(View view, int zone) {
        return Arrays.toString(view.alias[zone]);
    }

    @Test
    void plainView_keepsEverything() {
        Topics topics =
                new Topics().card("a", 2, "").card("b", 2, "", "[1]/0;@;(# D.1 H)").combo("a", "");
        Workbench bench = new Workbench(topics, Ways.PLAIN);
        for (int[] alias : bench.view.alias) {
            assertEquals("[0, 1]", Arrays.toString(alias));
        }
        assertEquals("[1, 1, 1]", Arrays.toString(bench.view.kins));
        assertTrue(bench.view.draws && bench.view.asksDeck);
        assertEquals(-1, bench.view.blank);
    }
}
