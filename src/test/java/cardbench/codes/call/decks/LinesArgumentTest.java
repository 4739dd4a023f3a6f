package cardbench.codes.call.decks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.app.bundle.DeckBundleOperations;
import cardbench.app.bundle.ListLabOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A list of names has the same answer in one program and in the two scripts of the page. */
class LinesArgumentTest {

    private static final String TABLE =
            "cardbench-table 1\tgenshin\tcards\nid\tcard\tkind\tcost\n"
                    + "1\tlantern\tcharacter\t\n1\tcourier\tcharacter\t\n1\tgate\tsupport\t1\n1\treef\tevent\t2\n";

    private static final String NAMES =
            "cardbench-table 1\tgenshin\tnames\ten\nid\tname\n"
                    + "1\tLantern, the Tide\n1\tAshen Courier\n1\tMoss-Grown Gate\n1\tQuiet Reef 7\n";

    private final Dispatcher decks = new Dispatcher(DeckBundleOperations.all());
    private final Dispatcher lists = new Dispatcher(ListLabOperations.all());
    private final Dispatcher all = new Dispatcher(AllOperations.all());

    private static JsonObject ask(Dispatcher call, JsonObject request) {
        return Json.parse(call.call(request.toString())).asObject();
    }

    private JsonValue lines(String text) {
        JsonObject answer = ask(lists, new JsonObject().add("op", "list.names").add("text", text));
        assertTrue(answer.getBoolean("ok", false), answer.toString());
        return answer.get("result").asObject().get("lines");
    }

    private static JsonObject encode() {
        return new JsonObject().add("op", "encode").add("kind", "genshin");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2x Quiet Reef 7\nLantern, the Tide",
                "Characters: Lantern, the Tide, Ashen Courier / Actions: Quiet Reef 7 x2; Nobody",
                "# Deck\n\n- [ ] Moss-Grown Gate *3\n  // 1x Ashen Courrier\n\n40 Quiet Reef 7",
                "name,count\n\"Lantern, the Tide\",1\nQuiet Reef 7,two",
                "[{\"name\": \"Moss-Grown Gate\", \"count\": 2}, {\"name\": \"Mossy\", \"count\": 1}]",
                "nothing of this",
                "",
            })
    void names_areReadAsInOneProgram(String text) {
        for (Dispatcher each : new Dispatcher[] {decks, all}) {
            assertTrue(Json.parse(each.table("cards", TABLE)).asObject().getBoolean("ok", false));
            assertTrue(Json.parse(each.table("names", NAMES)).asObject().getBoolean("ok", false));
        }
        String whole = ask(all, encode().add("names", text)).toString();
        assertEquals(whole, ask(decks, encode().add("lines", lines(text))).toString());
        assertEquals(whole, ask(all, encode().add("lines", lines(text))).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{}",
                "7",
                "[7]",
                "[{\"names\": 7}]",
                "[{\"names\": [7]}]",
                "[{\"names\": [{\"count\": 1}]}]",
                "[{\"names\": [{\"name\": \"Quiet Reef 7\", \"count\": -1}]}]",
                "[{\"names\": [{\"name\": \"Quiet Reef 7\", \"count\": 4294967297}]}]",
                "[{\"names\": [{\"name\": \"Quiet Reef 7\"}], \"likely\": 1}]",
                "[{\"names\": [], \"parts\": [[{\"names\": []}]]}]",
                "[{\"gap\": 1}]",
                "[{\"text\": true}]",
            })
    void otherLines_areRefused(String lines) {
        JsonObject answer = ask(decks, encode().add("lines", Json.parse(lines)));
        JsonObject diagnostic = answer.get("diagnostics").asArray().get(0).asObject();
        assertEquals("call.wrong-type", diagnostic.getString("code", ""));
        assertEquals("/lines", diagnostic.getString("pointer", ""));
    }
}
