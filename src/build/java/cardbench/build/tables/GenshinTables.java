package cardbench.build.tables;

import cardbench.cards.NameFold;
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
 * Updates the card tables of 七圣召唤: {@code GenshinTables <sources.json> <package.tgz> <folder>
 * [<db.json>]}. The package must be the one pinned in {@code sources.json}. Cards that are only in
 * the newer table, if there is one, are added to those of the package.
 */
public final class GenshinTables {

    private GenshinTables() {}

    /** Writes the tables; exits with 1 and the reason if a source is not as expected. */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 3 || arguments.length > 4) {
            System.err.println("usage: GenshinTables sources.json package.tgz folder [db.json]");
            System.exit(2);
        }
        try {
            make(
                    Path.of(arguments[0]),
                    Path.of(arguments[1]),
                    Path.of(arguments[2]),
                    hasNewer(arguments) ? Path.of(arguments[3]) : null);
        } catch (CardTableTrouble trouble) {
            System.err.println(trouble.getMessage());
            System.exit(1);
        }
    }

    /** Whether there is a newer table. The build passes an empty name if there is none. */
    private static boolean hasNewer(String[] arguments) {
        return arguments.length == 4 && arguments[3] != null && !arguments[3].isEmpty();
    }

    static void make(Path sources, Path packageFile, Path folder, Path newer) throws IOException {
        JsonObject pinned = json(Files.readAllBytes(sources)).get("package").asObject();
        PackageArchive archive = new PackageArchive(Files.readAllBytes(packageFile));
        if (!archive.integrity().equals(pinned.getString("integrity", ""))) {
            throw new CardTableTrouble(
                    packageFile + " is not the pinned package: " + archive.integrity());
        }
        JsonObject data = json(archive.file(pinned.getString("file", "")));
        List<GenshinCardFacts> cards = new GenshinPackage(data).cards();
        List<String> notes = new ArrayList<>();
        notes.add(
                pinned.getString("name", "")
                        + " "
                        + pinned.getString("version", "")
                        + ", licence "
                        + pinned.getString("licence", "")
                        + "; see NOTICE; not affiliated with HoYoverse");
        if (newer != null) {
            notes.add("later cards: LumiTracker, licence MIT; see NOTICE");
            cards = laidOver(cards, new GenshinTracker(json(Files.readAllBytes(newer))).cards());
        }
        Files.createDirectories(folder);
        TreeMap<String, String> files = new GenshinTableText(cards, notes).files();
        for (Map.Entry<String, String> file : files.entrySet()) {
            Files.writeString(folder.resolve(file.getKey()), file.getValue());
        }
        System.out.println(cards.size() + " cards in " + files.size() + " files");
    }

    /** The first list with the cards that only the second has; prints where names differ. */
    static List<GenshinCardFacts> laidOver(
            List<GenshinCardFacts> cards, List<GenshinCardFacts> newer) {
        Map<Integer, GenshinCardFacts> byId = new TreeMap<>();
        cards.forEach(card -> byId.put(card.shareId(), card));
        List<GenshinCardFacts> all = new ArrayList<>(cards);
        for (GenshinCardFacts card : newer) {
            GenshinCardFacts known = byId.get(card.shareId());
            if (known == null) {
                all.add(card);
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
        return all;
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
