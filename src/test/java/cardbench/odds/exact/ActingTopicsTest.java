package cardbench.odds.exact;

import static cardbench.odds.exact.SolvedTopic.ENOUGH;
import static cardbench.odds.exact.SolvedTopic.SHORTCUTS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seed;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.search.Solver;
import cardbench.odds.question.Decks;
import cardbench.odds.sample.TopicTally;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Exact odds of topics in which cards act. */
class ActingTopicsTest {

    private static ExactTally solve(DeckPrograms programs, int topic, SolverOptions options) {
        TopicPrograms asked = programs.topics().get(topic);
        Solution solution = Solver.solve(asked, options, ENOUGH);
        return solution.multiplicity() == null
                ? null
                : ExactTally.of(asked, solution.multiplicity(), solution.shares());
    }

    private static ExactTally solve(String yaml) {
        return solve(Decks.programs(yaml), 0, SolverOptions.FAST);
    }

    /** Every distinct order of small random decks, played by the ordinary engine. */
    @Test
    @Tag("slow")
    void randomSmallDecks_areWhatAllTheirOrdersSay() {
        assertAllOrders(260, 240, seed -> ActingDecks.of(seed, seed % 13 == 0 ? 9 : 8));
    }

    /** More combos than bits of an int, of which only the first ones are decided early. */
    @Test
    void manyCombos_areWhatAllOrdersSay() {
        StringBuilder yaml = new StringBuilder("deck: {cards: {");
        yaml.append("a: {count: 2, program: ['[1]@;(# X B);(# D.b.1 H)']}, b: {count: 2}, ");
        yaml.append("c: {count: 2, program: ['@;(# X B);(# D.1 H)']}, d: {}, e: {}}}\n");
        yaml.append("simulate: {tests: {t: {exec-program: true, start-card: 2, combos: {");
        String[] names = {"a", "b", "c", "d", "e"};
        for (int combo = 0; combo < 70; combo++) {
            String hand = names[combo % 5] + ", " + names[combo / 5 % 5];
            hand += combo < 25 ? "" : combo < 50 ? ", b" : ", '!" + names[combo % 3] + "'";
            yaml.append("k%d: {score: %d, hand: [%s]}, ".formatted(combo, combo % 9, hand));
        }
        DeckPrograms programs = Decks.programs(yaml.append("}}}}").toString());
        TopicPrograms topic = programs.topics().get(0);
        BruteForce all = new BruteForce(programs, topic);
        for (SolverOptions options : SHORTCUTS) {
            all.assertSame(solve(programs, 0, options), options.toString());
        }
    }

    /** Distinct orders are few where most cards are the same. */
    @Test
    void longLists_areWhatAllOrdersSay() {
        String list = "a, ".repeat(20);
        for (String deck :
                List.of(
                        "{a: {count: 22}, b: {count: 2}}",
                        "{a: {count: 22}, b: {program: ['@;(# X B);(# D.1 H)']}, c: {}}")) {
            for (String hand : List.of(list + "a", list + "b, a", "'!b', " + list)) {
                DeckPrograms programs =
                        Decks.programs(
                                "deck: {cards: %s}\nsimulate: {tests: {t: {start-card: 22, %s}}}"
                                        .formatted(
                                                deck,
                                                "exec-program: true, combos: {k: {hand: ["
                                                        + hand
                                                        + "]}}"));
                TopicPrograms topic = programs.topics().get(0);
                ExactTally tally = Exact.attempt(topic, Effort.QUICK).tally();
                assertNotNull(tally, deck + hand);
                new BruteForce(programs, topic).assertSame(tally, deck + hand);
            }
        }
    }

    @Test
    @Tag("slow")
    void decksWithTwins_areWhatAllTheirOrdersSay() {
        assertAllOrders(60, 50, seed -> ActingDecks.withTwins(seed, 1 + seed % 2));
    }

    private static void assertAllOrders(int decks, int least, IntFunction<String> deck) {
        Map<String, Integer> uncovered = new TreeMap<>();
        int solved = 0;
        for (int seed = 0; seed < decks; seed++) {
            String yaml = deck.apply(seed);
            DeckPrograms programs = Decks.programs(yaml);
            TopicPrograms topic = programs.topics().get(0);
            BruteForce all = null;
            for (SolverOptions options : SHORTCUTS) {
                Solution solution = Solver.solve(topic, options, Budget.QUICK);
                if (solution.multiplicity() == null) {
                    uncovered.merge(solution.why().code().name(), 1, Integer::sum);
                    continue;
                }
                all = all == null ? new BruteForce(programs, topic) : all;
                solved += options == SolverOptions.FAST ? 1 : 0;
                all.assertSame(
                        ExactTally.of(topic, solution.multiplicity(), solution.shares()),
                        "seed " + seed + ", " + options + ":\n" + yaml);
            }
        }
        assertTrue(solved >= least, "solved " + solved + ", not: " + uncovered);
    }

