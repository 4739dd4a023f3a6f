package cardbench.odds.exact;

import static cardbench.odds.exact.SolvedTopic.ENOUGH;
import static cardbench.odds.exact.SolvedTopic.SHORTCUTS;
import static cardbench.odds.exact.SolvedTopic.solve;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seed;
import cardbench.base.chance.Seeds;
import cardbench.base.number.Fraction;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.search.Solver;
import cardbench.odds.question.Decks;
import cardbench.odds.sample.TopicTally;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Topics whose games have several turns. */
class TurnsTest {

    private static String drawn(int hand, String turns) {
        return """
        deck:
          cards:
            bait: {count: 3}
            rest: {count: 37}
        simulate:
          tests:
            hunt:
              start-card: %d
              turns: %s
              combos: {A: {hand: [bait]}}
        """
                .formatted(hand, turns);
    }

    /** A hand that only grows has a bait by turn n if one of all cards drawn is one. */
    @ParameterizedTest
    @CsvSource({
        "'{count: 4}', 5, 0",
        "'{count: 3, go: second}', 5, 1",
        "'{count: 3, draw: 2}', 4, 0"
    })
    void drawsByTurn_areHypergeometric(String turns, int hand, int atOnce) {
        DeckPrograms programs = Decks.programs(drawn(hand, turns));
        int each = turns.contains("draw") ? 2 : 1;
        for (int turn = 1; turn <= programs.topics().size(); turn++) {
            int cards = hand + each * (turn - 1 + atOnce);
            TopicPrograms topic = programs.topics().get(turn - 1);
            assertEquals("hunt T" + turn, topic.topic().name());
            // the three baits are among the cards below
            double rest = 40 - cards;
            Fraction none = Fraction.of(rest * (rest - 1) * (rest - 2), 40 * 39 * 38);
            assertEquals(none.rest(), Exact.attempt(topic, 1000, ENOUGH).tally().success());
        }
    }

    /**
     * What holds in turn 1 alone still counts by turn 2: the hand has exactly one bait then, and
     * perhaps two later.
     */
    @Test
    void comboOfAnEarlierTurn_hasSucceeded() {
        String yaml =
                """
                deck:
                  cards: {bait: {count: 2}, rest: {count: 2}}
                simulate:
                  tests:
                    one:
                      start-card: 1
                      turns: {count: 2}
                      combos: {A: {condition: '(== |H.bait| 1)'}, B: {condition: '(== turn 2)', score: 2}}
                """;
        DeckPrograms programs = Decks.programs(yaml);
        // bait first: 1/2. Else by turn 2: rest, then bait: 1/2 * 2/3
        ExactTally first = solve(programs.topics().get(0), SolverOptions.FAST);
        ExactTally second = solve(programs.topics().get(1), SolverOptions.FAST);
        assertEquals(Fraction.of(1, 2), first.combo(0));
        assertEquals(Fraction.of(5, 6), second.combo(0));
        assertEquals(Fraction.of(1, 1), second.combo(1));
        assertEquals(Fraction.of(2, 1), second.averageScore());
    }

    /** The only goal lies at each of eight places of the deck with the same probability. */
    @ParameterizedTest
    @CsvSource({
        "'start: ''(# D.1 B)''', 3, 3",
        "'start: ''(# D.1 B)'', draw: 0', 3, 3",
        "'start: ''/(== turn 2);(# H B)''', 2, 4",
        "'start: ''/(== turn 2);(# H B)'', go: second', 2, 5",
        "'start: ''(if (== turn 2) (# H.3 B) ())''', 2, 3",
        "'start: ''(= mana (+ mana turn));(if (== mana 6) (# D.2 B) ())''', 3, 2",
    })
    void start_runsBehindTheDraw(String keys, int count, int places) {
        String yaml =
                """
                deck:
                  cards: {goal: {}, rest: {count: 7}}
                simulate:
                  tests:
                    t:
                      start-card: 3
                      turns: {count: %d, %s}
                      combos: {A: {grave: [goal]}}
                """
                        .formatted(count, keys);
        assertStarted(yaml, count - 1, Fraction.of(places, 8));
    }

    /** One normal summon in each turn: two by turn 2 if the hand has two of three summoners. */
    @Test
    void start_allowsOneActivationInEachTurn() {
        String yaml =
                """
                deck:
                  cards:
                    summoner: {count: 3, program: ['/normal;@;(= normal 0);(# X F)']}
                    rest: {count: 3}
                simulate:
                  tests:
                    t:
                      start-card: 3
                      exec-program: true
                      given: '|H.rest|'
                      turns: {count: 2, draw: 0, start: '(= normal 1)'}
                      combos: {A: {condition: '(>= |F| 2)'}}
                """;
        assertStarted(yaml, 0, Fraction.of(0, 1));
        // 9 of 20 hands have two of them; the one with three does not count
        assertStarted(yaml, 1, Fraction.of(9, 19));
    }

