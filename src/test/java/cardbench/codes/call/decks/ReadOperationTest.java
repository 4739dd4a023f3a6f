package cardbench.codes.call.decks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import cardbench.app.bundle.DeckBundleOperations;
import cardbench.app.bundle.DecodeOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * {@code read} answers what {@code identify}, {@code decode} and {@code explain} answer one by one.
 */
class ReadOperationTest {

    private static final Dispatcher CALL = new Dispatcher(DeckBundleOperations.all());

    private static final String FIRST = "AAECAQcAAewHAAA=";
    private static final String SECOND =
            "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA";
    private static final String POST = "one " + FIRST + " two " + SECOND + " three";

    private static JsonObject ask(Dispatcher call, JsonObject request) {
        return Json.parse(call.call(request.toString())).asObject();
    }

    private static JsonObject request(String operation, String text) {
        return new JsonObject().add("op", operation).add("text", text);
    }

    private static JsonObject read(String text, int pick) {
        JsonObject response = ask(CALL, request("read", text).add("pick", pick));
        return response.get("result").asObject();
    }

    private static String part(JsonObject read, String text) {
        return text.substring(read.getInt("from", -1), read.getInt("to", -1));
    }

    @Test
    void codes_areThoseOfIdentify() {
        JsonObject identified = ask(CALL, request("identify", POST)).get("result").asObject();
        assertEquals(identified.get("found"), read(POST, 0).get("found"));
    }

    @Test
    void part_reachesFromTheCodeBeforeToTheCodeAfter() {
        assertEquals("one " + FIRST + " two ", part(read(POST, 0), POST));
        assertEquals(" two " + SECOND + " three", part(read(POST, 1), POST));
        assertEquals(FIRST, part(read(FIRST, 0), FIRST));
        assertEquals("nothing", part(read("nothing", 0), "nothing"));
    }

    @Test
    void answers_areThoseOfTheOperationsForThatPart() {
        List<String> kinds = List.of("hearthstone", "genshin");
        for (int pick = 0; pick < kinds.size(); pick++) {
            JsonObject read = read(POST, pick);
            String part = part(read, POST);
            String kind = kinds.get(pick);
            assertEquals(ask(CALL, request("decode", part).add("kind", kind)), read.get("decoded"));
            assertEquals(
                    ask(CALL, request("explain", part).add("kind", kind)), read.get("explained"));
            String code = pick == 0 ? FIRST : SECOND;
            assertEquals(ask(CALL, request("decode", code)), read.get("alone"));
        }
    }

    @Test
    void textWithoutACode_isRefusedInside() {
        JsonObject read = read("nothing here", 0);
        assertEquals(ask(CALL, request("decode", "nothing here")), read.get("decoded"));
        assertNull(read.get("alone"));
    }

    @Test
    void pickThatIsNotThere_isTheLast() {
        assertEquals(1, read(POST, 7).getInt("pick", -1));
        assertEquals(0, read("nothing", 3).getInt("pick", -1));
    }

    @Test
    void codeAlone_hasNoSecondAnswer() {
        assertNull(read(FIRST, 0).get("alone"));
    }

    @Test
    void coreOfTheFirstAnswer_doesNotExplain() {
        Dispatcher first = new Dispatcher(DecodeOperations.all());
        JsonObject read = ask(first, request("read", FIRST)).get("result").asObject();
        assertEquals(ask(first, request("decode", FIRST)), read.get("decoded"));
        assertNull(read.get("explained"));
    }

    @Test
    void wrongArguments_areRefused() {
        assertEquals(false, ask(CALL, new JsonObject().add("op", "read")).getBoolean("ok", true));
        JsonObject negative = request("read", FIRST).add("pick", -1);
        assertEquals(false, ask(CALL, negative).getBoolean("ok", true));
    }
}
