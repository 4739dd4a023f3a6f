package cardbench.build.tables;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Utf8;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import cardbench.codes.cards.Language;
import cardbench.codes.ygo.database.CardDatabase;
import cardbench.codes.ygo.setcode.ArchetypeTable;
import cardbench.codes.ygo.setcode.SetnameTable;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Makes the tables of the cards and archetypes of Yu-Gi-Oh! from databases and lists of names:
 * {@code YgoTables <folder> <language>=<address or file>...}, such as {@code
 * zh-CN=locales/zh-CN/cards.cdb zh-CN=locales/zh-CN/strings.conf}. Files of YGOPro and of EDOPro
 * may be mixed; whose numbers of archetypes a file has is found from its contents. Of several files
 * in one language, the first counts that names a card. The same files give the same tables.
 *
 * <p>Nothing is written before everything is read and checked, so that the last good tables remain
 * after any failure.
 */
public final class YgoTables {

    /** A table that lost more than a tenth of its rows is refused as incomplete. */
    private static final int TENTHS_TO_KEEP = 9;

    private static final String SUFFIX = ".tsv";

    private YgoTables() {}

    /** A database with the language of its names. */
    record NamedDatabase(String language, CardDatabase database) {}

    /** A list of archetypes with the language of its names. */
    record NamedList(String language, SetnameTable list) {}

    /** Writes the tables; exits with 1 and the reason if a source is not as expected. */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 2) {
            System.err.println("usage: YgoTables folder language=source...");
            System.exit(2);
        }
        try {
            List<String> sources = List.of(arguments).subList(1, arguments.length);
            System.out.println(make(Path.of(arguments[0]), sources));
        } catch (CardTableTrouble trouble) {
            System.err.println(trouble.getMessage() + "; the tables stay as they are");
            System.exit(1);
        }
    }

    /**
     * Reads, converts, checks and writes.
     *
     * @param folder gets the folders {@code ygo} and {@code archetypes}
     * @return a line about the result
     */
    static String make(Path folder, List<String> sources) throws IOException {
        List<NamedDatabase> databases = new ArrayList<>();
        List<NamedList> lists = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        for (String source : sources) {
            int equals = source.indexOf('=');
            if (equals < 0) {
                throw new CardTableTrouble(source + " has no language before it");
            }
            String language = Language.of(source.substring(0, equals)).tag();
            String address = source.substring(equals + 1);
            byte[] bytes = bytes(address);
            if (address.endsWith(".cdb")) {
                databases.add(new NamedDatabase(language, database(address, bytes)));
            } else {
                lists.add(new NamedList(language, list(address, bytes)));
            }
            notes.add(language + " " + address);
        }
        if (databases.isEmpty()) {
            throw new CardTableTrouble("there is no card database among the sources");
        }
        YgoArchetypes archetypes = YgoArchetypes.of(databases, lists);
        Map<String, String> tables = new TreeMap<>();
        YgoCardTables.of(databases, archetypes, notes)
                .forEach((name, text) -> tables.put("ygo/" + name, text));
        archetypes
                .tables(notes)
                .forEach((name, text) -> tables.put(ArchetypeTable.GAME + "/" + name, text));
        check(folder, tables);
        write(folder, tables);
        return tables.keySet() + " in " + folder;
    }

    /** The bytes of an address, or of a file. */
    static byte[] bytes(String address) throws IOException {
        if (address.startsWith("https://") || address.startsWith("http://")) {
            return new CardSource().fetch(URI.create(address)).bytes();
        }
        if (!Files.exists(Path.of(address))) {
            throw new CardTableTrouble("there is no file " + address);
        }
        return Files.readAllBytes(Path.of(address));
    }

    private static CardDatabase database(String address, byte[] bytes) {
        Diagnostics diagnostics = new Diagnostics();
        CardDatabase database = CardDatabase.read(address, bytes, diagnostics);
        return believed(address, database, diagnostics);
    }

    private static SetnameTable list(String address, byte[] bytes) {
        Diagnostics diagnostics = new Diagnostics();
        SetnameTable list = SetnameTable.read(address, Utf8.decode(bytes), diagnostics);
        SetnameTable read = believed(address, list, diagnostics);
        if (read.numbering() == null) {
            throw new CardTableTrouble(
                    address + " names no archetype that YGOPro and EDOPro number differently");
        }
        return read;
    }

    private static <T> T believed(String address, T read, Diagnostics diagnostics) {
        for (Diagnostic diagnostic : diagnostics.list()) {
            System.out.println(address + ": " + diagnostic.message());
        }
        if (read == null) {
            throw new CardTableTrouble(
                    address + " cannot be read: " + diagnostics.list().get(0).message());
        }
        return read;
    }

    /** Checks that each table is readable, and has about as many rows as the last one. */
    private static void check(Path folder, Map<String, String> tables) throws IOException {
        for (Map.Entry<String, String> table : tables.entrySet()) {
            int rows = rowsIn(table.getValue());
            Path last = folder.resolve(table.getKey() + SUFFIX);
            int before = Files.exists(last) ? rowsIn(Files.readString(last)) : 0;
            if (rows == 0 || (long) rows * 10 < (long) before * TENTHS_TO_KEEP) {
                throw new CardTableTrouble(
                        "the table " + table.getKey() + " has " + rows + " rows, after " + before);
            }
        }
    }

    private static int rowsIn(String text) {
        List<CardTable> read = CardTableReader.read(text, new Diagnostics());
        return read.isEmpty() ? 0 : read.get(0).size();
    }

    /** Names belong to the facts of the same run, so all files are complete before one is moved. */
    private static void write(Path folder, Map<String, String> tables) throws IOException {
        for (Map.Entry<String, String> table : tables.entrySet()) {
            Path fresh = folder.resolve(table.getKey() + ".fresh");
            Files.createDirectories(fresh.getParent());
            Files.writeString(fresh, table.getValue());
        }
        for (String name : tables.keySet()) {
            Files.move(
                    folder.resolve(name + ".fresh"),
                    folder.resolve(name + SUFFIX),
                    StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
