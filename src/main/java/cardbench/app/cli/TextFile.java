package cardbench.app.cli;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Reads the text files that are given to commands. */
final class TextFile {

    private static final int MAX_BYTES = 4 << 20;

    private TextFile() {}

    /**
     * The text of a file, in UTF-8 or the console's charset.
     *
     * @param expected the expected content, such as {@code a deck file}
     * @throws IOException if the file does not exist, cannot be read, or is larger than 4 MiB
     * @throws UsageException if the name is not a possible file name
     */
    static String read(String name, String expected, Terminal terminal)
            throws IOException, UsageException {
        try {
            Path path = Path.of(name);
            byte[] bytes = InputFile.bytes(path, name, expected, MAX_BYTES);
            if (isBinary(bytes)) {
                throw new IOException("“" + name + "” is a binary file, not " + expected);
            }
            return terminal.decoded(bytes);
        } catch (InvalidPathException e) {
            throw new UsageException("“" + name + "” is no name of a file");
        }
    }

    /** Whether bytes are no text in UTF-8 or in a charset of a console: those have no U+0000. */
    static boolean isBinary(byte[] bytes) {
        for (byte one : bytes) {
            if (one == 0) {
                return true;
            }
        }
        return false;
    }
}
