package cardbench.app.library;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** What the build makes for programs, and processes that use it. */
final class Built {

    /** The folder with the jars of the library. */
    static final Path LIBRARY =
            Path.of(System.getProperty("jar.file")).resolveSibling("library").toAbsolutePath();

    /** The package for npm. */
    static final Path NPM =
            Path.of(System.getProperty("jar.file")).resolveSibling("npm").toAbsolutePath();

    private Built() {}

    /** The lines that a process prints. Fails unless it ends within a minute with status 0. */
    static List<String> lines(Path folder, List<String> command)
            throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .start();
        String printed;
        try (var in = process.getInputStream()) {
            printed = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        if (!process.waitFor(1, TimeUnit.MINUTES) || process.exitValue() != 0) {
            process.destroyForcibly();
            throw new AssertionError(command + " failed: " + printed);
        }
        return printed.lines().toList();
    }
}
