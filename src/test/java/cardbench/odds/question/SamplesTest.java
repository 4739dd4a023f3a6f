package cardbench.odds.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Severity;
import cardbench.odds.sample.TopicTally;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The two deck files of ygo-calc's document, unchanged. The expected figures are exact: they come
 * from counting all 658,008 hands, and where cards act, from solving the topic with fractions.
 */
@Tag("slow")
class SamplesTest {

    private static final int GAMES = 1_000_000;

    private static List<String> warnings(String yaml) {
        return Decks.said(yaml).stream()
                .filter(one -> one.severity() != Severity.INFO)
                .map(SamplesTest::written)
                .sorted()
                .toList();
    }

    private static String written(Diagnostic diagnostic) {
        return diagnostic.code().name()
                + " "
                + diagnostic.location().line()
                + ":"
                + diagnostic.location().column()
                + " -> "
                + diagnostic.fix();
    }

    @Test
    void firstFile_hasNoWarning() {
        assertEquals(List.of(), warnings(Decks.sample("example")));
    }

    @Test
    void secondFile_hasThreeParenthesesTooManyAndANameForAnAttributeTwice() {
        assertEquals(
                List.of(
                        "yisp.extra-parenthesis 70:78 -> ",
                        "yisp.extra-parenthesis 76:47 -> ",
                        "yisp.extra-parenthesis 82:67 -> ",
                        "yisp.unknown-card-near 18:30 -> a:M",
                        "yisp.unknown-card-near 18:91 -> a:M"),
                warnings(Decks.sample("zhulei")));
    }

    @Test
    void secondFile_places_areThoseOfTheCharacters() {
        String yaml = Decks.sample("zhulei");
        for (Diagnostic said : Decks.said(yaml)) {
            String there = yaml.substring(said.location().from(), said.location().to());
            switch (said.code().name()) {
                case "yisp.extra-parenthesis" -> assertEquals(")", there);
                case "yisp.unknown-card-near" -> assertEquals("M", there);
                default -> assertTrue(there.startsWith("D."), there);
            }
        }
    }

    @Test
    void firstFile_meetsTheExactFigures() {
        List<TopicTally> tallies = Decks.play(Decks.sample("example"), GAMES, false);
        TopicTally expand = tallies.get(0);
        assertRate(49 / 57.0, expand.scores().successes());
        assertRate(49 / 57.0, expand.combos().get(0));
        assertRate(2209 / 8436.0, expand.combos().get(1));
        assertMean(9461 / 4218.0, 1.2449, expand);
        TopicTally trap = tallies.get(1);
        assertRate(54233 / 73112.0, trap.scores().successes());
        assertRate(54233 / 73112.0, trap.combos().get(0));
        assertRate(2846 / 9139.0, trap.combos().get(1));
        assertRate(35 / 988.0, trap.combos().get(2));
        assertMean(9 / 8.0, 0.8846, trap);
    }

    @Test
    void secondFile_meetsTheExactFigures() {
        List<TopicTally> tallies = Decks.play(Decks.sample("zhulei"), GAMES, false);
        TopicTally expand = tallies.get(0);
        assertRate(0.725768, expand.combos().get(0));
        assertRate(0.133474, expand.combos().get(1));
        assertRate(0.769713, expand.scores().successes());
        assertEquals(expand.scores().successes(), expand.scores().sum());
        TopicTally trap = tallies.get(1);
        assertRate(57079 / 82251.0, trap.combos().get(0));
        assertRate(43523 / 329004.0, trap.combos().get(1));
        assertRate(228490259 / 307618740.0, trap.scores().successes());
        assertMean(238547119 / 307618740.0, 0.53, trap);
    }

    @Test
    void secondFile_shuffledBehindEachSearch_isALittleBetter() {
        String yaml =
                Decks.sample("zhulei")
                        .replace(
                                "        test-expend:\n",
                                "        test-expend:\n" + "            auto-shuffle: true\n");
        TopicTally expand = Decks.play(yaml, GAMES, false).get(0);
        assertRate(0.72975, expand.combos().get(0));
        assertRate(0.13345, expand.combos().get(1));
        assertRate(0.77310, expand.scores().successes());
    }

    @Test
    void secondFile_oldWay_hasTheSameOddsUpToTheGamesThatItGivesUp() {
        TopicTally expand = Decks.play(Decks.sample("zhulei"), GAMES, true).get(0);
        assertRate(0.769713, expand.scores().successes());
        assertTrue(expand.emptySource() > 0 && expand.emptySource() < 30);
        assertEquals(expand.emptySource(), expand.stopped());
    }

    @Test
    void greedyAndBestMatching_differWhereTheOrderMatters() {
        String yaml = Decks.sample("example");
        String greedy =
                yaml.replace(
                        "- a:kowakuma\n                        - a:trap",
                        "- a:trap\n                        - houyou");
        assertRate(16077 / 73112.0, Decks.play(greedy, GAMES, false).get(0).combos().get(0));
        String best =
                greedy.replace(
                        "        test-expend:",
                        "        test-expend:\n" + "            matching: best");
        best = best.replaceAll("best #.*", "best");
        assertRate(1799 / 5624.0, Decks.play(best, GAMES, false).get(0).combos().get(0));
        String reversed =
                yaml.replace(
                        "- a:kowakuma\n                        - a:trap",
                        "- houyou\n                        - a:trap");
        assertRate(1799 / 5624.0, Decks.play(reversed, GAMES, false).get(0).combos().get(0));
        assertRate(1799 / 5624.0, Decks.play(greedy, GAMES, false).get(0).others().get(0));
        assertRate(16077 / 73112.0, Decks.play(best, GAMES, false).get(0).others().get(0));
        assertEquals(TopicTally.NOT_ASKED, Decks.play(reversed, 1, false).get(0).others().get(0));
        assertEquals(TopicTally.NOT_ASKED, Decks.play(greedy, 1, true).get(0).others().get(0));
    }

    private static void assertRate(double expected, int successes) {
        double error = Math.sqrt(expected * (1 - expected) / GAMES);
        assertEquals(expected, successes / (double) GAMES, 4 * error);
    }

    private static void assertMean(double expected, double deviation, TopicTally tally) {
        double error = deviation / Math.sqrt(GAMES);
        assertEquals(expected, tally.scores().sum() / (double) GAMES, 4 * error);
    }
}
