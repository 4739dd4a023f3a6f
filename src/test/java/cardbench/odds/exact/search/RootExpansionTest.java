package cardbench.odds.exact.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.ProblemCompiler;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.HandSet;
import cardbench.odds.exact.state.OutcomeDistribution;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The states after the opening hand are those of all orders of the deck. */
class RootExpansionTest {

    private static final Budget ENOUGH = new Budget(2_000_000, 64 << 20);

    /** How all games end, by their hands as they are told apart. */
    static Map<String, Likelihoods> outcomes(Workbench bench, HandEnumerator hands) {
        Map<String, Likelihoods> outcomes = new TreeMap<>();
        ConcreteStates.byCards(bench.problem.counts(), new int[0])
                .forEach(
                        (order, own) -> {
                            int[] kinds = new int[order.size()];
                            int[] drawn = new int[hands.groups()];
                            for (int i = 0; i < kinds.length; i++) {
                                kinds[i] = bench.concrete().kind(order.get(i));
                                drawn[hands.group(kinds[i])] += i < hands.cards() ? 1 : 0;
                            }
                            Dice dice = new Dice();
                            do {
                                ConcreteGame game = new ConcreteGame(bench.topic, dice);
                                game.open(kinds);
                                game.play();
                                outcomes.computeIfAbsent(
                                                Arrays.toString(drawn), key -> new Likelihoods())
                                        .add(game.outcome(), own.times(dice.weight()));
                            } while (dice.next());
                        });
        return outcomes;
    }

    /** Each start goes on as the concrete games of its state do. */
    @Test
    void startsAndTheirLikelihoods_areThoseOfAllOrders() {
        int compared = 0;
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            Topics topics = RandomTopics.of(random, 5 + seed % 2);
            SolverOptions options = GameTreeSearchTest.ALL[seed % GameTreeSearchTest.ALL.length];
            Workbench bench;
            RootExpansion opening;
            Map<String, Likelihoods> expected;
            try {
                bench = new Workbench(topics, options);
                opening =
                        new GameTreeSearch(bench.problem, options, ENOUGH, bench.residues)
                                .opening(false);
                expected = outcomes(bench, opening.hands());
            } catch (ProblemCompiler.Uncovered | ConcreteGame.Fault e) {
                continue;
            }
            String where = "seed " + seed + ", " + options + ":\n" + topics;
            assertNull(opening.why(), where);
            assertHands(bench, opening, expected, where);
            compared++;
        }
        assertTrue(compared > 40, compared + " topics");
    }

    private static void assertHands(
            Workbench bench,
            RootExpansion opening,
            Map<String, Likelihoods> expected,
            String where) {
        List<RootExpansion.Start> starts = opening.starts();
        assertEquals(0, opening.solved().count(), where);
        for (int i = 0; i < starts.size(); i++) {
            // its number is the one outcome of each start
            OutcomeDistribution own = new OutcomeDistribution(bench.residues);
            own.add(i, bench.residues.one());
            starts.get(i).outcomes = own;
        }
        HandEnumerator hands = opening.hands();
        assertEquals(hands.size(), opening.solved().count(), where);
        Likelihoods[] ends = new Likelihoods[starts.size()];
        for (int i = 0; i < ends.length; i++) {
            ends[i] = bench.concrete().outcomes(starts.get(i).state());
        }
        int[] seen = {0};
        hands.visit(
                (number, drawn, choices) -> {
                    boolean[] one = new boolean[hands.size()];
                    one[number] = true;
                    OutcomeDistribution own = opening.outcomes(HandSet.of(one));
                    Likelihoods found = new Likelihoods();
                    for (int i = 0; i < own.size(); i++) {
                        found.addAll(ends[own.number(i)], bench.rational(own.weight(i)));
                    }
                    assertEquals(expected.get(Arrays.toString(drawn)), found, where);
                    seen[0]++;
                });
        assertEquals(expected.size(), seen[0], where);
        OutcomeDistribution all = opening.outcomes(opening.solved());
        double[] weights = new double[starts.size()];
        for (int i = 0; i < all.size(); i++) {
            weights[all.number(i)] = all.weight(i)[0];
        }
        double before = 2;
        for (double weight : weights) {
            // the most likely one first
            assertTrue(weight <= before + 1e-12, where);
            before = weight;
        }
        if (starts.size() > 1) {
            starts.get(0).outcomes = null;
            assertTrue(opening.solved().count() < hands.size(), where);
        }
    }

    /** A hand in which something goes wrong is left out, the others are not. */
    @Test
    void handsThatCannotBeSolved_areLost() {
        Topics topics =
                new Topics()
                        .card("a", 2, "")
                        .card("b", 2, "")
                        .hand(2)
                        .header("(if |H.a| () (= count (rand 1 9999)))")
                        .combo("b", "");
        Workbench bench = new Workbench(topics, SolverOptions.FAST);
        RootExpansion opening =
                new GameTreeSearch(bench.problem, SolverOptions.FAST, ENOUGH, bench.residues)
                        .opening(false);
        assertNotNull(opening.why());
        assertEquals(SolveCodes.TOO_MUCH_CHANCE, opening.why().why());
        for (RootExpansion.Start start : opening.starts()) {
            start.outcomes = new OutcomeDistribution(bench.residues);
        }
        assertEquals(3, opening.hands().size());
        // the first hand of all is the one without a
        assertEquals("6", opening.solved().text());
    }
}
