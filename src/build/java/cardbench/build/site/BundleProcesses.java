package cardbench.build.site;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Compiles all bundles in two processes, each a {@link BundleCompiler} that gets the next bundle
 * when it has finished one, because TeaVM uses a single core most of the time. The processes end
 * with this one.
 */
final class BundleProcesses {

    private static final int AT_ONCE = 2;

    private static final List<String> JVM =
            List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    // Equal identity hash codes, for the reason in BundleCompiler.
                    "-XX:+UnlockExperimentalVMOptions",
                    "-XX:hashCode=2",
                    // All bundles are finished before the optimising compiler pays off.
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC",
                    // Nearly all of what a bundle needs is young and soon gone.
                    "-Xms1200m",
                    "-Xmx1200m",
                    "-Xmn600m",
                    "-classpath",
                    System.getProperty("java.class.path"),
                    BundleCompiler.class.getName());

    private BundleProcesses() {}

    /**
     * Compiles bundles, and copies the runtime that WebAssembly needs beside it.
     *
     * @param settings the arguments of {@link BundleCompiler#main} after the folder
     * @param sizes the file that gets the {@linkplain BundleSizes sizes}
     * @throws IOException if one of them fails; its messages have been printed by then
     */
    static void compile(List<Bundle> bundles, Path folder, List<String> settings, Path sizes)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(JVM);
        command.add(folder.toString());
        command.addAll(settings);
        Queue<Bundle> waiting = new ConcurrentLinkedQueue<>(bundles);
        ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE);
        try {
            List<Future<?>> ends = new ArrayList<>();
            for (int i = 0; i < AT_ONCE; i++) {
                ends.add(threads.submit(() -> compile(waiting, command)));
            }
            for (Future<?> end : ends) {
                end.get();
            }
        } catch (ExecutionException e) {
            throw new IOException(e.getCause().getMessage(), e.getCause());
        } finally {
            threads.shutdownNow();
        }
        BundleCompiler.copyRuntime(folder.resolve(SiteAssembly.WASM_RUNTIME));
        report(folder, bundles, sizes);
    }

    /** Gives bundles to one process until none is left. */
    private static Void compile(Queue<Bundle> waiting, List<String> command) throws IOException {
        Process process =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
        try (Writer names = process.outputWriter(StandardCharsets.UTF_8);
                BufferedReader output =
                        new BufferedReader(
                                new InputStreamReader(
                                        process.getInputStream(), StandardCharsets.UTF_8))) {
            for (Bundle next = waiting.poll(); next != null; next = waiting.poll()) {
                names.write(next.name() + "\n");
                names.flush();
                String line = output.readLine();
                while (line != null && !line.equals(next.name())) {
                    System.out.println(line);
                    line = output.readLine();
                }
                if (line == null) {
                    // The other process finishes the bundle that it compiles, and no other one.
                    waiting.clear();
                    throw new IOException(next.file() + " could not be compiled");
                }
            }
        } finally {
            process.destroy();
        }
        return null;
    }

    /** Collects the sizes of all bundles in one file, and prints the first line of each. */
    private static void report(Path folder, List<Bundle> bundles, Path to) throws IOException {
        StringBuilder report = new StringBuilder();
        System.out.println("bundles before they are wrapped (bytes, gzip); all packages: " + to);
        for (Bundle bundle : bundles) {
            String sizes = Files.readString(folder.resolve(bundle.file() + BundleSizes.ENDING));
            System.out.println(sizes.lines().findFirst().orElse(""));
            report.append(sizes).append('\n');
        }
        Files.writeString(to, report);
    }
}
