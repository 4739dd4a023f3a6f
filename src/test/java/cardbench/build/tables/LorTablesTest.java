package cardbench.build.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.eclipsesource.json.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lists of made up cards in the form of Data Dragon's. */
class LorTablesTest {

    private static final String SOURCES =
            """
            {"package": {"client": "pip", "name": "fates", "version": "1.0", "digest": "%s",
              "files": "data/a.json data/b.json", "licence": "MIT"},
             "newer": {"name": "Dragon", "address": "none/{set}/{locale}", "sets": "set1 set4",
              "locales": "en=en_us ja=ja_jp"}}
            """;

    private static final String CARDS =
            """
            cardbench-table 1	lor	cards
            # fates 1.0, licence MIT; names © Riot Games, see NOTICE; not affiliated with it
            id	cost	kind	rarity
            100001	4	follower	rare
            	1	spell	common
            310004	7	champion	champion
            """;

    @TempDir Path data;

    @TempDir Path other;

    private Path lor;

    private static String card(String code, String name, String cost, String type, String rarity) {
        return "{\"cardCode\":\"%s\",\"name\":\"%s\",\"cost\":%s,\"type\":\"%s\",\"rarityRef\":\"%s\",\"collectible\":true}"
                .formatted(code, name, cost, type, rarity);
    }

    private static String list(String... cards) {
        return "[" + String.join(",", cards) + "]";
    }

    private static final String SET_1 =
            list(
                    card("01DE002", "Reflection ", "1", "Spell", "Common"),
                    card("01DE001", "Bannerman", "4", "Unit", "Rare"),
                    card("01DE001T1", "Token", "0", "Unit", "None")
                            .replace("\"collectible\":true", "\"collectible\":false"));

    private static final String SET_4 = list(card("04BC006", "Moss", "7", "Unit", "Champion"));

    @BeforeEach
    void pin() throws Exception {
        Path wheel = other.resolve("fates-1.0-py3-none-any.whl");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(wheel))) {
            add(zip, "data/a.json", SET_1);
            add(zip, "data/b.json", SET_4);
        }
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(wheel));
        lor = Files.createDirectories(data.resolve("lor"));
        Files.writeString(
                lor.resolve("sources.json"),
                SOURCES.formatted("sha256:" + HexFormat.of().formatHex(hash)));
        new LorPackageTables().renew(data, other, false);
    }

    private static void add(ZipOutputStream zip, String name, String text) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(text.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }

    @Test
    void package_givesFactsAndNames_ofCollectibleCards() throws IOException {
        // set 4, region 10 of the codes, card 6
        assertEquals(CARDS, Files.readString(lor.resolve("cards.tsv")));
        String names = Files.readString(lor.resolve("en.tsv"));
        assertTrue(names.endsWith("100001\tBannerman\n\tReflection\n310004\tMoss\n"), names);
    }

    private String lists(String set, String locale, String text) throws IOException {
        Files.writeString(other.resolve(set + "-" + locale + ".json"), text);
        return other + "/{set}-{locale}.json";
    }

    @Test
    void publicLists_addSetsAndLanguages_asFarAsTheyCanBeHad() throws IOException {
        lists("set1", "en_us", SET_1);
        lists("set1", "ja_jp", SET_1.replace("Unit", "ユニット").replace("Bannerman", "旗手"));
        String address =
                lists(
                        "set4",
                        "en_us",
                        list(
                                SET_4.substring(1, SET_4.length() - 1),
                                card("04BC007", "Fern", "2", "Landmark", "Epic")));
        Path out = data.resolve("out");
        assertEquals("4 cards in " + out, LorTables.make(lor, out, address));
        String japanese = Files.readString(out.resolve("ja.tsv"));
        assertTrue(japanese.endsWith("100001\t旗手\n\tReflection\n"), japanese);
        assertTrue(Files.readString(out.resolve("cards.tsv")).endsWith("\n\t2\tlandmark\tepic\n"));
        assertTrue(
                Files.readString(out.resolve("en.tsv")).contains("# Dragon; names © Riot Games"));
    }

    @Test
    void fewerCardsThanBefore_writeNothing() throws IOException {
        String address = lists("set1", "en_us", SET_1);
        lists("set4", "en_us", "<html>");
        Path out = data.resolve("out");
        CardTableTrouble trouble =
                assertThrows(CardTableTrouble.class, () -> LorTables.make(lor, out, address));
        assertEquals("the lists have 2 cards, the tables already 3", trouble.getMessage());
        assertFalse(Files.exists(out));
    }

    @ParameterizedTest
    @CsvSource({
        "XX, Name, “XX” is no id of a card",
        "01DE1000, Name, “01DE1000” is no id of a card",
        "01DE001, ' ', “” cannot be a name",
        "01DE001, a\u202eb, “a\u202eb” cannot be a name"
    })
    void cardsThatCannotBe_areRefused(String code, String name, String message) {
        LorCards cards = new LorCards();
        var list = Json.parse(list(card(code, name, "1", "Spell", "Rare"))).asArray();
        CardTableTrouble trouble =
                assertThrows(CardTableTrouble.class, () -> cards.add(list, "en"));
        assertEquals(message, trouble.getMessage());
    }

    @Test
    void cardThatIsThereTwice_isRefused() {
        LorCards cards = new LorCards();
        String one = card("01DE001", "A", "1", "Spell", "Rare");
        var list = Json.parse(list(one, one)).asArray();
        CardTableTrouble trouble =
                assertThrows(CardTableTrouble.class, () -> cards.add(list, "en"));
        assertEquals("en: 01DE001 is there twice", trouble.getMessage());
    }
}
