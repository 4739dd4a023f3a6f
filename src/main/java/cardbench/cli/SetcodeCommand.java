package cardbench.cli;

import cardbench.call.Dispatcher;
import cardbench.json.JsonText;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** {@code setcode}: the archetypes in a setcode, membership in one of them, and free numbers. */
final class SetcodeCommand implements Command {

    private final Dispatcher call;

    SetcodeCommand(Dispatcher call) {
        this.call = call;
    }

    @Override
    public String name() {
        return "setcode";
    }

    @Override
    public String summary() {
        return "explains a setcode of Yu-Gi-Oh!, or looks for free numbers";
    }

    @Override
    public String help() {
        return """
        usage: setcode [--in TARGET] [--names FILE]... [--json] SETCODE
               setcode --room BASE | --free [--names FILE]... [--json]

        Takes a setcode apart (0x307b1048, 813371464, 307b-1048) and says of each slot which archetypes
        it makes its card a member of; with --in whether the card belongs to that archetype, and why.

          --in TARGET   an archetype, such as 0x107b
          --room BASE   what a base can still take: chains and siblings
          --free        bases that nobody uses
          --names FILE  a strings.conf with the archetypes in use; the article's examples if left out
          --json        print the core's response instead, one line of UTF-8

        example:
          setcode --in 0x107b 0x307b1048
        """;
    }

    @Override
    public int run(List<String> words, Terminal terminal) throws IOException, UsageException {
        Arguments arguments =
                Arguments.parse(
                        words, List.of("--json", "--free"), List.of("--in", "--room", "--names"));
        for (String file : arguments.values("--names")) {
            Reply opened = Reply.of(call.open("strings.conf", file, bytes(file)));
            if (!opened.ok()) {
                throw new UsageException(file + ": " + opened.firstError());
            }
        }
        boolean json = arguments.has("--json");
        if (arguments.has("--free")) {
            return ask("setcode.free", "", "").print(json, terminal, SetcodeCommand::printFree);
        }
        if (arguments.has("--room")) {
            return ask("setcode.capacity", "base", arguments.value("--room"))
                    .print(json, terminal, (result, out) -> out.println(word(result, "words")));
        }
        String setcode = GivenText.of(arguments.rest(), terminal).trim();
        if (arguments.has("--in")) {
            JsonText request = request("setcode.member").member("setcode", setcode);
            request.member("target", arguments.value("--in"));
            return Reply.to(request.endObject(), call)
                    .print(json, terminal, SetcodeCommand::printMember);
        }
        return ask("setcode.explain", "setcode", setcode)
                .print(json, terminal, SetcodeCommand::printSlots);
    }

    private static byte[] bytes(String file) throws IOException {
        return Files.readAllBytes(Path.of(file));
    }

    private Reply ask(String operation, String name, String value) {
        JsonText request = request(operation);
        return Reply.to((name.isEmpty() ? request : request.member(name, value)).endObject(), call);
    }

    private static JsonText request(String operation) {
        return new JsonText().object().member("op", operation);
    }

    private static String word(JsonObject object, String name) {
        return object.getString(name, "");
    }

    private static void printFree(JsonObject result, PrintStream out) {
        for (JsonValue value : result.get("bases").asArray()) {
            JsonObject free = value.asObject();
            String retired = free.getBoolean("retired", false) ? "  retired" : "";
            out.println(word(free, "from") + " to " + word(free, "to") + retired);
        }
    }

    private static void printMember(JsonObject result, PrintStream out) {
        for (JsonValue value : result.get("slots").asArray()) {
            JsonObject slot = value.asObject();
            boolean base = slot.getBoolean("base", false);
            String why =
                    !base
                            ? "another base"
                            : slot.getBoolean("bits", false)
                                    ? "same base, all bits: a member"
                                    : "same base, but a bit is missing";
            out.println(word(slot, "slot") + "  " + why);
        }
        out.println(result.getBoolean("member", false) ? "member" : "not a member");
    }

    private static void printSlots(JsonObject result, PrintStream out) {
        out.println(word(result, "setcode") + " = " + word(result, "integer"));
        for (JsonValue value : result.get("slots").asArray()) {
            JsonObject slot = value.asObject();
            StringBuilder line = new StringBuilder(word(slot, "slot")).append("  member of");
            for (JsonValue member : slot.get("memberOf").asArray()) {
                String name = word(member.asObject(), "name");
                line.append(' ').append(word(member.asObject(), "code"));
                line.append(name.isEmpty() ? "" : " " + name).append(',');
            }
            out.println(line.substring(0, line.length() - 1));
        }
    }
}
