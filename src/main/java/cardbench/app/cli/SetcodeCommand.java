package cardbench.app.cli;

import cardbench.contract.Dispatcher;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;

/** {@code setcode}: the archetypes in a setcode, membership in one of them, and free numbers. */
final class SetcodeCommand extends CoreCommand {

    SetcodeCommand(Dispatcher call) {
        super(
                call,
                "setcode",
                "explains a setcode of Yu-Gi-Oh!, or looks for free numbers",
                """
        usage: setcode [--in TARGET] [options] SETCODE
               setcode --room BASE | --free | --find NAME [options]

        Breaks a setcode (0x307b1048, 813371464, 307b-1048) down into slots and their archetypes; with
        --in, shows whether the card belongs to that archetype, and why. From 0x139 on, YGOPro and
        EDOPro number archetypes differently: the last line names the client of these numbers.

          --in TARGET   an archetype, such as 0x107b
          --room BASE   what a base can still take: chains and siblings
          --free        bases that nobody uses
          --find NAME   the archetypes of that name, with their numbers in YGOPro and in EDOPro
          --names FILE  a strings.conf with the archetypes in use; if left out, the table in the jar,
                        or the article's examples
          --numbering CLIENT  whose numbers these are: ygopro or edopro; found from the files if left out
          --language TAG      the language of the names in the table: zh-CN, ja, en
          --tables FOLDER     tables of archetypes of one's own
          --json        print the core's response instead, one line of UTF-8

        example:
          setcode --in 0x107b 0x307b1048
        """);
    }

    @Override
    int run(Arguments arguments, Terminal terminal) throws IOException, UsageException {
        String language = arguments.has("--language") ? arguments.value("--language") : "en";
        ShippedTables.open(List.of(language, "en"), call);
        ShippedTables.openAll(arguments, call);
        for (String file : arguments.values("--names")) {
            byte[] bytes =
                    InputFile.bytes(Path.of(file), file, "a list of names", Terminal.MAX_INPUT);
            Reply opened = Reply.of(call.open("strings.conf", file, bytes));
            if (!opened.ok()) {
                throw new UsageException(file + ": " + opened.firstError());
            }
        }
        boolean json = arguments.has("--json");
        if (arguments.has("--free")) {
            return ask(request("setcode.free", arguments))
                    .print(json, terminal, withDiagnostics(SetcodeCommand::printFree));
        }
        if (arguments.has("--room")) {
            JsonObject request = request("setcode.capacity", arguments);
            return ask(request.add("base", arguments.value("--room")))
                    .print(
                            json,
                            terminal,
                            withDiagnostics((result, out) -> out.println(word(result, "words"))));
        }
        if (arguments.has("--find")) {
            JsonObject request = request("setnames.find", arguments);
            return ask(request.add("name", arguments.value("--find")))
                    .print(json, terminal, SetcodeCommand::printFound);
        }
        String setcode = arguments.text(terminal).trim();
        if (arguments.has("--in")) {
            JsonObject request = request("setcode.member", arguments).add("setcode", setcode);
            return ask(request.add("target", arguments.value("--in")))
                    .print(json, terminal, SetcodeCommand::printMember);
        }
        return ask(request("setcode.explain", arguments).add("setcode", setcode))
                .print(json, terminal, withDiagnostics(SetcodeCommand::printSlots));
    }

    /** A result, and behind it whose numbers it has. */
    private static BiConsumer<JsonObject, PrintStream> withDiagnostics(
            BiConsumer<JsonObject, PrintStream> printer) {
        return (result, out) -> {
            printer.accept(result, out);
            out.println("numbering: " + word(result, "numbering"));
        };
    }

    private static JsonObject request(String operation, Arguments arguments) {
        JsonObject request = new JsonObject().add("op", operation);
        arguments.addTo(request, "numbering", "language");
        return request;
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

    private static void printFound(JsonObject result, PrintStream out) {
        for (JsonValue value : result.get("found").asArray()) {
            JsonObject found = value.asObject();
            StringBuilder line = new StringBuilder(word(found, "name"));
            for (String client : List.of("ygopro", "edopro")) {
                String code = word(found, client);
                line.append("  ").append(client).append(' ').append(code.isEmpty() ? "-" : code);
            }
            out.println(line);
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
