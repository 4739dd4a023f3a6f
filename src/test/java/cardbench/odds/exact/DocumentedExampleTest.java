package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.number.Fraction;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.question.Decks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Examples of the documents: the one worked through by hand, and the preferences. */
class DocumentedExampleTest {

    private static final Path DOCUMENT = Path.of("src/site/markdown/exact-solver.md");

    @Test
    void example_isSolvedAsByHand() throws IOException {
        String yaml =
                Files.readString(DOCUMENT)
                        .lines()
                        .dropWhile(line -> !line.startsWith("    deck:"))
                        .takeWhile(line -> line.startsWith("    "))
                        .map(line -> line.substring(4) + "\n")
                        .collect(Collectors.joining());
        DeckPrograms programs = Decks.programs(yaml);
        assertTrue(!Exact.covers(programs.topics().get(0)), "a card acts");
        Attempt attempt = Exact.attempt(programs.topics().get(0), Effort.QUICK);
        assertEquals("1", attempt.tally().success().numerator().toString());
        assertEquals("3", attempt.tally().success().denominator().toString());
    }

    /** The statements of the table of preferences, as programs of a card. */
    @ParameterizedTest
    @CsvSource({
        // the goal if the deck has one, else the bait
        "0, 'hand: [c]', '|H.goal|'",
        "0, 'hand: [c, goal]', '|H.bait|'",
        "0, 'hand: [c, goal, bait]', '(== |H| 2)'",
        // two cards of the hand, bricks first
        "1, 'hand: [c, goal, brick: 2]', '|H.goal|'",
        "1, 'hand: [c, bait, brick: 3]', '(and |H.bait| |H.brick|)'",
        "1, 'hand: [c, bait, goal, brick]', '(and |B.brick| (== |H| 1))'",
        "1, 'hand: [c, goal], unknown: {H: 1}', '(== |H| 0)'",
    })
    void preferences_areThoseOfTheTable(int row, String state, String condition)
            throws IOException {
        List<String> rows =
                Files.readString(Path.of("src/site/markdown/deck-file-extensions.md"))
                        .lines()
                        .dropWhile(line -> !line.equals("## Preferences"))
                        .filter(line -> line.contains("`("))
                        .toList();
        String statements = rows.get(row).split("`")[1].replace("\\|", "|");
        String yaml =
                """
                deck:
                  cards:
                    c: {program: ['@;(# X F);%s']}
                    goal: {}
                    bait: {}
                    brick: {count: 3}
                simulate:
                  tests:
                    t:
                      exec-program: true
                      state: {%s}
                      combos: {A: {condition: '%s'}}
                """
                        .formatted(statements, state, condition);
        TopicPrograms topic = Decks.programs(yaml).topics().get(0);
        Attempt attempt = Exact.attempt(topic, Effort.QUICK);
        assertEquals(Fraction.of(1, 1), attempt.tally().success());
    }
}
