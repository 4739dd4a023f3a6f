package cardbench.app.cli;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import java.util.List;
import java.util.stream.Stream;

/** The entry point of the runnable jar. */
public final class Main {

    private Main() {}

    /** Runs one command and ends the process with its exit code. */
    public static void main(String[] words) {
        System.exit(commands().run(List.of(words), Terminal.ofProcess()));
    }

    /** All commands, on top of all operations. */
    static CommandLine commands() {
        Dispatcher call = new Dispatcher(AllOperations.all());
        List<Command> commands =
                List.of(
                        new DecodeCommand(call),
                        new EncodeCommand(call),
                        new ExplainCommand(call),
                        new IdentifyCommand(call),
                        new CompareCommand(call),
                        new DeckCommand(call),
                        new ExportCommand(call),
                        new ListCommand(call),
                        new SetcodeCommand(call),
                        new ExpansionCommand(call),
                        new SimulateCommand(call),
                        new MulliganCommand(call),
                        new OddsCommand(call),
                        new ScenarioCommand(call),
                        new CallCommand(call),
                        new ServeCommand());
        return new CommandLine(
                Stream.concat(commands.stream(), Stream.of(new CompletionCommand(commands)))
                        .toList());
    }
}
