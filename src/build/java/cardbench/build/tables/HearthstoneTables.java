package cardbench.build.tables;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import cardbench.codes.hearthstone.source.CardConversion;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Downloads the cards of Hearthstone and makes tables of them: {@code HearthstoneTables <address>
 * <folder>}. {@code latest} of HearthstoneJSON redirects to a build of the game; all languages are
 * then taken from that build. Nothing is written before everything is downloaded and checked, so
 * that the last good tables remain after any failure.
 */
public final class HearthstoneTables {

    private static final List<String> LOCALES = List.of("enUS", "zhCN", "jaJP");

    /** A table that lost more than a tenth of its cards is refused as incomplete. */
    private static final int TENTHS_TO_KEEP = 9;

    private final CardSource source = new CardSource();
    private final URI address;
    private final Path folder;
    private final Map<String, String> tables = new TreeMap<>();

    private HearthstoneTables(URI address, Path folder) {
        this.address = address;
        this.folder = folder;
    }

    /** Writes the tables; exits with 1 and the reason if a source is not as expected. */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 2) {
            System.err.println("usage: HearthstoneTables address folder");
            System.exit(2);
        }
        try {
            System.out.println(make(URI.create(arguments[0]), Path.of(arguments[1])));
        } catch (CardTableTrouble trouble) {
            System.err.println(trouble.getMessage() + "; the tables stay as they are");
            System.exit(1);
        }
    }

    /**
     * Downloads, converts, checks and writes.
     *
     * @param address the address of the API, which ends with {@code /v1/}
     * @return a line about the result
     */
    static String make(URI address, Path folder) throws IOException {
        HearthstoneTables making = new HearthstoneTables(address, folder);
        String build = making.fetchAll();
        making.check();
        making.write();
        return making.tables.keySet() + " of build " + build + " in " + folder;
    }

    private String fetchAll() {
        String build = "latest";
        for (String locale : LOCALES) {
            CardSource.Fetched file =
                    source.fetch(address.resolve(build + "/" + locale + "/cards.json"));
            String found = CardConversion.build(file.address().getPath());
            if (found.isEmpty()) {
                throw new CardTableTrouble(file.address() + " tells no build of the game");
            }
            // The next language must be of the same build, even if a newer one appears meanwhile.
            build = found;
            convert(file);
        }
        return build;
    }

    private void convert(CardSource.Fetched file) {
        Diagnostics diagnostics = new Diagnostics();
        String path = file.address().getPath();
        Map<String, String> made = CardConversion.convert(file.bytes(), path, diagnostics);
        for (Diagnostic diagnostic : diagnostics.list()) {
            System.out.println(path + ": " + diagnostic.message());
        }
        if (diagnostics.failed()) {
            throw new CardTableTrouble(
                    file.address()
                            + " is no list of cards: "
                            + diagnostics.list().get(0).message());
        }
        made.forEach(tables::putIfAbsent);
    }

    /** Checks that each table is readable, and has about as many cards as the last one. */
    private void check() throws IOException {
        for (Map.Entry<String, String> table : tables.entrySet()) {
            int cards = cardsIn(table.getValue());
            Path last = fileOf(table.getKey());
            int before = Files.exists(last) ? cardsIn(Files.readString(last)) : 0;
            if (cards == 0 || (long) cards * 10 < (long) before * TENTHS_TO_KEEP) {
                throw new CardTableTrouble(
                        "the table "
                                + table.getKey()
                                + " has "
                                + cards
                                + " cards, after "
                                + before);
            }
        }
    }

    private static int cardsIn(String text) {
        List<CardTable> read = CardTableReader.read(text, new Diagnostics());
        return read.isEmpty() ? 0 : read.get(0).size();
    }

    private Path fileOf(String content) {
        return folder.resolve(content + ".tsv");
    }

    private void write() throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<String, String> table : tables.entrySet()) {
            Path fresh = folder.resolve(table.getKey() + ".fresh");
            Files.writeString(fresh, table.getValue(), StandardCharsets.UTF_8);
        }
        // Only now, when all files are complete, so that a full disk leaves the old tables.
        for (String content : tables.keySet()) {
            Files.move(
                    folder.resolve(content + ".fresh"),
                    fileOf(content),
                    StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
