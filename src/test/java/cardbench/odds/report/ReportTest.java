package cardbench.odds.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.odds.deckfile.DeckFileReader;
import cardbench.odds.deckfile.Topic;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The lines of ygo-calc's report around its games. */
class ReportTest {

    private static Topic topic(String combos) {
        return DeckFileReader.read(
                        "deck: {cards: {a: {}}}\nsimulate: {tests: {test-hand-trap: {combos: "
                                + combos
                                + "}}}")
                .file()
                .topics()
                .get(0);
    }

    @Test
    void games_areAnnouncedAndTimed() {
        assertEquals("Simulate 1000 times...\n", Report.start(1000));
        assertEquals("Time used: 97ms\n", Report.time(97));
    }

    @Test
    void results_areOnTwoLinesBelowTheTopic() {
        TopicFigures figures =
                new TopicFigures(
                        "a note\n",
                        "74.40% +- 2.70%",
                        "1.12 +- 0.05",
                        List.of("74.40% +- 2.70%", "30.70% +- 2.86%"));
        assertEquals(
                "Topic: test-hand-trap\n"
                        + "a note\n"
                        + "First turn average success rate: 74.40% +- 2.70%"
                        + "  average score: 1.12 +- 0.05\n"
                        + "    HT1: 74.40% +- 2.70%      HT2: 30.70% +- 2.86%  \n"
                        + "\n",
                Report.topic(topic("{HT1: {}, HT2: {}}"), figures));
    }

    @Test
    void combo_isListedWithScoreConditionHandAndGrave() {
        assertEquals(
                "A: score: 1; grave: a  a:x  \n"
                        + "B: score: 3; condition: (> |H| 1); hand: a  grave: b  \n"
                        + "C: score: 1; \n",
                Report.topics(
                        List.of(
                                topic(
                                        "{A: {grave: [a, 'a:x']}, B: {score: 3,"
                                                + " condition: '(> |H| 1)', hand: [a], grave: [b]},"
                                                + " C: {}}"))));
    }
}
