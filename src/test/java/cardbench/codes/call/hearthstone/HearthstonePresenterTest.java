package cardbench.codes.call.hearthstone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Hearthstone's decks with card tables, through the one door. */
class HearthstonePresenterTest {

    private static final String CODE =
            "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=";

    private final Dispatcher call = new Dispatcher(AllOperations.all());

    @BeforeEach
    void openTables() throws IOException {
        for (String content : List.of("cards", "en", "zh-CN")) {
            byte[] table =
                    Files.readAllBytes(
                            Path.of(
                                    "src/test/resources/cardbench/codes/hearthstone/few",
                                    content + ".tsv"));
            assertTrue(call.open("table", "hearthstone." + content, table).contains("\"ok\":true"));
        }
    }

    private JsonObject ask(String request) {
        return Json.parse(call.call(request.replace('\'', '"'))).asObject();
    }

    private static JsonObject result(JsonObject answer) {
        assertTrue(answer.getBoolean("ok", false), answer.toString());
        return answer.get("result").asObject();
    }

    @Test
    void deck_isShownInTheLanguageAskedFor() {
        JsonObject deck = result(ask("{'op':'deck','text':'" + CODE + "','language':'zh-CN'}"));
        assertEquals("狂野模式术士", deck.getString("title", ""));
        JsonObject hero = deck.get("sections").asArray().get(0).asObject();
        assertEquals(
                "{\"key\":\"hero\",\"title\":\"Hero\",\"rows\":[{\"id\":893,\"count\":1,\"name\":\"古尔丹\","
                        + "\"known\":true,\"kind\":\"skin\",\"class\":\"Warlock\"}]}",
                hero.toString());
        JsonObject cards = deck.get("sections").asArray().get(1).asObject();
        assertEquals(
                "{\"id\":38454,\"count\":2,\"name\":\"禁忌仪式\",\"known\":true,\"cost\":0,"
                        + "\"kind\":\"spell\",\"rarity\":\"rare\",\"class\":\"Warlock\"}",
                cards.get("rows").asArray().get(0).toString());
        assertEquals("[[0,2],[1,6],[2,4],[3,4],[4,8],[5,4],[8,2]]", deck.get("curve").toString());
        assertEquals(3160, deck.getInt("dust", 0));
        assertEquals("[]", deck.get("checks").toString());
    }

    @Test
    void exportToText_isWhatTheClientCopies() {
        JsonObject export =
                result(ask("{'op':'export','to':'text','text':'" + CODE + "','language':'zh'}"));
        assertTrue(
                export.getString("content", "")
                        .startsWith("### 狂野模式术士\n# 职业：术士\n# 模式：狂野模式\n#\n# 2x (0) 禁忌仪式\n"),
                export.toString());
    }

    @Test
    void deckWithoutTables_isShownByNumbers() {
        Dispatcher empty = new Dispatcher(AllOperations.all());
        JsonObject deck =
                result(
                        Json.parse(empty.call("{\"op\":\"deck\",\"text\":\"" + CODE + "\"}"))
                                .asObject());
        assertEquals(
                "{\"id\":846,\"count\":2,\"name\":\"846\",\"known\":false}",
                deck.get("sections")
                        .asArray()
                        .get(1)
                        .asObject()
                        .get("rows")
                        .asArray()
                        .get(0)
                        .toString());
        assertEquals(null, deck.get("dust"));
        assertEquals(null, deck.get("curve"));
    }

    @Test
    void client_acceptsWhatATableKnows() {
        // the document's code has its padding, but says nothing of sideboards: old codes are taken
        assertEquals(
                "true",
                result(ask("{'op':'decode','text':'" + CODE + "'}"))
                        .get("clientAccepts")
                        .toString());
        // hero 893, one card 5
        assertEquals(
                "null",
                result(ask("{'op':'decode','text':'AAECAf0GAQUAAAA='}"))
                        .get("clientAccepts")
                        .toString());
        // hero 919, which is a card
        JsonObject refused = result(ask("{'op':'decode','text':'AAECAZcHAAAAAA=='}"));
        assertEquals("false", refused.get("clientAccepts").toString());
        assertEquals(
                "hearthstone.client-hero",
                refused.get("clientReason").asObject().getString("code", ""));
    }

