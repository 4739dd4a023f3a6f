package cardbench.odds.question;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.chance.Seed;
import cardbench.base.text.Diagnostics;
import cardbench.odds.deckfile.DeckFile;
import cardbench.odds.deckfile.DeckFileReader;
import cardbench.odds.deckfile.DeckFileReading;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.sample.TopicTally;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The examples of the guide to deck files: nothing is to be said about them, and they run. */
class GuideExamplesTest {

    private static final Path FOLDER = Path.of("cards-data", "examples", "guide");

    private static final int BATCHES = 10;

    private static DeckPrograms read(Path file) throws IOException {
        DeckFileReading reading = DeckFileReader.read(Files.readString(file));
        Diagnostics diagnostics = new Diagnostics();
        diagnostics.addAll(reading.diagnostics());
        DeckPrograms programs = DeckPrograms.read(reading.file(), diagnostics);
        assertEquals(List.of(), diagnostics.list(), file.toString());
        return programs;
    }

    @Test
    void examples_areSound() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            List<Path> all = files.toList();
            assertEquals(9, all.size());
            for (Path file : all) {
                read(file);
            }
        }
    }

    /**
     * Rates by counting hands of five out of forty cards; with the pot, by whether one of its three
     * copies is in the first five and then among seven; of two pots, the first one in hand decides.
     * Of 51 unseen cards one is the star and two are balls; six of 58 are prizes. With its only
     * searcher negated, a deck draws as with the pot.
     */
    @ParameterizedTest
    @CsvSource({
        "first, opening, 0, 0.7417797352",
        "first, opening, 1, 0.4868785790",
        "conditions, dragons, 0, 0.5771236824",
        "conditions, dragons, 1, 0.7834281650",
        "conditions, dragons, 2, 0.3375506073",
        "scores, traps, 0, 0.8506401138",
        "scores, traps, 1, 0.3285917496",
        "effects, with pot, 0, 0.3774123458",
        "effects, without pot, 0, 0.3375506073",
        "variables, one summon, 0, 0.6939611676",
        "variables, no summon, 0, 0.2371794872",
        "tags, hand size, 0, 0.2885618412",
        "state, next-draw, 0, 0.0196078431",
        "state, next-draw, 1, 0.0392156863",
        "state, star is a prize, 0, 0.1034482759",
        "turns, through a hand trap, 0, 0.3774123458",
    })
    void example_hasTheOddsOfArithmetic(String file, String topic, int combo, double rate)
            throws IOException {
        DeckPrograms programs = read(FOLDER.resolve(file + ".yml"));
        List<TopicPrograms> topics = List.of(programs.topic(topic));
        Simulation simulation = new Simulation(topics, Seed.DEFAULT, false);
        TopicTally sum = simulation.nothing().get(0);
        for (int batch = 0; batch < BATCHES; batch++) {
            sum = sum.plus(simulation.play(batch, DeckFile.MAX_GAMES).get(0));
        }
        double deviation = Math.sqrt(rate * (1 - rate) / sum.games());
        assertEquals(rate, (double) sum.combos().get(combo) / sum.games(), 4 * deviation);
    }
}
