package cardbench.app.cli.server;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The source of the site's files for the local server. Called by several threads at a time. */
public interface SiteFiles {

    /**
     * The content of a file, or empty if there is no such file.
     *
     * @param path relative, with forward slashes, without empty, {@code .} or {@code ..} segments
     */
    Optional<byte[]> read(String path) throws IOException;

    /** The files in a folder; links that lead out of it are not followed. */
    static SiteFiles in(Path folder) {
        return path -> {
            Path file = folder.resolve(path);
            if (!Files.isRegularFile(file) || !file.toRealPath().startsWith(folder.toRealPath())) {
                return Optional.empty();
            }
            return Optional.of(Files.readAllBytes(file));
        };
    }

    /** The copy of the site in the runnable jar. */
    static SiteFiles inJar() {
        return path -> {
            if (path.indexOf('.', path.lastIndexOf('/') + 1) < 0) {
                return Optional.empty(); // a folder, which a jar would give as an empty file
            }
            try (InputStream in = SiteFiles.class.getResourceAsStream("/site/" + path)) {
                return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
            }
        };
    }
}
