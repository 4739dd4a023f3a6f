package cardbench.build.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A list of made up cards, in the form of LumiTracker's, laid over tables of made up cards. */
class GenshinOverlayTest {

    private static final String HEAD = "cardbench-table 1\tgenshin\t";

    /** Cards 1 and 2 as the tables have them, then a character, its talent and a weapon. */
    private static final String LIST =
            """
            {"ctrls": ["0"],
             "actions": [
               {"zh-HANS": "旧剑", "en-US": "Old Sword", "ja-JP": "古剣", "type": 6, "cost": [2, 7]},
               {"zh-HANS": "潮", "en-US": "Tide", "ja-JP": "潮汐", "type": 13, "cost": [3, 10]},
               {"zh-HANS": "新剑", "en-US": "New Sword", "ja-JP": "新剣", "type": 6, "cost": [3, 8]}],
             "characters": [
               {"zh-HANS": "甲", "en-US": "Alpha", "ja-JP": "アルファ", "element": 2, "is_monster": false},
               {"zh-HANS": "乙", "en-US": "Beta", "ja-JP": "ベータ", "element": 1, "is_monster": true}],
             "talent_to_character": {"1": 1},
             "share_to_internal": [0, -1, 1, -2, 2, 3]}
            """;

    @TempDir Path shipped;

    @TempDir Path folder;

