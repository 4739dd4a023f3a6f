package cardbench.app.cli;

import cardbench.contract.Dispatcher;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;

/** {@code compare}: the difference between two decks. */
final class CompareCommand extends CoreCommand {

    CompareCommand(Dispatcher call) {
        super(
                call,
                "compare",
                "shows in what two decks of one game differ",
                """
        usage: compare [--json] CODE CODE

        Prints what the second deck has more than the first (+), what it has less (-), and how many
        cards both share. Either code may be - for the standard input.

          --json  print the core's response instead, one line of UTF-8

        example:
          compare AAECAQcAAewHAAA= AAECAQcB7AcAAAA=
        """);
    }

    @Override
    int run(Arguments arguments, Terminal terminal) throws IOException, UsageException {
        List<String> codes = arguments.operands();
        // the standard input can be read only once
        if (codes.size() != 2 || codes.equals(List.of("-", "-"))) {
            throw new UsageException(
                    "it needs two codes, each as one word (quote what holds spaces)");
        }
        JsonObject request = new JsonObject().add("op", "compare");
        request.add("a", Arguments.text(codes.subList(0, 1), terminal));
        request.add("b", Arguments.text(codes.subList(1, 2), terminal));
        return ask(request)
                .print(arguments.has("--json"), terminal, CompareCommand::printDifference);
    }

    private static void printDifference(JsonObject result, PrintStream out) {
        printRows("+", result.get("added"), "", out);
        printRows("-", result.get("removed"), "", out);
        out.println("shared: " + copies(result.get("kept")));
    }

    /** Prints rows in the shape of the contract: a list, or one list for each part of the deck. */
    private static void printRows(String sign, JsonValue rows, String part, PrintStream out) {
        if (rows.isObject()) {
            for (JsonObject.Member member : rows.asObject()) {
                printRows(sign, member.getValue(), "  " + member.getName(), out);
            }
            return;
        }
        for (JsonValue value : rows.asArray()) {
            JsonArray row = value.asArray();
            String owner = row.size() > 2 ? "  in the sideboard of " + row.get(2) : "";
            JsonValue id = row.get(0);
            String card = id.isString() ? id.asString() : id.toString();
            out.println(sign + " " + row.get(1) + "x " + card + owner + part);
        }
    }

    private static int copies(JsonValue rows) {
        int sum = 0;
        if (rows.isObject()) {
            for (JsonObject.Member member : rows.asObject()) {
                sum += copies(member.getValue());
            }
            return sum;
        }
        for (JsonValue row : rows.asArray()) {
            sum += row.asArray().get(1).asInt();
        }
        return sum;
    }
}
