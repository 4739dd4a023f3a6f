package cardbench.app.cli;

import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import com.eclipsesource.json.ParseException;
import java.io.IOException;

/** {@code encode}: the code of a deck in JSON. */
final class EncodeCommand extends CoreCommand {

    EncodeCommand(Dispatcher call) {
        super(
                call,
                "encode",
                "writes the code of a deck",
                """
        usage: encode [--order ORDER] [--offset N | --avoid LIST] [--json] DECK
               encode [--order ORDER] [--offset N | --avoid LIST] --in PATH --out FOLDER

        DECK is JSON in the shape that decode --json gives: the response, or its result alone.

          --order ORDER  client (as Hearthstone writes it) or hearthsim (sideboards by owner);
                         game (Genius Invokation: actions by card id)
          --offset N     the offset byte of a share code, 0 to 255
          --avoid LIST   default, none, or words with commas that a share code must not hold
          --json         print the core's response instead, one line of UTF-8
          --in PATH, --out FOLDER
                         read each file of a folder or a zip, JSON or a text with a code, and
                         write its code into another folder; faults are printed by file and
                         line, and the exit code is then 1

        examples:
          encode '{"kind":"hearthstone","format":2,"heroes":[7],"cards":[[1004,2]]}'
          decode --json AAECAQcAAewHAAA= | java -jar cardbench.jar encode -
          encode --in decks.zip --out codes
        """);
    }

    @Override
    int run(Arguments arguments, Terminal terminal) throws IOException, UsageException {
        JsonObject options = options(arguments);
        if (FolderRun.isGiven(arguments)) {
            FolderRun.Form form =
                    new FolderRun.TextForm(
                            call,
                            text -> requestOf(text, options),
                            result -> result.getString("text", result.getString("canonical", "")),
                            "txt");
            return FolderRun.run(arguments, form, terminal);
        }
        JsonObject deck = deck(arguments.text(terminal));
        Reply reply = ask(request(deck, options));
        return reply.print(
                arguments.has("--json"),
                terminal,
                (result, out) -> out.println(result.getString("text", "")));
    }

    /** A deck in JSON is encoded; the code of any other text is written anew. */
    private static JsonObject requestOf(String text, JsonObject options) {
        try {
            return request(deck(text), options);
        } catch (UsageException e) {
            return new JsonObject().add("op", "decode").add("text", text);
        }
    }

    private static JsonObject request(JsonObject deck, JsonObject options) {
        return new JsonObject(options).add("op", "encode").add("deck", deck);
    }

    private static JsonObject options(Arguments arguments) throws UsageException {
        JsonObject request = new JsonObject();
        arguments.addTo(request, "order");
        if (arguments.has("--offset")) {
            request.add("offset", offset(arguments.value("--offset")));
        }
        if (arguments.has("--avoid")) {
            request.add("avoid", avoid(arguments.value("--avoid")));
        }
        return request;
    }

    private static JsonObject deck(String text) throws UsageException {
        try {
            JsonValue value = Json.parse(text);
            if (value.isObject()) {
                // decode --json prints a whole response, whose result is the deck
                JsonValue result = value.asObject().get("result");
                return result != null && result.isObject() ? result.asObject() : value.asObject();
            }
        } catch (ParseException e) {
            throw new UsageException("the deck is not JSON: " + e.getMessage());
        }
        throw new UsageException("the deck must be a JSON object");
    }

    private static int offset(String value) throws UsageException {
        try {
            return Integer.parseInt(value);
        } catch (NumberFormatException e) {
            throw new UsageException("--offset wants a number, not “" + value + "”");
        }
    }

    private static JsonValue avoid(String list) {
        if (list.equals("default") || list.equals("none")) {
            return Json.value(list);
        }
        JsonArray words = new JsonArray();
        for (String word : list.split(",")) {
            words.add(word.trim());
        }
        return words;
    }
}
