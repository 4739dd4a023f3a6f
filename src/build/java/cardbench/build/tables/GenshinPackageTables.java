package cardbench.build.tables;

import cardbench.codes.cards.NameFold;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Makes the tables of 七圣召唤 from the package {@code @genshin-db/tcg}. Where the folder of downloads
 * also has the newer list of LumiTracker ({@link GenshinTracker}), its later cards are added.
 */
final class GenshinPackageTables implements GameTables {

    /** The file of the newer list. */
    private static final String NEWER = "db.json";

    @Override
    public String game() {
        return "genshin";
    }

    @Override
    public List<String> renew(Path cardsData, Path downloads, boolean newest) throws IOException {
        Path folder = cardsData.resolve(game());
        PinnedPackage pinned = new PinnedPackage(folder.resolve("sources.json"));
        PackageArchive archive =
                new PackageArchive(Files.readAllBytes(pinned.find(downloads, newest)));
        JsonObject data = json(archive.file(pinned.text("file")));
        List<GenshinCardFacts> cards = new GenshinPackage(data).cards();
        List<String> notes = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        notes.add(pinned.credit() + "; see NOTICE; not affiliated with HoYoverse");
        Path newer = downloads.resolve(NEWER);
        if (Files.exists(newer)) {
            notes.add("later cards: LumiTracker, licence MIT; see NOTICE");
            GenshinTracker tracker = new GenshinTracker(json(Files.readAllBytes(newer)), cards);
            cards = laidOver(cards, tracker.cards());
            tracker.refused().forEach(name -> lines.add("ja, left out for its form: " + name));
        }
        TreeMap<String, String> files = new GenshinTableText(cards, notes).files();
        for (Map.Entry<String, String> file : files.entrySet()) {
            Files.writeString(folder.resolve(file.getKey()), file.getValue());
        }
        lines.add(cards.size() + " cards in " + files.size() + " files");
        return lines;
    }

    /** The first list with the cards that only the second has; prints where names differ. */
    static List<GenshinCardFacts> laidOver(
            List<GenshinCardFacts> cards, List<GenshinCardFacts> newer) {
        Map<Integer, GenshinCardFacts> byId = new TreeMap<>();
        cards.forEach(card -> byId.put(card.shareId(), card));
        List<GenshinCardFacts> merged = new ArrayList<>(cards);
        for (GenshinCardFacts card : newer) {
            GenshinCardFacts known = byId.get(card.shareId());
            if (known == null) {
                merged.add(card);
            } else if (!sameName(known, card)) {
                System.out.println(
                        "differs: "
                                + card.shareId()
                                + " "
                                + known.names().get("en")
                                + " / "
                                + card.names().get("en"));
            }
        }
        return merged;
    }

    private static boolean sameName(GenshinCardFacts a, GenshinCardFacts b) {
        return fold(a.names().get("en")).equals(fold(b.names().get("en")));
    }

    private static String fold(String name) {
        return name == null ? "" : NameFold.fold(name);
    }

    private static JsonObject json(byte[] bytes) {
        return Json.parse(new String(bytes, StandardCharsets.UTF_8)).asObject();
    }
}
