package cardbench.codes.call.collection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CollectionOperationsTest {

    private final Dispatcher call = new Dispatcher(List.of(new CollectionOperations()));

    private JsonObject compare(String collection, String decks) {
        JsonObject request = Json.object().add("op", "collection.compare");
        request.add("collection", collection).add("decks", Json.parse(decks));
        return Json.parse(call.call(request.toString())).asObject();
    }

    @Test
    void read_countsCardsAndCopies() {
        JsonObject request = Json.object().add("op", "collection.read");
        request.add("collection", "Name,Count,Box\nOpt,3,A\nShock,0,A\nShock,?,B");
        JsonObject answer = Json.parse(call.call(request.toString())).asObject();
        assertEquals(
                Json.parse("{\"form\": \"columns\", \"cards\": 1, \"copies\": 3}"),
                answer.get("result"));
        JsonArray diagnostics = answer.get("diagnostics").asArray();
        assertEquals(2, diagnostics.size());
        assertEquals(4, diagnostics.get(1).asObject().getInt("line", 0));
    }

    @Test
    void compare_givesEachDeckAllDecksAndTheMissingCopies() {
        JsonValue result =
                compare(
                                "{\"12\":[2,1],\"13\":[0,0]}",
                                """
                                [{"title": "A", "cards": [{"count": 2, "id": 12, "name": "Wisp"},
                                    {"count": 1, "id": "13", "reprints": [14]}]},
                                 {"cards": [{"count": 2, "id": "13"}]}]
                                """)
                        .get("result");
        assertEquals(
                Json.parse(
                        """
                        {"collection": {"form": "ids", "cards": 1, "copies": 3},
                         "decks": [
                          {"title": "A", "copies": 3, "owned": 2, "missing": 1, "rows": [
                            {"count": 2, "name": "Wisp", "id": "12", "owned": 3, "missing": 0},
                            {"count": 1, "id": "13", "owned": 0, "missing": 1}]},
                          {"copies": 2, "owned": 0, "missing": 2, "rows": [
                            {"count": 2, "id": "13", "owned": 0, "missing": 2}]}],
                         "together": {"copies": 4, "owned": 2, "missing": 2, "rows": [
                            {"count": 2, "name": "Wisp", "id": "12", "owned": 3, "missing": 0},
                            {"count": 2, "id": "13", "owned": 0, "missing": 2}]},
                         "missing": "2 13\\n"}
                        """),
                result);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[]|/decks",
                "[1]|/decks/0",
                "[{\"title\": 1.5}]|/decks/0/cards",
                "[{\"text\": \"nothing\"}]|/decks/0/text",
                "[{\"cards\": [1]}]|/decks/0/cards/0/count",
                "[{\"cards\": [{\"count\": 0, \"name\": \"Opt\"}]}]|/decks/0/cards/0/count",
                "[{\"cards\": [{\"count\": 1.5, \"name\": \"Opt\"}]}]|/decks/0/cards/0/count",
                "[{\"cards\": [{\"count\": 1}]}]|/decks/0/cards/0/name",
                "[{\"cards\": [{\"count\": 1, \"name\": true}]}]|/decks/0/cards/0/name",
                "[{\"cards\": [{\"count\": 1, \"id\": 1, \"reprints\": 2}]}]|/decks/0/cards/0/reprints",
                "[{\"cards\": [{\"count\": 1, \"id\": 1, \"reprints\": [2, true]}]}]|/decks/0/cards/0/reprints/1",
                "[{\"cards\": [{\"count\": 9999, \"id\": 1}, {\"count\": 10000, \"id\": 1}]}]|/decks/0/cards/1/count",
                "[{\"cards\": [{\"count\": 1, \"set\": \"DMR\"}]}]|/decks/0/cards/0/name",
                "[{\"title\": [], \"cards\": []}]|/decks/0/title",
            })
    void compare_refusesWhatIsNoDeck(String decks, String pointer) {
        JsonObject answer = compare("Name,Count\nOpt,1\n", decks);
        assertEquals(
                pointer,
                answer.get("diagnostics").asArray().get(0).asObject().getString("pointer", ""),
                answer.toString());
    }

    private String pointer(String decks) {
        JsonObject answer = compare("Name,Count\nOpt,1\n", decks);
        return answer.getBoolean("ok", false)
                ? "none"
                : answer.get("diagnostics").asArray().get(0).asObject().getString("pointer", "");
    }

    private static String deck(int cards) {
        return "{\"cards\": ["
                + String.join(",", Collections.nCopies(cards, "{\"count\": 1, \"id\": \"a\"}"))
                + "]}";
    }

    @Test
    void compare_takesTwentyThousandCardsAtMost() {
        assertEquals("none", pointer("[" + deck(10_000) + "," + deck(10_000) + "]"));
        assertEquals("/decks/1/cards", pointer("[" + deck(10_000) + "," + deck(10_001) + "]"));
        assertEquals(
                "/decks/2",
                pointer(
                        "["
                                + deck(10_000)
                                + ","
                                + deck(9_999)
                                + ", {\"text\": \"1 Opt\\n2 Shock\"}]"));
        String reprints = String.join(",", Collections.nCopies(19_999, "1"));
        String card = "[{\"cards\": [{\"count\": 1, \"id\": 2, \"reprints\": [" + reprints;
        assertEquals("none", pointer(card + "]}]}]"));
        assertEquals("/decks/0/cards/0/reprints", pointer(card + ",1]}]}]"));
    }

    @Test
    void compare_takesTwoHundredDecksAtMost() {
        assertEquals("none", pointer("[" + deck(1) + ("," + deck(1)).repeat(199) + "]"));
        assertEquals("/decks", pointer("[" + deck(1) + ("," + deck(1)).repeat(200) + "]"));
    }

    @Test
    void request_hasItsArguments() {
        for (String operation : List.of("collection.read", "collection.compare")) {
            String answer = call.call("{\"op\":\"" + operation + "\"}");
            assertTrue(answer.contains("call.missing-argument"), answer);
        }
        assertTrue(
                call.call("{\"op\":\"collection.read\",\"collection\":\"{}\"}")
                        .contains("collection.no-card"));
    }
}
