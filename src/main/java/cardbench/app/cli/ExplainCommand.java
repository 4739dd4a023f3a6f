package cardbench.app.cli;

import cardbench.codes.cards.Language;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.io.PrintStream;

/** {@code explain}: the meaning of every byte in a code. */
final class ExplainCommand extends CoreCommand {

    ExplainCommand(Dispatcher call) {
        super(
                call,
                "explain",
                "explains every byte of a code",
                """
        usage: explain [--kind KIND] [--language TAG] [--tables FOLDER] [--json] TEXT

        Prints a line for each field of the first code in the text: where its bytes are, the bytes in
        hexadecimal, its name, its value, and what that means; for Legends of Runeterra and Riftbound
        also the names of cards.

          --kind KIND     read it as this kind (hearthstone, genshin, ...), whatever it looks like
          --language TAG  the language of the names: zh-CN, en, ja, ...; English if left out
          --tables FOLDER tables of your own, files of the form GAME.TAG.tsv
          --json          print the core's response instead, one line of UTF-8

        example:
          explain AAECAQcAAewHAAA=
        """);
    }

    @Override
    int run(Arguments arguments, Terminal terminal) throws IOException, UsageException {
        Language language = ShippedTables.open(arguments, call);
        JsonObject request = new JsonObject().add("op", "explain");
        request.add("text", arguments.text(terminal));
        request.add("language", language.tag());
        arguments.addTo(request, "kind");
        return ask(request).print(arguments.has("--json"), terminal, ExplainCommand::printFields);
    }

    private static void printFields(JsonObject result, PrintStream out) {
        String bytes = result.getString("bytes", "");
        int width = 5;
        for (JsonValue value : result.get("fields").asArray()) {
            width = Math.max(width, value.asObject().getString("name", "").length());
        }
        out.println("bytes    hex         " + padded("field", width) + "  value");
        for (JsonValue value : result.get("fields").asArray()) {
            JsonObject field = value.asObject();
            int from = field.getInt("byteFrom", 0);
            int to = field.getInt("byteTo", from);
            String range = to > from + 1 ? from + "-" + (to - 1) : String.valueOf(from);
            // a byte takes three characters, two digits and a blank, which the last byte lacks
            String hex =
                    bytes.substring(
                            Math.min(3 * from, bytes.length()), Math.min(3 * to, bytes.length()));
            String shown = field.get("value") == null ? "" : plain(field.get("value"));
            String card = field.getString("card", "");
            String meaning = field.getString("meaning", "") + (card.isEmpty() ? "" : " " + card);
            String line = padded(range, 9) + padded(shortened(hex.trim()), 12);
            line += padded(field.getString("name", ""), width) + "  " + shown;
            boolean told = meaning.isEmpty() || meaning.equals(shown);
            out.println((line + (told ? "" : "  " + meaning)).stripTrailing());
        }
    }

    private static String plain(JsonValue value) {
        return value.isString() ? value.asString() : value.toString();
    }

    private static String shortened(String hex) {
        return hex.length() > 11 ? hex.substring(0, 8) + "..." : hex;
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