    /**
     * The second file: 300 million games gave 72.5768, 13.3474 and 76.9713 %, each with bounds of
     * half a hundredth of a point.
     */
    @Test
    @Tag("slow")
    void secondSample_isSolved() {
        DeckPrograms programs = Decks.programs(Decks.sample("zhulei"));
        ExactTally fast = solve(programs, 0, SolverOptions.FAST);
        assertEquals(0.725768, fast.combo(0).approximately(), 0.000051);
        assertEquals(0.133474, fast.combo(1).approximately(), 0.000039);
        assertEquals(0.769713, fast.success().approximately(), 0.000048);
        assertEquals(fast.success(), fast.averageScore());
    }

    /** Without twins there are 41,304 states at least (exact-odds.md, 2.6). */
    @Test
    @Tag("slow")
    void secondSample_hasTwins() {
        DeckPrograms programs = Decks.programs(Decks.sample("zhulei"));
        TopicPrograms topic = programs.topics().get(0);
        Solution solution = Solver.solve(topic, SolverOptions.FAST, ENOUGH);
        assertTrue(solution.states() < 41_304, solution.states() + " states");
    }

    /** Without ideas that it needs most; where searches are kept by places, with fewer cards. */
    @ParameterizedTest
    @CsvSource({"5, LAZY_ORDER", "3, MARKS_BY_CARDS"})
    @Tag("slow")
    @Tag("long")
    void secondSample_isTheSameWithoutAnIdea(int hand, Idea idea) {
        String yaml =
                Decks.sample("zhulei")
                        .replace(
                                "exec-program: true",
                                "start-card: " + hand + "\n            exec-program: true");
        DeckPrograms programs = Decks.programs(yaml);
        SolverOptions options = SolverOptions.FAST.without(idea);
        assertEquals(solve(programs, 0, SolverOptions.FAST), solve(programs, 0, options));
    }

    /** With the deck shuffled behind each search 30 million games gave other figures. */
    @Test
    @Tag("slow")
    void shuffledSecondSample_isSolved() {
        String yaml =
                Decks.sample("zhulei")
                        .replace(
                                "exec-program: true",
                                "exec-program: true\n            auto-shuffle: true");
        ExactTally solved = solve(yaml);
        assertEquals(0.72975, solved.combo(0).approximately(), 0.0002);
        assertEquals(0.13345, solved.combo(1).approximately(), 0.0002);
        assertEquals(0.77310, solved.success().approximately(), 0.0002);
    }

    /** Topics without acting cards have another solver; both come to the same. */
    @Test
    @Tag("slow")
    void handsWithoutActingCards_areSolvedAlike() {
        for (String sample : List.of("example", "zhulei")) {
            DeckPrograms programs = Decks.programs(Decks.sample(sample));
            for (int i = 0; i < programs.topics().size(); i++) {
                TopicPrograms topic = programs.topics().get(i);
                if (Exact.covers(topic)) {
                    ExactTally byHands = Exact.solve(topic, Exact.MOST);
                    ExactTally byStates = solve(programs, i, SolverOptions.FAST);
                    assertEquals(byHands.success(), byStates.success());
                    assertEquals(byHands.averageScore(), byStates.averageScore());
                    for (int combo = 0; combo < byHands.combos().size(); combo++) {
                        assertEquals(byHands.combo(combo), byStates.combo(combo));
                    }
                }
            }
        }
    }

    /** Sampled figures of decks of full size lie where the exact ones say. */
    @Test
    @Tag("slow")
    @Tag("long")
    void sampledFigures_agree() {
        int compared = 0;
        for (int seed = 0; seed < 130; seed++) {
            String yaml = ActingDecks.of(1000 + seed, 8).replaceAll("count: ([1-9])", "count: 1$1");
            DeckPrograms programs = Decks.programs(yaml);
            Solution solution =
                    Solver.solve(programs.topics().get(0), SolverOptions.FAST, Budget.QUICK);
            if (solution.multiplicity() == null) {
                continue;
            }
            ExactTally solved =
                    ExactTally.of(
                            programs.topics().get(0), solution.multiplicity(), solution.shares());
            compared++;
            int games = 8192;
            TopicTally played = Decks.play(yaml, games, false, Seed.DEFAULT).get(0);
            for (int i = 0; i < played.combos().size(); i++) {
                double rate = solved.combo(i).approximately();
                double error = Math.sqrt(rate * (1 - rate) / games);
                assertEquals(
                        rate,
                        played.combos().get(i) / (double) games,
                        4.5 * error + 1e-9,
                        "seed " + seed + ":\n" + yaml);
            }
        }
        assertTrue(compared >= 90, "compared " + compared);
    }

