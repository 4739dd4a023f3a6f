package cardbench.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A sweep against the hypergeometric distribution, on two threads. */
class SweepJobIT {

    private static final int MOST = 24;

    private static final int BEST = 30;

    private static final int BLOCK = 40;

    private static final int ROUND = 5;

    /** A version for each pair from 0 to 24, in blocks of 40 and rounds of 5. */
    private static final int ROUNDS = 4;

    private static final int VERSIONS = (MOST + 1) * (MOST + 1);

    private static JavaSparkContext spark;

    @TempDir Path folder;

    @BeforeAll
    static void start() {
        spark = Spark.local(2);
    }

    @AfterAll
    static void stop() {
        spark.close();
    }

    private SweepJob job() {
        String out = folder.resolve("out").toString();
        return new SweepJob(OpeningHands.question(MOST, BEST), out, BLOCK, ROUND);
    }

    /** Pairs of starters and extenders that are more than 40 cards: the smaller one is i less. */
    private static int tooLarge() {
        int pairs = 0;
        for (int starters = 0; starters <= MOST; starters++) {
            pairs += Math.max(0, starters + MOST - OpeningHands.SIZE);
        }
        return pairs;
    }

    private static List<JudgedVersion> expected() {
        return List.copyOf(OpeningHands.all(MOST).subList(0, BEST));
    }

    @Test
    void best_areThoseOfTheFormula() throws Exception {
        SweepResult result = job().run(spark);
        assertEquals(expected(), result.best());
        assertEquals(tooLarge(), result.noDecks());
        assertEquals(VERSIONS - tooLarge(), result.judged());
        assertEquals(0, result.open());
    }

    @Test
    void best_areWrittenWithTheirCounts() throws Exception {
        job().run(spark);
        List<String> lines = Spark.lines(folder.resolve("out/best"));
        assertEquals(BEST, lines.size());
        int rank = 1;
        for (String line : lines) {
            JsonObject best = Json.parse(line).asObject();
            JsonObject cards = best.get("cards").asObject();
            int starters = cards.get("starter").asInt();
            int extenders = cards.get("extender").asInt();
            assertEquals(rank++, best.get("rank").asInt());
            assertEquals(OpeningHands.SIZE, starters + extenders + cards.get("other").asInt());
            String fraction = OpeningHands.judged(0, starters, extenders).fraction();
            assertEquals(fraction, best.get("fraction").asString());
        }
    }

    @Test
    void sweepThatWasEnded_goesOnBehindTheLastStoredRound() throws Exception {
        job().run(spark);
        List<Path> stored;
        try (var all = Files.list(folder.resolve("out/rounds"))) {
            stored = all.sorted().toList();
        }
        assertEquals(ROUNDS, stored.size());
        // as a driver leaves them that is killed in the third round: a part, and no mark
        Files.delete(stored.get(2).resolve("_SUCCESS"));
        Files.delete(stored.get(2).resolve("part-00001"));
        erase(stored.get(3));
        erase(folder.resolve("out/best"));
        List<FileTime> before = written(stored.subList(0, 2));
        SweepResult result = job().run(spark);
        assertEquals(expected(), result.best());
        assertEquals(VERSIONS - tooLarge(), result.judged());
        assertEquals(BEST, Spark.lines(folder.resolve("out/best")).size());
        assertEquals(before, written(stored.subList(0, 2)), "stored rounds were judged again");
    }

    private static List<FileTime> written(List<Path> rounds) throws IOException {
        List<FileTime> times = new ArrayList<>();
        for (Path round : rounds) {
            times.add(Files.getLastModifiedTime(round.resolve("part-00000")));
        }
        return times;
    }

    private static void erase(Path folder) throws IOException {
        try (var all = Files.walk(folder)) {
            for (Path path : all.sorted((a, b) -> b.compareTo(a)).toList()) {
                Files.delete(path);
            }
        }
    }

    @Test
    void folderOfAnotherSweep_isRefused() throws Exception {
        job().run(spark);
        SweepQuestion other = OpeningHands.question(MOST, BEST + 1);
        SweepJob wrong = new SweepJob(other, folder.resolve("out").toString(), BLOCK, ROUND);
        IOException refused = assertThrows(IOException.class, () -> wrong.run(spark));
        assertTrue(refused.getMessage().contains("another sweep"), refused.getMessage());
    }

    @Test
    void folderWhoseNameIsAPattern_isRefused() {
        SweepJob job = new SweepJob(OpeningHands.question(1, 1), folder + "/a,b", 1, 1);
        IOException refused = assertThrows(IOException.class, () -> job.run(spark));
        assertTrue(refused.getMessage().endsWith("/a,b: choose a name without “,”"));
    }

    @Test
    void versionThatIsNotSolved_isCountedAndNamed() throws Exception {
        // a condition drawn by lot is not solved; without the card nothing asks for it
        String yaml =
                """
                deck:
                  cards:
                    starter:
                      count: 3
                    other:
                      count: 37
                    speaker:
                      count: 0
                      program: ['[1]/(rand 0 1);@;(# X F)']
                simulate:
                  tests:
                    one:
                      start-card: 5
                      exec-program: true
                      combos:
                        any:
                          hand: [starter]
                """;
        SweepQuestion question =
                new SweepQuestion(
                        yaml,
                        List.of(new CountRange(2, 0, 2)),
                        1,
                        List.of(new TopicWeight("one", 1)),
                        1);
        SweepJob job = new SweepJob(question, folder.resolve("out").toString(), 1, 2);
        SweepResult result = job.run(spark);
        assertEquals(
                List.of("{\"judged\":1,\"noDecks\":0,\"open\":2}"),
                Spark.lines(folder.resolve("out/counts")));
        assertEquals(
                List.of(
                        new OpenVersion(1, "solve.random-guard"),
                        new OpenVersion(2, "solve.random-guard")),
                result.named());
        // 1 - C(37, 5) / C(40, 5)
        BigInteger all = BigInteger.valueOf(658_008);
        BigInteger without = BigInteger.valueOf(435_897);
        assertEquals(List.of(JudgedVersion.of(0, all.subtract(without), all)), result.best());
        assertEquals(
                List.of(
                        "{\"why\":\"solve.random-guard\",\"cards\":{\"starter\":3,\"other\":36,\"speaker\":1}}",
                        "{\"why\":\"solve.random-guard\",\"cards\":{\"starter\":3,\"other\":35,\"speaker\":2}}"),
                Spark.lines(folder.resolve("out/open")));
    }
}
