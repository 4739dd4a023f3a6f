package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import cardbench.odds.deckfile.DeckFileReader;
import cardbench.odds.deckfile.DeckFileReading;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.Idea;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.search.Solver;
import cardbench.odds.question.Decks;
import cardbench.odds.question.WrittenDecks;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

/**
 * Whatever cards do, their odds are computed, or it is said why not; and they are the right ones.
 */
class AttemptFuzzTest {

    private static final SolverOptions[] WAYS = {
        SolverOptions.FAST,
        SolverOptions.PLAIN,
        SolverOptions.FAST.without(Idea.MARKS_BY_CARDS),
        SolverOptions.FAST.without(Idea.TRANSPOSITIONS),
        SolverOptions.FAST.without(Idea.LAZY_ORDER).without(Idea.EARLY_ENDING),
    };

    /** What makes up for words and numbers of the second file. */
    private static final String[] WORDS = {
        "0",
        "1",
        "2",
        "3",
        "7",
        "99",
        "1000000000",
        "[1]",
        "[1^]",
        "[HB]",
        "@",
        "/(> 1 0)",
        "X",
        "H",
        "B",
        "F",
        "D",
        "D.3",
        "D.1",
        "H.M",
        "D.M.1",
        "D.a:renyu",
        "D.3.a:bin",
        "H.1",
        "summon",
        "n",
        "(rand 0 2)",
        "(shuffle D)",
        "|H|",
        "|D|",
        "and",
        "or",
        "/",
        "*",
        "-",
        "a:zhulei",
        "'!a:M'",
        "ronghe",
        "true",
        "greedy",
        "best",
        "count",
        "score",
        "condition",
        "();",
        "(# D.1 H)",
    };

    /** The programs of a file, or {@code null} where it has errors. */
    private static DeckPrograms read(String yaml) {
        DeckFileReading reading = DeckFileReader.read(yaml);
        Diagnostics diagnostics = new Diagnostics();
        diagnostics.addAll(reading.diagnostics());
        DeckPrograms programs = DeckPrograms.read(reading.file(), diagnostics);
        return diagnostics.failed() ? null : programs;
    }

    private static void attempt(DeckPrograms programs, String yaml) {
        for (TopicPrograms topic : programs.topics()) {
            Attempt attempt = Exact.attempt(topic, Effort.QUICK);
            if (attempt.tally() == null) {
                assertNotNull(attempt.why(), yaml);
                assertTrue(attempt.why().location().line() > 0, attempt.why().toString());
                continue;
            }
            ExactTally tally = attempt.tally();
            double success = tally.success().approximately();
            assertTrue(success >= 0 && success <= 1, yaml);
            for (int i = 0; i < tally.combos().size(); i++) {
                assertTrue(tally.combo(i).approximately() <= success, yaml);
            }
        }
    }

    /** Any deck that can be written is solved within its budget, or given up. */
    @FuzzTest
    void anyDeck_isSolvedOrGivenUp(FuzzedDataProvider data) {
        String yaml = WrittenDecks.of(data, false);
        attempt(Decks.programs(yaml), yaml);
    }

    /** So is the second file with some of its words exchanged for others. */
    @FuzzTest
    void changedSample_isSolvedOrGivenUp(FuzzedDataProvider data) {
        String yaml = Decks.sample("zhulei");
        for (int i = data.consumeInt(1, 8); i > 0; i--) {
            int at = data.consumeInt(0, yaml.length() - 1);
            while (at > 0 && isPartOfAWord(yaml.charAt(at - 1))) {
                at--;
            }
            int end = at;
            while (end < yaml.length() && isPartOfAWord(yaml.charAt(end))) {
                end++;
            }
            yaml = yaml.substring(0, at) + data.pickValue(WORDS) + yaml.substring(end);
        }
        DeckPrograms programs = read(yaml);
        if (programs != null) {
            attempt(programs, yaml);
        }
    }

    private static boolean isPartOfAWord(char sign) {
        return sign > ' ' && "()|;'/@[],".indexOf(sign) < 0;
    }

    /** Small decks have the odds that all their orders say, in every way of solving them. */
    @FuzzTest
    void smallDeck_hasTheOddsOfAllItsOrders(FuzzedDataProvider data) {
        SolverOptions options = data.pickValue(WAYS);
        String yaml = WrittenDecks.of(data, true);
        DeckPrograms programs = Decks.programs(yaml);
        TopicPrograms topic = programs.topics().get(0);
        Solution solution = Solver.solve(topic, options, Budget.QUICK);
        if (solution.multiplicity() == null) {
            assertNotNull(solution.why(), yaml);
            return;
        }
        ExactTally solved = ExactTally.of(topic, solution.multiplicity(), solution.shares());
        new BruteForce(programs, topic).assertSame(solved, options + ":\n" + yaml);
        if (Exact.covers(topic)) {
            ExactTally byHands = Exact.solve(topic, Exact.QUICK);
            if (byHands != null) {
                assertEquals(byHands.success(), solved.success(), yaml);
                assertEquals(byHands.averageScore(), solved.averageScore(), yaml);
            }
        }
    }
}
