package cardbench.odds.exact.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.CompiledStatement;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.ProblemCompiler;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.ConcreteGame;
import cardbench.odds.exact.search.ConcreteStates;
import cardbench.odds.exact.search.ConcreteZones;
import cardbench.odds.exact.search.Dice;
import cardbench.odds.exact.search.RandomTopics;
import cardbench.odds.exact.search.TopicEffects;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.State;
import cardbench.odds.yisp.check.ValueRange;
import cardbench.odds.yisp.syntax.Program;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whatever happens in a game that a state may be is among what can happen, never too little. */
class LivenessTest {

    @Test
    void whatHappens_canHappen() {
        int events = 0;
        for (int seed = 0; seed < 45; seed++) {
            Random random = new Random(seed);
            Topics topics = RandomTopics.of(random, 5);
            Workbench bench;
            try {
                bench = new Workbench(topics, SolverOptions.FAST);
            } catch (ProblemCompiler.Uncovered e) {
                continue;
            }
            List<State> states = List.of(bench.anyState(random), bench.anyState(random));
            Liveness live = new Liveness(bench.problem);
            String where = "seed " + seed + ":\n" + topics;
            for (State state : states) {
                live.analyse(state, false);
                live.askForCombos(0);
                events += assertCan(bench, state, live, where);
            }
            live.analyse(states, new CompiledStatement[0]);
            live.askForCombos(0);
            for (State state : states) {
                assertCan(bench, state, live, where);
            }
            live.analyse(State.first(bench.problem), true);
            live.askForCombos(0);
            events += assertCanFromTheBeginning(bench, live, where);
        }
        assertTrue(events > 1000, events + " activations");
    }

    private static int assertCan(Workbench bench, State state, Liveness live, String where) {
        int[] events = {0};
        bench.concrete()
                .each(
                        state,
                        new Dice(),
                        (game, own) -> {
                            game.observer = () -> assertHolds(bench, game, live, where);
                            game.observer.run();
                            play(game);
                            assertCould(bench, game, live, where);
                            events[0] += game.activated.size();
                        });
        return events[0];
    }

    private static int assertCanFromTheBeginning(Workbench bench, Liveness live, String where) {
        int[] events = {0};
        ConcreteStates.byCards(bench.problem.counts(), new int[0])
                .forEach(
                        (order, own) -> {
                            int[] kinds = new int[order.size()];
                            for (int i = 0; i < kinds.length; i++) {
                                kinds[i] = bench.concrete().kind(order.get(i));
                            }
                            Dice dice = new Dice();
                            do {
                                ConcreteGame game = new ConcreteGame(bench.topic, dice);
                                game.observer = () -> assertHolds(bench, game, live, where);
                                game.open(kinds);
                                play(game);
                                assertCould(bench, game, live, where);
                                events[0] += game.activated.size();
                            } while (dice.next());
                        });
        return events[0];
    }

    private static void play(ConcreteGame game) {
        try {
            game.play();
        } catch (ConcreteGame.Fault e) {
            // what has happened until then counts
            assertEquals("does not end", e.getMessage());
        }
        game.outcome();
    }

    /** The cards that lie in a zone now, and the values of variables. */
    private static void assertHolds(
            Workbench bench, ConcreteGame game, Liveness live, String where) {
        for (int zone = 0; zone < bench.problem.zones().length(); zone++) {
            int there = 0;
            int[] counts = new int[bench.problem.classes()];
            for (ConcreteZones.Card card : game.zone(bench.problem.zones().charAt(zone))) {
                int c = bench.problem.classOfKind()[card.kind];
                there |= 1 << c;
                counts[c]++;
            }
            assertEquals(0, there & ~live.cards.enter[zone], where);
            for (int c = 0; c < counts.length; c++) {
                assertTrue(counts[c] <= live.upper(zone, 1 << c), where);
            }
        }
        List<String> globals = TopicEffects.globals(bench.topic);
        boolean[] reads = live.variables.reads.clone();
        for (int i = 0; i < globals.size(); i++) {
            int value = game.variables.getOrDefault(globals.get(i), 0);
            ValueRange bounds = live.global(i);
            assertTrue(bounds.least() <= value && value <= bounds.most(), where);
        }
        System.arraycopy(reads, 0, live.variables.reads, 0, reads.length);
    }