    private HttpServer server;
    private String list = LIST;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
        Files.writeString(
                shipped.resolve("cards.tsv"),
                HEAD
                        + "cards\n# the base; see NOTICE\nid\tcard\tkind\tcost\telement\tweapon\ttags\towner\tneeds\n"
                        + "\t1301\tcharacter\t\tpyro\tsword\tliyue\n\t311501\tweapon\tsame2\t\tsword\n");
        names("en", "Alpha", "Old Sword");
        names("zh-CN", "甲", "旧剑");
        names("ja", "アルファ", "古剣");
        names("de", "Alfa", "Altes Schwert");
        Files.writeString(shipped.resolve("words.tsv"), "# words\nggc\n");
    }

    private void names(String language, String first, String second) throws IOException {
        Files.writeString(
                shipped.resolve(language + ".tsv"),
                HEAD + language + "\nid\tname\n\t" + first + "\n\t" + second + "\n");
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        byte[] body = list.getBytes(StandardCharsets.UTF_8);
        try (exchange) {
            exchange.sendResponseHeaders(list.isEmpty() ? 404 : 200, body.length);
            exchange.getResponseBody().write(body);
        }
    }

    private String make() throws IOException {
        URI address = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/db.json");
        return GenshinOverlay.make(address, LocalDate.of(2026, 11, 25), shipped, folder);
    }

    private String written(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    @Test
    void newCards_comeAfterThoseOfTheTables() throws IOException {
        assertEquals("5 cards in " + folder, make());
        assertEquals(
                HEAD
                        + "cards\n# the base; see NOTICE\n"
                        + "# cards after 2: LumiTracker as of 2026-11-25, licence MIT; see NOTICE\n"
                        + "id\tcard\tkind\tcost\telement\tweapon\ttags\towner\tneeds\n"
                        + "\t1301\tcharacter\t\tpyro\tsword\tliyue\n"
                        + "\t311501\tweapon\tsame2\t\tsword\n"
                        + "\t\tcharacter\t\thydro\t\tmonster\n"
                        // no known card has the number of its kind
                        + "\t\t\thydro1 any2\n"
                        + "\t\tweapon\tany3\t\tsword\n",
                written("cards.tsv"));
        assertTrue(written("zh-CN.tsv").endsWith("\t甲\n\t旧剑\n\t乙\n\t潮\n\t新剑\n"));
        assertTrue(written("ja.tsv").endsWith("\tアルファ\n\t古剣\n\tベータ\n\t潮汐\n\t新剣\n"));
        assertTrue(written("de.tsv").endsWith("id\tname\n\tAlfa\n\tAltes Schwert\n"));
        assertFalse(Files.exists(folder.resolve("words.tsv")));
    }

    @Test
    void secondRun_givesTheSameBytes() throws IOException {
        make();
        String first = written("cards.tsv") + written("en.tsv");
        make();
        assertEquals(first, written("cards.tsv") + written("en.tsv"));
    }

    /** A kind, an element or a die that nobody knows costs the card that, and nothing else. */
    @Test
    void newKindsAndElements_areLeftOut() throws IOException {
        list =
                LIST.replace("\"element\": 1", "\"element\": 99")
                        .replace("[3, 8]", "[3, 99]")
                        .replace("\"type\": 13", "\"type\": -7");
        assertEquals("5 cards in " + folder, make());
        assertTrue(
                written("cards.tsv")
                        .endsWith(
                                "\t\tcharacter\t\t\t\tmonster\n"
                                        + "\t\t\thydro1 any2\n\t\tweapon\t\t\tsword\n"),
                written("cards.tsv"));
        assertTrue(written("en.tsv").endsWith("\tBeta\n\tTide\n\tNew Sword\n"));
    }

    /** Away, no JSON, another shape, a name twice. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "<html>",
                "[]",
                "{}",
                "{\"actions\":[],\"characters\":[],\"talent_to_character\":{},\"share_to_internal\":[0,1]}",
                "same name"
            })
    void listThatIsNotAsExpected_leavesTheLastTables(String other) throws IOException {
        make();
        String last = written("cards.tsv") + written("en.tsv");
        list =
                switch (other) {
                    case "same name" -> LIST.replace("\"Tide\"", "\"Beta\"");
                    default -> other;
                };
        assertThrows(CardTableTrouble.class, this::make);
        assertEquals(last, written("cards.tsv") + written("en.tsv"));
    }

    @Test
    void listThatLostCards_isRefused() throws IOException {
        make();
        list = LIST.replace("[0, -1, 1, -2, 2, 3]", "[0, -1, 1, -2, 2]");
        String message = assertThrows(CardTableTrouble.class, this::make).getMessage();
        assertTrue(message.endsWith("ends at card 4, after 5"), message);
    }

    @Test
    void shareIds_areFoundInTheTextOfASource() {
        assertEquals(Set.of(1, 2, 3, 4, 5), UnnamedCards.shareIds(LIST));
        assertEquals(
                Set.of(3, 17, 460, 619),
                UnnamedCards.shareIds(
                        "a={shareId:17,x:1},\"shareid\": 3, share_id = 460; .shareId=619 shareId:0"
                                + " shareId: 70000 id: 12"));
        assertEquals(Set.of(), UnnamedCards.shareIds("<html>404</html>"));
    }

    @Test
    void idsWithoutAName_areToldByLanguage() throws IOException {
        make();
        assertEquals(Map.of(), UnnamedCards.unnamed(folder, new TreeSet<>(List.of(1, 5))));
        assertEquals(
                "{en=[6, 9], ja=[6, 9], zh-CN=[6, 9]}",
                UnnamedCards.unnamed(folder, new TreeSet<>(List.of(2, 6, 9))).toString());
        names("ja", "アルファ", "古剣");
        assertEquals(
                "{en=[3], ja=[3], zh-CN=[3]}",
                UnnamedCards.unnamed(shipped, new TreeSet<>(List.of(3))).toString());
    }

    /** The project's own tables are read as they are: written again, they have the same rows. */
    @Test
    void tablesOfTheProject_areReadWhole() throws IOException {
        Path folder = Path.of("cards-data/genshin");
        List<GenshinCardFacts> cards = GenshinOverlay.shippedCards(folder);
        Map<String, String> files = new GenshinTableText(cards, List.of()).files();
        for (Map.Entry<String, String> file : files.entrySet()) {
            String table = Files.readString(folder.resolve(file.getKey()));
            assertEquals(
                    table.lines().filter(line -> !line.startsWith("#")).toList(),
                    file.getValue().lines().toList(),
                    file.getKey());
        }
        assertEquals(16, files.size());
    }
}
