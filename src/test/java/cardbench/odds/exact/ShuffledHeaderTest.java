package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import cardbench.base.chance.Seed;
import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.search.Solver;
import cardbench.odds.exact.state.HandSet;
import cardbench.odds.question.Decks;
import cardbench.odds.question.Simulation;
import cardbench.odds.sample.TopicTally;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Headers that put hands back and shuffle: mulligans, bottomed cards, prizes. */
class ShuffledHeaderTest {

    private static final String LONDON =
            """
            deck:
              cards:
                land: {count: 24, attribute: [land]}
                one: {count: 8}
                two: {count: 10}
                three: {count: 8}
                four: {count: 6, attribute: [high]}
                five: {count: 4, attribute: [high]}
            simulate:
              tests:
                four-lands:
                  start-card: 7
                  header: '%s;(= k mull);(if (> k 0) (# H.a:high.:k D) ());(if (> (- |H| (- 7 mull)) 0) (# H.:(- |H| (- 7 mull)) D) ());(# D.4 H)'
                  combos:
                    lands: {condition: '(>= |H.a:land| 4)', score: '|H.a:land|'}
                    both: {condition: '(>= |H.a:land| 4)', hand: [four]}
                    last: {condition: '(== mull 4)'}
            """
                    .formatted(mulligans("(or (< |H.a:land| 2) (> |H.a:land| 5))"));

    private static final String COMMANDER =
            """
            deck:
              cards:
                land: {count: 38}
                ramp: {count: 10}
                wipe: {count: 4}
                draw: {count: 9}
                rest: {count: 37}
                key: {}
            simulate:
              tests:
                opening:
                  start-card: 7
                  header: '%s;(# D.4 H)'
                  combos:
                    ramp: {condition: '(and (>= |H.land| 4) (>= |H.ramp| 1))'}
                    key: {hand: [key]}
            """
                    .formatted(mulligans("(or (< |H.land| 3) (> |H.land| 4))"));

    private static final String PRIZES =
            """
            deck:
              cards:
                basic: {count: 10}
                star: {}
                nest: {count: 4}
                rest: {count: 35}
                energy: {count: 10}
            simulate:
              tests:
                start:
                  start-card: 7
                  header: '%s;(# D.6 P);(# D.1 H)'
                  combos:
                    prized: {condition: '(>= |P.star| 1)'}
                    ready: {condition: '(or (>= |H.nest| 1) (>= |H.basic| 2))', score: '(+ 1 |H.energy|)'}
            """
                    .formatted(mulligans("(== |H.basic| 0)"));

    private static String mulligans(String bad) {
        List<String> all = new ArrayList<>();
        for (int i = 1; i <= 4; i++) {
            all.add("(if " + bad + " (block (# H D) (shuffle D) (# D.7 H) (= mull " + i + ")) ())");
        }
        return String.join(";", all);
    }

    @ParameterizedTest
    @ValueSource(strings = {"london", "commander", "prizes"})
    void fourMulligans_areExact(String name) {
        String yaml = name.equals("london") ? LONDON : name.equals("prizes") ? PRIZES : COMMANDER;
        DeckPrograms programs = Decks.programs(yaml);
        // the quick effort: well under a second
        Attempt attempt = Exact.attempt(programs.topics().get(0), Effort.QUICK);
        assertNotNull(attempt.tally(), () -> attempt.why().toString());
        int games = 8192;
        TopicTally played = Decks.play(yaml, games, false, Seed.DEFAULT).get(0);
        for (int i = 0; i < played.combos().size(); i++) {
            double rate = attempt.tally().combo(i).approximately();
            double error = Math.sqrt(rate * (1 - rate) / games);
            assertEquals(rate, played.combos().get(i) / (double) games, 4.5 * error, "combo " + i);
        }
    }

    /** With one basic card of 60, a hand is bad unless it has it: (53 / 60)^5 for five hands. */
    @Test
    void repeatedHands_multiply() {
        String yaml =
                """
                deck: {cards: {basic: {}, rest: {count: 59}}}
                simulate: {tests: {t: {start-card: 7, header: '%s', combos: {k: {hand: [basic]}}}}}
                """
                        .formatted(mulligans("(== |H.basic| 0)"));
        ExactTally solved =
                Exact.attempt(Decks.programs(yaml).topics().get(0), Effort.QUICK).tally();
        Fraction miss = Fraction.of(53, 60);
        Fraction all = miss.times(miss).times(miss).times(miss).times(miss);
        assertEquals(all.rest(), solved.success());
    }

