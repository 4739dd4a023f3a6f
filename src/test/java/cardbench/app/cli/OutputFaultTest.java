package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Output that cannot be written, and files that are none. */
class OutputFaultTest {

    /** A disk that is full. */
    private static final class FullDisk extends OutputStream {

        @Override
        public void write(int b) throws IOException {
            throw new IOException("No space left on device");
        }
    }

    /** Requests without an end; a command that went on would never return. */
    private static final class EndlessRequests extends InputStream {

        private final byte[] line = "{\"op\":\"tables\"}\n".getBytes(StandardCharsets.UTF_8);
        private int at;

        @Override
        public int read() {
            return line[at++ % line.length];
        }

        @Override
        public int read(byte[] bytes, int from, int length) {
            for (int i = 0; i < length; i++) {
                bytes[from + i] = (byte) read();
            }
            return length;
        }
    }

    private static String complaint(InputStream in, String... words) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(in, new FullDisk(), err, StandardCharsets.UTF_8);
        assertEquals(Command.USAGE, Main.commands().run(List.of(words), terminal));
        return err.toString(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "decode AAECAQcAAewHAAA=",
                "decode --json AAECAQcAAewHAAA=",
                "identify AAECAQcAAewHAAA=",
                "explain AAECAQcAAewHAAA=",
                "deck AAECAQcAAewHAAA=",
                "--help",
                "decode --help",
                "--version",
            })
    void fullDisk_isSaid(String words) {
        String complaint = complaint(new ByteArrayInputStream(new byte[0]), words.split(" "));
        assertEquals(
                "cardbench: the output could not be written: No space left on device",
                complaint.strip());
    }

    @Test
    void callWhoseReaderIsGone_ends() {
        String complaint = complaint(new EndlessRequests(), "call");
        assertTrue(complaint.contains("could not be written"), complaint);
    }

    @Test
    void firstLineWithAByteOrderMark_isARequest() {
        TerminalRun run = TerminalRun.of(Main.commands(), "\ufeff{\"op\":\"tables\"}\r\n", "call");
        assertTrue(run.out().startsWith("{\"ok\":true"), run.out());
    }

    @Test
    void byteOrderMarkOfALaterLine_isAFault() {
        TerminalRun run = TerminalRun.of(Main.commands(), "\n\ufeff{\"op\":\"tables\"}\n", "call");
        assertTrue(run.out().startsWith("{\"ok\":false"), run.out());
    }

    @Test
    void lettersThatTheLocaleLost_areSaid() {
        TerminalRun run = TerminalRun.of(Main.commands(), "", "identify", "\ufffd\ufffd");
        assertTrue(run.err().contains("set LC_ALL=C.UTF-8"), run.err());
        run = TerminalRun.of(Main.commands(), "", "identify", "青眼");
        assertFalse(run.err().contains("LC_ALL"), run.err());
    }

    private static String fault(String... words) {
        TerminalRun run = TerminalRun.of(Main.commands(), "", words);
        assertEquals(Command.USAGE, run.exitCode(), run.out());
        assertEquals(1, run.err().lines().count(), run.err());
        return run.err();
    }

    @Test
    void folder_isNoDeckFile(@TempDir Path folder) {
        String complaint = fault("simulate", folder.toString());
        assertTrue(complaint.contains("” is a folder, not a deck file"), complaint);
        complaint = fault("call", "--open", "table=" + folder);
        assertTrue(complaint.contains("” is a folder, not data of the kind table"), complaint);
    }

    @Test
    void missingFile_isNamed(@TempDir Path folder) {
        String missing = folder.resolve("none").toString();
        for (String[] words :
                new String[][] {
                    {"simulate", missing},
                    {"mulligan", missing},
                    {"scenario", missing},
                    {"call", "--open", "table=" + missing},
                }) {
            assertTrue(fault(words).contains("there is no file “" + missing + "”"), words[0]);
        }
    }

    @Test
    void binaryFile_isNoDeckFile(@TempDir Path folder) throws IOException {
        Path file = Files.write(folder.resolve("a.bin"), new byte[] {1, 2, 0, (byte) 0xff});
        assertTrue(
                fault("simulate", file.toString()).contains("is a binary file, not a deck file"));
    }
}
