package cardbench.odds.bench;

import cardbench.base.chance.Random32;
import cardbench.base.chance.Seed;
import cardbench.base.number.Estimate;
import cardbench.base.text.Diagnostics;
import cardbench.odds.deckfile.DeckFileReader;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.question.StratifiedHands;
import cardbench.odds.question.TopicOdds;
import cardbench.odds.sample.Game;
import cardbench.odds.sample.OpeningHands;
import cardbench.odds.sample.Sampler;
import cardbench.odds.sample.TopicCompiler;
import cardbench.odds.sample.TopicTally;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * Prints how exact games are by processor time: half the width of the bounds of the success, in
 * percentage points, of stratified and of plain games. The decks are ten that are known to be hard,
 * and those of the folder that {@code -Dbench.decks} names.
 */
public final class StrataBench {

    private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

    private static final double[] SECONDS = {0.13, 0.5, 2};

    /** Seconds that both are played before, so that all code is compiled. */
    private static final double WARM = 0.5;

    private static final List<String> DECKS =
            List.of(
                    "zhulei", "banish", "ladder", "mill", "pieces", "pots", "returns", "search",
                    "summons", "tutors");

    private StrataBench() {}

    /** Measures and prints a table of Markdown. */
    public static void print() throws IOException {
        StringBuilder head = new StringBuilder("| deck, topic |");
        StringBuilder line = new StringBuilder("|---|");
        for (double seconds : SECONDS) {
            head.append(" plain, ").append(seconds).append(" s | stratified |");
            line.append("---|---|");
        }
        System.out.printf("%nHalf the width of the bounds, in points%n%s%n%s%n", head, line);
        String folder = System.getProperty("bench.decks", "");
        for (Path file : IdeaBench.files()) {
            String name = file.getFileName().toString().replace(".yml", "");
            boolean given = !folder.isEmpty() && file.startsWith(folder);
            if (given || DECKS.contains(name)) {
                DeckPrograms programs =
                        DeckPrograms.read(
                                DeckFileReader.read(Files.readString(file)).file(),
                                new Diagnostics());
                for (TopicPrograms topic : programs.topics()) {
                    print(name + ", " + topic.topic().name(), topic);
                }
            }
        }
    }

    private static void print(String name, TopicPrograms topic) {
        OpeningHands.Source strata = StratifiedHands.of(topic, null, false);
        play(topic, strata, WARM);
        play(topic, OpeningHands.Source.ALL, WARM);
        System.out.print("| " + name + " |");
        for (double seconds : SECONDS) {
            double plain = play(topic, OpeningHands.Source.ALL, seconds);
            double stratified = play(topic, strata, seconds);
            System.out.printf(Locale.ROOT, " %.3f | %.3f |", plain, stratified);
        }
        System.out.println();
    }

    /** Plays for a time of the processor; half the width of the bounds then. */
    private static double play(TopicPrograms topic, OpeningHands.Source hands, double seconds) {
        long end = PROCESSOR.getCurrentThreadCpuTime() + (long) (1e9 * seconds);
        TopicCompiler compiler = new TopicCompiler(topic, false);
        Random32 random = new Random32(0, 0, 0, 0);
        Game game = compiler.game(random);
        OpeningHands open = hands.of(compiler.kinds());
        Sampler sampler = new Sampler(game, random, Seed.DEFAULT, topic.topic().name(), open);
        TopicTally sum = sampler.play(0, 0);
        for (int batch = 0; PROCESSOR.getCurrentThreadCpuTime() < end; batch++) {
            sum = sum.plus(sampler.play(batch, Sampler.BATCH));
        }
        Estimate success = TopicOdds.played(null, sum).success().estimate();
        return 50 * (Double.parseDouble(success.high()) - Double.parseDouble(success.low()));
    }

    /** Prints the table without a browser or a bundle, which the other benchmarks need. */
    public static void main(String[] args) throws IOException {
        print();
    }
}
