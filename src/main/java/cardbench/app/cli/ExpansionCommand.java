package cardbench.app.cli;

import cardbench.contract.Dispatcher;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** {@code expansion}: the faults of an expansion, or its database in other archetype numbers. */
final class ExpansionCommand extends CoreCommand {

    /** The largest file, in bytes. */
    private static final int MAX_BYTES = 1 << 28;

    /** The findings in the order of the output, and what they are. */
    private static final List<List<String>> FINDINGS =
            List.of(
                    List.of("withoutName", "without a name"),
                    List.of("withoutText", "without a text"),
                    List.of("taken", "with an id of the game"),
                    List.of("aliases", "with an alias that is no card"),
                    List.of("withoutScript", "without a script"),
                    List.of("unnamed", "archetypes without a name"),
                    List.of("unused", "with lines that no script uses"));

    ExpansionCommand(Dispatcher call) {
        super(
                call,
                "expansion",
                "checks an expansion of Yu-Gi-Oh!, or converts its database",
                """
        usage: expansion [--game FILE]... [--names FILE]... [--out FILE] FOLDER|ZIP
               expansion --convert CLIENT [--names FILE]... [--out FILE] DATABASE

        Lists what a folder or zip with a database, strings.conf and scripts lacks: texts, scripts,
        names of archetypes; ids that the game has, aliases without a card, lines str1 to str16 that no
        script uses. With --out, writes one zip with the beginnings of the missing scripts.

        With --convert, the archetypes of a database get the numbers of the other client, by the names
        of both lists. Numbers without a counterpart, or with several, are listed and stay.

          --game FILE       a card database of the game, such as cards.cdb
          --names FILE      a strings.conf; --convert needs one of each client
          --convert CLIENT  ygopro or edopro
          --only-changes    the written database has the changed cards alone
          --out FILE        the file to write: a zip, or by its ending a database or SQL (.sql)
          --tables FOLDER   tables of archetypes of one's own
          --json            print the core's response instead, one line of UTF-8

        example:
          expansion --convert ygopro --names edopro/strings.conf --names ygopro/strings.conf --out y.cdb e.cdb
        """);
    }

    @Override
    int run(Arguments arguments, Terminal terminal) throws IOException, UsageException {
        if (arguments.operands().size() != 1) {
            throw new UsageException("it takes one folder, zip or database");
        }
        ShippedTables.open(List.of("en"), call);
        ShippedTables.openAll(arguments, call);
        for (String file : arguments.values("--names")) {
            open("strings.conf", file, "a list of names", terminal);
        }
        for (String file : arguments.values("--game")) {
            open("cards.cdb", file, "a card database", terminal);
        }
        String file = arguments.operands().get(0);
        return arguments.has("--convert")
                ? convert(file, arguments, terminal)
                : check(file, arguments, terminal);
    }

    private void open(String kind, String file, String expected, Terminal terminal)
            throws IOException {
        open(kind, file, InputFile.bytes(Path.of(file), file, expected, MAX_BYTES), terminal);
    }

    private void open(String kind, String file, byte[] bytes, Terminal terminal)
            throws IOException {
        Reply opened = Reply.of(call.open(kind, file, bytes));
        if (!opened.ok()) {
            throw new IOException(file + ": " + opened.firstError());
        }
        opened.printDiagnostics(file + ": ", terminal.complaints());
    }

    private int check(String file, Arguments arguments, Terminal terminal) throws IOException {
        open("expansion", file, zip(Path.of(file), file), terminal);
        JsonObject request = new JsonObject().add("op", "expansion.check").add("expansion", file);
        Reply reply = ask(request);
        int code = reply.print(arguments.has("--json"), terminal, ExpansionCommand::printFindings);
        if (code == FINE && arguments.has("--out")) {
            request.set("op", "expansion.write");
            Files.write(Path.of(arguments.value("--out")), written(request));
        }
        return code;
    }

    /** A zip, or the files of a folder as one; hidden files are left out. */
    private static byte[] zip(Path path, String name) throws IOException {
        if (!Files.isDirectory(path)) {
            return InputFile.bytes(path, name, "an expansion", MAX_BYTES);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (DeckFiles files = DeckFiles.of(path);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (String file : files.names()) {
                zip.putNextEntry(new ZipEntry(file));
                zip.write(InputFile.bytes(path.resolve(file), file, "of an expansion", MAX_BYTES));
            }
        }
        return out.toByteArray();
    }

    private int convert(String file, Arguments arguments, Terminal terminal) throws IOException {
        open("cards.cdb", file, "a card database", terminal);
        JsonObject request = new JsonObject().add("op", "database.convert").add("database", file);
        request.add("to", arguments.value("--convert"));
        request.add("onlyChanges", arguments.has("--only-changes"));
        Reply reply = ask(request);
        int code = reply.print(arguments.has("--json"), terminal, ExpansionCommand::printNumbers);
        if (code == FINE && arguments.has("--out")) {
            String out = arguments.value("--out");
            request.add("as", out.endsWith(".sql") ? "sql" : "cdb");
            Files.write(Path.of(out), written(request));
        }
        return code;
    }

    /** The file that the core answers in parts. */
    private byte[] written(JsonObject request) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        for (int total = 1; file.size() < total; ) {
            Reply reply = Reply.to(request.set("from", file.size()), call);
            if (!reply.ok()) {
                throw new IOException(reply.firstError());
            }
            total = reply.result().getInt("bytes", 0);
            file.write(Base64.getDecoder().decode(reply.result().getString("file", "")));
        }
        return file.toByteArray();
    }

    private static void printFindings(JsonObject result, PrintStream out) {
        for (List<String> finding : FINDINGS) {
            List<JsonValue> found = result.get(finding.get(0)).asArray().values();
            if (!found.isEmpty()) {
                out.println(found.size() + " " + finding.get(1) + ":");
            }
            for (JsonValue value : found) {
                JsonObject one = value.asObject();
                String code = one.getString("code", "");
                StringBuilder line = new StringBuilder("  ");
                line.append(
                        code.isEmpty() ? one.get("id") + "  " + one.getString("name", "") : code);
                for (String more : List.of("alias", "cards", "lines")) {
                    JsonValue there = one.get(more);
                    line.append(there == null ? "" : "  " + more + " " + there);
                }
                out.println(line);
            }
        }
        out.println("numbering: " + result.getString("numbering", ""));
    }

    private static void printNumbers(JsonObject result, PrintStream out) {
        out.println(result.get("changed") + " of " + result.get("cards") + " cards changed");
        for (String group : List.of("missing", "ambiguous")) {
            for (JsonValue value : result.get(group).asArray()) {
                JsonObject one = value.asObject();
                String names = list(one, "names");
                String what = group + (names.isEmpty() ? "" : " " + names);
                String line = one.getString("code", "") + "  " + what;
                line += "  cards " + one.get("cards") + "  ";
                out.println(line + list(one, group.equals("missing") ? "there" : "candidates"));
            }
        }
    }

    private static String list(JsonObject object, String name) {
        List<String> words = new ArrayList<>();
        for (JsonValue word : object.get(name).asArray()) {
            words.add(word.asString());
        }
        return String.join(", ", words);
    }
}
