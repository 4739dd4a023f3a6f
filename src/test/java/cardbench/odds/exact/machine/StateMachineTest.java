package cardbench.odds.exact.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.number.Residues;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.ConcreteStates;
import cardbench.odds.exact.search.Likelihoods;
import cardbench.odds.exact.search.Rational;
import cardbench.odds.exact.search.TopicEffects;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.Distribution;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import cardbench.odds.exact.state.StateEncoder;
import cardbench.odds.yisp.syntax.Statement;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Single moves on a board are what they are in all games that its state may be. */
class StateMachineTest {

    private static final String[] SETS = {
        "D.1",
        "D.3",
        "D",
        "D.a",
        "D.a:x.1",
        "D.a:y.2",
        "D.2.a:y",
        "D.3.!b.1",
        "H",
        "H.1",
        "H.2.a:x",
        "H.a:x.1",
        "B.b",
        "F.2",
        "X",
        "X.a:x",
        "X.b",
        "D.9",
    };

    private static final String[] TARGETS = {"H", "B", "F", "D"};

    private static Topics topics(String effect) {
        return new Topics()
                .card("a", 2, "x", effect)
                .card("b", 2, "x y")
                .card("c", 1, "y")
                .card("d", 1, "")
                .header("(# F.1 B)")
                .combo("b,c,d", "");
    }

    /** A random state in which a card of the first class runs its effect. */
    private static State running(Workbench bench, Random random) {
        State state = bench.anyState(random);
        while (state.counts[0] == 0) {
            state = bench.anyState(random);
        }
        state.ownCounts()[0]--;
        state.unseen--;
        byte[] self = {PartiallyOrderedCards.START | PartiallyOrderedCards.SELF};
        int zone = 1 + random.nextInt(3);
        state.lay(
                zone,
                random.nextBoolean()
                        ? PartiallyOrderedCards.joined(self, state.list(zone))
                        : PartiallyOrderedCards.joined(state.list(zone), self));
        state.running = 1;
        return state;
    }

    private static Likelihoods expected(Workbench bench, State state) {
        List<Statement> body = TopicEffects.body(TopicEffects.of(bench.topic).get(0));
        return bench.expected(
                state,
                game -> {
                    game.run(body);
                    return game.position(bench.problem);
                });
    }

    private static Likelihoods found(Workbench bench, State state, Runnable change) {
        Distribution ends = new Distribution(bench.residues, new StateEncoder());
        bench.chance.forEach(
                () -> {
                    bench.chance.start();
                    bench.machine.state = state.copy();
                    change.run();
                    ends.add(bench.machine.state, bench.chance.scaled(bench.residues.one()));
                });
        return bench.positions(ends);
    }

    @Test
    void moves_areThoseOfAllGames() {
        for (int seed = 0; seed < 150; seed++) {
            Random random = new Random(seed);
            String set = SETS[seed % SETS.length];
            String move = random.nextInt(3) == 0 ? "(## " : "(# ";
            String target = TARGETS[random.nextInt(TARGETS.length)];
            String effect = "@;" + move + set + " " + target + ")";
            boolean byPlaces = random.nextBoolean();
            Workbench bench =
                    new Workbench(
                            topics(effect),
                            byPlaces
                                    ? SolverOptions.PLAIN.without(Idea.MARKS_BY_CARDS)
                                    : SolverOptions.PLAIN);
            State state = running(bench, random);
            Instruction.Move made = bench.problem.moves()[1];
            Likelihoods found =
                    found(
                            bench,
                            state,
                            () -> {
                                bench.machine.begin(made);
                                while (bench.machine.state.pending > 0) {
                                    bench.machine.advance(made);
                                }
                            });
            assertEquals(expected(bench, state), found, "seed " + seed + ": " + effect);
        }
    }

