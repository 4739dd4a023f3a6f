package cardbench.app.cli;

import cardbench.contract.Dispatcher;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * {@code call}: the JSON contract over standard streams. Reads one request per line and writes one
 * response per line.
 */
final class CallCommand extends CoreCommand {

    /** The largest array that every virtual machine makes. */
    private static final int MAX_BYTES = Integer.MAX_VALUE - 8;

    CallCommand(Dispatcher call) {
        super(
                call,
                "call",
                "answers JSON requests, one a line, for programs",
                """
        usage: call [--open KIND=FILE]...

        Reads one JSON request a line from the standard input and writes one JSON response a line, in
        order, both in UTF-8: the same texts that the page and the widget exchange with the core. Each
        response is flushed. An empty line gets none; a line over 16 MiB gets an error.

          --open KIND=FILE  open data for the requests first, such as table=cards-data/genshin/en.tsv;
                            it gets the file's name, and closes with {"op":"close","name":...};
                            warnings go to the standard error; what is refused ends the command

        example:
          echo '{"op":"decode","text":"AAEBAf0GAAAAAA=="}' | java -jar cardbench.jar call
        """);
    }

    @Override
    int run(Arguments arguments, Terminal terminal) throws IOException, UsageException {
        if (!arguments.operands().isEmpty()) {
            throw new UsageException(
                    "it reads requests from the standard input, not from its words");
        }
        for (String opened : arguments.values("--open")) {
            open(opened, terminal);
        }
        PrintStream out = terminal.programs();
        InputLines lines = new InputLines(terminal);
        for (String answer = next(lines); answer != null; answer = next(lines)) {
            if (!answer.isEmpty()) {
                out.print(answer);
                out.print('\n');
                // a program that waits for this answer gets it, even if the next request ends the
                // process
                if (out.checkError()) {
                    // flushed; nobody reads the answers any more; CommandLine reports the reason
                    return REFUSED;
                }
            }
        }
        return FINE;
    }

    /**
     * The response to the next line: empty for an empty line, {@code null} at the end of the input.
     */
    private String next(InputLines lines) throws IOException {
        try {
            String line = lines.next();
            if (line == null) {
                return null;
            }
            return line.isBlank() ? "" : call.call(line);
        } catch (InputLines.TooLongException e) {
            return InputLines.TooLongException.RESPONSE;
        }
    }

    private void open(String opened, Terminal terminal) throws IOException, UsageException {
        int equals = opened.indexOf('=');
        if (equals <= 0) {
            throw new UsageException("--open needs KIND=FILE, not “" + opened + "”");
        }
        Path file = Path.of(opened.substring(equals + 1));
        String kind = opened.substring(0, equals);
        Reply reply = open(kind, file);
        if (!reply.ok()) {
            throw new IOException(file + ": " + reply.firstError());
        }
        reply.printDiagnostics(file + ": ", terminal.complaints());
    }

    private Reply open(String kind, Path file) throws IOException {
        try {
            byte[] bytes =
                    InputFile.bytes(file, file.toString(), "data of the kind " + kind, MAX_BYTES);
            return Reply.of(call.open(kind, file.getFileName().toString(), bytes));
        } catch (OutOfMemoryError e) {
            // the bytes are garbage by now, so there is memory again for this message
            throw new IOException(
                    file
                            + ": there is not enough memory to open a file of "
                            + (Files.size(file) >> 20)
                            + " MiB; java -Xmx2g -jar allows 2 GiB of it",
                    e);
        }
    }
}
