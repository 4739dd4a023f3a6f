package cardbench.odds.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import cardbench.base.chance.Seed;
import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.base.text.Diagnostic;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.ExactTally;
import cardbench.odds.sample.BatchSpread;
import cardbench.odds.sample.ComboSets;
import cardbench.odds.sample.Scores;
import cardbench.odds.sample.TopicTally;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of 200 games, whose tally is written by hand. */
class RemarksTest {

    private static Simulation simulation(String topic, String program, boolean legacy) {
        String yaml =
                """
                deck: {cards: {a: {count: 3, program: ['%s']}, rest: {count: 9}}}
                simulate: {tests: {t: {start-card: 3, exec-program: true, %s}}}
                """
                        .formatted(program, topic);
        return new Simulation(Decks.programs(yaml).topics(), Seed.DEFAULT, legacy);
    }

    private static TopicTally tally(int other, int stopped, int empty, TopicTally.Fault... faults) {
        Scores scores = new Scores();
        scores.addListed(0, 150);
        scores.addListed(2, 50);
        return new TopicTally(
                "t",
                0,
                200,
                0,
                List.of(50),
                List.of(other),
                scores,
                new ComboSets(1),
                BatchSpread.none(1),
                stopped,
                empty,
                empty > 0 ? 17 : -1,
                List.of(faults),
                List.of(),
                0);
    }

    /** The codes of what is said, each with its arguments. */
    private static List<String> remarks(Simulation simulation, TopicTally tally) {
        List<String> lines = new ArrayList<>();
        for (Diagnostic remark : simulation.remarks(List.of(tally))) {
            StringBuilder line = new StringBuilder(remark.code().name());
            remark.args()
                    .forEach(
                            arg ->
                                    line.append(' ')
                                            .append(arg.name())
                                            .append('=')
                                            .append(arg.value()));
            lines.add(line.toString());
        }
        return lines;
    }

    private static final String PLAIN = "combos: {k: {hand: [a]}}";

    @Test
    void gamesWithoutEvents_needNoRemark() {
        Simulation simulation = simulation(PLAIN, "()", false);
        assertEquals(List.of(), remarks(simulation, tally(TopicTally.NOT_ASKED, 0, 0)));
        assertEquals(List.of(), remarks(simulation, tally(50, 0, 0)));
        assertEquals(List.of(), remarks(simulation, tally(50, 0, 0, new TopicTally.Fault(0, -1))));
    }

    @ParameterizedTest
    @CsvSource({"greedy, 25.00 %, 40.00 %", "best, 40.00 %, 25.00 %"})
    void ratesOfBothMatchings_areSaidWhereTheyDiffer(String matching, String greedy, String best) {
        Simulation simulation =
                simulation("combos: {k: {hand: [a], matching: " + matching + "}}", "()", false);
        assertEquals(
                List.of("odds.matching-differs combo=k greedy=" + greedy + " best=" + best),
                remarks(simulation, tally(80, 0, 0)));
        assertEquals(
                1, remarks(simulation, tally(0, 0, 0)).size(), "no success is a rate like another");
    }

    @Test
    void movesOfNoCards_areSaidWithTheFirstGame() {
        assertEquals(
                List.of("odds.empty-source topic=t games=3 played=200 game=17"),
                remarks(simulation(PLAIN, "()", false), tally(-1, 0, 3)));
        // in legacy games such a move also stops the game, which is one thing to say
        assertEquals(
                List.of("odds.legacy-stop topic=t game=17"),
                remarks(simulation(PLAIN, "()", true), tally(-1, 3, 3)));
    }

    @Test
    void gamesThatWereStopped_areCounted() {
        List<String> stopped = remarks(simulation(PLAIN, "()", false), tally(-1, 5, 0));
        assertEquals(1, stopped.size());
        assertEquals("odds.stopped", stopped.get(0).split(" ")[0]);
        assertEquals(true, stopped.get(0).contains(" games=5 played=200 "), stopped.get(0));
        List<String> legacy = remarks(simulation(PLAIN, "()", true), tally(-1, 5, 3));
        assertEquals(true, legacy.get(1).contains(" games=2 played=200 "), legacy.toString());
        List<String> given =
                remarks(simulation("given: '|H.a|', " + PLAIN, "()", false), tally(-1, 5, 0));
        assertEquals("odds.stopped", given.get(0).split(" ")[0]);
    }

