package cardbench.codes.call.hearthstone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.app.bundle.DeckBundleOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Deckstrings through the one door: encode, explain, identify and compare. */
class HearthstoneCallTest {

    private static final Dispatcher CALL = new Dispatcher(DeckBundleOperations.all());

    private static JsonObject ask(String request) {
        return Json.parse(CALL.call(request.replace('\'', '"'))).asObject();
    }

    private static String result(String request) {
        JsonObject answer = ask(request);
        return answer.get("result") == null ? answer.toString() : answer.get("result").toString();
    }

    private static String encode(String members) {
        return "{'op':'encode','deck':{'kind':'hearthstone'," + members + "}}";
    }

    @Test
    void encode_writesTheShapeOfDecode() {
        // 00 01 02 01 07 | 00 | 01 b2 02 | 00 | 00
        assertEquals(
                "{\"text\":\"AAECAQcAAbICAAA=\"}",
                result(encode("'format':2,'heroes':[7],'cards':[[306,2]],'sideboards':[]")));
        assertEquals(
                "{\"text\":\"AAECAQcAAbICAAA=\"}",
                result(encode("'format':2,'heroes':[7],'cards':[[306,2]]")));
    }

    @Test
    void encode_putsRowsInOrderAndAddsUp() {
        String deck = "'format':2,'heroes':[7],'cards':[[5,1],[3,1],[5,1]]";
        JsonObject answer = ask(encode(deck));
        // 00 01 02 01 07 | 01 03 | 01 05 | 00 | 00
        assertEquals("AAECAQcBAwEFAAA=", answer.get("result").asObject().getString("text", ""));
        JsonObject diagnostic = answer.get("diagnostics").asArray().get(0).asObject();
        assertEquals("hearthstone.duplicate", diagnostic.getString("code", ""));
        assertEquals("/deck/cards/2", diagnostic.getString("pointer", ""));
    }