    @Test
    void shuffles_forgetEveryOrder() {
        for (int seed = 0; seed < 24; seed++) {
            String zone = seed % 3 == 0 ? "D" : seed % 3 == 1 ? "H" : "F";
            Workbench bench =
                    new Workbench(topics("@;(shuffle " + zone + ")"), SolverOptions.PLAIN);
            State state = bench.anyState(new Random(seed));
            int number = bench.problem.zones().indexOf(zone);
            Likelihoods found = found(bench, state, () -> bench.machine.shuffle(number));
            assertEquals(expected(bench, state), found, "seed " + seed);
        }
    }

    /** The order of some classes is known then, and comes as often as in all games. */
    @Test
    void orders_areRevealed() {
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            Workbench bench = new Workbench(topics("@;()"), SolverOptions.PLAIN);
            State state = bench.anyState(random);
            int classes = random.nextInt(16);
            Likelihoods found =
                    found(
                            bench,
                            state,
                            () -> {
                                bench.machine.order(CardClassSet.HAND, classes);
                                byte[] list = bench.machine.state.list(CardClassSet.HAND);
                                boolean[] marked = new boolean[list.length];
                                for (int i = 0; i < marked.length; i++) {
                                    marked[i] = PartiallyOrderedCards.isAmong(list[i], classes);
                                }
                                byte[] asked = PartiallyOrderedCards.only(list, marked);
                                assertEquals(1, ConcreteStates.orders(asked).size());
                            });
            assertEquals(bench.concrete().positions(state), found, "seed " + seed);
        }
    }

    @Test
    void randomNumbers_haveBothEnds() {
        Workbench bench = new Workbench(topics("@;()"), SolverOptions.PLAIN);
        State state = State.first(bench.problem);
        Likelihoods expected = new Likelihoods();
        for (int value = -1; value <= 4; value++) {
            expected.add("" + value, Rational.of(1, 6));
        }
        assertEquals(expected, bench.runs(state, () -> "" + bench.machine.random(-1, 4)));
        assertEquals(
                "{7=1/1}", bench.runs(state, () -> "" + bench.machine.random(7, 7)).toString());
        assertFalse(bench.machine.faulty);
        assertEquals(
                "{0=1/1}", bench.runs(state, () -> "" + bench.machine.random(2, 1)).toString());
        assertTrue(bench.machine.faulty);
        assertThrows(
                BudgetExceededException.class,
                () -> bench.machine.random(0, Residues.MAX_MULTIPLICITY));
        assertThrows(
                BudgetExceededException.class,
                () -> bench.machine.random(Integer.MIN_VALUE, Integer.MAX_VALUE));
    }

    /**
     * A combo whose cards stay is decided as soon as they lie there; the last one ends the game.
     */
    @Test
    void settledCombos_areDecided() {
        Topics topics =
                new Topics()
                        .card("a", 1, "", "@;(# D.b.1 B);(# D.c.1 H)")
                        .card("b", 1, "")
                        .card("c", 1, "")
                        .combo("", "b")
                        .combo("c", "");
        Workbench bench = new Workbench(topics, SolverOptions.PLAIN);
        Instruction.Move[] moves = bench.problem.moves();
        bench.machine.state = State.first(bench.problem);
        bench.machine.abstraction.settles = 1;
        move(bench.machine, moves[1]);
        assertEquals(1, bench.machine.state.decided);
        assertEquals(1, bench.machine.state.succeeded);
        assertFalse(bench.machine.state.ended);
        move(bench.machine, moves[2]);
        assertEquals(1, bench.machine.state.decided);
        bench.machine.abstraction.settles = 3;
        bench.machine.shuffle(CardClassSet.DECK);
        bench.machine.begin(moves[1]);
        assertEquals(0, bench.machine.state.pending);
        bench.machine.state = State.first(bench.problem);
        move(bench.machine, moves[2]);
        assertEquals(2, bench.machine.state.decided);
        move(bench.machine, moves[1]);
        assertEquals(3, bench.machine.state.succeeded);
        assertTrue(bench.machine.state.ended);
        assertEquals(0, bench.machine.state.count(CardClassSet.DECK, CardClassSet.ALL));
    }

    private static void move(StateMachine machine, Instruction.Move move) {
        machine.begin(move);
        while (machine.state.pending > 0) {
            machine.advance(move);
        }
    }
}
