package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** A long simulation of the runnable jar, and somebody who presses Ctrl-C. */
class InterruptedSimulationIT {

    private static final String GAMES = "100000000";

    private static final List<String> SIMULATION =
            List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-jar",
                    System.getProperty("jar.file"),
                    "simulate",
                    "--count",
                    GAMES,
                    "cards-data/examples/example.yml");

    private static String readTo(String end, InputStream in) throws Exception {
        StringBuilder read = new StringBuilder();
        for (int c; read.indexOf(end) < 0 && (c = in.read()) >= 0; ) {
            read.append((char) c);
        }
        return read.toString();
    }

    private static void interrupt(Process process) throws Exception {
        new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
    }

    /** A build in the background ignores Ctrl-C, and so would whatever it starts. */
    private static List<String> interruptible() throws Exception {
        List<String> command = new ArrayList<>(List.of("env", "--default-signal=INT"));
        List<String> probe = new ArrayList<>(command);
        probe.add("true");
        Assumptions.assumeTrue(new ProcessBuilder(probe).start().waitFor() == 0, "env");
        command.addAll(SIMULATION);
        return command;
    }

    @Test
    void interrupted_itPrintsWhatItHas() throws Exception {
        Assumptions.assumeTrue(Files.isExecutable(Path.of("/bin/kill")), "kill");
        Process process =
                new ProcessBuilder(interruptible())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        try (InputStream out = process.getInputStream()) {
            readTo("Simulate " + GAMES + " times...\n", out);
            TimeUnit.SECONDS.sleep(2);
            interrupt(process);
            String results = new String(out.readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(130, process.waitFor(), "as what ends by Ctrl-C does");
            Matcher success =
                    Pattern.compile("Topic: test-expend\n[^:]*: (\\d+\\.\\d+)%").matcher(results);
            assertTrue(success.find(), results);
            assertEquals(85.96, Double.parseDouble(success.group(1)), 2);
            assertTrue(results.contains("urara-2: "), results);
        } finally {
            process.destroyForcibly();
        }
    }

    /** Where {@code script} lends a terminal, a line tells how far it is, and goes away again. */
    @Test
    void onATerminal_itTellsHowFarItIs() throws Exception {
        Assumptions.assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "script");
        Process process =
                new ProcessBuilder(
                                "script",
                                "-q",
                                "-e",
                                "-c",
                                "exec " + String.join(" ", SIMULATION),
                                "/dev/null")
                        .redirectErrorStream(true)
                        .start();
        try (InputStream out = process.getInputStream()) {
            String shown = readTo(" % ", out);
            assertTrue(Pattern.compile("\r\\d+ % $").matcher(shown).find(), shown);
            process.descendants()
                    .filter(child -> child.info().command().orElse("").endsWith("java"))
                    .forEach(ProcessHandle::destroy);
            String output = new String(out.readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(output.contains("\r      \r"), output);
            assertTrue(output.contains("Topic: test-hand-trap"), output);
        } finally {
            process.destroyForcibly();
        }
    }
}
