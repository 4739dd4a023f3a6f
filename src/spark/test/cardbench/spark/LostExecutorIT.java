package cardbench.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two executors in processes of their own, one of which is killed while it works. */
class LostExecutorIT {

    /** Copies of the example posts, so that a task takes long enough to be hit. */
    private static final int COPIES = 20_000;

    private static final int MOST = 40;

    @TempDir Path folder;

    @Test
    void decksAndPopularity_areThoseOfTheExamples() throws Exception {
        Path in = folder.resolve("posts.txt");
        Files.write(in, Collections.nCopies(COPIES, String.join("\n", ExamplePosts.LINES)));
        Path out = folder.resolve("out");
        DeckJob job = new DeckJob(in.toString(), out.toString(), PostFormat.LINES);
        LostExecutor lost = new LostExecutor(6);
        PostCounts counts;
        try (JavaSparkContext spark = Spark.cluster(2)) {
            spark.sc().addSparkListener(lost);
            counts = job.run(spark);
        }
        assertEquals(1, lost.killed());
        assertTrue(lost.lostTasks() > 0, "no task was lost");
        assertEquals(
                new PostCounts(
                        10L * COPIES, 3L * COPIES, (long) ExamplePosts.DECKS * COPIES, 3L * COPIES),
                counts);
        List<String> cards = new ArrayList<>();
        for (String line : ExamplePosts.CARDS) {
            String[] one = line.split("\t");
            cards.add(
                    String.join(
                            "\t",
                            one[0],
                            one[1],
                            "" + Long.parseLong(one[2]) * COPIES,
                            "" + Long.parseLong(one[3]) * COPIES));
        }
        assertEquals(cards, Spark.lines(out.resolve("cards")));
        assertEquals((long) ExamplePosts.DECKS * COPIES, Spark.lines(out.resolve("decks")).size());
    }

    @Test
    void bestVersions_areThoseOfTheFormula() throws Exception {
        SweepQuestion question = OpeningHands.question(MOST, 50);
        String out = folder.resolve("out").toString();
        LostExecutor lost = new LostExecutor(4);
        SweepResult result;
        try (JavaSparkContext spark = Spark.cluster(2)) {
            spark.sc().addSparkListener(lost);
            result = new SweepJob(question, out, 211, 4).run(spark);
        }
        assertEquals(1, lost.killed());
        assertTrue(lost.lostTasks() > 0, "no task was lost");
        List<JudgedVersion> all = OpeningHands.all(MOST);
        assertEquals(all.size(), result.judged());
        assertEquals(List.copyOf(all.subList(0, 50)), result.best());
    }
}
