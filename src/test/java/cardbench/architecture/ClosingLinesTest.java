package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The last lines of {@code .ci/run}: the counts, and the reason of a failure. */
class ClosingLinesTest {

    private static final String GREEN =
            """
            [INFO] --- maven-surefire-plugin:3.5.4:test (default-test) @ cardbench ---
            [WARNING] Tests run: 12, Failures: 0, Errors: 0, Skipped: 1
            [INFO] --- maven-failsafe-plugin:3.5.4:integration-test (integration-tests) @ cardbench ---
            [WARNING] Flakes:\s
            [WARNING] cardbench.odds.e2e.OddsIT.run
            [ERROR]   Run 1: no frame
            [INFO]   Run 2: PASS
            [INFO]\s
            [WARNING] Tests run: 5, Failures: 0, Errors: 0, Skipped: 0, Flakes: 1
            """;

    private static final String HEAD =
            "GROUP,PACKAGE,CLASS,INSTRUCTION_MISSED,INSTRUCTION_COVERED,BRANCH_MISSED,BRANCH_COVERED,"
                    + "LINE_MISSED,LINE_COVERED,COMPLEXITY_MISSED,COMPLEXITY_COVERED,METHOD_MISSED,METHOD_COVERED\n";

    @TempDir private Path folder;

    /** The lines for a log and a table of coverage; the exit code is the last one. */
    private List<String> lines(String log, String coverage)
            throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("log"), log);
        Path table = folder.resolve("coverage/jacoco.csv");
        Files.createDirectories(table.getParent());
        Files.writeString(table, HEAD + coverage);
        Process process =
                new ProcessBuilder("bash", ".ci/summary", file.toString(), folder.toString())
                        .redirectErrorStream(true)
                        .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        List<String> lines = new ArrayList<>(out.lines().toList());
        lines.add("exit " + process.waitFor());
        return lines;
    }

    @Test
    void counts_areThoseOfEachRunnerAndOfAll() throws Exception {
        assertEquals(
                List.of(
                        "default-test: 11 passed, 0 failed, 1 skipped",
                        "passed in a second run: cardbench.odds.e2e.OddsIT.run",
                        "integration-tests: 5 passed, 0 failed, 0 skipped",
                        "1 passed in a second run only",
                        "16 passed, 0 failed, 1 skipped",
                        "exit 0"),
                lines(GREEN, "c,cardbench.a,A,0,9,1,99,1,99,0,1,0,1\n"));
    }

    @Test
    void failedTest_failsTheRun() throws Exception {
        List<String> lines =
                lines(GREEN.replace("Errors: 0, Skipped: 1", "Errors: 2, Skipped: 1"), "");
        assertTrue(lines.contains("14 passed, 2 failed, 1 skipped"), lines.toString());
        assertEquals("exit 1", lines.get(lines.size() - 1));
        lines = lines("[ERROR] COMPILATION ERROR\n[INFO] BUILD FAILURE\n", "");
        assertEquals("no test ran", lines.get(0));
        assertEquals("exit 1", lines.get(lines.size() - 1));
    }

    /** The rule of the build file: 85 of 100 branches, 90 of 100 lines, in each package. */
    @Test
    void coverageBelowTheRule_isNamedWithItsClasses() throws Exception {
        String rule =
                "[WARNING] Rule violated for package cardbench.form: branches covered ratio is"
                        + " 0.84, but expected minimum is 0.85\n"
                        + "[INFO] BUILD FAILURE\n";
        String table =
                "c,cardbench.form,Count,0,9,21,59,0,60,0,1,0,1\n"
                        + "c,cardbench.form,Form,0,9,70,454,0,500,0,1,0,1\n"
                        + "c,cardbench.near,Near,0,9,14,86,8,92,0,1,0,1\n"
                        + "c,cardbench.safe,Safe,0,9,12,88,7,93,0,1,0,1\n";
        List<String> lines = lines(GREEN + rule, table);
        assertEquals(
                List.of(
                        "coverage: cardbench.form: branches covered ratio is 0.84, but expected"
                                + " minimum is 0.85",
                        "coverage: cardbench.form: 513 of 604 branches, 84.9 %, the rule asks for"
                                + " 85 %; missed most in Form (70), Count (21)",
                        "coverage: cardbench.near: 86 of 100 branches, 86.0 %, the rule asks for"
                                + " 85 %; missed most in Near (14)",
                        "coverage: cardbench.near: 92 of 100 lines, 92.0 %, the rule asks for 90 %;"
                                + " missed most in Near (8)",
                        "16 passed, 0 failed, 1 skipped",
                        "exit 1"),
                lines.subList(4, lines.size()));
    }

    @Test
    void otherFailure_isToldInTheWordsOfMaven() throws Exception {
        String failure =
                "[INFO] BUILD FAILURE\n[ERROR] Failed to execute goal spotless:check: a file is not"
                        + " formatted\n[ERROR] -> [Help 1]\n";
        List<String> lines = lines(GREEN + failure, "");
        assertEquals(
                List.of(
                        "[ERROR] Failed to execute goal spotless:check: a file is not formatted",
                        "16 passed, 0 failed, 1 skipped",
                        "exit 1"),
                lines.subList(4, lines.size()));
    }
}
