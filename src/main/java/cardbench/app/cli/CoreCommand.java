package cardbench.app.cli;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.JsonObject;
import java.io.IOException;
import java.util.List;

/** A command that sends requests to the core. Its options are those of its help. */
abstract class CoreCommand implements Command {

    /** The core. */
    final Dispatcher call;

    private final String name;
    private final String summary;
    private final String help;

    CoreCommand(Dispatcher call, String name, String summary, String help) {
        this.call = call;
        this.name = name;
        this.summary = summary;
        this.help = help;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String summary() {
        return summary;
    }

    @Override
    public final String help() {
        return help;
    }

    @Override
    public final int run(List<String> words, Terminal terminal) throws IOException, UsageException {
        return run(Arguments.parse(words, help), terminal);
    }

    /** Runs the command, as {@link Command#run} does, with its arguments parsed. */
    abstract int run(Arguments arguments, Terminal terminal) throws IOException, UsageException;

    /** The reply of the core to a request. */
    final Reply ask(JsonObject request) {
        return Reply.to(request, call);
    }

    /** A diagnostic of a file as one line of text, without its correction. */
    static String complaint(Diagnostic one) {
        Location at = one.location();
        String place = " (line " + at.line() + ", column " + at.column() + ")";
        String words = one.severity().word() + ": " + one.message();
        return at.line() == Location.ABSENT ? words : words + place;
    }
}