    @Test
    void encode_hasTwoOrders() {
        String deck = "'format':2,'heroes':[7],'cards':[],'sideboards':[[5,3,9],[8,1,20],[9,1,10]]";
        // flag, x1: by card 8, 9 or by owner 9 of 10, 8 of 20; xN: 3 copies of 5, or 5 three times
        assertEquals(
                "{\"text\":\"AAECAQcAAAABAggUCQoAAQMFCQ==\"}",
                result("{'op':'encode','order':'client'," + encode(deck).substring(15)));
        assertEquals(
                "{\"text\":\"AAECAQcAAAABAgkKCBQAAQUDCQ==\"}",
                result("{'op':'encode','order':'hearthsim'," + encode(deck).substring(15)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'heroes':[7],'cards':[] | call.wrong-type /deck/format",
                "'format':5,'heroes':[7],'cards':[] | hearthstone.format /deck/format",
                "'format':2.5,'heroes':[7],'cards':[] | call.wrong-type /deck/format",
                "'format':2,'cards':[] | call.wrong-type /deck/heroes",
                "'format':2,'heroes':[],'cards':[] | hearthstone.no-hero /deck/heroes",
                "'format':2,'heroes':[7,0],'cards':[] | call.wrong-type /deck/heroes/1",
                "'format':2,'heroes':[7] | call.wrong-type /deck/cards",
                "'format':2,'heroes':[7],'cards':{} | call.wrong-type /deck/cards",
                "'format':2,'heroes':[7],'cards':[[1]] | call.wrong-type /deck/cards/0",
                "'format':2,'heroes':[7],'cards':[[1,1],5] | call.wrong-type /deck/cards/1",
                "'format':2,'heroes':[7],'cards':[[1,0]] | call.wrong-type /deck/cards/0/1",
                "'format':2,'heroes':[7],'cards':[[2147483648,1]] | call.wrong-type /deck/cards/0/0",
                "'format':2,'heroes':[7],'cards':[['1',1]] | call.wrong-type /deck/cards/0/0",
                "'format':2,'heroes':[7],'cards':[[1,2147483647],[1,1]] | hearthstone.too-many /deck/cards/0",
                "'format':2,'heroes':[7],'cards':[],'sideboards':[[4,1]] | call.wrong-type /deck/sideboards/0",
                "'format':2,'heroes':[7],'cards':[],'sideboards':[[4,9,1]] | hearthstone.sideboard-copies /deck/sideboards",
            })
    void encode_refusesWhatTheFormatCannotHold(String deck, String expected) {
        JsonObject answer = ask(encode(deck));
        assertEquals(false, answer.getBoolean("ok", true));
        String first = null;
        for (JsonValue diagnostic : answer.get("diagnostics").asArray()) {
            String finding =
                    diagnostic.asObject().getString("code", "")
                            + " "
                            + diagnostic.asObject().getString("pointer", "");
            first = first == null ? finding : first;
        }
        assertEquals(expected.replace("/deck/cards/0", "/deck/cards/0"), first, answer.toString());
    }

    @Test
    void unknownOrder_isRefused() {
        JsonObject answer =
                ask(
                        "{'op':'encode','order':'mine',"
                                + encode("'format':2,'heroes':[7],'cards':[]").substring(15));
        assertEquals(
                "call.bad-value",
                answer.get("diagnostics").asArray().get(0).asObject().getString("code", ""));
    }

    @Test
    void identify_listsCodesOfBothModes() {
        assertEquals(
                "{\"found\":[{\"kind\":\"hearthstone\",\"from\":2,\"to\":14,\"text\":\"AAECAQcAAAAA\"}]}",
                result("{'op':'identify','text':'x AAECAQcAAAAA y'}"));
    }

    @Test
    void explain_isGivenForACodeInsideAText() {
        JsonObject answer = ask("{'op':'explain','text':'x：AAECAQcAAAA='}");
        JsonObject result = answer.get("result").asObject();
        assertEquals("00 01 02 01 07 00 00 00", result.getString("bytes", ""));
        assertEquals(
                "{\"name\":\"format\",\"byteFrom\":2,\"byteTo\":3,\"from\":4,\"to\":6,"
                        + "\"value\":2,\"meaning\":\"Standard\"}",
                result.get("fields").asArray().get(2).toString());
        assertEquals(1, answer.get("diagnostics").asArray().size());
    }

    @Test
    void compare_tellsSideboardsApart() {
        String a =
                "{'kind':'hearthstone','format':2,'heroes':[7],'cards':[[1,2],[2,1]],'sideboards':[[5,1,1],[6,1,1]]}";
        String b =
                "{'kind':'hearthstone','format':2,'heroes':[7],'cards':[[1,1],[3,1]],'sideboards':[[5,1,2],[6,1,1]]}";
        assertEquals(
                "{\"added\":[[3,1],[5,1,2]],\"removed\":[[1,1],[2,1],[5,1,1]],\"kept\":[[1,1],[6,1,1]]}",
                result("{'op':'compare','a':" + a + ",'b':" + b + "}"));
    }

    @Test
    void compare_takesTextsToo_andSaysWhichIsWrong() {
        assertEquals(
                "{\"added\":[[2,1]],\"removed\":[],\"kept\":[]}",
                result("{'op':'compare','a':'AAECAQcAAAAA','b':'AAECAQcBAgAAAA=='}"));
        JsonObject answer = ask("{'op':'compare','a':'AAECAQcAAAAA','b':'AAECAQcB'}");
        JsonObject diagnostic = answer.get("diagnostics").asArray().get(0).asObject();
        assertEquals(
                "hearthstone.count /b",
                diagnostic.getString("code", "") + " " + diagnostic.getString("pointer", ""));
    }

    @Test
    void strict_turnsRepairsIntoErrors() {
        JsonObject answer = ask("{'op':'decode','strict':true,'text':'AAECAQcAAAA'}");
        assertEquals(false, answer.getBoolean("ok", true));
        assertEquals("AAECAQcAAAAA", answer.get("partial").asObject().getString("canonical", ""));
        assertEquals(
                true,
                ask("{'op':'decode','strict':true,'text':'AAECAQcAAAA='}").getBoolean("ok", false));
    }

    @Test
    void kindGiven_readsAnything() {
        JsonObject answer = ask("{'op':'decode','kind':'hearthstone','text':'Hello'}");
        assertEquals(
                "hearthstone.reserved",
                answer.get("diagnostics").asArray().get(0).asObject().getString("code", ""));
    }

    @Test
    void megabyteOfZeros_behindADeckIsIgnored() {
        JsonObject answer = ask("{'op':'decode','text':'AAECAQcAAAAA" + "A".repeat(1 << 20) + "'}");
        assertEquals(true, answer.getBoolean("ok", false));
        assertEquals("AAECAQcAAAAA", answer.get("result").asObject().getString("canonical", ""));
        assertEquals(1, answer.get("diagnostics").asArray().size());
    }
}
