package cardbench.odds.exact.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.deckfile.DeckPrograms.ComboPrograms;
import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.ProblemCompiler;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.ConcreteGame;
import cardbench.odds.exact.search.Dice;
import cardbench.odds.exact.search.RandomTopics;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.State;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of how games end is so in all games that a state may be. */
class EarlyEndingTest {

    @Test
    void whatIsDecided_comesInEveryGame() {
        int decided = 0;
        int settled = 0;
        int open = 0;
        for (int seed = 0; seed < 150; seed++) {
            Random random = new Random(seed);
            Topics topics = RandomTopics.of(random, 6);
            Workbench bench;
            try {
                bench = new Workbench(topics, SolverOptions.FAST);
            } catch (ProblemCompiler.Uncovered e) {
                continue;
            }
            Liveness live = new Liveness(bench.problem);
            CardReach reach = new CardReach(bench.problem, live);
            EarlyEnding endings = new EarlyEnding(bench.problem, live, reach);
            for (int i = 0; i < 2; i++) {
                State state = bench.anyState(random);
                live.analyse(state, false);
                reach.update();
                if (endings.ends()) {
                    int settling = endings.settling(0);
                    State after = state.copy();
                    endings.decide(after);
                    String where = "seed " + seed + ":\n" + topics;
                    assertEnds(bench, state, after, settling, where);
                    decided += Integer.bitCount(after.decided);
                    settled += Integer.bitCount(settling);
                    open += bench.problem.combos().length - Integer.bitCount(after.decided);
                }
            }
        }
        String found = decided + " decided, " + settled + " settling, " + open + " open";
        assertTrue(decided > 60 && settled > 40 && open > 40, found);
    }

    private static void assertEnds(
            Workbench bench, State state, State decided, int settling, String where) {
        assertEquals(0, decided.succeeded & ~decided.decided);
        bench.concrete()
                .each(
                        state,
                        new Dice(),
                        (game, own) -> {
                            int[] met = {0};
                            game.observer = () -> met[0] |= settling & met(bench, game);
                            game.observer.run();
                            // a game without an end would be a fault
                            game.play();
                            int after = met(bench, game);
                            int success = successes(bench, game);
                            int surely = met[0] | decided.succeeded;
                            assertEquals(0, surely & ~success, where);
                            assertEquals(0, met[0] & ~after, where);
                            int fails = decided.decided & ~decided.succeeded;
                            assertEquals(0, fails & success, where);
                        });
    }

    /** The combos that succeed now, in one of both ways of matching. */
    private static int successes(Workbench bench, ConcreteGame game) {
        String outcome = game.outcome();
        int successes = 0;
        for (String name : new String[] {"successes=", "others="}) {
            int at = outcome.indexOf(name) + name.length() + 1;
            String number = outcome.substring(at).replaceAll("[^0-9].*", "");
            successes |= Integer.parseInt(number);
        }
        return successes;
    }

    /** The combos whose conditions on cards are met now, whatever they count. */
    private static int met(Workbench bench, ConcreteGame game) {
        int met = 0;
        for (int i = 0; i < bench.topic.combos().size(); i++) {
            ComboPrograms combo = bench.topic.combos().get(i);
            met |= game.meets(combo, true) ? 1 << i : 0;
        }
        return met;
    }

    @ParameterizedTest
    @CsvSource({
        "[1]@;(# B H), true",
        "@;(# X F), true",
        "@;(# X B), true",
        "[B]@;(# X B), false",
        "@;(# X D), true",
        "@;(# X D);(# D.1 H), false",
        "@;(# D.1 H), false",
        "@;/|H|;(# X F), false",
        "@;(# X F);(# F.a H), false",
        "@;(# X F);(# F.b H), true",
        "@;(# X F);(# F.a D), true",
        "@;(# X F);(# F.a D);(# D.a.1 H), false",
        "@;(# X.a F), false",
        "[^]@;(# D.1 H), true",
    })
    void endlessGames_areTold(String effect, boolean ends) {
        Topics topics =
                new Topics().card("a", 2, "", effect).card("b", 2, "").hand(2).combo("a,b", "");
        Workbench bench = new Workbench(topics, SolverOptions.FAST);
        Liveness live = new Liveness(bench.problem);
        State state = State.first(bench.problem);
        state.ownCounts()[0] = 0;
        state.unseen = 2;
        state.fill(CardClassSet.HAND, new byte[] {0});
        state.fill(CardClassSet.GRAVE, new byte[] {0});
        live.analyse(state, false);
        CardReach reach = new CardReach(bench.problem, live);
        reach.update();
        assertEquals(ends, new EarlyEnding(bench.problem, live, reach).ends());
    }

    /** A combo settles where its cards stay, its score is a number, and any order will do. */
    @ParameterizedTest
    @CsvSource({
        "'a', '', '', '', best, 1",
        "'', 'b', '', '', best, 0",
        "'b', '', '', '', best, 1",
        "'a', '', '|H|', '', best, 0",
        "'a', '', '', '|H|', best, 0",
        "'a,b', '', '', '', greedy, 1",
        "'a:x,b', '', '', '', greedy, 0",
    })
    void combosWhoseCardsStay_settle(
            String hand, String grave, String score, String condition, String way, int settling) {
        Topics topics =
                new Topics()
                        .card("a", 2, "x", "[1]@;(# B.b F)")
                        .card("b", 2, "x")
                        .card("c", 2, "")
                        .hand(2)
                        .combo(hand, grave, score, condition, way);
        Workbench bench = new Workbench(topics, SolverOptions.FAST);
        Liveness live = new Liveness(bench.problem);
        State state = State.first(bench.problem);
        state.ownCounts()[1] = 0;
        state.ownCounts()[0] = 1;
        state.unseen = 3;
        state.fill(CardClassSet.HAND, new byte[] {0});
        state.fill(CardClassSet.GRAVE, new byte[] {1, 1});
        live.analyse(state, false);
        CardReach reach = new CardReach(bench.problem, live);
        EarlyEnding endings = new EarlyEnding(bench.problem, live, reach);
        assertEquals(settling, endings.settling(0));
        assertEquals(0, endings.settling(1));
        assertFalse(live.moves[0]);
    }
}
