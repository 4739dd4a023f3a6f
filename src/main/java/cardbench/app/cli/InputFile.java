package cardbench.app.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Reads the files that are given to commands. An unreadable file is reported in one line: its name,
 * and what was expected. Pipes are read like files, so that a shell may make one of another
 * command.
 */
final class InputFile {

    /** The largest text, in bytes. */
    private static final int MAX_TEXT = 4 << 20;

    private InputFile() {}

    /**
     * The bytes of a file or a pipe.
     *
     * @param name the file as it was given, for messages
     * @param expected the expected content, such as {@code a deck file}
     * @param most the largest number of bytes
     * @throws IOException if there is no such file, if it is a folder, if it cannot be read, or if
     *     it is larger
     */
    static byte[] bytes(Path path, String name, String expected, int most) throws IOException {
        if (Files.isDirectory(path)) {
            throw new IOException("“" + name + "” is a folder, not " + expected);
        }
        try (InputStream in = Files.newInputStream(path)) {
            byte[] bytes = in.readNBytes(most);
            if (in.read() >= 0) {
                throw new IOException("“" + name + "” is too large to be " + expected);
            }
            return bytes;
        } catch (NoSuchFileException e) {
            throw new IOException("there is no file “" + name + "”", e);
        } catch (AccessDeniedException e) {
            throw new IOException("“" + name + "” must not be read; it should be " + expected, e);
        }
    }

    /**
     * The text of a file, in UTF-8 or the console's charset.
     *
     * @param expected the expected content, such as {@code a deck file}
     * @throws IOException if the file does not exist, cannot be read, or is larger than 4 MiB
     * @throws UsageException if the name is not a possible file name
     */
    static String text(String name, String expected, Terminal terminal)
            throws IOException, UsageException {
        try {
            Path path = Path.of(name);
            byte[] bytes = bytes(path, name, expected, MAX_TEXT);
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