    private static String deck(String effect, String topic) {
        return """
        deck: {cards: {a: {count: 2, program: ['%s']}, b: {count: 3}, c: {count: 5}}}
        simulate: {tests: {t: {start-card: 3, exec-program: true, %s combos: {k: {hand: [b], score: "(+ 1 |F|)"}}}}}
        """
                .formatted(effect, topic);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "[1](# D.1 B);/(> |B.b| 0);@ ~ ~ solve.late-guard",
                "(= count (+ count 1)) ~ ~ solve.late-guard",
                "[1]/(rand 0 1);@ ~ ~ solve.random-guard",
                "[1]@;(# D.b.2.1 H) ~ ~ solve.form",
                "[1]@;(= n (rand 0 9999)) ~ ~ solve.chance",
                "@ ~ ~ solve.endless",
                "@;(= count (+ count 1)) ~ ~ solve.endless",
                "[1]@ ~ scan-zones: HD, ~ solve.scans-deck",
            })
    void whatIsNotCovered_isSaid(String effect, String topic, String code) {
        DeckPrograms programs =
                Decks.programs(deck(effect.strip(), topic == null ? "" : topic.strip()));
        Attempt attempt = Exact.attempt(programs.topics().get(0), Effort.PATIENT);
        assertNull(attempt.tally());
        assertEquals(code, attempt.why().code().name());
        assertTrue(attempt.why().location().line() > 0, attempt.why().toString());
    }

    /** A division by 0, and a random number out of no numbers, are 0. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "[1]@;(= count (/ 4 |F|));(# X F);(# D.1 H)",
                "/(/ 1 (- |F| 1));@;(# X F);(# D.1 H)",
                "[1]@;(= count (rand |F| (- 1 |F|)));(# X F);(# D.:count H)",
            })
    void numbersThatCannotBeComputed_areZero(String effect) {
        String topic = "header: '(= count (/ |H.b| |H.c|))',";
        DeckPrograms programs =
                Decks.programs(
                        deck(effect, topic)
                                .replace(
                                        "b: {count: 3}, c: {count: 5}",
                                        "b: {count: 2}, c: {count: 4}")
                                .replace("(+ 1 |F|)", "(+ count |F|)"));
        TopicPrograms acting = programs.topics().get(0);
        Attempt attempt = Exact.attempt(acting, Effort.QUICK);
        assertNotNull(attempt.tally(), effect);
        new BruteForce(programs, acting).assertSame(attempt.tally(), effect);
        assertEquals("solve.fault", attempt.why().code().name());
        assertTrue(attempt.why().location().line() > 0, attempt.why().toString());
    }

    /** Before @, too, where each scan prints, and in a program without it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1]@;(print |H| (/ 1 0));(# D.1 H)",
                "(print H);/(> |H| 1);@;(# X F);(# D.1 H)",
                "(print |H|)"
            })
    void whatIsPrinted_leavesATopicExact(String effect) {
        DeckPrograms programs = Decks.programs(deck(effect, "header: '(print D.1)',"));
        TopicPrograms topic = programs.topics().get(0);
        Attempt attempt = Exact.attempt(topic, Effort.QUICK);
        assertNotNull(attempt.tally(), () -> effect + attempt.why());
        new BruteForce(programs, topic).assertSame(attempt.tally(), effect);
        assertNull(attempt.why());
    }

    @Test
    void manyDifferentCards_areSaid() {
        StringBuilder yaml = new StringBuilder("deck: {cards: {");
        for (int i = 0; i < 40; i++) {
            yaml.append("c").append(i).append(": {program: ['[1]@;(# D.1 H)']}, ");
        }
        yaml.append("}}\nsimulate: {tests: {t: {exec-program: true, combos: {k: {}}}}}");
        DeckPrograms programs = Decks.programs(yaml.toString());
        Attempt attempt = Exact.attempt(programs.topics().get(0), Effort.PATIENT);
        assertEquals("solve.too-many", attempt.why().code().name());
        assertTrue(attempt.why().message().contains("40"));
    }

    @Test
    void budget_endsAnAttempt() {
        DeckPrograms programs = Decks.programs(Decks.sample("zhulei"));
        TopicPrograms topic = programs.topics().get(0);
        for (Budget small : List.of(new Budget(1000, 1L << 30), new Budget(1 << 30, 100_000))) {
            Solution solution = Solver.solve(topic, SolverOptions.FAST, small);
            assertEquals("solve.too-long", solution.why().code().name());
            assertNull(solution.multiplicity());
        }
    }

    @Test
    @Tag("slow")
    void patientAttempt_solvesWhatASmallBudgetDoesNot() {
        TopicPrograms topic = Decks.programs(Decks.sample("zhulei")).topics().get(0);
        assertNotNull(Exact.attempt(topic, Effort.PATIENT).tally());
    }
}
