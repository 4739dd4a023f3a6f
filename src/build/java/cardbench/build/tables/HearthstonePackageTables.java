package cardbench.build.tables;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Makes the tables of Hearthstone and of its Mercenaries from the package {@code hearthstone-data},
 * a zip archive with the game's own definitions in all languages.
 */
final class HearthstonePackageTables implements GameTables {

    private static final String MERCENARIES = "mercenaries";
    private static final String FOLDER = "hearthstone_data/";

    private static final String CREDIT =
            "names © Blizzard Entertainment, see NOTICE; not affiliated with it";

    @Override
    public String game() {
        return "hearthstone";
    }

    @Override
    public List<String> renew(Path cardsData, Path downloads, boolean newest) throws IOException {
        PinnedPackage pinned = new PinnedPackage(cardsData.resolve(game()).resolve("sources.json"));
        Path file = pinned.find(downloads, newest);
        String note = pinned.credit() + "; " + CREDIT;
        List<String> lines = new ArrayList<>();
        try (Wheel wheel = new Wheel(file)) {
            CardDefs.Definitions game = CardDefs.read(wheel.open(FOLDER + "CardDefs.xml"));
            HearthstoneDefinitions cards = new HearthstoneDefinitions(game.entities());
            Map<String, String> mercenaries =
                    MercenaryDefs.tables(
                            wheel.open(FOLDER + "MercenaryDefs.xml"), game.entities(), note);
            write(cards.tables(note), cardsData.resolve(game()));
            write(mercenaries, cardsData.resolve(MERCENARIES));
            lines.add(cards.cards().size() + " cards of build " + game.build());
            cards.unknownSets()
                    .forEach((set, card) -> lines.add("set " + set + " has no word yet: " + card));
        }
        return lines;
    }

    private static void write(Map<String, String> packed, Path folder) throws IOException {
        TreeMap<String, String> readable = new TreeMap<>();
        packed.forEach((content, text) -> readable.put(content, ReadableTable.of(text)));
        Files.createDirectories(folder);
        for (Map.Entry<String, String> table : readable.entrySet()) {
            Files.writeString(folder.resolve(table.getKey() + ".tsv"), table.getValue());
        }
    }
}
