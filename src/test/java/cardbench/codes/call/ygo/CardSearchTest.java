package cardbench.codes.call.ygo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Searches in open databases; SQLite itself says what they have to find. */
class CardSearchTest {

    private static final int CARDS = 400;

    /** Values of which every card has some by chance. */
    private static final String SCATTER =
            "UPDATE datas SET ot = 1 + id % 3, attribute = 1 << (id % 7), race = 1 << (id % 26),"
                    + " type = CASE id % 5 WHEN 0 THEN 2 WHEN 1 THEN 4 WHEN 2 THEN 0x4000021 WHEN 3"
                    + " THEN 0x1000021 ELSE 0x21 END, atk = CASE id % 11 WHEN 0 THEN -2 ELSE id % 9 *"
                    + " 500 END, def = id % 6 * 400, level = 1 + id % 12 + (id % 2 << 16)";

    private final Dispatcher call = new Dispatcher(AllOperations.all());

    private byte[] bytes;

    @TempDir private Path folder;

    @BeforeEach
    void open() throws Exception {
        Random random = new Random(3);
        List<Made> cards = new ArrayList<>();
        for (int id = 1; id <= CARDS; id++) {
            long setcode = random.nextInt(4) == 0 ? 0 : 0x8 + 0x1000 * random.nextInt(16);
            cards.add(Made.monster(id * 17, setcode, "card " + random.nextInt(50)));
        }
        bytes = MadeDatabase.of(cards, SCATTER);
        call.open("cards.cdb", "a.cdb", bytes);
    }

    private JsonObject ask(String request) {
        JsonObject response = Json.parse(call.call(request)).asObject();
        assertTrue(response.getBoolean("ok", false), response.toString());
        return response.get("result").asObject();
    }

    private List<Integer> found(String arguments) {
        JsonArray cards =
                ask("{\"op\":\"database.search\",\"limit\":1000" + arguments + "}")
                        .get("cards")
                        .asArray();
        return IntStream.range(0, cards.size())
                .mapToObj(i -> cards.get(i).asObject().getInt("id", -1))
                .toList();
    }

