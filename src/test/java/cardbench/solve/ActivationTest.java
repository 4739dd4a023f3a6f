package cardbench.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.yisp.Program;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The effect that is activated next is that of all games which a state may be. */
class ActivationTest {

    @Test
    void nextEffect_isThatOfAllGames() {
        int some = 0;
        for (int seed = 0; seed < 150; seed++) {
            Random random = new Random(seed);
            Topics topics = RandomTopics.of(random, 6);
            Workbench bench;
            try {
                bench = new Workbench(topics, Ways.PLAIN);
            } catch (ProblemReader.Uncovered e) {
                continue;
            }
            for (int i = 0; i < 3; i++) {
                State state = bench.anyState(random);
                if (bench.problem.abilities().length > 0 && random.nextBoolean()) {
                    state.close(random.nextInt(bench.problem.abilities().length));
                }
                Likelihoods expected = expected(bench, state);
                assertEquals(expected, found(bench, state), "seed " + seed + ":\n" + topics);
                some += expected.size() > 1 ? 1 : 0;
            }
        }
        assertTrue(some > 100, some + " states that chance decides in");
    }

    private static Likelihoods expected(Workbench bench, State state) {
        Likelihoods expected = new Likelihoods();
        bench.concrete()
                .each(
                        state,
                        new Dice(),
                        (game, own) -> {
                            Program next = game.next();
                            int number = ConcreteGame.effects(bench.topic).indexOf(next);
                            expected.add(number + " " + game.position(bench.problem), own);
                        });
        return expected;
    }

    private static Likelihoods found(Workbench bench, State state) {
        Map<Integer, Spread> ends = new TreeMap<>();
        bench.chance.begin();
        do {
            bench.chance.start();
            bench.board.state = state.copy();
            boolean any = bench.activation.activate();
            int running = bench.board.state.running;
            assertEquals(any, running > 0);
            ends.computeIfAbsent(running, unused -> new Spread(bench.residues, new Key()))
                    .add(bench.board.state, bench.chance.scaled(bench.residues.one()));
        } while (bench.chance.advance());
        Likelihoods found = new Likelihoods();
        ends.forEach(
                (running, states) ->
                        bench.positions(states)
                                .forEach((seen, own) -> found.add(running - 1 + " " + seen, own)));
        return found;
    }

    /** A loose card comes behind all cards of the list, and becomes the running one. */
    @Test
    void looseCard_isActivatedLast() {
        Workbench bench =
                new Workbench(
                        new Topics()
                                .card("a", 2, "", "[1]@;(# X F)")
                                .card("b", 1, "", "[1]/|B|;@;(# X F)")
                                .combo("a,b", ""),
                        Ways.FAST);
        State state = State.first(bench.problem);
        state.lay(Cards.HAND, new byte[] {Piles.START | 1});
        state.fill(Cards.HAND, new byte[] {0, 0});
        bench.board.state = state;
        bench.chance.begin();
        assertTrue(bench.activation.activate());
        assertEquals(1, state.running);
        byte[] list = state.lists[Cards.HAND];
        assertEquals(Piles.START | Piles.SELF, list[0]);
        assertEquals(2, list.length);
        assertEquals(1, state.bags[Cards.HAND].length);
    }

    @Test
    void end_closesEffectsAndForgetsWhatBelongedToThem() {
        Workbench bench =
                new Workbench(
                        new Topics()
                                .card("a", 2, "", "[1]@;(= n 1)", "@;(# X F)")
                                .card("b", 1, "", "[^]@;(# X F)")
                                .combo("a,b", ""),
                        Ways.FAST);
        for (int running = 0; running <= 3; running++) {
            State state = State.first(bench.problem);
            state.running = running;
            state.ended = true;
            state.ownLocals()[0] = 4;
            byte[] list = {Piles.START | 1, Piles.START | Piles.SELF};
            state.lay(Cards.HAND, list);
            state.top = list;
            state.bottom = list;
            State before = state.copy();
            bench.board.state = state;
            bench.activation.end();
            assertEquals(running == 1, state.isDone(0), "effect " + running);
            assertFalse(state.isDone(1));
            // only before any other effect, and the header is none
            assertEquals(running > 0, state.isDone(2), "effect " + running);
            assertEquals(0, state.running);
            assertEquals(0, state.locals[0]);
            assertFalse(state.ended);
            for (byte[] cards : new byte[][] {state.lists[Cards.HAND], state.top, state.bottom}) {
                assertEquals(Piles.START, cards[1]);
            }
            assertEquals(4, before.locals[0]);
            assertEquals(Piles.START | Piles.SELF, before.lists[Cards.HAND][1]);
        }
    }
}