    /** The effects that were activated and the cards that were moved. */
    private static void assertCould(
            Workbench bench, ConcreteGame game, Liveness live, String where) {
        for (Program effect : game.activated) {
            assertTrue(live.live[TopicEffects.of(bench.topic).indexOf(effect)], where);
        }
        for (String moved : game.moved) {
            int from = bench.problem.zones().indexOf(moved.charAt(0));
            int to = bench.problem.zones().indexOf(moved.charAt(2));
            int c = bench.problem.classOfKind()[Integer.parseInt(moved.substring(3))];
            boolean could = false;
            for (int i = 0; i < live.moves.length; i++) {
                Instruction.Move move = bench.problem.moves()[i];
                boolean source =
                        move.cards().zone() == from || move.cards().zone() == CardClassSet.SELF;
                boolean moves = move.to() == to && (move.classes() >>> c & 1) == 1;
                could |= live.moves[i] && source && moves;
            }
            assertTrue(could, moved + ": " + where);
        }
        assertTrue(live.draws || !game.drew, where);
    }

    /** An effect whose guard cannot be met is dead, and so is what only it would bring about. */
    @Test
    void whatCannotHappen_isLeftOut() {
        Topics topics =
                new Topics()
                        .card("a", 2, "", "[1]/(> |B.b| 2);@;(# D.c B)")
                        .card("b", 2, "", "[1]@;(# X B)")
                        .card("c", 1, "", "[1B]@;(= count 5)")
                        .card("d", 1, "", "[1B]/|F|;@;(# D.1 H)")
                        .hand(2)
                        .combo("", "", "count", "", "best");
        Workbench bench = new Workbench(topics, SolverOptions.FAST);
        Liveness live = new Liveness(bench.problem);
        live.analyse(State.first(bench.problem), true);
        assertEquals("[false, true, false, false]", Arrays.toString(live.live));
        assertFalse(live.draws && live.moves[3]);
        live.askForCombos(0);
        assertTrue(live.variables.reads[0]);
        assertTrue(live.global(0).isZero());
        // cards of the class are all there are, and cannot be more
        assertEquals(2, live.upper(CardClassSet.GRAVE, 15));
    }

    /** A variable that grows without end is given up, so that looking ends. */
    @Test
    void variablesThatGrow_mayHaveAnyValue() {
        Topics topics =
                new Topics()
                        .card("a", 2, "", "@;(= count (+ count 1));(# X F)")
                        .card("b", 2, "", "[1]/(> count 1000000);@;(# D.1 H)")
                        .combo("a,b", "", "count", "", "best");
        Workbench bench = new Workbench(topics, SolverOptions.FAST);
        Liveness live = new Liveness(bench.problem);
        live.analyse(State.first(bench.problem), true);
        assertEquals(Integer.MAX_VALUE, live.global(0).most());
        assertTrue(live.live[1]);
    }

    /** What an effect still draws comes to the hand, though no effect will be activated. */
    @Test
    void statementsAhead_canHappen() {
        Workbench bench =
                new Workbench(
                        new Topics()
                                .card("a", 1, "", "[1]@;(# D.2 H)")
                                .card("b", 3, "")
                                .combo("b", ""),
                        SolverOptions.PLAIN);
        State state = State.first(bench.problem);
        state.close(0);
        Liveness live = new Liveness(bench.problem);
        int b = 1 << bench.problem.classOfKind()[1];
        live.analyse(List.of(state), new CompiledStatement[0]);
        assertFalse(live.draws);
        assertEquals(0, live.upperAtLast(CardClassSet.HAND, b));
        live.analyse(List.of(state), bench.problem.effects()[0].body());
        assertTrue(live.draws);
        assertFalse(live.live[0]);
        assertEquals(2, live.cards.unseen - live.leastUnseen());
        assertTrue(live.upperAtLast(CardClassSet.HAND, b) >= 2);
    }
}