    @Test
    void search_findsCardsInAnyLanguage_butNoHeroes() {
        assertEquals(List.of("919 吸取生命", "42658 吸取灵魂"), found("吸取", "zh-CN"));
        assertEquals(List.of("919 Drain Life", "42658 Drain Soul"), found("drain", "en"));
        assertEquals(List.of("919 Drain Life"), found("吸取生命", "en"));
        assertEquals(List.of(), found("Rexxar", "en"));
    }

    private List<String> found(String text, String language) {
        JsonObject answer =
                ask(
                        "{\"op\":\"cards.search\",\"kind\":\"hearthstone\",\"text\":\""
                                + text
                                + "\",\"language\":\""
                                + language
                                + "\"}");
        List<String> found = new ArrayList<>();
        for (JsonValue row : result(answer).get("cards").asArray()) {
            found.add(row.asObject().get("id") + " " + row.asObject().getString("name", ""));
        }
        return found;
    }

    @Test
    void compare_tellsTheDustOfWhatIsAdded() {
        String a = "{'kind':'hearthstone','format':1,'heroes':[893],'cards':[[846,2],[919,1]]}";
        String b =
                "{'kind':'hearthstone','format':1,'heroes':[893],'cards':[[846,1],[919,2],[2632,2],[7,1],[1100,1]]}";
        JsonObject changes = result(ask("{'op':'compare','a':" + a + ",'b':" + b + "}"));
        // two epic cards and a rare one; Drain Life is free, and nobody knows card 7 as one
        assertEquals(900, changes.getInt("dust", -1));
        assertEquals(
                40, result(ask("{'op':'compare','a':" + b + ",'b':" + a + "}")).getInt("dust", -1));
        assertEquals(
                0, result(ask("{'op':'compare','a':" + a + ",'b':" + a + "}")).getInt("dust", -1));
        Dispatcher empty = new Dispatcher(AllOperations.all());
        String unknown =
                empty.call(("{'op':'compare','a':" + a + ",'b':" + b + "}").replace('\'', '"'));
        assertEquals(-1, unknown.indexOf("dust"));
    }

    @Test
    void names_becomeACode() {
        JsonObject made =
                result(
                        ask(
                                "{'op':'encode','kind':'hearthstone','names':'### 测试\\n2x 吸取生命\\n灵魂虹吸 x2','language':'zh-CN'}"));
        // 00 01 01, hero 893, no single card, two pairs 919 and 1100, none of more, no sideboards
        assertEquals("AAEBAf0GAAKXB8wIAAA=", made.getString("text", ""));
        assertEquals(
                "{\"text\":\"AAEBAf0GAAKXB8wIAAA=\",\"name\":\"测试\",\"format\":1,\"heroes\":[893],"
                        + "\"cards\":[[919,2],[1100,2]],\"sideboards\":[]}",
                made.toString());
        JsonObject standard =
                result(ask("{'op':'encode','kind':'hearthstone','format':2,'names':'Drain Life'}"));
        assertEquals(2, standard.getInt("format", 0));
    }

    @Test
    void namesThatNobodyKnows_makeNoCode() {
        JsonObject refused =
                ask("{'op':'encode','kind':'hearthstone','names':'2x Drain Lief','language':'en'}");
        assertEquals(false, refused.getBoolean("ok", true));
        JsonObject diagnostic = refused.get("diagnostics").asArray().get(0).asObject();
        assertEquals("cards.near-name", diagnostic.getString("code", ""));
        assertEquals("Drain Life", diagnostic.getString("fix", ""));
        Dispatcher empty = new Dispatcher(AllOperations.all());
        String answer = empty.call("{\"op\":\"encode\",\"kind\":\"hearthstone\",\"names\":\"x\"}");
        assertTrue(answer.contains("hearthstone.no-table"), answer);
    }
}
