package cardbench.cli;

import cardbench.call.Call;
import java.io.IOException;
import java.io.PrintStream;
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
        usage: call

        Reads one JSON request a line from the standard input and writes one JSON response a line, in
        order, both in UTF-8: the same texts that the page and the widget exchange with the core.

        example:
          echo '{"op":"decode","text":"AAEBAf0GAAAAAA=="}' | java -jar cardbench.jar call
        """;
    }

    @Override
    public int run(List<String> words, Terminal terminal) throws IOException, UsageException {
        if (!Arguments.parse(words, List.of(), List.of()).rest().isEmpty()) {
            throw new UsageException(
                    "it reads requests from the standard input, not from its words");
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
}
