package cardbench.app.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Reads the files that are given to commands. An unreadable file is reported in one line: its name,
 * and what was expected. Pipes are read like files, so that a shell may make one of another
 * command.
 */
final class InputFile {

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
}
