package cardbench.codes.call.decks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The names of cards in explained bytes, where an open table has them. */
class ExplainedNamesTest {

    private final Dispatcher call = new Dispatcher(AllOperations.all());

    private JsonObject result(String request) {
        return Json.parse(call.call(request.replace('\'', '"')))
                .asObject()
                .get("result")
                .asObject();
    }

    private void open(String table) {
        call.open("table", "t", table.getBytes(StandardCharsets.UTF_8));
    }

    /** Each card of the bytes with its name, in the order of the ids. */
    private List<String> explained(String deck, String language) {
        String text = result("{'op':'encode','deck':" + deck + "}").getString("text", "");
        JsonObject explained =
                result("{'op':'explain','text':'" + text + "','language':'" + language + "'}");
        List<String> cards = new ArrayList<>();
        for (JsonValue value : explained.get("fields").asArray()) {
            JsonObject field = value.asObject();
            String name = field.getString("card", "");
            if (field.getString("name", "").equals("card")) {
                cards.add(field.getString("meaning", "") + (name.isEmpty() ? "" : " " + name));
            } else {
                assertEquals("", name, field.toString());
            }
        }
        cards.sort(String::compareTo);
        return cards;
    }

    @Test
    void runeterra() {
        String deck = "{'kind':'lor','cards':[['01DE001',3],['01DE002',1],['01PZ019',2]]}";
        assertEquals(List.of("01DE001", "01DE002", "01PZ019"), explained(deck, "en"));
        open(
                "cardbench-table 1\tlor\ten\nid\tname\n100001\tFirst\n4018\tNineteenth\n"
                        + "cardbench-table 1\tlor\tja\nid\tname\n100001\t一\n");
        assertEquals(
                List.of("01DE001 First", "01DE002", "01PZ019 Nineteenth"), explained(deck, "en"));
        assertEquals(List.of("01DE001 一", "01DE002", "01PZ019 Nineteenth"), explained(deck, "ja"));
    }

    @Test
    void riftbound() {
        String deck =
                "{'kind':'riftbound','main':[['OGN-001',3],['OGN-002',2],['OGN-007',1]],'side':[]}";
        assertEquals(List.of("OGN-001", "OGN-002", "OGN-007"), explained(deck, "en"));
        open("cardbench-table 1\triftbound\ten\nid\tname\n1\tAsh\n\tBeck\n");
        assertEquals(List.of("OGN-001 Ash", "OGN-002 Beck", "OGN-007"), explained(deck, "en"));
    }
}
