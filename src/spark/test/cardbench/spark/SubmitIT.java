package cardbench.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar as {@code spark-submit} runs it: Spark's own program, with Spark's own libraries. */
class SubmitIT {

    @TempDir Path folder;

    /** The end of a run. */
    private record Run(int code, String out) {}

    private Run submit(String... words) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xmx512m");
        command.addAll(List.of(System.getProperty("spark.opens").split(" ")));
        command.addAll(List.of("-cp", System.getenv("SPARK_HOME") + "/jars/*"));
        command.add("org.apache.spark.deploy.SparkSubmit");
        command.addAll(List.of("--master", "local[2]", "--conf", "spark.ui.enabled=false"));
        command.add(System.getProperty("spark.jar"));
        command.addAll(List.of(words));
        Path errors = folder.resolve("errors");
        Process process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
        try {
            byte[] out = process.getInputStream().readAllBytes();
            int code = process.waitFor();
            String text = new String(out, StandardCharsets.UTF_8) + Files.readString(errors);
            return new Run(code, text);
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void decks_areCounted() throws Exception {
        Path in = Files.write(folder.resolve("posts.txt"), ExamplePosts.LINES);
        Run run = submit("decks", in.toString(), folder.resolve("out").toString());
        assertEquals(0, run.code(), run.out());
        assertTrue(
                run.out().contains("10 posts, 3 of them without a readable deck; 9 decks;"),
                run.out());
        assertEquals(ExamplePosts.CARDS, Spark.lines(folder.resolve("out/cards")));
    }

    @Test
    void sweep_findsTheBestVersion() throws Exception {
        Path deck = Files.writeString(folder.resolve("deck.yml"), OpeningHands.YAML);
        String out = folder.resolve("out").toString();
        Run run =
                submit(
                        "sweep",
                        deck.toString(),
                        out,
                        "--range",
                        "starter=0..12",
                        "--range",
                        "extender=0..12",
                        "--fill",
                        "other",
                        "--topic",
                        "one",
                        "--topic",
                        "both=3",
                        "--best",
                        "1");
        assertEquals(0, run.code(), run.out());
        assertTrue(run.out().contains("169 versions judged, 0 no decks, 0 not solved"), run.out());
        String fraction = OpeningHands.all(12).get(0).fraction();
        List<String> best = Spark.lines(folder.resolve("out/best"));
        assertEquals(1, best.size());
        assertTrue(best.get(0).contains("\"fraction\":\"" + fraction + "\""), best.get(0));
    }

    @Test
    void wrongWords_endTheProgramWithCodeTwo() throws Exception {
        Run run = submit("sweep", "deck.yml");
        assertEquals(2, run.code(), run.out());
        assertTrue(run.out().contains("usage: decks IN OUT"), run.out());
    }
}
