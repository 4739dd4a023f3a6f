package cardbench.codes.call.riftbound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import cardbench.contract.Refusal;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RiftboundGameTest {

    private static final Dispatcher CALL = new Dispatcher(AllOperations.all());

    private static final String DECK =
            "'main':[['OGN-007',3],['SFD-R02',12]],'side':[['OGN-022',2]],'champion':'OGN-007'";

    private static JsonObject ask(String request) {
        return Json.parse(CALL.call(request.replace('\'', '"'))).asObject();
    }

    private static JsonObject encode(String deck) {
        return ask("{'op':'encode','deck':{'kind':'riftbound'," + deck + "}}");
    }

    private static JsonObject decoded(String deck) {
        String code = encode(deck).get("result").asObject().getString("text", "");
        return ask("{'op':'decode','text':'" + code + "'}").get("result").asObject();
    }

    @Test
    void deck_comesBackFromItsCode() {
        JsonObject deck = decoded(DECK);
        assertEquals(4, deck.getInt("version", 0));
        assertEquals("[[\"SFD-R02\",12],[\"OGN-007\",3]]", deck.get("main").toString());
        assertEquals("[[\"OGN-022\",2]]", deck.get("side").toString());
        assertEquals("OGN-007", deck.getString("champion", ""));
        JsonObject more = decoded(DECK + ",'legends':['OGN-280','VEN-SP1']");
        assertEquals(6, more.getInt("version", 0));
        assertEquals("[\"OGN-280\",\"VEN-SP1\"]", more.get("legends").toString());
        JsonObject fewer = decoded("'main':[],'legends':null,'champion':null,'version':2");
        assertEquals(2, fewer.getInt("version", 0));
        assertEquals(null, fewer.get("champion"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'x':1|call.missing-argument|/deck/main",
                "'main':{}|call.wrong-type|/deck/main",
                "'main':[['OGN',1]]|riftbound.bad-card|/deck/main/0",
                "'main':[],'side':[['OGN-1',0]]|riftbound.bad-card|/deck/side/0",
                "'main':[],'champion':3|riftbound.bad-card|/deck/champion",
                "'main':[],'champion':'x'|riftbound.bad-card|/deck/champion",
                "'main':[],'legends':'x'|riftbound.bad-card|/deck/legends",
                "'main':[],'legends':['OGN-280',3]|riftbound.bad-card|/deck/legends/1",
                "'main':[],'version':7|call.wrong-type|/deck/version",
                "'main':[],'version':0.5|call.wrong-type|/deck/version",
                "'main':[],'version':'3'|call.wrong-type|/deck/version"
            })
    void wrongValues_areRefusedWithTheirPlace(String deck, String code, String pointer) {
        Refusal.assertRefused(encode(deck), code, pointer);
    }

    @Test
    void comparison_isByParts() {
        JsonObject answer =
                ask(
                        "{'op':'compare','a':{'kind':'riftbound',"
                                + DECK
                                + "},'b':{'kind':'riftbound','main':[['OGN-007',2]],"
                                + "'legends':['OGN-280']}}");
        assertEquals(
                "{\"main\":[],\"side\":[],\"champion\":[],\"legends\":[[\"OGN-280\",1]]}",
                answer.get("result").asObject().get("added").toString());
        assertEquals(
                "{\"main\":[[\"OGN-007\",1],[\"SFD-R02\",12]],\"side\":[[\"OGN-022\",2]],"
                        + "\"champion\":[[\"OGN-007\",1]],\"legends\":[]}",
                answer.get("result").asObject().get("removed").toString());
    }

    @Test
    void deckOfTwoCodes_hasNoVersion() {
        String one =
                encode("'main':[['OGN-007',3]],'version':1")
                        .get("result")
                        .asObject()
                        .getString("text", "");
        JsonObject deck =
                ask("{'op':'decode','text':'" + one + "|" + one + "'}").get("result").asObject();
        assertEquals(null, deck.get("version"));
        assertEquals("[[\"OGN-007\",3]]", deck.get("side").toString());
    }

    @Test
    void view_namesTheSets() {
        String shown = ask("{'op':'deck','deck':{'kind':'riftbound'," + DECK + "}}").toString();
        assertTrue(shown.contains("\"id\":\"SFD-R02\""), shown);
        assertTrue(shown.contains("\"class\":\"Spiritforged\""), shown);
        assertTrue(shown.contains("\"key\":\"champion\""), shown);
    }
}
