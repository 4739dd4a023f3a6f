package cardbench.spark;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** The program that {@code spark-submit} runs: {@code decks} or {@code sweep}. */
public final class Main {

    private static final String USAGE =
            """
            usage: decks IN OUT [--format lines|json|files]
                   sweep DECKFILE OUT --range CARD=FROM..TO [--range ...] [--fill CARD]
                         [--topic NAME[=WEIGHT]]... [--best K] [--block VERSIONS] [--round BLOCKS]
            """;

    private Main() {}

    /**
     * Runs a job. Wrong words end the program with code 2 before anything is read, a deck file with
     * errors, or a folder with the results of another sweep, with code 1.
     */
    public static void main(String[] words) {
        try {
            run(Arrays.asList(words));
        } catch (UsageException e) {
            System.err.println(e.getMessage());
            System.err.print(USAGE);
            System.exit(2);
        } catch (IOException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }

    private static void run(List<String> words) throws UsageException, IOException {
        String job = words.isEmpty() ? "" : words.get(0);
        List<String> rest = words.isEmpty() ? words : words.subList(1, words.size());
        switch (job) {
            case "decks" -> decks(DeckJob.of(rest));
            case "sweep" -> sweep(SweepWords.of(rest));
            default -> throw new UsageException("“" + job + "” is no job; decks and sweep are");
        }
    }

    private static void decks(DeckJob job) {
        try (JavaSparkContext spark = context("decks")) {
            System.out.println(job.run(spark).sentence());
        }
    }

    private static void sweep(SweepWords words) throws IOException {
        try (JavaSparkContext spark = context("sweep")) {
            SweepQuestion question = words.question(spark);
            SweepJob job = new SweepJob(question, words.folder(), words.block(), words.round());
            System.out.println(job.run(spark).sentence(question));
        }
    }

    private static JavaSparkContext context(String job) {
        return new JavaSparkContext(new SparkConf().setIfMissing("spark.app.name", job));
    }
}
