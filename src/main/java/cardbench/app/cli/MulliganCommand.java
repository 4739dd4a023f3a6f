package cardbench.app.cli;

import cardbench.contract.Dispatcher;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** {@code mulligan}: what to keep of each opening hand of a deck file. */
final class MulliganCommand extends CoreCommand {

    private static final int LISTED = 40;

    MulliganCommand(Dispatcher call) {
        super(
                call,
                "mulligan",
                "finds what to keep of each opening hand of a deck file",
                """
        usage: mulligan [--topic NAME] [--kind KIND] [--most N] [--json] FILE

        Prints how often a topic succeeds with the best mulligans, as an exact fraction, how often
        without any, and the best decision for the most likely hands. Cards that the topic does not
        tell apart are shown by the name of the first one.

          --topic NAME  the topic; without it, the first one of the file
          --kind KIND   the rule, in the words of the key "mulligan"; without it, that of the
                        topic, or london
          --most N      the most mulligans; without it, as in the file, else 2 for london
          --json        print the core's response instead, one line of UTF-8

        example:
          mulligan --kind london --most 1 deck.yml
        """);
    }

    @Override
    int run(Arguments arguments, Terminal terminal) throws IOException, UsageException {
        if (arguments.operands().size() != 1) {
            throw new UsageException("it needs one deck file");
        }
        String yaml = InputFile.text(arguments.operands().get(0), "a deck file", terminal);
        JsonObject request = new JsonObject().add("op", "odds.mulligan");
        request.add("yaml", yaml).add("topic", topic(arguments, yaml));
        arguments.addTo(request, "kind");
        if (arguments.has("--most")) {
            request.add("most", Arguments.number(arguments.value("--most")));
        }
        return ask(request).print(arguments.has("--json"), terminal, MulliganCommand::print);
    }

    private String topic(Arguments arguments, String yaml) {
        if (arguments.has("--topic")) {
            return arguments.value("--topic");
        }
        JsonObject request = new JsonObject().add("op", "outline").add("yaml", yaml);
        JsonObject outline = ask(request).result();
        JsonArray topics = outline == null ? null : outline.get("topics").asArray();
        return topics == null || topics.isEmpty()
                ? ""
                : topics.get(0).asObject().getString("name", "");
    }

    private static void print(JsonObject result, PrintStream out) {
        out.println(result.getString("topic", "") + ", " + result.getString("kind", ""));
        print("best mulligans: ", result.get("success").asObject(), out);
        print("no mulligan:    ", result.get("without").asObject(), out);
        JsonArray classes = result.get("classes").asArray();
        JsonArray decisions = result.get("decisions").asArray();
        for (int i = 0; i < Math.min(LISTED, decisions.size()); i++) {
            JsonObject one = decisions.get(i).asObject();
            int taken = one.getInt("mulligans", 0);
            out.println(
                    (taken > 0 ? "after " + taken + ": " : "")
                            + cards(one.get("hand"), classes)
                            + (one.get("keep") == null
                                    ? " -> new hand"
                                    : " -> keep " + cards(one.get("keep"), classes))
                            + "  ("
                            + one.get("share")
                            + ", success "
                            + one.get("success")
                            + ")");
        }
        if (result.getInt("hands", 0) > LISTED) {
            out.println("... " + (result.getInt("hands", 0) - LISTED) + " more: --json");
        }
    }

    private static void print(String before, JsonObject rate, PrintStream out) {
        String fraction = rate.getString("fraction", "");
        out.println(before + rate.get("value") + (fraction.isEmpty() ? "" : " = " + fraction));
    }

    private static String cards(JsonValue pairs, JsonArray classes) {
        List<String> words = new ArrayList<>();
        for (JsonValue pair : pairs.asArray()) {
            String first = classes.get(pair.asArray().get(0).asInt()).asArray().get(0).asString();
            words.add(pair.asArray().get(1) + " " + first);
        }
        return words.isEmpty() ? "nothing" : String.join(", ", words);
    }
}
