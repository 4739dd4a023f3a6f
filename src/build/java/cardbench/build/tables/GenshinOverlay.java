package cardbench.build.tables;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.Card;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import com.eclipsesource.json.Json;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Lays the newest public list of cards of 七圣召唤 over the tables of the project: {@code
 * GenshinOverlay <address of db.json> <cards-data/genshin> <folder>}. The list is that of
 * LumiTracker (MIT), which knows new cards in Chinese, English and Japanese; other languages keep
 * the names that they have. Nothing is written before everything is downloaded and checked, so that
 * the last good tables remain after any failure.
 */
public final class GenshinOverlay {

    private static final String TABLE = ".tsv";

    private GenshinOverlay() {}

    /** Writes the tables; exits with 1 and the reason if the list is not as expected. */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 3) {
            System.err.println("usage: GenshinOverlay address cards-data/genshin folder");
            System.exit(2);
        }
        try {
            URI address = URI.create(arguments[0]);
            LocalDate today = LocalDate.now(ZoneOffset.UTC);
            System.out.println(make(address, today, Path.of(arguments[1]), Path.of(arguments[2])));
        } catch (CardTableTrouble trouble) {
            System.err.println(trouble.getMessage() + "; the tables stay as they are");
            System.exit(1);
        }
    }

    /**
     * Downloads the list, lays it over the tables, and writes them.
     *
     * @param fetched the day, which the tables and the help of the page tell
     * @return a line about the result
     */
    static String make(URI address, LocalDate fetched, Path shipped, Path folder)
            throws IOException {
        List<GenshinCardFacts> cards = shippedCards(shipped);
        List<GenshinCardFacts> newer = listed(new CardSource().fetch(address).bytes(), cards);
        int last = Math.max(cards.size(), lastIn(folder));
        if (newer.size() < last) {
            throw new CardTableTrouble(
                    address + " ends at card " + newer.size() + ", after " + last);
        }
        List<String> notes = new ArrayList<>(notes(shipped));
        notes.add(
                "cards after "
                        + cards.size()
                        + ": LumiTracker as of "
                        + fetched
                        + ", licence MIT; see NOTICE");
        List<GenshinCardFacts> merged = GenshinPackageTables.laidOver(cards, newer);
        write(new GenshinTableText(merged, notes).files(), folder);
        return merged.size() + " cards in " + folder;
    }

    /** The cards of a list; what is no such list is a trouble, whatever is wrong with it. */
    private static List<GenshinCardFacts> listed(byte[] bytes, List<GenshinCardFacts> known) {
        try {
            String text = new String(bytes, StandardCharsets.UTF_8);
            GenshinTracker tracker = new GenshinTracker(Json.parse(text).asObject(), known);
            List<GenshinCardFacts> cards = tracker.cards();
            tracker.refused()
                    .forEach(name -> System.out.println("ja, left out for its form: " + name));
            return cards;
        } catch (RuntimeException e) {
            throw new CardTableTrouble("the list of cards cannot be read: " + e);
        }
    }

    /** The cards of the project's own tables. */
    static List<GenshinCardFacts> shippedCards(Path folder) throws IOException {
        CardTable shared = table(folder.resolve(CardTable.CARDS + TABLE));
        Map<Integer, TreeMap<String, String>> names = new TreeMap<>();
        for (Path file : nameFiles(folder)) {
            CardTable table = table(file);
            for (int row = 0; row < table.size(); row++) {
                Card card = table.card(row);
                names.computeIfAbsent(card.id(), id -> new TreeMap<>())
                        .put(table.content(), card.text("name"));
            }
        }
        List<GenshinCardFacts> cards = new ArrayList<>();
        for (int row = 0; row < shared.size(); row++) {
            Card card = shared.card(row);
            cards.add(
                    new GenshinCardFacts(
                            card.id(),
                            Math.max(0, card.number("card")),
                            card.text("kind"),
                            card.text("cost"),
                            card.text("element"),
                            card.text("weapon"),
                            card.text("tags"),
                            Math.max(0, card.number("owner")),
                            card.text("needs"),
                            names.getOrDefault(card.id(), new TreeMap<>())));
        }
        return cards;
    }

    /** The tables of names in a folder, by language. */
    static List<Path> nameFiles(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(TABLE))
                    .filter(file -> !file.endsWith(CardTable.CARDS + TABLE))
                    .filter(file -> !file.endsWith("words" + TABLE))
                    .sorted()
                    .toList();
        }
    }

    static CardTable table(Path file) throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        List<CardTable> tables = CardTableReader.read(Files.readString(file), diagnostics);
        if (tables.size() != 1) {
            throw new CardTableTrouble(file + " is not one table");
        }
        return tables.get(0);
    }

    /** The number of cards of the last tables, or 0 if there are none. */
    private static int lastIn(Path folder) throws IOException {
        Path last = folder.resolve(CardTable.CARDS + TABLE);
        return Files.exists(last) ? table(last).size() : 0;
    }

    private static List<String> notes(Path folder) throws IOException {
        try (Stream<String> lines = Files.lines(folder.resolve(CardTable.CARDS + TABLE))) {
            return lines.filter(line -> line.startsWith("# "))
                    .map(line -> line.substring(2))
                    .toList();
        }
    }

    private static void write(TreeMap<String, String> files, Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<String, String> file : files.entrySet()) {
            Files.writeString(folder.resolve(file.getKey() + ".fresh"), file.getValue());
        }
        // only now, when all files are complete, so that a full disk leaves the old tables
        for (String name : files.keySet()) {
            Files.move(
                    folder.resolve(name + ".fresh"),
                    folder.resolve(name),
                    StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