    /** A small deck: every order before the deal, and again after each shuffle. */
    @Test
    void randomSmallHeaders_areWhatAllOrdersSay() {
        for (int seed = 0; seed < 60; seed++) {
            new Small(seed).check();
        }
    }

    /**
     * Hands of three cards of a, b and c; up to some mulligans while there are too few a; then some
     * first cards of the hand, or first cards b, go to the bottom, and some are drawn.
     */
    private static final class Small {
        private final String where;
        private final int[] copies;
        private final int mulligans;
        private final int least;
        private final int under;
        private final boolean onlyB;
        private final int draws;
        private final boolean shuffled;
        private final boolean acts;
        private final List<int[]> orders = new ArrayList<>();

        Small(int seed) {
            Random random = new Random(seed);
            copies =
                    new int[] {1 + random.nextInt(2), 1 + random.nextInt(2), 1 + random.nextInt(3)};
            mulligans = random.nextInt(4);
            least = 1 + random.nextInt(2);
            under = random.nextInt(3);
            onlyB = random.nextBoolean();
            draws = random.nextInt(4);
            shuffled = random.nextInt(3) == 0;
            acts = random.nextInt(3) == 0;
            where = "seed " + seed + ":\n" + yaml();
            order(new int[copies[0] + copies[1] + copies[2]], 0, copies.clone());
        }

        private void order(int[] deck, int at, int[] left) {
            if (at == deck.length) {
                orders.add(deck.clone());
                return;
            }
            for (int kind = 0; kind < left.length; kind++) {
                if (left[kind] > 0) {
                    left[kind]--;
                    deck[at] = kind;
                    order(deck, at + 1, left);
                    left[kind]++;
                }
            }
        }

        private String yaml() {
            StringBuilder header = new StringBuilder("()");
            for (int i = 0; i < mulligans; i++) {
                header.append(";(if (< |H.a| ").append(least);
                header.append(") (block (# H D) (shuffle D) (# D.3 H) (= mull 1)) ())");
            }
            if (under > 0) {
                header.append(";(# H.").append(onlyB ? "b." : "").append(":").append(under);
                header.append(" D)");
            }
            header.append(shuffled ? ";(shuffle D)" : "").append(";(# D.:").append(draws);
            header.append(" H)");
            return """
            deck: {cards: {a: {count: %d}, b: {count: %d}, c: {count: %d, program: ['%s']}}}
            simulate: {tests: {t: {start-card: 3, exec-program: %s, header: '%s', combos: {k: {condition: '(>= |H.a| 2)', score: '(+ 1 |H.b|)'}, m: {hand: [b], condition: mull}}}}}
            """
                    .formatted(
                            copies[0],
                            copies[1],
                            copies[2],
                            acts ? "[1]@;(# D.1 H)" : "/0",
                            acts,
                            header);
        }

        void check() {
            DeckPrograms programs = Decks.programs(yaml());
            TopicPrograms topic = programs.topics().get(0);
            ExactTally first = null;
            for (SolverOptions options :
                    List.of(
                            SolverOptions.FAST,
                            SolverOptions.PLAIN,
                            SolverOptions.FAST.without(Idea.MARKS_BY_CARDS))) {
                Solution joint = Solver.solve(topic, options, Effort.PATIENT.budget(), List.of());
                assertNotNull(joint.multiplicity(), where);
                ExactTally found = ExactTally.of(topic, joint.multiplicity(), joint.shares());
                first = first == null ? found : first;
                assertEquals(first, found, where + options);
            }
            // asked for a set of hands, the solver takes each hand for itself
            boolean[] every = new boolean[SolvedPart.hands(topic).size()];
            Arrays.fill(every, true);
            Solution each =
                    Solver.solve(
                            topic,
                            SolverOptions.FAST,
                            Effort.PATIENT.budget(),
                            List.of(HandSet.of(every)));
            assertEquals(first, ExactTally.of(topic, each.multiplicity(), each.shares()), where);
            if (!acts) {
                BigInteger[] all = success(0);
                assertEquals(fraction(all[0], all[2]), first.combo(0), where);
                assertEquals(fraction(all[1], all[2]), first.combo(1), where);
            }
        }

        private static Fraction fraction(BigInteger above, BigInteger below) {
            return Fraction.of(Natural.parse(above.toString()), Natural.parse(below.toString()));
        }

