package cardbench.build.site;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Compiles all bundles, two at a time, each by a {@link BundleCompiler} in a separate JVM, because
 * TeaVM uses a single core most of the time. These JVMs end with this one.
 */
public final class BundleProcesses {

    private static final int AT_ONCE = 2;

    /** The number of shared arguments: the folder, minified or not, source maps or not. */
    private static final int SHARED = 3;

    /** The number of arguments of a bundle: optimization level, entry point, file. */
    private static final int EACH = 3;

    private static final List<String> JVM =
            List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    // Equal identity hash codes, for the reason in BundleCompiler.
                    "-XX:+UnlockExperimentalVMOptions",
                    "-XX:hashCode=2",
                    // A bundle is finished before the optimising compiler pays off.
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC",
                    "-Xmx1g",
                    "-classpath",
                    System.getProperty("java.class.path"),
                    BundleCompiler.class.getName());

    private BundleProcesses() {}

    /**
     * Compiles the bundles; exits with 1 if one of them fails.
     *
     * @param arguments those of {@link BundleCompiler#main}, slowest bundles first, so that no core
     *     is idle at the end
     */
    public static void main(String[] arguments) throws InterruptedException {
        List<String> words = List.of(arguments);
        List<String> shared = words.subList(0, SHARED);
        List<List<String>> bundles = new ArrayList<>();
        for (int i = SHARED; i < words.size(); i += EACH) {
            bundles.add(words.subList(i, i + EACH));
        }
        System.exit(areCompiled(shared, bundles) ? 0 : 1);
    }

    private static boolean areCompiled(List<String> shared, List<List<String>> bundles)
            throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE);
        ExecutorCompletionService<Integer> exits = new ExecutorCompletionService<>(threads);
        bundles.forEach(bundle -> exits.submit(() -> exitCode(shared, bundle)));
        try {
            for (int i = 0; i < bundles.size(); i++) {
                if (exits.take().get() != 0) {
                    return false;
                }
            }
            return true;
        } catch (ExecutionException e) {
            System.err.println(e.getCause());
            return false;
        }
    }

    private static int exitCode(List<String> shared, List<String> bundle)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(JVM);
        command.addAll(shared);
        command.addAll(bundle);
        Process process = new ProcessBuilder(command).inheritIO().start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
        return process.waitFor();
    }
}
