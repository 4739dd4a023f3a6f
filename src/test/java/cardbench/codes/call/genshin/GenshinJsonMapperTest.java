package cardbench.codes.call.genshin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class GenshinJsonMapperTest {

    private static final String CODE =
            "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA";
    private static final String IDS =
            "[32,1,2,61,61,129,129,149,180,184,189,189,194,217,217,222,223,223,224,224,241,241,245,"
                    + "246,246,252,253,266,267,267,270,270,271]";

    private final Dispatcher call = new Dispatcher(AllOperations.all());

    private GenshinJsonMapperTest opened() {
        for (String file : List.of("cards", "en", "zh-CN", "ja")) {
            try {
                byte[] bytes = Files.readAllBytes(Path.of("cards-data/genshin/" + file + ".tsv"));
                assertTrue(call.open("table", "genshin." + file, bytes).startsWith("{\"ok\":true"));
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
        return this;
    }

    private JsonObject answer(String request) {
        return Json.parse(call.call(request)).asObject();
    }

    private JsonObject result(String request) {
        JsonObject answer = answer(request);
        assertTrue(answer.getBoolean("ok", false), answer.toString());
        return answer.get("result").asObject();
    }

    private String refusal(String request) {
        JsonObject answer = answer(request);
        assertFalse(answer.getBoolean("ok", true), answer.toString());
        JsonObject diagnostic = answer.get("diagnostics").asArray().get(0).asObject();
        return diagnostic.getString("code", "") + " " + diagnostic.getString("pointer", "");
    }

    private static String encode(String more) {
        return "{\"op\":\"encode\",\"deck\":{\"kind\":\"genshin\",\"shareIds\":"
                + IDS
                + "}"
                + more
                + "}";
    }

    @Test
    void decode_answersTheSlotsTheOffsetAndTheCanonicalCode() {
        assertEquals(
                "{\"kind\":\"genshin\",\"shareIds\":"
                        + IDS
                        + ",\"offset\":0,\"canonical\":\""
                        + CODE
                        + "\",\"from\":0,\"to\":68}",
                result("{\"op\":\"decode\",\"text\":\"" + CODE + "\"}").toString());
    }

    @Test
    void decode_ofADamagedCode_isRefusedForThisKind() {
        assertEquals(
                "genshin.letter-lost ",
                refusal("{\"op\":\"decode\",\"text\":\"" + CODE.substring(1) + "\"}"));
        assertEquals(
                "genshin.no-code ",
                refusal("{\"op\":\"decode\",\"kind\":\"genshin\",\"text\":\"x\"}"));
        assertEquals("deck.no-code ", refusal("{\"op\":\"decode\",\"text\":\"x\"}"));
        assertEquals(
                "text.padding-extra ",
                refusal("{\"op\":\"decode\",\"strict\":true,\"text\":\"" + CODE + "==\"}"));
    }

    @Test
    void encode_takesTheSmallestOffsetWithoutAWord() {
        assertEquals(
                "{\"text\":\"" + CODE + "\",\"offset\":0,\"skipped\":[]}",
                result(encode("")).toString());
        JsonObject avoided = result(encode(",\"avoid\":[\"AvAA\"]"));
        assertEquals(1, avoided.getInt("offset", -1));
        assertEquals("[{\"offset\":0,\"word\":\"avaa\"}]", avoided.get("skipped").toString());
        assertEquals(0, result(encode(",\"avoid\":\"none\"")).getInt("offset", -1));
        assertEquals(0, result(encode(",\"avoid\":\"default\"")).getInt("offset", -1));
    }

    @Test
    void encode_avoidsWordsOfTheReadersToo() {
        JsonObject added = result(encode(",\"avoidAlso\":[\"AvAA\", \"B+wE\"],\"words\":true"));
        assertEquals("[{\"offset\":0,\"word\":\"avaa\"}]", added.get("skipped").toString());
        JsonArray words = added.get("words").asArray();
        assertEquals("64", words.get(0).asString(), "the list of the project comes first");
        assertEquals("bwe", words.get(words.size() - 1).asString(), "as it is compared");
        JsonObject alone = result(encode(",\"avoid\":\"none\",\"avoidAlso\":[],\"words\":true"));
        assertEquals("[]", alone.get("words").toString());
    }

    @Test
    void encode_ofAllOffsets_namesTheWordThatEachTextHolds() {
        JsonObject encoded =
                result(encode(",\"all\":true,\"words\":true,\"avoid\":[\"AvAA\",\"zzzz\"]"));
        JsonArray held = encoded.get("held").asArray();
        assertEquals(256, held.size());
        for (int offset = 0; offset < 256; offset++) {
            boolean holds =
                    encoded.get("texts")
                            .asArray()
                            .get(offset)
                            .asString()
                            .replaceAll("[+/]", "")
                            .toLowerCase(Locale.ROOT)
                            .contains("avaa");
            assertEquals(holds ? "avaa" : "", held.get(offset).asString(), "offset " + offset);
        }
        assertEquals("avaa", held.get(0).asString());
    }

    @Test
    void encode_withAllOffsetsRefused_saysSo() {
        JsonObject answer = answer(encode(",\"avoid\":[\"a\",\"b\",\"c\",\"d\",\"e\",\"f\"]"));
        assertFalse(answer.getBoolean("ok", true));
        assertEquals(256, answer.get("partial").asObject().get("skipped").asArray().size());
        assertTrue(answer.get("diagnostics").toString().contains("genshin.no-offset"));
    }

    @Test
    void encode_givesTheOffsetAskedForOrAll() {
        JsonObject one = result(encode(",\"offset\":141"));
        assertEquals(141, one.getInt("offset", -1));
        JsonArray texts = result(encode(",\"all\":true")).get("texts").asArray();
        assertEquals(256, texts.size());
        assertEquals(one.getString("text", ""), texts.get(141).asString());
        assertEquals(CODE, texts.get(0).asString());
    }

    @Test
    void encode_fillsUpWithEmptySlots() {
        String text =
                result(
                                "{\"op\":\"encode\",\"deck\":{\"kind\":\"genshin\",\"shareIds\":[1,2,3,61]}}")
                        .getString("text", "");
        assertEquals(
                "[1,2,3,61,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]",
                result("{\"op\":\"decode\",\"text\":\"" + text + "\"}").get("shareIds").toString());
    }

    @Test
    void encode_refusesWhatACodeCannotHold() {
        for (String id : List.of("4096", "-1", "5000", "61.5", "\"NaN\"", "null", "1e99")) {
            assertEquals(
                    "genshin.bad-id /deck/shareIds/1",
                    refusal(
                            "{\"op\":\"encode\",\"deck\":{\"kind\":\"genshin\",\"shareIds\":[1,"
                                    + id
                                    + "]}}"),
                    id);
        }
        assertEquals(
                "genshin.too-many-slots /deck/shareIds",
                refusal(encode("").replace("[32,", "[32,32,")));
        assertEquals(
                "call.missing-argument /deck/shareIds",
                refusal("{\"op\":\"encode\",\"deck\":{\"kind\":\"genshin\"}}"));
        assertEquals(
                "call.wrong-type /deck/shareIds",
                refusal("{\"op\":\"encode\",\"deck\":{\"kind\":\"genshin\",\"shareIds\":7}}"));
        assertEquals("call.wrong-type /avoid", refusal(encode(",\"avoid\":\"all\"")));
        assertEquals("call.wrong-type /avoid", refusal(encode(",\"avoid\":[1]")));
        assertEquals("call.wrong-type /avoidAlso", refusal(encode(",\"avoidAlso\":\"abc\"")));
        assertEquals("call.wrong-type /offset", refusal(encode(",\"offset\":256")));
        assertEquals("call.bad-value /order", refusal(encode(",\"order\":\"up\"")));
    }

    @Test
    void encode_inTheGamesOrder_sortsByCardId() {
        String request =
                "{\"op\":\"encode\",\"order\":\"game\",\"deck\":{\"kind\":\"genshin\",\"shareIds\":[3,1,2,218,0,294,61]}}";
        JsonObject without = answer(request);
        assertTrue(without.get("diagnostics").toString().contains("genshin.order-without-table"));
        String text = opened().result(request).getString("text", "");
        assertTrue(
                result("{\"op\":\"decode\",\"text\":\"" + text + "\"}")
                        .get("shareIds")
                        .toString()
                        .startsWith("[3,1,2,61,294,218,0,"));
    }

    @Test
    void encode_ofNames_makesADeckInTheGamesOrder() {
        opened();
        JsonObject deck =
                result(
                        "{\"op\":\"encode\",\"kind\":\"genshin\",\"language\":\"zh\",\"names\":"
                                + "\"甘雨\\nRaiden Shogun\\n2x Ancient Courtyard\\n唯此一心×2\"}");
        assertTrue(deck.get("shareIds").toString().startsWith("[1,32,0,61,61,218,218,0,"));
        assertEquals(0, deck.getInt("offset", -1));
        JsonObject slip =
                answer("{\"op\":\"encode\",\"kind\":\"genshin\",\"names\":\"Ganyu\\nDionna\"}");
        assertFalse(slip.getBoolean("ok", true));
        assertTrue(slip.get("partial").asObject().get("shareIds").toString().startsWith("[1,0,"));
        assertEquals(
                "Diona", slip.get("diagnostics").asArray().get(0).asObject().getString("fix", ""));
    }

    @Test
    void encode_ofNamesWithoutATable_isRefused() {
        assertEquals(
                "genshin.no-table ",
                refusal("{\"op\":\"encode\",\"kind\":\"genshin\",\"names\":\"Ganyu\"}"));
        assertEquals(
                "call.bad-value /kind",
                refusal("{\"op\":\"encode\",\"kind\":\"chess\",\"names\":\"Ganyu\"}"));
    }

    @Test
    void compare_groupsByCharactersAndActions() {
        String other =
                "{\"kind\":\"genshin\",\"shareIds\":"
                        + IDS.replace("[32,1,2,61,61,", "[3,1,2,61,62,")
                        + "}";
        assertEquals(
                "{\"added\":{\"characters\":[[3,1]],\"actions\":[[62,1]]},"
                        + "\"removed\":{\"characters\":[[32,1]],\"actions\":[[61,1]]},",
                call.call("{\"op\":\"compare\",\"a\":\"" + CODE + "\",\"b\":" + other + "}")
                        .substring(20)
                        .split("\"kept\"")[0]);
    }

    @Test
    void deck_isShownInTheLanguageWithItsChecks() {
        JsonObject deck =
                opened().result("{\"op\":\"deck\",\"language\":\"ja\",\"text\":\"" + CODE + "\"}");
        assertEquals("genshin", deck.getString("game", ""));
        assertEquals("雷電将軍 / 甘雨 / ディオナ", deck.getString("title", ""));
        JsonObject talent =
                deck.get("sections")
                        .asArray()
                        .get(1)
                        .asObject()
                        .get("rows")
                        .asArray()
                        .get(0)
                        .asObject();
        assertEquals(
                "{\"id\":61,\"count\":2,\"name\":\"唯一の心\",\"known\":true,\"cost\":5,\"kind\":\"talent\","
                        + "\"element\":\"cryo\",\"owner\":1}",
                talent.toString());
        assertEquals("[]", deck.get("checks").toString());
        JsonObject unknown =
                result(
                        "{\"op\":\"deck\",\"language\":\"ja\",\"deck\":{\"kind\":\"genshin\",\"shareIds\":[544]}}");
        assertTrue(
                unknown.toString()
                        .contains("{\"id\":544,\"count\":1,\"name\":\"544\",\"known\":false}"));
        assertTrue(unknown.get("checks").toString().contains("genshin.newer-card"));
    }

    @Test
    void deck_ofADamagedText_isRefusedWithTheReason() {
        assertEquals(
                "genshin.letter-lost /text",
                refusal("{\"op\":\"deck\",\"text\":\"" + CODE.substring(1) + "\"}"));
        assertEquals("call.missing-argument /text", refusal("{\"op\":\"deck\"}"));
    }

    @Test
    void search_findsCardsByWhatIsWritten() {
        opened();
        JsonArray cards =
                result(
                                "{\"op\":\"cards.search\",\"kind\":\"genshin\",\"language\":\"zh-CN\",\"text\":\"甘\"}")
                        .get("cards")
                        .asArray();
        assertEquals("甘雨", cards.get(0).asObject().getString("name", ""));
        assertEquals(
                1,
                result("{\"op\":\"cards.search\",\"kind\":\"genshin\",\"text\":\"a\",\"limit\":1}")
                        .get("cards")
                        .asArray()
                        .size());
        assertEquals(
                "call.wrong-type /limit",
                refusal(
                        "{\"op\":\"cards.search\",\"kind\":\"genshin\",\"text\":\"a\",\"limit\":0}"));
        assertEquals(
                "call.bad-value /kind",
                refusal("{\"op\":\"cards.search\",\"kind\":\"go\",\"text\":\"a\"}"));
    }
}
