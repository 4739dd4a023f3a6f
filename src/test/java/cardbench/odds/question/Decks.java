package cardbench.odds.question;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.chance.Seed;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Severity;
import cardbench.odds.deckfile.DeckFileReader;
import cardbench.odds.deckfile.DeckFileReading;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.sample.OpeningHands;
import cardbench.odds.sample.Sampler;
import cardbench.odds.sample.TopicTally;
import cardbench.odds.sample.Trace;
import cardbench.odds.sample.Tracer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Deck files for tests: the documents' own, and small ones written in a few lines. */
public final class Decks {

    private Decks() {}

    /** One of the documents' own deck files: {@code example} or {@code zhulei}. */
    public static String sample(String name) {
        try {
            return Files.readString(Path.of("cards-data/examples/" + name + ".yml"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Everything that is said about a file. */
    public static List<Diagnostic> said(String yaml) {
        DeckFileReading reading = DeckFileReader.read(yaml);
        Diagnostics diagnostics = new Diagnostics();
        diagnostics.addAll(reading.diagnostics());
        DeckPrograms.read(reading.file(), diagnostics);
        return diagnostics.list();
    }

    /** The programs of a file without errors. */
    public static DeckPrograms programs(String yaml) {
        List<String> errors = new ArrayList<>();
        for (Diagnostic diagnostic : said(yaml)) {
            if (diagnostic.severity() == Severity.ERROR) {
                errors.add(diagnostic.message() + " " + diagnostic.location());
            }
        }
        assertEquals(List.of(), errors, yaml);
        return DeckPrograms.read(DeckFileReader.read(yaml).file(), new Diagnostics());
    }

    /** Games of all topics of a file. */
    public static List<TopicTally> play(String yaml, int games, boolean legacy) {
        return play(yaml, games, legacy, Seed.DEFAULT);
    }

    /** Games of all topics of a file. */
    public static List<TopicTally> play(String yaml, int games, boolean legacy, Seed seed) {
        DeckPrograms programs = programs(yaml);
        Simulation simulation = new Simulation(programs.topics(), seed, legacy);
        List<TopicTally> sums = simulation.nothing();
        for (int batch = 0; batch < Sampler.batches(games); batch++) {
            sums = Simulation.sum(sums, simulation.play(batch, games));
        }
        return sums;
    }

    /** The trace of a game of the first topic with a given deck, names with blanks between. */
    public static Trace trace(String yaml, String order, boolean legacy) {
        DeckPrograms programs = programs(yaml);
        Diagnostics diagnostics = new Diagnostics();
        Trace trace =
                new Tracer(programs.topics().get(0), OpeningHands.Source.ALL, Seed.DEFAULT, legacy)
                        .order(List.of(order.split(" ")), diagnostics);
        assertEquals(List.of(), diagnostics.list());
        return trace;
    }
}
