package cardbench.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * The library that the field compares itself with: npm's {@code deckstrings}. It is fetched for the
 * measurement alone, into the build's folder; nothing of it is shipped.
 */
final class Peer {

    static final String NAME = "deckstrings 3.1.2";

    private static final String FILE = "package/dist/browser.js";

    private Peer() {}

    /** Its script for browsers, or nothing where it cannot be obtained here. */
    static Optional<String> script(Path folder) throws IOException, InterruptedException {
        Path script = folder.resolve(FILE);
        if (!Files.exists(script)) {
            Files.createDirectories(folder);
            boolean packed = run(folder, "npm", "pack", "--silent", "deckstrings@3.1.2");
            if (!packed || !run(folder, "tar", "-xzf", "deckstrings-3.1.2.tgz", FILE)) {
                return Optional.empty();
            }
        }
        return Optional.of(Files.readString(script));
    }

    private static boolean run(Path folder, String... command) throws InterruptedException {
        try {
            Process process =
                    new ProcessBuilder(command)
                            .directory(folder.toFile())
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start();
            boolean ended = process.waitFor(60, TimeUnit.SECONDS);
            process.destroy();
            return ended && process.exitValue() == 0;
        } catch (IOException e) {
            return false; // there is no such program here
        }
    }
}
