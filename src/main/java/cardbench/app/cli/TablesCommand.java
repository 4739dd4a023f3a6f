package cardbench.app.cli;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Severity;
import cardbench.codes.hearthstone.source.CardConversion;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** {@code tables}: converts files of HearthstoneJSON to card tables. */
final class TablesCommand implements Command {

    @Override
    public String name() {
        return "tables";
    }

    @Override
    public String summary() {
        return "makes card tables of the files of HearthstoneJSON";
    }

    @Override
    public String help() {
        return """
        usage: tables hearthstone FILE... --out FOLDER

        Makes card tables of cards.json or cards.collectible.json, of one language or of all: cards.tsv
        with what all languages share (of the first file), and one file for each language of names. The
        same files give the same tables. The language of a file is told by its path (…/zhCN/cards.json),
        or by the name of one card.

          --out FOLDER  where the tables are written

        example:
          tables hearthstone zhCN/cards.json jaJP/cards.json --out my-tables
          deck --tables my-tables --language zh-CN AAECAQcAAewHAAA=
        """;
    }

    @Override
    public int run(List<String> words, Terminal terminal) throws IOException, UsageException {
        Arguments arguments = Arguments.parse(words, List.of(), List.of("--out"));
        List<String> operands = arguments.operands();
        if (operands.size() < 2
                || !operands.get(0).equals("hearthstone")
                || !arguments.has("--out")) {
            throw new UsageException("it needs: hearthstone FILE... --out FOLDER");
        }
        Map<String, String> tables = new TreeMap<>();
        for (String file : operands.subList(1, operands.size())) {
            Diagnostics diagnostics = new Diagnostics();
            byte[] bytes =
                    InputFile.bytes(Path.of(file), file, "a file of cards", Integer.MAX_VALUE - 8);
            // the language is found as /zhCN/, also at the start of a path and with the separators
            // of Windows
            String address = "/" + file.replace('\\', '/');
            // the facts are alike in all languages, so those of the first file will do
            CardConversion.convert(bytes, address, diagnostics).forEach(tables::putIfAbsent);
            print(file, diagnostics, terminal);
            if (diagnostics.failed()) {
                return REFUSED;
            }
        }
        write(tables, Path.of(arguments.value("--out")), terminal.people());
        return FINE;
    }

    private static void print(String file, Diagnostics diagnostics, Terminal terminal) {
        for (Diagnostic diagnostic : diagnostics.list()) {
            boolean error = diagnostic.severity() == Severity.ERROR;
            PrintStream out = error ? terminal.complaints() : terminal.people();
            int at = diagnostic.location().byteAt();
            String place = at < 0 ? "" : " (byte " + at + ")";
            out.println(
                    diagnostic.severity().word()
                            + ": "
                            + file
                            + ": "
                            + diagnostic.message()
                            + place);
        }
    }

    private static void write(Map<String, String> tables, Path folder, PrintStream out)
            throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<String, String> table : tables.entrySet()) {
            Path file = folder.resolve(table.getKey() + ".tsv");
            Files.writeString(file, table.getValue());
            String rows = table.getValue().substring(0, table.getValue().indexOf('\n'));
            String cards = rows.substring(rows.lastIndexOf('\t') + 1);
            out.println(file + ": " + cards + (cards.equals("1") ? " card" : " cards"));
        }
    }
}
