package cardbench.call.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.call.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.util.List;
import org.junit.jupiter.api.Test;

class ListOperationsTest {

    private static final String LIST =
            "Deck\n4 Llanowar Elves (DOM) 168\n3 Forest\n\nSideboard\n2 Negate\nwhat\n1 Duress\n";

    private final Dispatcher call = new Dispatcher(List.of(new ListOperations()));

    private JsonObject call(JsonObject request) {
        return Json.parse(call.call(request.toString())).asObject();
    }

    private JsonObject read(String text) {
        return call(Json.object().add("op", "list.read").add("text", text));
    }

    @Test
    void read_givesSectionsWithTheirCards() {
        JsonObject result = read(LIST).get("result").asObject();
        assertEquals(
                Json.parse(
                        """
                        [{"zone": "main", "title": "Deck", "copies": 7, "cards": [
                            {"count": 4, "name": "Llanowar Elves", "set": "DOM", "number": "168"},
                            {"count": 3, "name": "Forest"}]},
                         {"zone": "sideboard", "title": "Sideboard", "copies": 3, "cards": [
                            {"count": 2, "name": "Negate"}, {"count": 1, "name": "Duress"}]}]
                        """),
                result.get("sections"));
        assertEquals("mtg", result.getString("game", ""));
        assertEquals("Forest", result.getString("reason", ""));
        assertEquals(10, result.getInt("copies", 0));
        assertTrue(result.getBoolean("certain", false));
    }

    @Test
    void read_saysWhatEachLineIs() {
        JsonObject result = read(LIST).get("result").asObject();
        StringBuilder lines = new StringBuilder();
        result.get("lines")
                .asArray()
                .forEach(line -> lines.append(line.asObject().getString("line", "")).append(' '));
        assertEquals("heading card card heading card unread card ", lines.toString());
    }

    @Test
    void read_takesTheGameOfTheRequest() {
        JsonObject request =
                Json.object().add("op", "list.read").add("text", LIST).add("game", "lorcana");
        assertEquals("lorcana", call(request).get("result").asObject().getString("game", ""));
        assertFalse(call(request.set("game", "chess")).getBoolean("ok", true));
    }

    @Test
    void textWithoutCards_isRefused() {
        JsonObject response = read("Good morning.");
        assertFalse(response.getBoolean("ok", true));
        assertEquals(
                "decklist.no-card",
                response.get("diagnostics").asArray().get(0).asObject().getString("code", ""));
    }

    @Test
    void write_givesAnotherForm() {
        JsonObject request =
                Json.object().add("op", "list.write").add("text", LIST).add("to", "mtgo");
        assertEquals(
                "4 Llanowar Elves\n3 Forest\n\nSIDEBOARD:\n2 Negate\n1 Duress\n",
                call(request).get("result").asObject().getString("text", ""));
    }

    @Test
    void write_refusesIdsWhereCardsHaveNone() {
        JsonObject request =
                Json.object().add("op", "list.write").add("text", LIST).add("to", "ids");
        JsonObject response = call(request);
        assertFalse(response.getBoolean("ok", true));
        assertEquals(
                "decklist.no-ids",
                response.get("diagnostics").asArray().get(0).asObject().getString("code", ""));
    }

    @Test
    void write_withoutAForm_isRefused() {
        assertFalse(
                call(Json.object().add("op", "list.write").add("text", LIST))
                        .getBoolean("ok", true));
    }
}
