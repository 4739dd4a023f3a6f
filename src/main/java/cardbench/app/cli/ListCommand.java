package cardbench.app.cli;

import cardbench.contract.Dispatcher;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.io.PrintStream;

/** {@code list}: a deck list as text, of any game. */
final class ListCommand extends CoreCommand {

    ListCommand(Dispatcher call) {
        super(
                call,
                "list",
                "reads a deck list as text, of any game, and writes it in another form",
                """
        usage: list [--to FORM] [--json] TEXT
               list --to FORM --in PATH --out FOLDER

        Reads a list such as "4 Lightning Bolt" line by line and shows its sections with the number
        of cards. Lines that are not understood are named with their places.

          --to FORM  print the list as plain, arena, mtgo, moxfield, ptcgl, csv, markdown, bbcode,
                     ids or tts (Tabletop Simulator)
          --json     print the core's response instead, one line of UTF-8
          --in PATH, --out FOLDER
                     read each file of a folder or a zip, and write it into another folder;
                     faults are printed by file and line, and the exit code is then 1

        examples:
          list --to arena - < deck.csv
          list --to csv --in decks.zip --out tables
        """);
    }

    @Override
    int run(Arguments arguments, Terminal terminal) throws IOException, UsageException {
        boolean write = arguments.has("--to");
        if (FolderRun.isGiven(arguments)) {
            return runFolder(arguments, terminal);
        }
        JsonObject request = new JsonObject().add("op", write ? "list.write" : "list.read");
        arguments.addTo(request, "to");
        request.add("text", arguments.text(terminal));
        Reply reply = ask(request);
        boolean json = arguments.has("--json");
        return reply.print(json, terminal, write ? ListCommand::printText : ListCommand::printList);
    }

    private int runFolder(Arguments arguments, Terminal terminal)
            throws IOException, UsageException {
        if (!arguments.has("--to")) {
            throw new UsageException("--in needs a form: --to csv");
        }
        String to = arguments.value("--to");
        JsonObject request = new JsonObject().add("op", "list.write").add("to", to);
        FolderRun.Form form =
                new FolderRun.TextForm(
                        call,
                        text -> new JsonObject(request).add("text", text),
                        result -> result.getString("text", ""),
                        to.equals("csv") ? "csv" : to.equals("markdown") ? "md" : "txt");
        return FolderRun.run(arguments, form, terminal);
    }

    private static void printText(JsonObject result, PrintStream out) {
        out.print(result.getString("text", ""));
    }

    private static void printList(JsonObject result, PrintStream out) {
        String game = result.getString("title", "unknown game");
        int copies = result.getInt("copies", 0);
        out.println(game + ", " + copies + (copies == 1 ? " card" : " cards"));
        for (JsonValue value : result.get("sections").asArray()) {
            JsonObject section = value.asObject();
            String title = section.getString("title", section.getString("zone", ""));
            out.println(title + " (" + section.getInt("copies", 0) + ")");
            for (JsonValue row : section.get("cards").asArray()) {
                JsonObject card = row.asObject();
                out.println("  " + card.getInt("count", 0) + "x " + card.getString("name", ""));
            }
        }
    }
}
