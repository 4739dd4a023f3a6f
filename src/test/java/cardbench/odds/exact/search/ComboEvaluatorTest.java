package cardbench.odds.exact.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.Outcome;
import cardbench.odds.exact.state.State;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The outcome of a game that is over is that of all games that its state may be. */
class ComboEvaluatorTest {

    @Test
    void outcomes_areThoseOfAllGames() {
        int several = 0;
        for (int seed = 0; seed < 150; seed++) {
            Random random = new Random(seed);
            Topics topics =
                    new Topics()
                            .card("a", 2, "x")
                            .card("b", 2, "x y")
                            .card("c", 1, "y")
                            .card("d", 1, "");
            for (int i = random.nextInt(3); i >= 0; i--) {
                topics.combo(
                        list(random),
                        list(random),
                        random.nextInt(3) == 0 ? "(- |H.2.a:x| 1)" : "",
                        random.nextInt(3) == 0 ? "|B.1.a:y|" : "",
                        random.nextBoolean() ? "best" : "greedy");
            }
            Workbench bench = new Workbench(topics, SolverOptions.PLAIN);
            State state = bench.drawnState(random);
            Likelihoods expected = new Likelihoods();
            Dice dice = new Dice();
            bench.concrete()
                    .each(
                            state,
                            dice,
                            (game, own) -> expected.add(game.outcome(), own.times(dice.weight())));
            ComboEvaluator evaluator = new ComboEvaluator(bench.problem);
            Likelihoods found =
                    bench.runs(
                            state,
                            () ->
                                    evaluator
                                            .outcomes()
                                            .get(evaluator.judge(bench.machine))
                                            .toString());
            assertEquals(expected, found, "seed " + seed + ":\n" + topics);
            several += expected.size() > 1 ? 1 : 0;
        }
        assertTrue(several > 15, several + " with several outcomes");
    }

    private static String list(Random random) {
        StringBuilder list = new StringBuilder();
        for (int i = random.nextInt(4); i > 0; i--) {
            list.append(new String[] {"a:x", "a:y", "b", "!d"}[random.nextInt(4)]).append(',');
        }
        return list.toString();
    }

    /** Combos that are decided count as they were decided, whatever lies there. */
    @Test
    void decidedCombos_areNotLookedAt() {
        Topics topics =
                new Topics()
                        .card("a", 1, "")
                        .card("b", 1, "")
                        .combo("a", "", "3", "", "best")
                        .combo("b", "", "5", "", "best")
                        .combo("", "", "2", "", "best");
        Workbench bench = new Workbench(topics, SolverOptions.FAST);
        ComboEvaluator evaluator = new ComboEvaluator(bench.problem);
        for (int decided = 0; decided < 8; decided++) {
            for (int succeeded = decided; succeeded >= 0; succeeded--) {
                if ((succeeded & ~decided) != 0) {
                    continue;
                }
                State state = State.first(bench.problem);
                state.fill(CardClassSet.HAND, new byte[] {0});
                state.decided = decided;
                state.succeeded = succeeded;
                bench.machine.state = state;
                // the hand has the first combo's card; the last one asks for nothing
                int expected = succeeded | 5 & ~decided;
                int score = (expected & 2) != 0 ? 5 : (expected & 1) != 0 ? 3 : expected / 2;
                Outcome outcome = evaluator.outcomes().get(evaluator.judge(bench.machine));
                assertEquals(new Outcome(score, expected, 0), outcome);
                if (decided == 7) {
                    assertEquals(outcome, evaluator.outcomes().get(evaluator.decided(state)));
                }
            }
        }
    }
}
