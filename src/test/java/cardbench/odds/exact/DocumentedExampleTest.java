package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.question.Decks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The example that the document about the exact solver works through by hand. */
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
}
