package cardbench.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.yisp.Program;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Effects that run from a state come to what they come to in all games that it may be. */
class CourseTest {

    @Test
    void effects_areThoseOfAllGames() {
        int run = 0;
        for (int seed = 0; seed < 120; seed++) {
            Random random = new Random(seed);
            Topics topics = RandomTopics.of(random, 6);
            boolean byPlaces = random.nextInt(3) == 0;
            Workbench bench;
            try {
                bench = new Workbench(topics, new Ways(false, false, false, false, byPlaces));
            } catch (ProblemReader.Uncovered e) {
                continue;
            }
            for (Ability ability : bench.problem.abilities()) {
                State state = bench.anyState(random);
                int owner = ability.owner();
                if (state.counts[owner] == 0) {
                    continue;
                }
                state.ownCounts()[owner]--;
                state.unseen--;
                byte[] self = {(byte) (owner | Piles.START | Piles.SELF)};
                state.lay(Cards.HAND, Piles.joined(self, state.lists[Cards.HAND]));
                state.running = ability.number() + 1;
                run += assertRuns(bench, state, ability, "seed " + seed + ":\n" + topics) ? 1 : 0;
            }
        }
        assertTrue(run > 80, run + " effects");
    }

    private static boolean assertRuns(Workbench bench, State state, Ability ability, String where) {
        Program effect = ConcreteGame.effects(bench.topic).get(ability.number());
        Spread begun = new Spread(bench.residues, bench.key);
        begun.add(state, bench.residues.one());
        Spread ends;
        try {
            ends = bench.course.run(begun, ability.body());
        } catch (GivingUp e) {
            assertEquals(SolveCodes.FORM, e.why(), where);
            return false;
        }
        Likelihoods expected =
                bench.expected(
                        state,
                        game -> {
                            game.run(ConcreteGame.body(effect));
                            return game.position(bench.problem);
                        });
        assertEquals(expected, bench.positions(ends), where);
        return true;
    }

    /** Choices and guards that chance does not decide, before and behind those that it does. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(if (> |H| 2) (= n 1) (= n 2));(if n (# H.a B) (# B.a H));(= count n)",
                "(if (> |B| 1) (block (# B H) (= n |H|)) (= n 5));(# D.1 H)",
                "(if |H.1.a| (= n 1) (= n 2));/(== n 1);(if (> |B| 1) (# B F) (# D.1 F))",
                "(# D.1 B);/!|B.a|;(if |B.b| (= count 3) (block (# D.1 H) (= count |H|)))",
                "(! \"go\");(if (> |H.1.b| 0) () (# D.c B [go]))",
            })
    void choices_areThoseOfAllGames(String text) {
        Topics topics =
                new Topics()
                        .card("a", 3, "", "@;" + text)
                        .card("b", 2, "")
                        .card("c", 1, "")
                        .combo("a,b,c", "");
        Workbench bench = new Workbench(topics, Ways.PLAIN);
        int run = 0;
        for (int seed = 0; seed < 16; seed++) {
            State state = bench.anyState(new Random(seed));
            if (state.counts[0] > 0) {
                state.ownCounts()[0]--;
                state.unseen--;
                byte[] self = {Piles.START | Piles.SELF};
                state.lay(Cards.HAND, Piles.joined(self, state.lists[Cards.HAND]));
                state.running = 1;
                assertTrue(assertRuns(bench, state, bench.problem.abilities()[0], "seed " + seed));
                run++;
            }
        }
        assertTrue(run > 5, run + " states");
    }

    /** Where only the numbers of cards matter, several are drawn at once. */
    @Test
    void cardsDrawnAtOnce_areThoseDrawnOneByOne() {
        for (int seed = 0; seed < 40; seed++) {
            Random random = new Random(seed);
            String search = random.nextBoolean() ? "D.a" : "D.b";
            Topics topics =
                    new Topics()
                            .card("a", 2, "")
                            .card("b", 1 + random.nextInt(2), "")
                            .card("c", 2, "")
                            .header(
                                    "(# "
                                            + search
                                            + ".1 F);(# D."
                                            + (1 + random.nextInt(4))
                                            + " H)")
                            .combo("a,b,c", "");
            Workbench bench = new Workbench(topics, Ways.FAST);
            Likelihoods one = hands(bench, false);
            assertEquals(Rational.ONE, one.sum());
            assertEquals(one, hands(bench, true), "seed " + seed);
        }
    }

