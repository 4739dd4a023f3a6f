package cardbench.app.cli;

import cardbench.codes.cards.Language;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.io.PrintStream;

/** {@code deck}: shows a deck with the names of its cards and the result of the rules. */
final class DeckCommand extends CoreCommand {

    DeckCommand(Dispatcher call) {
        super(
                call,
                "deck",
                "shows a deck with the names of its cards, and checks it",
                """
        usage: deck [--language TAG] [--tables FOLDER] [--json] TEXT

        Reads the first code in the text and shows its deck with names, costs and broken rules of the
        game. A card that is in no table is shown by its number.

          --language TAG  the language of the names: zh-CN, en, ja, ...; English if left out
          --tables FOLDER tables of your own, files of the form GAME.TAG.tsv
          --json          print the core's response instead, one line of UTF-8

        example:
          deck --language zh-CN AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA
        """);
    }

    @Override
    int run(Arguments arguments, Terminal terminal) throws IOException, UsageException {
        String text = arguments.text(terminal);
        Language language = ShippedTables.open(arguments, call);
        JsonObject request = new JsonObject().add("op", "deck").add("text", text);
        request.add("language", language.tag());
        return ask(request).print(arguments.has("--json"), terminal, DeckCommand::printDeck);
    }

    private static void printDeck(JsonObject deck, PrintStream out) {
        out.println(deck.getString("game", "") + ": " + deck.getString("title", ""));
        for (JsonValue section : deck.get("sections").asArray()) {
            out.println(section.asObject().getString("title", "") + ":");
            for (JsonValue row : section.asObject().get("rows").asArray()) {
                printRow(row.asObject(), out);
            }
        }
        if (deck.get("dust") != null) {
            out.println("dust: " + deck.get("dust"));
        } else if (deck.get("leastDust") != null) {
            String leftOut = " (cards not counted: " + deck.get("dustLeftOut") + ")";
            out.println("dust: at least " + deck.get("leastDust") + leftOut);
        }
        out.println("code: " + deck.getString("code", ""));
        for (JsonValue check : deck.get("checks").asArray()) {
            JsonObject diagnostic = check.asObject();
            String severity = diagnostic.getString("severity", "");
            out.println(severity + ": " + diagnostic.getString("message", ""));
        }
    }

    private static void printRow(JsonObject row, PrintStream out) {
        String name = row.getString("name", "");
        if (row.get("id").isString()) {
            String id = row.get("id").asString();
            name = name.equals(id) ? id : name + " [" + id + "]";
        } else if (!row.getBoolean("known", false)) {
            name = "card no. " + row.get("id") + " (not in the tables)";
        }
        String cost = row.get("cost") == null ? "" : " (" + row.get("cost") + ")";
        out.println("  " + row.get("count") + "x" + cost + " " + name);
    }
}
