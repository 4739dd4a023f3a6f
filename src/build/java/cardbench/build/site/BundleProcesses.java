package cardbench.build.site;

import java.io.IOException;
import java.nio.file.Files;
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
     * @param arguments whether the full lab is compiled, the file that gets the {@linkplain
     *     BundleSizes sizes}, and the arguments of {@link BundleCompiler#main} without the bundle
     */
    public static void main(String[] arguments) throws InterruptedException, IOException {
        List<String> words = List.of(arguments);
        List<Bundle> bundles = Bundle.of(Boolean.parseBoolean(words.get(0)));
        if (!areCompiled(words.subList(2, words.size()), bundles)) {
            System.exit(1);
        }
        report(Path.of(words.get(2)), bundles, Path.of(words.get(1)));
        System.exit(0);
    }

    private static boolean areCompiled(List<String> settings, List<Bundle> bundles)
            throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE);
        ExecutorCompletionService<Integer> exits = new ExecutorCompletionService<>(threads);
        bundles.forEach(bundle -> exits.submit(() -> exitCode(settings, bundle)));
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

    /** Collects the sizes of all bundles in one file, and prints the first line of each. */
    private static void report(Path folder, List<Bundle> bundles, Path to) throws IOException {
        StringBuilder all = new StringBuilder();
        System.out.println("bundles before they are wrapped (bytes, gzip); all packages: " + to);
        for (Bundle bundle : bundles) {
            String sizes = Files.readString(folder.resolve(bundle.file() + BundleSizes.ENDING));
            System.out.println(sizes.lines().findFirst().orElse(""));
            all.append(sizes).append('\n');
        }
        Files.writeString(to, all);
    }

    private static int exitCode(List<String> settings, Bundle bundle)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(JVM);
        command.addAll(settings);
        command.add(bundle.name());
        Process process = new ProcessBuilder(command).inheritIO().start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
        return process.waitFor();
    }
}
