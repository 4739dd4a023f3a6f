package cardbench.app.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A library that the field compares itself with. It is fetched for the measurement alone, into the
 * build's folder; nothing of it is shipped.
 */
public enum Peer {
    DECKSTRINGS("deckstrings", "3.1.2", "dist/browser.js"),
    YDKE("ydke", "1.1.0", "dist/index.js"),
    DECK_ENCODE("ygopro-deck-encode", "1.0.16", "dist/index.cjs");

    private final String library;
    private final String version;
    private final String file;

    Peer(String library, String version, String file) {
        this.library = library;
        this.version = version;
        this.file = file;
    }

    /** Its name and version. */
    public String title() {
        return library + " " + version;
    }

    /** The name and version of the library with this name. */
    public static String titled(String library) {
        for (Peer peer : values()) {
            if (peer.library.equals(library)) {
                return peer.title();
            }
        }
        return library;
    }

    /** Its script, in a folder below the one for all peers; nothing where it cannot be obtained. */
    public Optional<Path> in(Path peers) throws IOException, InterruptedException {
        Path folder = peers.resolve(library);
        Path script = folder.resolve("package").resolve(file);
        if (!Files.exists(script)) {
            Files.createDirectories(folder);
            boolean packed = run(folder, "npm", "pack", "--silent", library + "@" + version);
            if (!packed || !run(folder, "tar", "-xzf", library + "-" + version + ".tgz")) {
                return Optional.empty();
            }
        }
        return Optional.of(script);
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
