package cardbench.app.bundle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Codes of two games in base32, which begin alike and have no checksum, with one slip at each place
 * behind the first letters: what is read of them is of their own game.
 */
class DamagedCodesTest {

    /** The letters of the first four bytes, in which the games differ most. */
    private static final int BEGINNING = 7;

    private static final Dispatcher CALL = new Dispatcher(Games.operations());

    private static JsonObject decoded(String text) {
        JsonObject request = new JsonObject().add("op", "decode").add("text", text);
        return Json.parse(CALL.call(request.toString())).asObject();
    }

    /** The kind of the deck or of the part of one; empty without any. */
    private static String kind(JsonObject answer) {
        JsonValue deck =
                answer.get("result") == null ? answer.get("partial") : answer.get("result");
        return deck == null ? "" : deck.asObject().getString("kind", "");
    }

    @ParameterizedTest
    @CsvSource({
        // the example of LoRDeckCodes
        "lor, CEAAECABAQJRWHBIFU2DOOYIAEBAMCIMCINCILJZAICACBANE4VCYBABAILR2HRL",
        // an example of RiftboundDeckCodes in version 2, and one in version 3
        "riftbound, CIAAAAAAAAAQCAAAA4AACAIAABMQAAILAAAAICIMDMOVOX3AM5UHIAIDAAACO6XYAEAQKAAABX3QDGACUABKIAQAAEBQAAAWDBOQCAQAABMHE",
        "riftbound, CMAAAAAAAAAQCAAAA4AACAIAABMQAAIBAAAAYAIBAAACOAIBAAAA2AABAEAAAFQBAEAAAWABAAAAY"
    })
    void oneSlip_neverMakesItAnotherGames(String kind, String code) {
        assertEquals(kind, kind(decoded(code)));
        for (int i = BEGINNING; i < code.length(); i++) {
            for (String letter : List.of("A", "B", "Q", "Z", "7", "9", "")) {
                String slip = code.substring(0, i) + letter + code.substring(i + 1);
                JsonObject answer = decoded(slip);
                assertTrue(List.of(kind, "").contains(kind(answer)), slip + " " + answer);
                boolean ok = answer.getBoolean("ok", false);
                boolean placed = false;
                for (JsonValue one : answer.get("diagnostics").asArray()) {
                    placed |= one.asObject().get("from") != null;
                }
                assertTrue(ok || placed, slip + " " + answer);
            }
        }
    }

    /** The sign stands where a letter was: what is behind it belongs to the code. */
    @Test
    void signForALetter_hasItsPlace() {
        JsonObject answer =
                decoded("see CEAAECAB*QJRWHBIFU2DOOYIAEBAMCIMCINCILJZAICACBANE4VCYBABAILR2HRL");
        assertEquals("lor", kind(answer));
        assertEquals(
                12,
                answer.get("diagnostics").asArray().get(1).asObject().getInt("from", -1),
                answer.toString());
    }
}
