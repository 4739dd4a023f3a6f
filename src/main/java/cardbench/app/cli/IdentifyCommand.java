package cardbench.app.cli;

import cardbench.contract.Dispatcher;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.io.PrintStream;

/** {@code identify}: all codes in a text. */
final class IdentifyCommand extends CoreCommand {

    IdentifyCommand(Dispatcher call) {
        super(
                call,
                "identify",
                "finds every code in any text",
                """
        usage: identify [--json] TEXT

        Prints a line for each code found in the text: its characters (the first is 1), its kind, and
        the code itself. A text without a code is refused (exit code 1).

          --json  print the core's response instead, one line of UTF-8

        example:
          identify - < post.html
        """);
    }

    @Override
    int run(Arguments arguments, Terminal terminal) throws IOException, UsageException {
        JsonObject request = new JsonObject().add("op", "identify");
        request.add("text", arguments.text(terminal));
        Reply reply = ask(request);
        int exitCode = reply.print(arguments.has("--json"), terminal, IdentifyCommand::printFound);
        boolean nothing = reply.ok() && found(reply.result()).isEmpty();
        if (nothing) {
            terminal.complaints().println("no code was found in the text");
        }
        return nothing ? REFUSED : exitCode;
    }

    private static JsonArray found(JsonObject result) {
        return result.get("found").asArray();
    }

    private static void printFound(JsonObject result, PrintStream out) {
        for (JsonValue value : found(result)) {
            JsonObject one = value.asObject();
            out.println(
                    (one.getInt("from", 0) + 1)
                            + "-"
                            + one.getInt("to", 0)
                            + "\t"
                            + one.getString("kind", "")
                            + "\t"
                            + one.getString("text", ""));
        }
    }
}