    @Test
    void faultsOfPrograms_areSaidWithTheirGames() {
        Simulation simulation = simulation(PLAIN, "@;(= n (/ 1 0))", false);
        // the first fault is a game without an end, the second the division
        TopicTally.Fault none = new TopicTally.Fault(0, -1);
        TopicTally.Fault happened = new TopicTally.Fault(4, 9);
        List<String> lines = remarks(simulation, tally(-1, 0, 0, happened, none));
        assertEquals(1, lines.size());
        assertEquals(true, lines.get(0).endsWith("games=4 played=200 game=9"), lines.get(0));
    }

    @Test
    void choices_areSaidToBePlayedAsTheFirstIsWritten() {
        Simulation simulation = simulation(PLAIN, "[1]@;(best (# D.1 H) (# D.1 B))", false);
        assertEquals(List.of("odds.best-played topic=t"), remarks(simulation, tally(-1, 0, 0)));
        assertEquals(
                List.of(),
                simulation.remarks(simulation.nothing()).stream().map(Diagnostic::code).toList());
    }

    @Test
    void playedTopic_isSampled() {
        Simulation simulation = simulation(PLAIN, "()", false);
        TopicOdds odds = simulation.odds(List.of(tally(-1, 0, 0))).get(0);
        assertEquals("sampled", odds.method());
        assertEquals("t", odds.topic());
        assertEquals("0.250000", odds.success().estimate().value());
        assertEquals("0.500000", odds.averageScore().estimate().value());
        assertNull(odds.success().fraction());
        assertEquals("t", simulation.topics().get(0).topic().name());
        assertEquals(1, simulation.parts().size());
        assertEquals(Seed.DEFAULT, simulation.seed());
        Scores scores = new Scores();
        scores.addListed(0, 3);
        scores.addListed(1, 1);
        Odds sampled = Odds.sampled(scores, 4);
        assertEquals("sampled", sampled.method());
        assertEquals("0.250000", sampled.success().estimate().value());
    }

    /** 49 of 57 hands succeed: 30 score 1, 19 score 3, so the mean is 87 of 57. */
    @Test
    void solvedTopic_isExact() {
        ExactTally tally =
                new ExactTally(
                        "t",
                        Natural.of(57),
                        List.of(new ExactTally.Successes(Natural.of(49), null)),
                        List.of(
                                new ExactTally.Part(0, Natural.of(8)),
                                new ExactTally.Part(1, Natural.of(30)),
                                new ExactTally.Part(3, Natural.of(19))),
                        List.of());
        Odds odds = Odds.exact(tally);
        assertEquals("exact", odds.method());
        assertEquals(Fraction.of(49, 57), odds.success().fraction());
        assertEquals(Fraction.of(87, 57), odds.averageScore().fraction());
        assertEquals("0.859649", odds.success().estimate().high());
        TopicOdds solved = TopicOdds.solved(tally);
        assertEquals("t", solved.topic());
        assertEquals(Fraction.of(1, 1), solved.solvedShare());
        assertEquals(Fraction.of(49, 57), solved.combo(0).fraction());
        assertEquals(tally.scores(), solved.scores());
    }

    @Test
    void firstGames_arePlayedOfTopicsThatPrint() {
        String yaml =
                """
                deck: {cards: {a: {count: 3, program: ['[1]@;%s']}}}
                simulate: {tests: {t: {start-card: 3, exec-program: true, combos: {k: {hand: [a]}}}}}
                """;
        TopicPrograms prints = Decks.programs(yaml.formatted("(print 1)")).topics().get(0);
        TopicTally first = FirstGames.printing(prints, Seed.DEFAULT);
        assertEquals(20, first.games());
        assertEquals(20, first.printed());
        TopicPrograms silent = Decks.programs(yaml.formatted("(= n 1)")).topics().get(0);
        assertNull(FirstGames.printing(silent, Seed.DEFAULT));
    }
}
