package cardbench.spark;

import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Codes and versions a second with one and with two cores. Other work on the machine slows a run
 * down, but does not count as time of this process: the last columns are the stable ones. Starting
 * Spark is not measured; writing results is.
 */
final class SparkBench {

    private static final int POSTS = 400_000;

    /** Copies of each of four cards, from 0 on. */
    private static final int COUNTS = 20;

    private SparkBench() {}

    /** A job to measure: what it is called, how much it does, and one run into a new folder. */
    private record Subject(String name, long amount, Work work) {}

    private interface Work {
        void run(JavaSparkContext spark, String out) throws IOException;
    }

    /**
     * What was done in a second.
     *
     * @param wall by the clock
     * @param core by the time that this process had of a core
     */
    private record Rate(double wall, double core) {}

    /** Prints a table; the arguments are a folder for files and a deck file whose cards act. */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        Path posts = posts(Files.createDirectories(folder).resolve("posts.txt"));
        Path runs = Files.createTempDirectory(folder, "run");
        SweepQuestion hands = hands();
        SweepQuestion acting =
                words("--range zhulei-nanren=0..3 --range shen-wu=2..3")
                        .question(Files.readString(Path.of(arguments[1])));
        List<Subject> subjects =
                List.of(
                        new Subject(
                                "codes",
                                POSTS,
                                (spark, out) ->
                                        new DeckJob(posts.toString(), out, PostFormat.LINES)
                                                .run(spark)),
                        new Subject(
                                "versions whose hands are counted",
                                hands.space().size(),
                                (spark, out) -> new SweepJob(hands, out, 4096, 1024).run(spark)),
                        new Subject(
                                "versions of zhulei.yml",
                                acting.space().size(),
                                (spark, out) -> new SweepJob(acting, out, 1, 1024).run(spark)));
        System.out.println(
                "| | 1 core, a second | 2 cores, a second | ratio | 1 core, a second of CPU | 2 cores, a second of CPU |");
        System.out.println("|---|---|---|---|---|---|");
        for (Subject subject : subjects) {
            Path out = runs.resolve(subject.name().replace(' ', '-'));
            // the first run compiles
            rate(subject, 2, out.resolve("0"));
            Rate one = rate(subject, 1, out.resolve("1"));
            Rate two = rate(subject, 2, out.resolve("2"));
            System.out.println(
                    String.join(
                            " | ",
                            "| " + subject.name(),
                            shown(one.wall()),
                            shown(two.wall()),
                            String.format("%.2f", two.wall() / one.wall()),
                            shown(one.core()),
                            shown(two.core()) + " |"));
        }
    }

    private static String shown(double rate) {
        return String.format(rate < 10 ? "%.2f" : "%,.0f", rate);
    }

    private static SweepWords words(String options) {
        try {
            List<String> words = new ArrayList<>(List.of("deck.yml", "out"));
            words.addAll(List.of(options.split(" ")));
            return SweepWords.of(words);
        } catch (UsageException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** Four cards of a deck of 100, and a combo of three of them. */
    private static SweepQuestion hands() throws IOException {
        String yaml =
                """
                deck:
                  cards:
                    a: {count: 3}
                    b: {count: 3}
                    c: {count: 3}
                    d: {count: 3}
                    rest: {count: 88}
                simulate:
                  tests:
                    opening:
                      start-card: 5
                      combos:
                        three:
                          hand: [a, b, c]
                        pair:
                          hand: [a, d]
                """;
        String range = "=0.." + (COUNTS - 1);
        return words(
                        "--range a"
                                + range
                                + " --range b"
                                + range
                                + " --range c"
                                + range
                                + " --range d"
                                + range
                                + " --fill rest")
                .question(yaml);
    }

    private static Rate rate(Subject subject, int cores, Path out) throws IOException {
        OperatingSystemMXBean system =
                (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        try (JavaSparkContext spark = Spark.local(cores)) {
            spark.setLogLevel("ERROR");
            long start = System.nanoTime();
            long cpu = system.getProcessCpuTime();
            subject.work().run(spark, out.toString());
            double wall = (System.nanoTime() - start) / 1e9;
            double core = (system.getProcessCpuTime() - cpu) / 1e9;
            return new Rate(subject.amount() / wall, subject.amount() / core);
        }
    }

    /** Posts of one deck of 30 cards each, with words around the code. */
    private static Path posts(Path file) throws IOException {
        Random random = new Random(20261123);
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (int i = 0; i < POSTS; i++) {
                out.write("my deck of today: " + code(random) + " what do you think?\n");
            }
        }
        return file;
    }

    /** A deckstring of 15 pairs. */
    private static String code(Random random) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int head : new int[] {0, 1, 2, 1, 7, 0, 15}) {
            bytes.write(head);
        }
        TreeSet<Integer> cards = new TreeSet<>();
        while (cards.size() < 15) {
            cards.add(128 + random.nextInt(16_000));
        }
        for (int card : cards) {
            bytes.write(card & 127 | 128);
            bytes.write(card >> 7);
        }
        bytes.write(0);
        bytes.write(0);
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }
}
