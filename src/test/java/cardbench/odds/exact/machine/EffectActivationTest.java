package cardbench.odds.exact.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.ProblemCompiler;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Dice;
import cardbench.odds.exact.search.Likelihoods;
import cardbench.odds.exact.search.RandomTopics;
import cardbench.odds.exact.search.TopicEffects;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.Distribution;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import cardbench.odds.exact.state.StateEncoder;
import cardbench.odds.yisp.syntax.Program;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The effect that is activated next is that of all games which a state may be. */
class EffectActivationTest {

    @Test
    void nextEffect_isThatOfAllGames() {
        int some = 0;
        for (int seed = 0; seed < 150; seed++) {
            Random random = new Random(seed);
            Topics topics = RandomTopics.of(random, 6);
            Workbench bench;
            try {
                bench = new Workbench(topics, SolverOptions.PLAIN);
            } catch (ProblemCompiler.Uncovered e) {
                continue;
            }
            for (int i = 0; i < 3; i++) {
                State state = bench.anyState(random);
                if (bench.problem.effects().length > 0 && random.nextBoolean()) {
                    state.close(random.nextInt(bench.problem.effects().length));
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
                            int number = TopicEffects.of(bench.topic).indexOf(next);
                            expected.add(number + " " + game.position(bench.problem), own);
                        });
        return expected;
    }

    private static Likelihoods found(Workbench bench, State state) {
        Map<Integer, Distribution> ends = new TreeMap<>();
        bench.chance.forEach(
                () -> {
                    bench.chance.start();
                    bench.machine.state = state.copy();
                    boolean any = bench.activation.activate();
                    int running = bench.machine.state.running;
                    assertEquals(any, running > 0);
                    ends.computeIfAbsent(
                                    running,
                                    unused -> new Distribution(bench.residues, new StateEncoder()))
                            .add(bench.machine.state, bench.chance.scaled(bench.residues.one()));
                });
        Likelihoods found = new Likelihoods();
        ends.forEach(
                (running, states) ->
                        bench.positions(states)
                                .forEach((seen, own) -> found.add(running - 1 + " " + seen, own)));
        return found;
    }

    /** Of effects that may act in any order, the one that draws the fewest cards acts first. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "(# D.2 H) ~ (# D.1 H) ~ b",
                "(# D.1 H) ~ (# D.2 H) ~ a",
                "(# D.2 H) ~ (# D.2 H) ~ a",
                "(# D.2 H) ~ (# D.1 F);(# D.1 H) ~ a",
                "(# D.2 H) ~ (if (> |F| 0) (# D.1 H) ()) ~ b",
                "(# D.:(+ 1 |F|) H) ~ (# D.4 H) ~ b",
                "(# D.1 H) ~ (# D.c.1 H);(shuffle D) ~ b",
                "(# D.2 H) ~ (# D.1 H);(! t) ~ b",
            })
    void fewDraws_comeFirst(String first, String second, String acting) {
        State state = activated("[1]@;(# X B);" + first, "[1]@;(# X B);" + second);
        assertEquals(acting.charAt(0) - 'a' + 1, state.running);
    }

    /** A guard that looks at the deck is not asked before its turn. */
    @Test
    void guardThatReveals_isNotAskedEarly() {
        State state = activated("[1]@;(# X B);(# D.2 H)", "[1]/(> |D.1.c| 0);@;(# X B);(# D.1 H)");
        assertEquals(1, state.running);
        assertEquals(0, state.top.length);
    }

    /** A state in which one of two cards has begun to act; nothing relates them in the hand. */
    private static State activated(String first, String second) {
        Topics topics =
                new Topics()
                        .card("a", 1, "", first)
                        .card("b", 1, "", second)
                        .card("c", 9, "")
                        .combo("c,c", "");
        Workbench bench = new Workbench(topics, SolverOptions.FAST);
        State state = State.first(bench.problem);
        state.lay(CardClassSet.HAND, new byte[] {PartiallyOrderedCards.START, 1});
        // some of the effects are not independent, but which acts first is asked of all of them
        Arrays.fill(bench.analyse(state).related[CardClassSet.HAND], 0);
        bench.machine.state = state;
        assertTrue(bench.activation.activate());
        return state;
    }

    /** A loose card comes after all cards of the list, and becomes the running one. */
    @Test
    void looseCard_isActivatedLast() {
        Workbench bench =
                new Workbench(
                        new Topics()
                                .card("a", 2, "", "[1]@;(# X F)")
                                .card("b", 1, "", "[1]/|B|;@;(# X F)")
                                .combo("a,b", ""),
                        SolverOptions.FAST);
        State state = State.first(bench.problem);
        state.lay(CardClassSet.HAND, new byte[] {PartiallyOrderedCards.START | 1});
        state.fill(CardClassSet.HAND, new byte[] {0, 0});
        bench.machine.state = state;
        assertTrue(bench.activation.activate());
        assertEquals(1, state.running);
        byte[] list = state.list(CardClassSet.HAND);
        assertEquals(PartiallyOrderedCards.START | PartiallyOrderedCards.SELF, list[0]);
        assertEquals(2, list.length);
        assertEquals(1, state.bag(CardClassSet.HAND).length);
    }

    @Test
    void end_closesEffectsAndForgetsWhatBelongedToThem() {
        Workbench bench =
                new Workbench(
                        new Topics()
                                .card("a", 2, "", "[1]@;(= n 1)", "@;(# X F)")
                                .card("b", 1, "", "[^]@;(# X F)")
                                .combo("a,b", ""),
                        SolverOptions.FAST);
        for (int running = 0; running <= 3; running++) {
            State state = State.first(bench.problem);
            state.running = running;
            state.ended = true;
            state.ownLocals()[0] = 4;
            byte[] list = {
                PartiallyOrderedCards.START | 1,
                PartiallyOrderedCards.START | PartiallyOrderedCards.SELF
            };
            state.lay(CardClassSet.HAND, list);
            state.top = list;
            state.bottom = list;
            State before = state.copy();
            bench.machine.state = state;
            bench.activation.end();
            assertEquals(running == 1, state.isDone(0), "effect " + running);
            assertFalse(state.isDone(1));
            // only before any other effect, and the header is none
            assertEquals(running > 0, state.isDone(2), "effect " + running);
            assertEquals(0, state.running);
            assertEquals(0, state.locals[0]);
            assertFalse(state.ended);
            for (byte[] cards :
                    new byte[][] {state.list(CardClassSet.HAND), state.top, state.bottom}) {
                assertEquals(PartiallyOrderedCards.START, cards[1]);
            }
            assertEquals(4, before.locals[0]);
            assertEquals(
                    PartiallyOrderedCards.START | PartiallyOrderedCards.SELF,
                    before.list(CardClassSet.HAND)[1]);
        }
    }

    @ParameterizedTest
    @CsvSource({
        // the running one, one that may be first alone, any other
        "[1], 110",
        "[1^], 110",
        "[^], 110",
        "'', 010"
    })
    void effectsThatCannotBeActivatedAgain_areClosed(String flags, String closed) {
        Workbench bench =
                new Workbench(
                        new Topics()
                                .card("a", 2, "", flags + "@;(# D.1 H)")
                                .card("b", 1, "", "[^]@;(# D.1 H)")
                                .card("c", 1, "", "[1]@;(# D.1 H)")
                                .combo("a", ""),
                        SolverOptions.PLAIN);
        State state = State.first(bench.problem);
        state.running = 1;
        bench.machine.state = state;
        bench.activation.close();
        StringBuilder done = new StringBuilder();
        for (int effect = 0; effect < 3; effect++) {
            done.append(state.isDone(effect) ? 1 : 0);
        }
        assertEquals(closed, done.toString());
        assertEquals(1, state.running);
    }
}
