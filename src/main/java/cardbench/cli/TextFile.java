package cardbench.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Reads the text files that are given to commands. */
final class TextFile {

    private static final long MAX_BYTES = 4 << 20;

    private TextFile() {}

    /**
     * The text of a file, in UTF-8 or the console's charset.
     *
     * @param what the expected content, such as {@code a deck file}
     * @throws IOException if the file does not exist, cannot be read, or is larger than 4 MiB
     * @throws UsageException if the name is not a possible file name
     */
    static String read(String name, String what, Terminal terminal)
            throws IOException, UsageException {
        try {
            Path path = Path.of(name);
            if (!Files.isRegularFile(path)) {
                throw new IOException("there is no file “" + name + "”");
            }
            if (Files.size(path) > MAX_BYTES) {
                throw new IOException("“" + name + "” is too large to be " + what);
            }
            return terminal.decoded(Files.readAllBytes(path));
        } catch (InvalidPathException e) {
            throw new UsageException("“" + name + "” is no name of a file");
        }
    }
}
