package cardbench.cli;

import cardbench.call.Call;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** {@code call}: the contract itself, one JSON request a line in, one JSON response a line out. */
final class CallCommand implements Command {

    private final Call call;

    CallCommand(Call call) {
        this.call = call;
    }

    @Override
    public String name() {
        return "call";
    }

    @Override
    public String summary() {
        return "answers JSON requests, one a line, for programs";
    }

    @Override
    public String help() {
        return """
        usage: call [--open KIND=FILE]...

        Reads one JSON request a line from the standard input and writes one JSON response a line, in
        order, both in UTF-8: the same texts that the page and the widget exchange with the core.

          --open KIND=FILE  open data for the requests first, such as table=cards-data/genshin/en.tsv;
                            it gets the file's name, and closes with {"op":"close","name":...}

        example:
          echo '{"op":"decode","text":"AAEBAf0GAAAAAA=="}' | java -jar cardbench.jar call
        """;
    }

    @Override
    public int run(List<String> words, Terminal terminal) throws IOException, UsageException {
        Arguments arguments = Arguments.parse(words, List.of(), List.of("--open"));
        if (!arguments.rest().isEmpty()) {
            throw new UsageException(
                    "it reads requests from the standard input, not from its words");
        }
        for (String opened : arguments.values("--open")) {
            open(opened);
        }
        PrintStream out = terminal.programs();
        InputLines lines = new InputLines(terminal);
        for (String line = lines.next(); line != null; line = lines.next()) {
            if (!line.isBlank()) {
                out.print(call.call(line));
                out.print('\n');
            }
            if (!lines.ready()) {
                out.flush();
            }
        }
        out.flush();
        return FINE;
    }

    private void open(String opened) throws IOException, UsageException {
        int equals = opened.indexOf('=');
        if (equals <= 0) {
            throw new UsageException("--open needs KIND=FILE, not “" + opened + "”");
        }
        Path file = Path.of(opened.substring(equals + 1));
        byte[] bytes = Files.readAllBytes(file);
        String kind = opened.substring(0, equals);
        Reply reply = Reply.of(call.open(kind, file.getFileName().toString(), bytes));
        if (!reply.ok()) {
            throw new IOException(file + ": " + reply.firstError());
        }
    }
}