        /**
         * How often both combos succeed where so many mulligans were taken, and out of how many.
         */
        private BigInteger[] success(int taken) {
            long[] met = new long[2];
            int again = 0;
            for (int[] order : orders) {
                List<Integer> deck = new ArrayList<>();
                Arrays.stream(order).forEach(deck::add);
                List<Integer> hand = new ArrayList<>();
                move(deck, hand, 3);
                if (taken < mulligans && count(hand, 0) < least) {
                    again++;
                    continue;
                }
                List<Integer> held = new ArrayList<>();
                int left = under;
                for (int card : hand) {
                    boolean goes = left > 0 && (!onlyB || card == 1);
                    left -= goes ? 1 : 0;
                    (goes ? deck : held).add(card);
                }
                // with the deck shuffled once more, as many orders are counted for each
                for (List<Integer> one : shuffled ? permutations(deck) : same(deck)) {
                    List<Integer> drawn = new ArrayList<>(held);
                    move(new ArrayList<>(one), drawn, draws);
                    met[0] += count(drawn, 0) >= 2 ? weight(deck) : 0;
                    met[1] += taken > 0 && count(drawn, 1) >= 1 ? weight(deck) : 0;
                }
            }
            BigInteger unit = BigInteger.valueOf(shuffled ? UNIT : 1);
            BigInteger all = unit.multiply(BigInteger.valueOf(orders.size()));
            BigInteger[] later =
                    again > 0
                            ? success(taken + 1)
                            : new BigInteger[] {BigInteger.ZERO, BigInteger.ZERO, BigInteger.ONE};
            BigInteger more = unit.multiply(BigInteger.valueOf(again));
            return new BigInteger[] {
                BigInteger.valueOf(met[0]).multiply(later[2]).add(more.multiply(later[0])),
                BigInteger.valueOf(met[1]).multiply(later[2]).add(more.multiply(later[1])),
                all.multiply(later[2])
            };
        }

        /** A multiple of every number of permutations here. */
        private static final long UNIT = 5040;

        private long weight(List<Integer> deck) {
            long permutations = 1;
            for (int i = 2; i <= deck.size(); i++) {
                permutations *= i;
            }
            return shuffled ? UNIT / permutations : 1;
        }

        private static List<List<Integer>> same(List<Integer> deck) {
            return List.of(deck);
        }

        private static List<List<Integer>> permutations(List<Integer> deck) {
            if (deck.isEmpty()) {
                return List.of(List.of());
            }
            List<List<Integer>> all = new ArrayList<>();
            for (int i = 0; i < deck.size(); i++) {
                List<Integer> rest = new ArrayList<>(deck);
                int one = rest.remove(i);
                for (List<Integer> behind : permutations(rest)) {
                    List<Integer> order = new ArrayList<>(List.of(one));
                    order.addAll(behind);
                    all.add(order);
                }
            }
            return all;
        }

        private static void move(List<Integer> from, List<Integer> to, int cards) {
            for (int i = 0; i < cards && !from.isEmpty(); i++) {
                to.add(from.remove(0));
            }
        }

        private static int count(List<Integer> cards, int kind) {
            int count = 0;
            for (int card : cards) {
                count += card == kind ? 1 : 0;
            }
            return count;
        }
    }

    /** The card of the hand goes on the deck, and is drawn again unless the deck was shuffled. */
    @ParameterizedTest
    @ValueSource(strings = {"(# D.none H)", "(# D.none H);(shuffle D)"})
    void emptySearch_doesNotShuffle(String search) {
        DeckPrograms programs =
                Decks.programs(
                        """
                        deck: {cards: {a: {count: 1}, b: {count: 2}, none: {count: 0}}}
                        simulate:
                          tests:
                            t:
                              start-card: 1
                              auto-shuffle: true
                              header: '(= had |H.a|);(## H D);%s;(# D.1 H)'
                              combos: {same: {condition: '(== had |H.a|)'}}
                        """
                                .formatted(search));
        TopicPrograms topic = programs.topics().get(0);
        ExactTally tally = Exact.attempt(topic, Effort.QUICK).tally();
        // after a shuffle: a twice in 1 of 9 cases, b twice in 4
        boolean shuffled = search.contains("shuffle");
        assertEquals(shuffled ? "5/9" : "1", tally.success().text());
        Simulation games = new Simulation(programs.topics(), Seed.DEFAULT, false);
        TopicTally played = games.play(0, 4096).get(0);
        // 5/9 of 4,096 games, give or take 4 standard errors of 32
        assertEquals(shuffled ? 2276 : 4096, played.scores().successes(), shuffled ? 128 : 0);
    }
}
