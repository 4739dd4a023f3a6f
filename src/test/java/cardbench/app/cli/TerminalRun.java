package cardbench.app.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * One run of the command line with its streams in memory.
 *
 * @param exitCode of the process that it would have been
 * @param out all of the standard output
 * @param err all of the standard error
 */
record TerminalRun(int exitCode, String out, String err) {

    /** Runs with a standard input, on a console of UTF-8. */
    static TerminalRun of(CommandLine commands, String in, String... words) {
        Terminal terminal = terminal(in.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        int exitCode = commands.run(List.of(words), terminal);
        return new TerminalRun(
                exitCode,
                written(terminal, StandardCharsets.UTF_8),
                ((ByteArrayOutputStream) terminal.err()).toString(StandardCharsets.UTF_8));
    }

    static Terminal terminal(byte[] in, Charset charset) {
        return new Terminal(
                new ByteArrayInputStream(in),
                new ByteArrayOutputStream(),
                new ByteArrayOutputStream(),
                charset);
    }

    static String written(Terminal terminal, Charset charset) {
        return ((ByteArrayOutputStream) terminal.out()).toString(charset);
    }
}
