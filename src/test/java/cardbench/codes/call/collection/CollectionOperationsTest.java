package cardbench.codes.call.collection;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
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
            })
    void compare_refusesWhatIsNoDeck(String decks, String pointer) {
        JsonObject answer = compare("Name,Count\nOpt,1\n", decks);
        assertEquals(
                pointer,
                answer.get("diagnostics").asArray().get(0).asObject().getString("pointer", ""),
                answer.toString());
    }
}
