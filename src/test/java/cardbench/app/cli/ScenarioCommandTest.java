package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScenarioCommandTest {

    private static final String BASH = "cards-data/examples/wizard/scenarios/bash-with-wand.json";

    @TempDir private Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... words) {
        Terminal terminal =
                new Terminal(
                        new ByteArrayInputStream(new byte[0]), out, err, StandardCharsets.UTF_8);
        return Main.commands().run(List.of(words), terminal);
    }

    @Test
    void scenarioAsExpected_isFine() {
        assertEquals(0, run("scenario", BASH));
        assertEquals(BASH + ": as expected\n", out.toString(StandardCharsets.UTF_8));
    }

    @Test
    void scenarioThatDiffers_printsTheDifferenceAndFails() throws IOException {
        Path file = folder.resolve("other.json");
        Files.writeString(
                file, Files.readString(Path.of(BASH)).replace("\"health\": 8", "\"health\": 11"));
        assertEquals(1, run("scenario", BASH, file.toString()));
        String output = out.toString(StandardCharsets.UTF_8);
        assertTrue(output.contains("  /monsters/m2/health\n  - 11\n  + 8\n"), output);
        Path warned = folder.resolve("warned.json");
        Files.writeString(
                warned, Files.readString(Path.of(BASH)).replace("\"expect\"", "\"expects\""));
        assertEquals(1, run("scenario", file.toString(), warned.toString()));
    }

    @Test
    void scenarioWithoutItsChoice_cannotBePlayed() throws IOException {
        Path file = folder.resolve("mute.json");
        Files.writeString(file, Files.readString(Path.of(BASH)).replace("\"m2\"\n   ]", "]"));
        assertEquals(1, run("scenario", file.toString()));
        String output = err.toString(StandardCharsets.UTF_8);
        assertTrue(output.contains("needs a choice"), output);
    }

    /** A slip that makes the test an empty one must not look like a test that passes. */
    @Test
    void keyThatNothingReads_isAWarning() throws IOException {
        String good = Files.readString(Path.of(BASH));
        Path file = folder.resolve("slip.json");
        for (String[] slip :
                new String[][] {
                    {"\"expect\"", "\"expects\"", "instead: \"expect\""},
                    {"\"expect\"", "\"cards\": [], \"expect\"", "occurs twice in this object"},
                    {"\"mana\": 5", "\"mana\": \"5\"", "instead: 5"}
                }) {
            assertTrue(good.contains(slip[0]), slip[0]);
            Files.writeString(file, good.replaceFirst(slip[0], slip[1]));
            out.reset();
            err.reset();
            // without its cards or its mana the scenario cannot be played
            int code = slip[1].equals("\"expects\"") ? 3 : 1;
            assertEquals(code, run("scenario", file.toString()), slip[1]);
            assertEquals(code, run("scenario", file.toString(), BASH), slip[1]);
            String output =
                    out.toString(StandardCharsets.UTF_8) + err.toString(StandardCharsets.UTF_8);
            assertTrue(output.contains(slip[2]), output);
        }
    }

    @Test
    void whatIsNoScenario_isSaid() throws IOException {
        Path file = folder.resolve("no.json");
        Files.writeString(file, "{\"a\" 1}");
        assertEquals(1, run("scenario", file.toString()));
        assertEquals(2, run("scenario", "there-is-none.json"));
        assertEquals(2, run("scenario"));
        assertEquals(0, run("scenario", "--json", BASH));
    }
}