    /** How many cards of each class come to the hand. */
    private static Likelihoods hands(Workbench bench, boolean atOnce) {
        Spread spread = new Spread(bench.residues, bench.key);
        spread.add(State.first(bench.problem), bench.residues.one());
        bench.board.view = bench.view;
        bench.board.view.draws = true;
        Spread ends = new Spread(bench.residues, new Key());
        if (atOnce) {
            spread = bench.course.run(spread, bench.problem.header());
            ends.addAll(spread);
        } else {
            bench.chance.begin();
            do {
                bench.chance.start();
                bench.board.state = spread.state(0).copy();
                for (Step step : bench.problem.header()) {
                    Deed.Move move = (Deed.Move) step.deed();
                    bench.board.begin(move);
                    while (bench.board.state.pending > 0) {
                        bench.board.advance(move);
                    }
                }
                ends.add(bench.board.state, bench.chance.scaled(bench.residues.one()));
            } while (bench.chance.advance());
        }
        Likelihoods hands = new Likelihoods();
        for (int i = 0; i < ends.size(); i++) {
            State state = ends.state(i);
            StringBuilder hand = new StringBuilder();
            for (int c = 0; c < bench.problem.classes(); c++) {
                hand.append(state.count(Cards.HAND, 1 << c));
                hand.append(state.unseen(1 << c));
            }
            hands.add(hand.toString(), bench.rational(ends.weight(i)));
        }
        return hands;
    }

    private static final Topics SMALL =
            new Topics().card("a", 4, "").card("b", 4, "").header("(# D.2.a H)").combo("a,b", "");

    @Test
    void work_isCountedUpToTheBudget() {
        Workbench bench = new Workbench(SMALL, Ways.PLAIN, new Budget(10, 1 << 20));
        bench.course.spend(4);
        bench.course.spend(6);
        assertEquals(10, bench.course.effort());
        assertFalse(bench.course.isSpent());
        GivingUp why = assertThrows(GivingUp.class, () -> bench.course.spend(1));
        assertEquals(SolveCodes.TOO_LONG, why.why());
        assertTrue(bench.course.isSpent());
    }

    @Test
    void room_isCountedUpToTheBudget() {
        Workbench bench = new Workbench(SMALL, Ways.PLAIN, new Budget(1000, 5000));
        bench.course.limit(5000);
        assertThrows(GivingUp.class, () -> bench.course.limit(5001));
        Spread spread = new Spread(bench.residues, bench.key);
        spread.add(State.first(bench.problem), bench.residues.one());
        bench.course.keep(spread);
        assertEquals(spread.bytes(), bench.course.waiting());
        long left = 5000 - spread.bytes();
        bench.course.limit(left);
        assertThrows(GivingUp.class, () -> bench.course.limit(left + 1));
        State.first(bench.problem).write(bench.key);
        bench.memory.add(bench.key);
        assertThrows(GivingUp.class, () -> bench.course.limit(left));
        bench.course.limit(left - bench.memory.bytes());
        bench.course.free(0);
        assertEquals(0, bench.course.waiting());
        bench.course.limit(5000 - bench.memory.bytes());
    }

    /** A state that is begun with is a copy, and costs work. */
    @Test
    void everyWay_costs() {
        Workbench bench = new Workbench(SMALL, Ways.PLAIN, new Budget(3, 1 << 20));
        State first = State.first(bench.problem);
        Spread spread = new Spread(bench.residues, bench.key);
        spread.add(first, bench.residues.one());
        assertThrows(GivingUp.class, () -> bench.course.run(spread, bench.problem.header()));
        assertEquals(8, first.unseen);
        assertEquals(4, bench.course.effort());
    }
}
