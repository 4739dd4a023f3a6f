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
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DatabaseOperationsTest {

    private static final List<Made> CARDS =
            List.of(
                    Made.monster(46986414, 0x20a2, "ブラック・マジシャン"),
                    Made.monster(3040, 0x307b1048, "CNo.107 超銀河眼の時空龍"),
                    new Made(3050, 3040, 0x107b, 0x1000021, 0x03040007, -2, 2500, "銀河眼 (絵)"),
                    new Made(3100, 0, 0, 0x4000021, 2, 1500, 0x121, "リンク"),
                    new Made(3200, 0, 0, 2, 0, 0, 0, "魔法"));

    private final Dispatcher call = new Dispatcher(AllOperations.all());

    @BeforeEach
    void open() throws Exception {
        String answer = call.open("cards.cdb", "a.cdb", MadeDatabase.of(CARDS));
        assertEquals("{\"kind\":\"cards.cdb\",\"name\":\"a.cdb\",\"cards\":5}", result(answer));
    }

    private static String result(String answer) {
        JsonObject response = Json.parse(answer).asObject();
        assertTrue(response.getBoolean("ok", false), answer);
        return response.get("result").toString();
    }

    private String ask(String request) {
        return result(call.call(request));
    }

    @Test
    void parent_showsItsChildren() {
        String members = ask("{\"op\":\"database.members\",\"setcode\":\"0x7b\"}");
        assertTrue(members.startsWith("{\"total\":2,\"cards\":[{\"id\":3040,"), members);
        assertTrue(
                ask("{\"op\":\"database.members\",\"setcode\":\"0x307b\"}")
                        .startsWith("{\"total\":1,"));
        assertTrue(
                ask("{\"op\":\"database.search\",\"text\":\"ぶらっく マジシャン\"}")
                        .contains(
                                "\"id\":46986414,\"name\":\"ブラック・マジシャン\",\"setcode\":\"0x20a2\""));
        assertTrue(
                ask("{\"op\":\"database.search\",\"setcode\":\"0x107b\",\"text\":\"絵\"}")
                        .startsWith("{\"total\":1,\"cards\":[{\"id\":3050,"));
    }

    @Test
    void rowOfACard_isExplained() {
        assertEquals(
                "{\"id\":3050,\"name\":\"銀河眼 (絵)\",\"alias\":3040,\"aliasKind\":\"artwork\","
                        + "\"regions\":[\"OCG\"],\"types\":[\"monster\",\"effect\",\"pendulum\"],"
                        + "\"attributes\":[\"dark\"],\"races\":[\"spellcaster\"],\"level\":7,"
                        + "\"leftScale\":3,\"rightScale\":4,\"attack\":-2,\"defence\":2500,"
                        + "\"setcode\":\"0x107b\",\"integer\":\"4219\",\"archetypes\":["
                        + "{\"code\":\"0x7b\",\"name\":\"ギャラクシー\"},"
                        + "{\"code\":\"0x107b\",\"name\":\"銀河眼\"}],"
                        + "\"text\":\""
                        + "text of the card ".repeat(10) // 3050 % 40
                        + "\",\"database\":\"a.cdb\",\"dialect\":\"ygopro\","
                        + "\"numbering\":\"ygopro\",\"numberingBy\":\"default\"}",
                ask("{\"op\":\"database.card\",\"id\":3050}"));
        assertTrue(
                ask("{\"op\":\"database.card\",\"id\":3100}")
                        .contains("\"arrows\":[\"bottom left\",\"right\",\"top right\"]"));
    }

    @Test
    void laterDatabase_takesTheCardOver() throws Exception {
        call.open("cards.cdb", "b.cdb", MadeDatabase.of(List.of(Made.monster(3200, 0x601, "もの"))));
        assertTrue(ask("{\"op\":\"database.card\",\"id\":3200}").contains("\"もの\""));
        String audit = ask("{\"op\":\"database.audit\"}");
        assertTrue(audit.contains("\"cards\":5,\"slots\":[1,3,1,0,0]"), audit);
        assertTrue(audit.contains("\"duplicates\":[{\"id\":3200,"), audit);
        assertTrue(
                ask("{\"op\":\"setcode.conflict\",\"candidate\":\"0x601\",\"registry\":[]}")
                        .contains("inCards"));
        assertEquals("{\"closed\":true}", ask("{\"op\":\"close\",\"name\":\"b.cdb\"}"));
        assertTrue(ask("{\"op\":\"database.card\",\"id\":3200}").contains("\"魔法\""));
    }

    @Test
    void deck_hasNamesAndRules_andBecomesAFileForSimulations() {
        String deck = "#main\\n46986414\\n46986414\\n3040\\n3200\\n99\\n!side\\n";
        String view = ask("{\"op\":\"deck\",\"text\":\"" + deck + "\"}");
        assertTrue(
                view.contains(
                        "{\"id\":46986414,\"count\":2,\"name\":\"ブラック・マジシャン\",\"known\":true,"
                                + "\"cost\":4,\"kind\":\"monster\",\"element\":\"dark\"}"),
                view);
        assertTrue(view.contains("{\"id\":99,\"count\":1,\"name\":\"99\",\"known\":false}"), view);
        assertTrue(view.contains("ygo.part-size"), view);
        String yaml =
                Json.parse(ask("{\"op\":\"odds.deck\",\"text\":\"" + deck + "\"}"))
                        .asObject()
                        .getString("yaml", "");
        assertTrue(
                yaml.contains(
                        "        'CNo-107-超銀河眼の時空龍':\n            count: 1\n"
                                + "            attribute: ['monster', 'effect', 'dark', 'ギャラクシー', '銀河眼']"),
                yaml);
        String checked =
                call.call(new JsonObject().add("op", "check").add("yaml", yaml).toString());
        assertEquals(
                "{\"ok\":true,\"result\":{\"cards\":5,\"names\":4,\"topics\":1},\"diagnostics\":[]}",
                checked);
    }

    @Test
    void cardsAboveTwoThousandMillions_areAnsweredByEveryOperation() throws Exception {
        // -2 and -1294967296 are what a signed integer of 32 bits makes of 4294967294, 3000000000
        List<Made> large =
                List.of(
                        new Made(-2, -1294967296, 0x9001L << 48, 0x21, 4, 0, 0, "last"),
                        Made.monster(-1294967296, 0x107b, "third"));
        call.open("cards.cdb", "large.cdb", MadeDatabase.of(large));
        String card = ask("{\"op\":\"database.card\",\"id\":4294967294}");
        assertTrue(card.startsWith("{\"id\":4294967294,\"name\":\"last\","), card);
        assertTrue(card.contains("\"alias\":3000000000,\"aliasKind\":\"treated as\""), card);
        for (String search : List.of("\"search\",\"text\":\"3000000000\"", "\"members\"")) {
            String found =
                    last(
                            ask(
                                    "{\"op\":\"database."
                                            + search.substring(1)
                                            + ",\"setcode\":\"0x7b\"}"));
            assertTrue(found.startsWith("{\"id\":3000000000,\"name\":\"third\","), found);
            assertTrue(found.contains("\"codes\":[\"0x107b\"]"), found);
        }
        String audit = ask("{\"op\":\"database.audit\"}");
        assertTrue(audit.contains("\"negative\":[{\"id\":4294967294,\"name\":\"last\"}]"), audit);
        assertTrue(audit.contains("\"cards\":7,"), audit);
        String deck = "\"#main\\n3000000000\\n3000000000\\n4294967295\\n!side\"";
        String view = ask("{\"op\":\"deck\",\"text\":" + deck + "}");
        assertTrue(view.contains("{\"id\":3000000000,\"count\":2,\"name\":\"third\","), view);
        assertTrue(view.contains("{\"id\":4294967295,\"count\":1,\"name\":\"4294967295\","), view);
        String content = ask("{\"op\":\"export\",\"to\":\"markdown\",\"text\":" + deck + "}");
        assertTrue(content.contains("#4294967295"), content);
        assertTrue(ask("{\"op\":\"odds.deck\",\"text\":" + deck + "}").contains("c4294967295"));
        String written = ask("{\"op\":\"decode\",\"text\":" + deck + "}");
        assertTrue(written.contains("\"main\":[3000000000,3000000000,4294967295],"), written);
        assertTrue(written.contains("\"canonical\":\"#main\\n3000000000\\n"), written);
        String encode =
                "{\"op\":\"encode\",\"deck\":{\"kind\":\"%s\",\"main\":[3000000000,4294967295]}}";
        assertEquals("{\"text\":\"ydke://AF7Qsv////8=!!!\"}", ask(String.format(encode, "ydke")));
        assertTrue(call.call(String.format(encode, "ygo")).contains("; 3000000000 is larger"));
        String compare = "{\"op\":\"compare\",\"a\":%s,\"b\":\"ydke:///////w==!!!\"}";
        assertTrue(
                ask(String.format(compare, deck))
                        .endsWith(
                                "\"kept\":{\"main\":[[4294967295,1]],\"extra\":[],\"side\":[]}}"));
    }

    private static String last(String searched) {
        JsonArray cards = Json.parse(searched).asObject().get("cards").asArray();
        return cards.get(cards.size() - 1).toString();
    }

    @Test
    void bitsOfEdopro_haveItsNames_orAreNumbers() throws Exception {
        // Daidara-Bocchi (Manga): scope anime; then every bit that EDOPro alone has, or nobody
        List<Made> manga =
                List.of(
                        Made.monster(100000256, 0, "Daidara"),
                        new Made(100000266, 100000256, 0, 0xf8000021, 4, 0, 0, "art"));
        byte[] bytes =
                MadeDatabase.of(
                        manga,
                        "UPDATE datas SET race = 0x4000000000000000 | ((id & 2) << 25), attribute = 0x180,"
                                + " ot = CASE WHEN id & 2 THEN 0x1efc ELSE 4 END");
        call.open("cards.cdb", "manga.cdb", bytes);
        String first = ask("{\"op\":\"database.card\",\"id\":100000256}");
        assertTrue(first.contains("\"regions\":[\"anime\"],"), first);
        assertTrue(
                first.contains("\"attributes\":[\"laugh\",\"0x100\"],\"races\":[\"yokai\"]"),
                first);
        String second = ask("{\"op\":\"database.card\",\"id\":100000266}");
        assertTrue(second.contains("\"aliasKind\":\"treated as\""), second);
        assertTrue(
                second.contains(
                        "\"regions\":[\"anime\",\"illegal\",\"video game\",\"custom\",\"speed\",\"0x80\","
                                + "\"rush\",\"legend\",\"0x800\",\"hidden\"]"),
                second);
        assertTrue(
                second.contains("\"effect\",\"skill\",\"action\",\"plus\",\"minus\",\"armor\"]"),
                second);
        assertTrue(second.contains("\"races\":[\"cyborg\",\"yokai\"]"), second);
        String other = ask("{\"op\":\"database.card\",\"id\":100000266,\"dialect\":\"ygopro\"}");
        assertTrue(other.contains("\"aliasKind\":\"artwork\""), other);
        assertTrue(
                other.contains("\"regions\":[\"custom\",\"simplified Chinese\",\"0x10\","), other);
        assertTrue(other.contains("\"races\":[\"0x4000000\",\"0x4000000000000000\"]"), other);
        assertTrue(other.contains("\"0x8000000\",\"0x10000000\",\"0x20000000\""), other);
    }

    @Test
    void numberOfACard_hasToFit() {
        for (String id : List.of("4294967296", "-1", "1e3", "1.5", "\"5\"", "1e999999999")) {
            String answer = call.call("{\"op\":\"database.card\",\"id\":" + id + "}");
            assertTrue(answer.contains("an integer from 0 to 4294967295"), answer);
        }
        assertTrue(call.call("{\"op\":\"database.card\"}").contains("call.missing-argument"));
    }

    @Test
    void limits_areThoseOfTheListThatIsOpen() {
        byte[] list =
                "!2024 TCG\n3040 0\n4294967295 1\n4294967296 1\n".getBytes(StandardCharsets.UTF_8);
        assertEquals(
                "{\"name\":\"l\",\"list\":\"2024 TCG\",\"cards\":2}",
                result(call.open("lflist.conf", "l", list)));
        String deck = "{\"op\":\"deck\",\"text\":\"#main\\n3040\\n!side\\n\"}";
        assertTrue(ask(deck).contains("\"ygo.copies\""));
        assertEquals("{\"closed\":true}", ask("{\"op\":\"close\",\"name\":\"l\"}"));
        assertTrue(!ask(deck).contains("\"ygo.copies\""));
        assertTrue(call.open("lflist.conf", "l", new byte[0]).contains("ygo.no-limits"));
    }

    @Test
    void listOfNames_becomesADeck_withCardsInTheirParts() throws Exception {
        List<Made> more =
                List.of(
                        Made.monster(5000, 0, "Blue-Eyes White Dragon"),
                        new Made(5001, 5000, 0, 0x21, 8, 0, 0, "Blue-Eyes White Dragon"),
                        new Made(6000, 0, 0, 0x61, 8, 0, 0, "Blue-Eyes Ultimate Dragon"),
                        Made.monster(7000, 0, "7"));
        call.open("cards.cdb", "en.cdb", MadeDatabase.of(more));
        String names =
                "Main Deck (6 cards):\\n3 blue eyes white dragon\\nBlue-Eyes Ultimate Dragon x2\\n"
                        + "魔法\\n1 7\\n\\nMonsters: 3\\n2x 46986414\\nSide Deck:\\n"
                        + "ブラック・マジシャン\\n(1) Blue-Eyes Ultimate Dragon";
        String encode = "{\"op\":\"encode\",\"kind\":\"%s\",\"names\":\"%s\"}";
        assertEquals(
                "{\"text\":\"#main\\n5000\\n5000\\n5000\\n3200\\n7000\\n46986414\\n46986414\\n"
                        + "#extra\\n6000\\n6000\\n!side\\n46986414\\n6000\\n\"}",
                ask(String.format(encode, "ydk", names)));
        assertTrue(ask(String.format(encode, "ydke", names)).contains("ydke://iBMAAIgTAACIEwAA"));
        String answer = call.call(String.format(encode, "ydk", "2 Blue-Eyes Wite Dragon\\n7"));
        assertTrue(answer.startsWith("{\"ok\":false,\"partial\":{\"text\":\"#main\\n7000"), answer);
        assertTrue(answer.contains("\"code\":\"cards.near-name\""), answer);
        assertTrue(answer.contains("\"from\":2,\"to\":23,\"line\":1"), answer);
        assertTrue(answer.contains("\"fix\":\"Blue-Eyes White Dragon\""), answer);
        String search = "{\"op\":\"cards.search\",\"kind\":\"ydk\",\"text\":\"eyes\"}";
        assertTrue(ask(search).contains("\"id\":6000,"), ask(search));
        assertTrue(
                new Dispatcher(AllOperations.all())
                        .call(String.format(encode, "ydk", names))
                        .contains("ygo.no-database"));
    }

    @Test
    void deckFile_namesItsCardsInComments_andIsReadAgain() {
        String request = "{\"op\":\"%s\",\"text\":%s}";
        String deck = "\"#main\\n3200\\n3200\\n99\\n#extra\\n3100\\n!side\\n\"";
        String named =
                "\"#main\\n# 魔法\\n3200\\n# 魔法\\n3200\\n99\\n#extra\\n# リンク\\n3100\\n!side\\n\"";
        assertEquals("{\"text\":" + named + "}", ask(String.format(request, "database.ydk", deck)));
        String read = call.call(String.format(request, "decode", named));
        assertTrue(read.contains("\"main\":[3200,3200,99],\"extra\":[3100],\"side\":[]"), read);
        assertTrue(read.endsWith("\"diagnostics\":[]}"), read);
    }

    @Test
    void listOfLimits_isChosenByName_amongAllOpenFiles() {
        byte[] two = "!OCG\n3040 1\n!GOAT\n$whitelist\n3040 3\n".getBytes(StandardCharsets.UTF_8);
        byte[] points = "!Genesys\n$genesys\n3040 60\n3200 30\n".getBytes(StandardCharsets.UTF_8);
        call.open("lflist.conf", "two", two);
        call.open("lflist.conf", "points", points);
        assertEquals(
                "{\"name\":\"points\",\"list\":\"Genesys\",\"cards\":2,\"lists\":["
                        + "{\"file\":\"two\",\"list\":\"OCG\",\"cards\":1,\"whitelist\":false,\"points\":[]},"
                        + "{\"file\":\"two\",\"list\":\"GOAT\",\"cards\":1,\"whitelist\":true,\"points\":[]},"
                        + "{\"file\":\"points\",\"list\":\"Genesys\",\"cards\":2,\"whitelist\":false,"
                        + "\"points\":[{\"name\":\"genesys\",\"most\":100}]}]}",
                ask("{\"op\":\"limits\"}"));
        String deck =
                "{\"op\":\"%s\",\"text\":\"#main\\n3040\\n3040\\n3200\\n!side\\n\",\"list\":\"%s\"}";
        assertTrue(ask(String.format(deck, "deck", "OCG")).contains("\"ygo.copies\""));
        assertTrue(ask(String.format(deck, "deck", "GOAT")).contains("魔法 is not on the list"));
        assertTrue(!ask(String.format(deck, "deck", "N/A")).contains("ygo.copies"));
        assertTrue(ask(String.format(deck, "deck", "")).contains("genesys points: 150"));
        assertTrue(
                call.call(String.format(deck, "deck", "goat"))
                        .contains("must be one of N/A, OCG, GOAT, Genesys"));
        assertEquals(
                "{\"list\":\"Genesys\",\"points\":[{\"name\":\"genesys\",\"most\":100,\"total\":150,"
                        + "\"left\":90}],\"removed\":1,\"remove\":[{\"part\":\"main\",\"id\":3040,"
                        + "\"name\":\"CNo.107 超銀河眼の時空龍\",\"count\":1}],\"missing\":38}",
                ask(String.format(deck, "limits.change", "Genesys")));
        // of each card: its id, its copies, its points
        String limits = "{\"op\":\"limits\",\"cards\":[3040,3200,9],\"list\":\"%s\"}";
        assertTrue(
                ask(String.format(limits, "Genesys"))
                        .endsWith(
                                "\"sizes\":{\"main\":[40,60],\"extra\":[0,15],\"side\":[0,15]},"
                                        + "\"limits\":[[3040,3,60],[3200,3,30],[9,3,0]]}"));
        assertTrue(
                ask(String.format(limits, "GOAT"))
                        .endsWith("\"limits\":[[3040,3],[3200,0],[9,0]]}"));
        assertTrue(ask(String.format(limits, "OCG")).endsWith("[[3040,1],[3200,3],[9,3]]}"));
        assertTrue(
                call.call("{\"op\":\"limits\",\"cards\":[0]}")
                        .contains("\"pointer\":\"/cards/0\""));
        ask("{\"op\":\"close\",\"name\":\"points\"}");
        assertTrue(ask("{\"op\":\"limits\"}").startsWith("{\"name\":\"two\",\"list\":\"OCG\","));
    }

    @Test
    void decksOfTwoKinds_areCompared() {
        String compared =
                ask(
                        "{\"op\":\"compare\",\"a\":\"#main\\n5\\n6\\n!side\\n\","
                                + "\"b\":\"ydke://BQAAAAUAAAA=!!!\"}");
        assertEquals(
                "{\"added\":{\"main\":[[5,1]],\"extra\":[],\"side\":[]},"
                        + "\"removed\":{\"main\":[[6,1]],\"extra\":[],\"side\":[]},"
                        + "\"kept\":{\"main\":[[5,1]],\"extra\":[],\"side\":[]}}",
                compared);
    }

    @Test
    void whatIsNotThere_isRefused() {
        assertTrue(call.call("{\"op\":\"database.card\",\"id\":1}").contains("ygo.no-such-card"));
        assertTrue(
                new Dispatcher(AllOperations.all())
                        .call("{\"op\":\"database.audit\"}")
                        .contains("ygo.no-database"));
        assertTrue(call.open("cards.cdb", "x", new byte[0]).contains("sqlite.not-sqlite"));
    }
}
