package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Two runs of one commit test the same: no test takes a seed from the clock, measures time, or
 * reads files beside the project. None has a wait that does not wait: Playwright takes the promise
 * of an asynchronous function for true at once.
 */
class RepeatableTestsTest {

    private static final Pattern VARYING =
            Pattern.compile(
                    "waitForTimeout|new Random\\(\\)|Math\\.random|SecureRandom|ThreadLocalRandom|nanoTime"
                            + "|currentTimeMillis|Instant\\.now|Thread\\.sleep|(Path|Paths|of|File)\\(\"\\.\\./");

    private static final Pattern ASYNCHRONOUS_WAIT =
            Pattern.compile("waitForFunction\\(\\s*\"+\\s*async\\b");

    private static final Pattern NAMED_WAIT = Pattern.compile("waitForFunction\\(\\s*([A-Z_]+)\\b");

    /**
     * One prints a table with times and compares results alone; the others drive browsers that
     * cannot be waited for, and ask them again until a limit against hanging.
     */
    private static final List<String> CLOCKS =
            List.of("FourProgramsTest.java", "EngineVisit.java", "WebKitDriver.java");

    private static List<String> faults(String source) {
        List<String> faults = new ArrayList<>();
        Matcher matcher = VARYING.matcher(source);
        while (matcher.find()) {
            faults.add(matcher.group());
        }
        if (ASYNCHRONOUS_WAIT.matcher(source).find()) {
            faults.add("waitForFunction of an asynchronous function");
        }
        Matcher named = NAMED_WAIT.matcher(source);
        while (named.find()) {
            String name = named.group(1);
            if (Pattern.compile("\\b" + name + " =\\s*\"+\\s*async\\b").matcher(source).find()) {
                faults.add("waitForFunction of " + name + ", which is asynchronous");
            }
        }
        return faults;
    }

    @Test
    void tests_dependOnTheSourceAlone() throws IOException {
        List<String> faults = new ArrayList<>();
        int tests = 0;
        for (String root : List.of("src/test/java", "e2e/java")) {
            List<Path> files;
            try (Stream<Path> paths = Files.walk(Path.of(root))) {
                files = paths.filter(RepeatableTestsTest::isTest).sorted().toList();
            }
            for (Path file : files) {
                tests++;
                faults(Files.readString(file)).forEach(fault -> faults.add(file + ": " + fault));
            }
        }
        assertEquals(List.of(), faults);
        assertTrue(tests > 400, "tests: " + tests);
    }

    private static boolean isTest(Path file) {
        String name = file.getFileName().toString();
        // benchmarks measure time; this test and that of the core's code name the forbidden calls
        return name.endsWith(".java")
                && !file.getParent().endsWith("bench")
                && !name.endsWith("Bench.java")
                && !CLOCKS.contains(name)
                && !name.startsWith("Portability")
                && !name.equals("RepeatableTestsTest.java");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "new Random()",
                "Math.random()",
                "System.nanoTime()",
                "Thread.sleep(10)",
                "Path.of(\"../decks\")",
                "page.waitForFunction(\"async () => true\")",
                "1; KEPT = \"async () => true\"; page.waitForFunction(KEPT, 1)"
            })
    void varyingSources_areFound(String source) {
        assertEquals(1, faults("x = " + source + ";").size());
        assertEquals(List.of(), faults("new Random(3); \"..\"; nano"));
    }
}
