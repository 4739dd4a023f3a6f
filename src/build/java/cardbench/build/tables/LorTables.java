package cardbench.build.tables;

import cardbench.codes.cards.CardTable;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Makes tables of all sets of Legends of Runeterra in all languages from the game's public lists of
 * cards: {@code LorTables <cards-data/lor> <folder> [<address>]}. The member {@code newer} of
 * {@code sources.json} has the sets, the languages and the address of a list, in which {@code
 * {set}} and {@code {locale}} stand for both.
 *
 * <p>Lists that cannot be had are reported and left out. Where English lists have fewer cards than
 * the tables of the project, nothing is written, so that the last good tables remain.
 */
public final class LorTables {

    private LorTables() {}

    /** Writes the tables; exits with 1 and the reason if the lists are not as expected. */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 2) {
            System.err.println("usage: LorTables cards-data/lor folder [address]");
            System.exit(2);
        }
        try {
            String address = arguments.length > 2 ? arguments[2] : "";
            System.out.println(make(Path.of(arguments[0]), Path.of(arguments[1]), address));
        } catch (CardTableTrouble trouble) {
            System.err.println(trouble.getMessage() + "; the tables stay as they are");
            System.exit(1);
        }
    }

    /** Downloads, checks and writes. Returns a line about the result. */
    static String make(Path shipped, Path folder, String other) throws IOException {
        JsonObject newer =
                Json.parse(Files.readString(shipped.resolve("sources.json")))
                        .asObject()
                        .get("newer")
                        .asObject();
        String address = other.isEmpty() ? newer.getString("address", "") : other;
        LorCards cards = new LorCards();
        for (String language : newer.getString("locales", "").split(" ")) {
            int equals = language.indexOf('=');
            String locale = language.substring(equals + 1);
            for (String set : newer.getString("sets", "").split(" ")) {
                String list = address.replace("{set}", set).replace("{locale}", locale);
                try {
                    cards.add(list(list), language.substring(0, equals));
                } catch (CardTableTrouble trouble) {
                    System.out.println("left out: " + trouble.getMessage());
                }
            }
        }
        int least = GenshinOverlay.table(shipped.resolve(CardTable.CARDS + ".tsv")).size();
        if (cards.size() < least) {
            throw new CardTableTrouble(
                    "the lists have " + cards.size() + " cards, the tables already " + least);
        }
        Files.createDirectories(folder);
        String note = newer.getString("name", "") + "; " + LorPackageTables.CREDIT;
        LorPackageTables.write(cards, note, folder);
        return cards.size() + " cards in " + folder;
    }

    private static JsonArray list(String address) throws IOException {
        String text = new String(YgoTables.bytes(address), StandardCharsets.UTF_8);
        try {
            return Json.parse(text).asArray();
        } catch (RuntimeException e) {
            throw new CardTableTrouble(address + " is no list of cards: " + e.getMessage());
        }
    }
}
