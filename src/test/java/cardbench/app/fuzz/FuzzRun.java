package cardbench.app.fuzz;

import com.code_intelligence.jazzer.Jazzer;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs each fuzz test for a given time in a JVM of its own with a heap of 128 MB, and prints a
 * table of what was tried, reached and found. Inputs that reach something new are kept for the next
 * run. An input that fails is left in the folder {@code findings}: it belongs to the test's inputs
 * in {@code src/test/resources}, where it is tried with the unit tests.
 */
public final class FuzzRun {

    private static final String HEAP = "-Xmx128m";

    /** The start of a JVM with its instrumentation, and the end of the last input. */
    private static final int SECONDS_AROUND = 180;

    /** Libraries of the fuzz tests; Jazzer scans all others, too, which takes much of the heap. */
    private static final List<String> LIBRARIES =
            List.of(
                    "minimal-json",
                    "junit",
                    "opentest4j",
                    "jazzer",
                    "apiguardian",
                    "jackson",
                    "core-3", // ZXing
                    "classes");

    private final int seconds;
    private final Path folder;
    private final String classPath;

    private FuzzRun(int seconds, Path folder) {
        this.seconds = seconds;
        this.folder = folder;
        this.classPath =
                Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                        .filter(entry -> LIBRARIES.stream().anyMatch(fileName(entry)::contains))
                        .collect(Collectors.joining(File.pathSeparator));
    }

    private static String fileName(String entry) {
        return Path.of(entry).getFileName().toString();
    }

    /**
     * Exits with 1 if something was found, or a target did not run.
     *
     * @param args the seconds of each target; how many run at once; the folder for inputs, findings
     *     and the table; the compiled tests. The property {@code fuzz.only} is a part of the names
     *     of the targets to run
     */
    public static void main(String[] args) throws Exception {
        FuzzRun run = new FuzzRun(Integer.parseInt(args[0]), Path.of(args[2]));
        String only = System.getProperty("fuzz.only", "");
        ExecutorService runners = Executors.newFixedThreadPool(Integer.parseInt(args[1]));
        Map<String, Future<FuzzFigures>> runs = new LinkedHashMap<>();
        for (Method target : targets(Path.of(args[3]))) {
            String name = target.getDeclaringClass().getName() + "#" + target.getName();
            if (name.contains(only)) {
                runs.put(name, runners.submit(() -> FuzzFigures.of(run.output(target))));
            }
        }
        runners.shutdown();
        boolean sound = !runs.isEmpty();
        List<String> table = new ArrayList<>();
        table.add("| target | executions | edges | features | findings | seconds |");
        table.add("|---|---|---|---|---|---|");
        for (Map.Entry<String, Future<FuzzFigures>> one : runs.entrySet()) {
            FuzzFigures figures = one.getValue().get();
            sound &= figures.runs() > 0 && figures.findings() == 0;
            table.add(
                    "| `%s` | %,d | %,d | %,d | %d | %d |"
                            .formatted(
                                    one.getKey().replace("cardbench.", ""),
                                    figures.runs(),
                                    figures.edges(),
                                    figures.features(),
                                    figures.findings(),
                                    figures.seconds()));
            System.out.println(table.get(table.size() - 1));
            Files.write(run.folder.resolve("table.md"), table);
        }
        System.exit(sound ? 0 : 1);
    }

    /** All fuzz tests, sorted by name. */
    static List<Method> targets(Path classes) throws IOException, ClassNotFoundException {
        List<Method> targets = new ArrayList<>();
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file :
                    files.filter(one -> one.toString().endsWith("FuzzTest.class")).toList()) {
                String path = classes.relativize(file).toString();
                String name = path.substring(0, path.length() - ".class".length());
                Class<?> test =
                        Class.forName(
                                name.replace(File.separatorChar, '.'),
                                false,
                                FuzzRun.class.getClassLoader());
                for (Method method : test.getDeclaredMethods()) {
                    if (method.isAnnotationPresent(FuzzTest.class)) {
                        targets.add(method);
                    }
                }
            }
        }
        targets.sort(
                Comparator.comparing((Method one) -> one.getDeclaringClass().getName())
                        .thenComparing(Method::getName));
        return targets;
    }

    private String output(Method target) throws IOException, InterruptedException {
        String test = target.getDeclaringClass().getName();
        String name = test.substring(test.lastIndexOf('.') + 1) + "." + target.getName();
        Path corpus = Files.createDirectories(folder.resolve("corpus").resolve(name));
        Path findings = Files.createDirectories(folder.resolve("findings"));
        Path log = Files.createDirectories(folder.resolve("logs")).resolve(name + ".txt");
        List<String> command =
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        HEAP,
                        "-cp",
                        classPath,
                        Jazzer.class.getName(),
                        "--target_class=" + test,
                        "--target_method=" + target.getName(),
                        "--instrumentation_includes=cardbench.**",
                        "--custom_hook_includes=cardbench.**",
                        "-max_total_time=" + seconds,
                        "-artifact_prefix=" + findings.resolve(name + "-"),
                        corpus.toString());
        Process process =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(log.toFile())
                        .start();
        if (!process.waitFor((long) seconds + SECONDS_AROUND, TimeUnit.SECONDS)) {
            process.destroyForcibly().waitFor();
        }
        return Files.readString(log, StandardCharsets.ISO_8859_1);
    }
}