    private List<Integer> selected(String where) throws Exception {
        Path file = folder.resolve("cards.cdb");
        Files.write(file, bytes);
        List<Integer> ids = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement();
                ResultSet rows =
                        statement.executeQuery(
                                "SELECT datas.id FROM datas, texts WHERE datas.id = texts.id AND "
                                        + where)) {
            while (rows.next()) {
                ids.add(rows.getInt(1));
            }
        }
        return ids;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "\"types\":[\"spell\"]; type & 2 ORDER BY 1",
                "\"types\":[\"monster\",\"pendulum\"]; type & 0x1000001 = 0x1000001 ORDER BY 1",
                "\"attributes\":[\"dark\",\"fire\"]; type & 1 AND attribute & 0x24 ORDER BY 1",
                "\"races\":[\"dragon\"]; type & 1 AND race & 0x2000 ORDER BY 1",
                "\"regions\":[\"TCG\"]; ot & 2 ORDER BY 1",
                "\"level\":[4,8]; type & 1 AND level & 255 BETWEEN 4 AND 8 ORDER BY 1",
                "\"attack\":[2000,null]; type & 1 AND atk >= 2000 ORDER BY 1",
                "\"attack\":[null,1000]; type & 1 AND atk BETWEEN 0 AND 1000 ORDER BY 1",
                "\"attack\":[-2,-2]; type & 1 AND atk = -2 ORDER BY 1",
                "\"defence\":[400,800]; type & 0x4000001 = 1 AND def BETWEEN 400 AND 800 ORDER BY"
                        + " 1",
                "\"text\":\"RD 1\"; name LIKE '%rd 1%' ORDER BY 1",
                "\"text\":\"card 7\",\"types\":[\"monster\"],\"level\":[null,6];"
                        + " name LIKE 'card 7%' AND type & 1 AND level & 255 <= 6 ORDER BY 1",
                "\"setcode\":\"0x3008\"; setcode & 0xfff = 8 AND setcode & 0x3000 = 0x3000 ORDER BY"
                        + " 1",
                "\"sort\":\"attack\",\"types\":[\"monster\"],\"descending\":true;"
                        + " type & 1 ORDER BY atk DESC, 1",
                "\"sort\":\"level\"; 1 ORDER BY 1 - (type & 1), (type & 1) * (level & 255), 1",
                "\"sort\":\"defence\",\"descending\":true; 1 ORDER BY type & 0x4000001 <> 1, CASE"
                        + " WHEN type & 0x4000001 = 1 THEN -def ELSE 0 END, 1",
                "\"sort\":\"name\"; 1 ORDER BY name, 1",
                "\"sort\":\"setcode\"; 1 ORDER BY setcode = 0, setcode, 1",
                "\"sort\":\"races\"; 1 ORDER BY type & 1 = 0, (type & 1) * race, 1",
                "\"sort\":\"regions\",\"descending\":true; 1 ORDER BY ot DESC, 1",
            })
    void search_findsWhatSqliteFinds(String arguments, String where) throws Exception {
        List<Integer> expected = selected(where);
        assertTrue(expected.size() > 2, where + ": " + expected.size());
        assertEquals(expected, found("," + arguments));
    }

    @Test
    void pages_areTheWholeInParts() {
        List<Integer> whole = found(",\"sort\":\"name\"");
        List<Integer> pages = new ArrayList<>();
        for (int offset = 0; offset < CARDS + 50; offset += 50) {
            JsonObject page =
                    ask(
                            "{\"op\":\"database.search\",\"sort\":\"name\",\"limit\":50,\"offset\":"
                                    + offset
                                    + "}");
            assertEquals(CARDS, page.getInt("total", 0));
            for (JsonValue card : page.get("cards").asArray()) {
                pages.add(card.asObject().getInt("id", -1));
            }
        }
        assertEquals(whole, pages);
    }

    @Test
    void textsOfCards_areSearched() throws Exception {
        // MadeDatabase writes "text of the card " id % 40 times
        List<Integer> twice =
                IntStream.rangeClosed(1, CARDS)
                        .map(i -> i * 17)
                        .filter(id -> id % 40 >= 2)
                        .boxed()
                        .toList();
        String text = ",\"text\":\"CARD, text\",\"in\":\"%s\"";
        assertEquals(twice, found(String.format(text, "text")));
        assertEquals(List.of(), found(String.format(text, "name")));
        assertEquals(twice, found(String.format(text, "both")));
        assertEquals(List.of(17), found(",\"text\":\"17\",\"in\":\"both\"").subList(0, 1));
        call.open("cards.cdb", "b.cdb", MadeDatabase.of(List.of(Made.monster(17, 0, "later"))));
        JsonObject card = ask("{\"op\":\"database.card\",\"id\":17}");
        assertEquals("text of the card ".repeat(17), card.getString("text", ""));
        assertEquals("b.cdb", card.getString("database", ""));
        assertEquals(
                "a.cdb", ask("{\"op\":\"database.card\",\"id\":34}").getString("database", ""));
    }

    @Test
    void archetype_isFoundByItsName() {
        byte[] names =
                "!setname 0x8 英雄|HERO\n!setname 0x3008 E・HERO\n!setname 0x5008 V・HERO\n#setname 0x9 old\n"
                        .getBytes(StandardCharsets.UTF_8);
        call.open("strings.conf", "strings.conf", names);
        String request = "{\"op\":\"database.search\",\"archetype\":\"%s\"}";
        JsonObject exact = ask(String.format(request, "hero"));
        assertEquals("[\"0x8\"]", exact.get("archetypes").toString());
        assertEquals(found(",\"setcode\":\"0x8\"").size(), exact.getInt("total", -1));
        JsonObject several = ask(String.format(request, "her"));
        assertEquals("[\"0x8\",\"0x3008\",\"0x5008\"]", several.get("archetypes").toString());
        JsonObject unknown = Json.parse(call.call(String.format(request, "old"))).asObject();
        assertEquals(0, unknown.get("result").asObject().getInt("total", -1));
        assertTrue(unknown.toString().contains("ygo.no-such-archetype"), unknown.toString());
    }

    @Test
    void words_areThoseThatOccur_inTheWordsOfTheClient() throws Exception {
        JsonObject words = ask("{\"op\":\"database.words\"}");
        assertEquals("ygopro", words.getString("dialect", ""));
        assertEquals(
                "[\"monster\",\"spell\",\"trap\",\"effect\",\"pendulum\",\"link\"]",
                words.get("types").toString());
        assertEquals("[\"OCG\",\"TCG\"]", words.get("regions").toString());
        String rush = "UPDATE datas SET ot = 0x200, race = 0x4000000";
        call.open("cards.cdb", "r.cdb", MadeDatabase.of(List.of(Made.monster(17, 0, "x")), rush));
        JsonObject edopro = ask("{\"op\":\"database.words\"}");
        assertEquals("[\"OCG\",\"TCG\",\"rush\"]", edopro.get("regions").toString());
        assertEquals(List.of(17), found(",\"regions\":[\"rush\"],\"races\":[\"cyborg\"]"));
        assertEquals(List.of(17), found(",\"dialect\":\"ygopro\",\"regions\":[\"0x200\"]"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "\"types\":[\"sorcery\"]; /types/0",
                "\"races\":[5]; /races/0",
                "\"regions\":\"OCG\"; /regions",
                "\"level\":[1]; /level",
                "\"attack\":[\"1\",2]; /attack",
                "\"attack\":[1.5,2]; /attack",
                "\"sort\":\"rarity\"; /sort",
                "\"in\":\"image\"; /in",
                "\"offset\":-1; /offset",
            })
    void whatIsNoFilter_isRefusedWithItsPlace(String argument, String pointer) {
        JsonObject response =
                Json.parse(call.call("{\"op\":\"database.search\"," + argument + "}")).asObject();
        assertTrue(!response.getBoolean("ok", true), response.toString());
        assertEquals(
                pointer,
                response.get("diagnostics").asArray().get(0).asObject().getString("pointer", ""));
    }

    /** The numbers below 15,000 that begin with 7: one, ten, a hundred and a thousand of them. */
    @Test
    void fifteenThousandCards_areSearchedAndSorted() throws Exception {
        List<Made> cards = new ArrayList<>();
        int first = 0;
        for (int i = 1; i <= 15_000; i++) {
            int number = i * 31 % 15_000;
            first = number == 7 ? 1000 + i : first;
            cards.add(Made.monster(1000 + i, i % 0x1000, "青眼の白龍 Blue-Eyes " + number));
        }
        call.open("cards.cdb", "many.cdb", MadeDatabase.of(cards));
        String arguments =
                "\"limit\":50,\"text\":\"Blue-Eyes 7\",\"in\":\"name\",\"sort\":\"name\"";
        JsonObject page = ask("{\"op\":\"database.search\"," + arguments + "}");
        assertEquals(1111, page.getInt("total", 0));
        assertEquals(50, page.get("cards").asArray().size());
        assertEquals(first, page.get("cards").asArray().get(0).asObject().getInt("id", 0));
    }
}
