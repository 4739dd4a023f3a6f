package cardbench.build.tables;

import cardbench.codes.lor.LorDeck;
import com.eclipsesource.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Makes the tables of Legends of Runeterra from the package {@code twisted-fate}, which has the
 * lists of cards of the first three sets in English.
 */
final class LorPackageTables implements GameTables {

    static final String CREDIT = "names © Riot Games, see NOTICE; not affiliated with it";

    @Override
    public String game() {
        return LorDeck.KIND;
    }

    @Override
    public List<String> renew(Path cardsData, Path downloads, boolean newest) throws IOException {
        Path folder = cardsData.resolve(game());
        PinnedPackage pinned = new PinnedPackage(folder.resolve("sources.json"));
        LorCards cards = new LorCards();
        try (Wheel wheel = new Wheel(pinned.find(downloads, newest))) {
            for (String file : pinned.text("files").split(" ")) {
                try (InputStream list = wheel.open(file)) {
                    String text = new String(list.readAllBytes(), StandardCharsets.UTF_8);
                    cards.add(Json.parse(text).asArray(), "en");
                }
            }
        }
        write(cards, pinned.credit() + "; " + CREDIT, folder);
        return List.of(cards.size() + " cards");
    }

    static void write(LorCards cards, String note, Path folder) throws IOException {
        for (Map.Entry<String, String> table : cards.tables(note).entrySet()) {
            Files.writeString(folder.resolve(table.getKey() + ".tsv"), table.getValue());
        }
    }
}