    private static void assertStarted(String yaml, int index, Fraction expected) {
        DeckPrograms programs = Decks.programs(yaml);
        Attempt attempt = Exact.attempt(programs.topics().get(index), 1000, ENOUGH);
        assertEquals(expected, attempt.tally().success());
        TopicTally played = Decks.play(yaml, 20_000, false, Seed.DEFAULT).get(index);
        assertEquals(
                expected.approximately(),
                played.scores().successes() / 20_000.0,
                4 * Math.sqrt(0.25 / 20_000));
    }

    /** An effect that draws once per turn, and one that waits a turn. */
    @Test
    void effects_areActivatedAgainInALaterTurn() {
        String yaml =
                """
                deck:
                  cards:
                    well: {program: ['[1]@;(# D.1 H)']}
                    trap: {program: ['/(>= turn 2);@;(# X B);(# D.a:goal.1 H)']}
                    goal: {count: 1, attribute: [goal]}
                    rest: {count: 5}
                simulate:
                  tests:
                    late:
                      start-card: 2
                      exec-program: true
                      turns: {count: 3}
                      combos: {A: {hand: [goal]}, B: {grave: [trap], score: 2}}
                """;
        assertAllOrders(yaml);
    }

    private static void assertAllOrders(String yaml) {
        DeckPrograms programs = Decks.programs(yaml);
        for (TopicPrograms topic : programs.topics()) {
            BruteForce all = new BruteForce(programs, topic);
            for (SolverOptions options : SHORTCUTS) {
                all.assertSame(solve(topic, options), topic.topic().name() + " " + options);
            }
        }
    }

    /** Small random decks with effects, each with turns of several kinds. */
    @Test
    @Tag("slow")
    void randomSmallDecks_areWhatAllTheirOrdersSay() {
        int solved = 0;
        int seeds = Seeds.of(50, 200);
        for (int seed = 0; seed < seeds; seed++) {
            String turns = "{count: 2, draw: " + seed % 3 + (seed % 2 == 0 ? ", go: second}" : "}");
            String yaml =
                    (seed % 4 == 3
                                    ? ActingDecks.withTwins(seed, 1 + seed % 2)
                                    : ActingDecks.of(seed, 7))
                            .replace("      combos:", "      turns: " + turns + "\n      combos:");
            assertTrue(yaml.contains("turns:"), yaml);
            DeckPrograms programs = Decks.programs(yaml);
            TopicPrograms topic = programs.topics().get(1);
            BruteForce all = null;
            for (SolverOptions options : SHORTCUTS) {
                Solution solution = Solver.solve(topic, options, Budget.QUICK);
                if (solution.multiplicity() != null) {
                    all = all == null ? new BruteForce(programs, topic) : all;
                    solved += options == SolverOptions.FAST ? 1 : 0;
                    all.assertSame(
                            ExactTally.of(topic, solution.multiplicity(), solution.shares()),
                            "seed " + seed + ", " + options + ":\n" + yaml);
                }
            }
        }
        assertTrue(solved * 20 >= seeds * 9, "solved " + solved);
    }

    @Test
    void sampling_agrees() {
        String yaml =
                """
                deck:
                  cards:
                    well: {count: 3, program: ['[1]@;(# D.1 H)']}
                    goal: {count: 2}
                    rest: {count: 25}
                simulate:
                  tests:
                    late: {exec-program: true, turns: {count: 4}, combos: {A: {hand: [goal, goal]}}}
                """;
        TopicPrograms topic = Decks.programs(yaml).topics().get(3);
        double exact = Exact.attempt(topic, Exact.QUICK, ENOUGH).tally().success().approximately();
        TopicTally played = Decks.play(yaml, 40_000, false, Seed.DEFAULT).get(3);
        double rate = played.scores().successes() / 40_000.0;
        assertEquals(exact, rate, 4 * Math.sqrt(exact * (1 - exact) / 40_000));
    }

    /** Combos that have succeeded in an earlier turn are bits of one number. */
    @ParameterizedTest
    @CsvSource({"31, true", "32, false"})
    void manyCombos_arePlayed(int combos, boolean solved) {
        StringBuilder more = new StringBuilder("A: {hand: [bait]}");
        for (int i = 1; i < combos; i++) {
            more.append(", C").append(i).append(": {hand: [bait], condition: '(== |H| 6)'}");
        }
        String yaml = drawn(5, "{count: 2}").replace("A: {hand: [bait]}", more);
        TopicPrograms topic = Decks.programs(yaml).topics().get(1);
        Solution solution = Solver.solve(topic, SolverOptions.FAST, ENOUGH);
        assertEquals(solved, solution.multiplicity() != null);
        if (solved) {
            ExactTally tally = solve(topic, SolverOptions.FAST);
            assertEquals(tally.combo(0), tally.combo(combos - 1));
        } else {
            assertEquals("solve.too-many", solution.why().code().name());
        }
    }

    /** A computed score of an earlier turn is not remembered, so such a topic is played. */
    @Test
    void computedScores_arePlayed() {
        String yaml = drawn(5, "{count: 2}").replace("hand: [bait]", "score: '|H.bait|'");
        Attempt attempt = Exact.attempt(Decks.programs(yaml).topics().get(1), 1000, ENOUGH);
        assertNull(attempt.tally());
        assertEquals("solve.turn-score", attempt.why().code().name());
        assertTrue(attempt.why().location().line() > 0);
    }
}
