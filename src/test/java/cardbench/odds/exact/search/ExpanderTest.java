package cardbench.odds.exact.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.CompiledStatement;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.ProblemCompiler;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.Distribution;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import cardbench.odds.exact.state.StateEncoder;
import cardbench.odds.yisp.syntax.Program;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Effects that run from a state come to what they come to in all games that it may be. */
class ExpanderTest {

    @Test
    void effects_areThoseOfAllGames() {
        int run = 0;
        for (int seed = 0; seed < 120; seed++) {
            Random random = new Random(seed);
            Topics topics = RandomTopics.of(random, 6);
            boolean byPlaces = random.nextInt(3) == 0;
            Workbench bench;
            try {
                bench =
                        new Workbench(
                                topics,
                                byPlaces
                                        ? SolverOptions.PLAIN.without(Idea.MARKS_BY_CARDS)
                                        : SolverOptions.PLAIN);
            } catch (ProblemCompiler.Uncovered e) {
                continue;
            }
            for (CompiledEffect effect : bench.problem.effects()) {
                State state = bench.anyState(random);
                int owner = effect.owner();
                if (state.counts[owner] == 0) {
                    continue;
                }
                state.ownCounts()[owner]--;
                state.unseen--;
                byte[] self = {
                    (byte) (owner | PartiallyOrderedCards.START | PartiallyOrderedCards.SELF)
                };
                state.lay(
                        CardClassSet.HAND,
                        PartiallyOrderedCards.joined(self, state.list(CardClassSet.HAND)));
                state.running = effect.number() + 1;
                run += assertRuns(bench, state, effect, "seed " + seed + ":\n" + topics) ? 1 : 0;
            }
        }
        assertTrue(run > 80, run + " effects");
    }

    private static boolean assertRuns(
            Workbench bench, State state, CompiledEffect effect, String where) {
        Program program = TopicEffects.of(bench.topic).get(effect.number());
        Distribution begun = new Distribution(bench.residues, bench.encoder);
        begun.add(state, bench.residues.one());
        Distribution ends;
        try {
            ends = bench.expander.run(begun, effect.body());
        } catch (BudgetExceededException e) {
            assertEquals(SolveCodes.FORM, e.why(), where);
            return false;
        }
        Likelihoods expected =
                bench.expected(
                        state,
                        game -> {
                            game.run(TopicEffects.body(program));
                            return game.position(bench.problem);
                        });
        assertEquals(expected, bench.positions(ends), where);
        return true;
    }

    /** Choices and guards that chance does not decide, before and after those that it does. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(if (> |H| 2) (= n 1) (= n 2));(if n (# H.a B) (# B.a H));(= count n)",
                "(if (> |B| 1) (block (# B H) (= n |H|)) (= n 5));(# D.1 H)",
                "(if |H.1.a| (= n 1) (= n 2));/(== n 1);(if (> |B| 1) (# B F) (# D.1 F))",
                "(# D.1 B);/!|B.a|;(if |B.b| (= count 3) (block (# D.1 H) (= count |H|)))",
                "(! \"go\");(if (> |H.1.b| 0) () (# D.c B [go]))",
                // both ways are gone, in the second row while other games have ended
                "(# D.1 H);(if |H.b| (# D.1 B) (# D.1 F))",
                "(# D.1 H);/!|H.c|;(if |H.b| (# D.1 B) (# D.1 F))",
            })
    void choices_areThoseOfAllGames(String text) {
        Topics topics =
                new Topics()
                        .card("a", 3, "", "@;" + text)
                        .card("b", 2, "")
                        .card("c", 1, "")
                        .combo("a,b,c", "");
        Workbench bench = new Workbench(topics, SolverOptions.PLAIN);
        int run = 0;
        for (int seed = 0; seed < 16; seed++) {
            State state = bench.anyState(new Random(seed));
            if (state.counts[0] > 0) {
                state.ownCounts()[0]--;
                state.unseen--;
                byte[] self = {PartiallyOrderedCards.START | PartiallyOrderedCards.SELF};
                state.lay(
                        CardClassSet.HAND,
                        PartiallyOrderedCards.joined(self, state.list(CardClassSet.HAND)));
                state.running = 1;
                assertTrue(assertRuns(bench, state, bench.problem.effects()[0], "seed " + seed));
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
            Workbench bench = new Workbench(topics, SolverOptions.FAST);
            Likelihoods one = hands(bench, false);
            assertEquals(Rational.ONE, one.sum());
            assertEquals(one, hands(bench, true), "seed " + seed);
        }
    }

    /** How many cards of each class come to the hand. */
    private static Likelihoods hands(Workbench bench, boolean atOnce) {
        Distribution distribution = new Distribution(bench.residues, bench.encoder);
        distribution.add(State.first(bench.problem), bench.residues.one());
        bench.machine.abstraction = bench.abstraction;
        bench.machine.abstraction.draws = true;
        Distribution ends = new Distribution(bench.residues, new StateEncoder());
        if (atOnce) {
            ends.addAll(bench.expander.run(distribution, bench.problem.header()));
        } else {
            bench.chance.forEach(
                    () -> {
                        bench.chance.start();
                        bench.machine.state = distribution.state(0).copy();
                        for (CompiledStatement step : bench.problem.header()) {
                            Instruction.Move move = (Instruction.Move) step.instruction();
                            bench.machine.begin(move);
                            while (bench.machine.state.pending > 0) {
                                bench.machine.advance(move);
                            }
                        }
                        ends.add(bench.machine.state, bench.chance.scaled(bench.residues.one()));
                    });
        }
        Likelihoods hands = new Likelihoods();
        for (int i = 0; i < ends.size(); i++) {
            State state = ends.state(i);
            StringBuilder hand = new StringBuilder();
            for (int c = 0; c < bench.problem.classes(); c++) {
                hand.append(state.count(CardClassSet.HAND, 1 << c));
                hand.append(state.unseen(1 << c));
            }
            hands.add(hand.toString(), bench.rational(ends.weight(i)));
        }
        return hands;
    }

    private static final Topics SMALL =
            new Topics().card("a", 4, "").card("b", 4, "").header("(# D.2.a H)").combo("a,b", "");

    /** A state that is begun with is a copy, and costs work. */
    @Test
    void everyWay_costs() {
        Workbench bench = new Workbench(SMALL, SolverOptions.PLAIN, new Budget(3, 1 << 20));
        State first = State.first(bench.problem);
        Distribution distribution = new Distribution(bench.residues, bench.encoder);
        distribution.add(first, bench.residues.one());
        assertThrows(
                BudgetExceededException.class,
                () -> bench.expander.run(distribution, bench.problem.header()));
        assertEquals(8, first.unseen);
        assertEquals(4, bench.expander.meter.transitions());
    }
}
