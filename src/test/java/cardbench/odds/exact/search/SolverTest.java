package cardbench.odds.exact.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.number.Natural;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.HandSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is solved is what all orders of the deck say, played one by one. */
class SolverTest {

    private static final Budget ENOUGH = new Budget(2_000_000, 64 << 20);

    private static Likelihoods weights(Natural multiplicity, List<Solution.Share> shares) {
        BigInteger all = new BigInteger(multiplicity.toString());
        Likelihoods weights = new Likelihoods();
        for (Solution.Share share : shares) {
            BigInteger own = new BigInteger(share.multiplicity().toString());
            BigInteger common = own.gcd(all);
            weights.add(
                    share.outcome().toString(),
                    new Rational(
                            own.divide(common).longValueExact(),
                            all.divide(common).longValueExact()));
        }
        return weights;
    }

    @Test
    void outcomes_areThoseOfAllOrders() {
        int solved = 0;
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            Topics topics = RandomTopics.of(random, 6);
            SolverOptions options = GameTreeSearchTest.ALL[seed % GameTreeSearchTest.ALL.length];
            TopicPrograms text = topics.text();
            HandEnumerator hands = HandEnumerator.of(text);
            if (hands == null) {
                continue;
            }
            List<HandSet> sets = new ArrayList<>();
            for (int hand = 0; hand < hands.size(); hand++) {
                boolean[] one = new boolean[hands.size()];
                one[hand] = true;
                sets.add(HandSet.of(one));
            }
            // the hands are those of the fast way
            boolean fast = options.uses(Idea.MERGED_CLASSES);
            Solution solution = Solver.solve(text, options, ENOUGH, fast ? sets : List.of());
            if (solution.multiplicity() == null) {
                assertNotNull(solution.why());
                continue;
            }
            Workbench bench = new Workbench(topics, SolverOptions.FAST);
            Map<String, Likelihoods> expected = RootExpansionTest.outcomes(bench, hands);
            String where = "seed " + seed + ", " + options + ":\n" + topics;
            Likelihoods all = new Likelihoods();
            expected.values().forEach(own -> all.addAll(own, Rational.ONE));
            assertEquals(all, weights(solution.multiplicity(), solution.shares()), where);
            assertEquals(fast ? sets.size() : 0, solution.sets().size(), where);
            hands.visit(
                    (number, drawn, choices) -> {
                        if (fast) {
                            Solution.Part part = solution.sets().get(number);
                            assertEquals(sets.get(number), part.hands());
                            assertEquals(
                                    expected.get(Arrays.toString(drawn)),
                                    weights(part.multiplicity(), part.shares()),
                                    where);
                        }
                    });
            solved++;
        }
        assertTrue(solved > 35, solved + " topics");
    }

    /** As twins, and as cards that some condition on nothing tells apart. */
    @Test
    void twins_areSolvedLikeStrangers() {
        for (int seed = 0; seed < 8; seed++) {
            Random random = new Random(seed);
            String effect =
                    new String[] {
                                "[1]@;(# D.1 B)",
                                "[1]@;(# X F);(# D.2 B)",
                                "[1]/|B|;@;(# D.a:x.1 H)",
                                "@;(# X B);(# D.1 B)"
                            }
                            [seed % 4];
            int copies = 1 + random.nextInt(2);
            Likelihoods[] found = new Likelihoods[2];
            int[] states = new int[2];
            for (int apart = 0; apart < 2; apart++) {
                Topics topics =
                        new Topics()
                                .card("a", copies, "x", effect)
                                .card("b", copies, "x", effect)
                                .card("c", 3, "")
                                .hand(2)
                                .combo(seed < 4 ? "c" : "a:x", "c,a:x")
                                // of no card more than of its twin, but nobody knows
                                .combo("", "", "1", apart == 0 ? "0" : "(* 0 |F.a|)", "best");
                assertEquals(1 - apart, topics.problem().twins().length);
                Solution solution = Solver.solve(topics.text(), SolverOptions.FAST, ENOUGH);
                found[apart] = weights(solution.multiplicity(), solution.shares());
                states[apart] = solution.states();
                Workbench bench = new Workbench(topics, SolverOptions.FAST);
                Likelihoods all = new Likelihoods();
                RootExpansionTest.outcomes(bench, HandEnumerator.of(topics.text()))
                        .values()
                        .forEach(own -> all.addAll(own, Rational.ONE));
                assertEquals(all, found[apart], "seed " + seed);
            }
            assertTrue(states[0] <= states[1], "seed " + seed);
        }
    }

    private static final Topics DRAWS =
            new Topics()
                    .card("a", 3, "", "[1]@;(# D.1 H)")
                    .card("b", 3, "", "[1]@;(# D.2 B)")
                    .card("c", 3, "")
                    .hand(3)
                    .combo("c,c", "")
                    .combo("", "c,a");

    /** Where the budget ends, those hands are known that were solved until then, and no others. */
    @Test
    void partOfTheHands_isSolvedWithinABudget() {
        TopicPrograms text = DRAWS.text();
        HandEnumerator hands = HandEnumerator.of(text);
        Map<String, Likelihoods> expected =
                RootExpansionTest.outcomes(new Workbench(DRAWS, SolverOptions.FAST), hands);
        int whole = Solver.solve(text, SolverOptions.FAST, ENOUGH).transitions();
        int parts = 0;
        for (int transitions = 1; transitions < whole; transitions += 1 + whole / 40) {
            Solution solution =
                    Solver.solve(text, SolverOptions.FAST, new Budget(transitions, 64 << 20));
            assertNull(solution.multiplicity());
            assertEquals(SolveCodes.TOO_LONG, solution.why().code());
            if (solution.part() == null) {
                continue;
            }
            Solution.Part part = solution.part();
            assertTrue(part.hands().count() > 0 && part.hands().count() < hands.size());
            Likelihoods sum = new Likelihoods();
            hands.visit(
                    (number, drawn, choices) -> {
                        if (part.hands().has(number)) {
                            sum.addAll(expected.get(Arrays.toString(drawn)), Rational.ONE);
                        }
                    });
            assertEquals(sum, weights(part.multiplicity(), part.shares()), "effort " + transitions);
            parts++;
        }
        assertTrue(parts > 5, parts + " parts");
    }

    /** Of many cards, with numbers beyond 64 bits: a card of the hand is one of so many. */
    @Test
    void largeDecks_areSolvedExactly() {
        Topics topics =
                new Topics()
                        .card("a", 1, "", "[1]@;(# D.1 H)")
                        .card("b", 1, "")
                        .card("c", 100, "")
                        .card("d", 98, "")
                        .hand(5)
                        .combo("b", "")
                        .combo("c", "", "(+ |H.c| (* 0 |B.d|))", "", "best");
        Solution solution = Solver.solve(topics.text(), SolverOptions.FAST, ENOUGH);
        BigInteger all = new BigInteger(solution.multiplicity().toString());
        BigInteger found = BigInteger.ZERO;
        for (Solution.Share share : solution.shares()) {
            boolean holds = share.outcome().successes().has(0);
            BigInteger own = new BigInteger(share.multiplicity().toString());
            found = found.add(holds ? own : BigInteger.ZERO);
        }
        // b is among the first five of 200, or it is the sixth and a is among the first five
        BigInteger above = BigInteger.valueOf(5 * 199 + 5);
        BigInteger below = BigInteger.valueOf(200 * 199);
        assertEquals(all.multiply(above), found.multiply(below));
        assertTrue(all.bitLength() > 64);
    }

    /** Also where two hands come to the same state: it is given up once, and not without an end. */
    @Test
    void whatGoesWrongBehindSeveralHands_isSaid() {
        String leaves = "@;(# X F)";
        Topics topics =
                new Topics()
                        .card("a", 1, "", leaves)
                        .card("b", 2, "", leaves)
                        .card("c", 1, "", "[1]/!(+ |H.a| |H.b|);@;(= count (rand 1 9999))")
                        .hand(2)
                        .combo("", "", "count", "", "best");
        Solution solution = Solver.solve(topics.text(), SolverOptions.FAST, ENOUGH);
        assertEquals(SolveCodes.TOO_MUCH_CHANCE, solution.why().code());
    }

    @Test
    void whatCannotBeSolved_isSaid() {
        Topics endless = new Topics().card("a", 2, "", "@;()").combo("a", "");
        Topics scanning = new Topics().card("a", 2, "").scanning("D").combo("a", "");
        Topics rolling =
                new Topics()
                        .card("a", 20, "", "@;(= count (+ count (rand 0 4000)));(# X F)")
                        .hand(20)
                        .combo("", "", "count", "", "best");
        // 251^130 has more than 1,000 bits, though there are only two states
        Topics often =
                new Topics()
                        .card("a", 2, "")
                        .header("(if (== 0 (rand 0 250)) (= count 1) ());".repeat(130) + "()")
                        .combo("", "", "count", "", "best");
        Object[][] all = {
            {endless, SolveCodes.ENDLESS},
            {scanning, SolveCodes.SCANS_DECK},
            {rolling, SolveCodes.TOO_LONG},
            {often, SolveCodes.LARGE_NUMBERS},
        };
        for (Object[] one : all) {
            Budget budget = new Budget(500_000, 64 << 20);
            Solution solution = Solver.solve(((Topics) one[0]).text(), SolverOptions.FAST, budget);
            assertEquals(one[1], solution.why().code());
            assertNull(solution.multiplicity());
            assertNull(solution.part());
            assertFalse(solution.shares().iterator().hasNext());
        }
    }

    /** Also those for which the first attempt has too few primes, up to what is computed with. */
    @Test
    void largeDenominators_areToldInTheEnd() {
        Budget budget = new Budget(500_000, 64 << 20);
        for (int rolls : new int[] {1, 20, 26, 27, 60, 120}) {
            Topics topics =
                    new Topics()
                            .card("a", 2, "")
                            .header("(if (== 0 (rand 0 250)) (= count 1) ());".repeat(rolls) + "()")
                            .combo("", "", "count", "", "best");
            Solution solution = Solver.solve(topics.text(), SolverOptions.FAST, budget);
            BigInteger hit = BigInteger.ZERO;
            for (Solution.Share share : solution.shares()) {
                if (share.outcome().score() > 0) {
                    hit = hit.add(new BigInteger(share.multiplicity().toString()));
                }
            }
            BigInteger all = BigInteger.valueOf(251).pow(rolls);
            BigInteger expected = all.subtract(BigInteger.valueOf(250).pow(rolls));
            BigInteger games = new BigInteger(solution.multiplicity().toString());
            assertEquals(expected.multiply(games), hit.multiply(all), rolls + " rolls");
        }
    }
}
