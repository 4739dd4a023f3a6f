package cardbench.exact.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.deckfile.DeckPrograms.TopicPrograms;
import java.math.BigInteger;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Searches inside each other, searches behind which the deck is shuffled, and cards that are looked
 * at and put back, against all orders of small decks, with every order behind each shuffle.
 */
class ForgottenOrderTest {

    private static final Budget ENOUGH = new Budget(2_000_000, 64 << 20);

    /** Shuffles multiply the games of a topic. */
    private static final int MOST_GAMES = 30_000;

    private static Likelihoods likelihoods(Solution solution) {
        BigInteger all = new BigInteger(solution.multiplicity().toString());
        Likelihoods found = new Likelihoods();
        for (Solution.Share share : solution.shares()) {
            BigInteger own = new BigInteger(share.multiplicity().toString());
            BigInteger common = own.gcd(all);
            found.add(
                    share.outcome().toString(),
                    new Rational(
                            own.divide(common).longValueExact(),
                            all.divide(common).longValueExact()));
        }
        return found;
    }

    /** The outcomes of all games; {@code null} if there are too many of them. */
    private static Likelihoods outcomes(Workbench bench) {
        Likelihoods all = new Likelihoods();
        int[] games = {0};
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
                                game.open(kinds);
                                game.play();
                                all.add(game.outcome(), own.times(dice.weight()));
                                games[0]++;
                            } while (games[0] < MOST_GAMES && dice.next());
                        });
        return games[0] < MOST_GAMES ? all : null;
    }

    /** Whether a random topic was solved; then it was solved as all games end. */
    static boolean isSolved(int seed, SolverOptions options, Map<String, Integer> reasons) {
        Topics topics = SearchingTopics.of(new Random(seed));
        TopicPrograms text = topics.text();
        Solution solution = Solver.solve(text, options, ENOUGH);
        if (solution.multiplicity() == null) {
            reasons.merge(solution.why().code().name(), 1, Integer::sum);
            return false;
        }
        Workbench bench = new Workbench(topics, SolverOptions.FAST);
        Likelihoods all = outcomes(bench);
        if (all == null) {
            reasons.merge("too many games", 1, Integer::sum);
            return false;
        }
        assertEquals(all, likelihoods(solution), "seed " + seed + ", " + options + ":\n" + topics);
        return true;
    }

    @Test
    @Tag("slow")
    void outcomes_areThoseOfAllOrders() {
        Map<String, Integer> reasons = new TreeMap<>();
        int solved = 0;
        for (int seed = 0; seed < 150; seed++) {
            int way = seed % (2 * GameTreeSearchTest.ALL.length);
            boolean fast = way >= GameTreeSearchTest.ALL.length;
            SolverOptions options = fast ? SolverOptions.FAST : GameTreeSearchTest.ALL[way];
            solved += isSolved(seed, options, reasons) ? 1 : 0;
        }
        assertTrue(solved > 100, solved + " topics; " + reasons);
    }
}
