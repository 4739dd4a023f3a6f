package cardbench.codes.call.snap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import cardbench.contract.Refusal;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SnapGameTest {

    private static final Dispatcher CALL = new Dispatcher(AllOperations.all());

    private static final String CODE =
            Base64.getEncoder()
                    .encodeToString("Icmn6,MrFntstcB,Mdk5".getBytes(StandardCharsets.UTF_8));

    private static JsonObject ask(String request) {
        return Json.parse(CALL.call(request)).asObject();
    }

    private static JsonObject encode(String deck) {
        return ask(("{'op':'encode','deck':{'kind':'snap'," + deck + "}}").replace('\'', '"'));
    }

    private static String text(JsonObject answer) {
        String code = answer.get("result").asObject().getString("text", "");
        return new String(Base64.getDecoder().decode(code), StandardCharsets.UTF_8);
    }

    @Test
    void deck_isWrittenInItsForm() {
        assertEquals(
                "{\"Name\":\"A\",\"Cards\":[{\"CardDefId\":\"Korg\"}]}",
                text(encode("'name':'A','cards':['Korg']")));
        assertEquals("Icmn6,Hd4", text(encode("'form':'short','cards':['Icmn6','Hd4']")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'x':1|call.wrong-type|/deck/cards",
                "'cards':'Korg'|call.wrong-type|/deck/cards",
                "'cards':['a-b']|snap.bad-card|/deck/cards/0",
                "'cards':[3]|snap.bad-card|/deck/cards/0",
                "'form':'short','cards':['Korg']|snap.bad-card|/deck/cards/0",
                "'form':'other','cards':[]|call.wrong-type|/deck/form",
                "'form':3,'cards':[]|call.wrong-type|/deck/form",
                "'name':3,'cards':[]|call.wrong-type|/deck/name"
            })
    void wrongValues_areRefusedWithTheirPlace(String deck, String code, String pointer) {
        Refusal.assertRefused(encode(deck), code, pointer);
    }

    @Test
    void namesAndCosts_stayWithTheDeck() {
        String post = "# (1) Iceman\n# (3) Mister Fantastic\n# (5) M.O.D.O.K.\n#\n" + CODE;
        JsonObject request = new JsonObject().add("op", "decode").add("text", post);
        JsonObject deck = ask(request.toString()).get("result").asObject();
        assertEquals(
                "{\"Icmn6\":\"Iceman\",\"MrFntstcB\":\"Mister Fantastic\",\"Mdk5\":\"M.O.D.O.K.\"}",
                deck.get("names").toString());
        assertEquals("{\"Icmn6\":1,\"MrFntstcB\":3,\"Mdk5\":5}", deck.get("costs").toString());
        JsonObject shown = ask(new JsonObject().add("op", "deck").add("deck", deck).toString());
        assertTrue(shown.toString().contains("\"name\":\"Iceman\""), shown.toString());
        assertTrue(shown.toString().contains("\"curve\":[[1,1],[3,1],[5,1]]"), shown.toString());
        JsonObject copied =
                ask(
                        new JsonObject()
                                .add("op", "export")
                                .add("to", "text")
                                .add("deck", deck)
                                .toString());
        String content = copied.get("result").asObject().getString("content", "");
        assertTrue(content.startsWith("# (1) Iceman\n# (3) Mister Fantastic\n"), content);
        assertTrue(content.contains("\n#\n" + CODE + "\n#\n# To use this deck"), content);
    }

    @Test
    void deckWithoutNames_isCopiedAsItsCode() {
        JsonObject copied = ask("{\"op\":\"export\",\"to\":\"text\",\"text\":\"" + CODE + "\"}");
        assertTrue(copied.get("result").asObject().getString("content", "").contains(CODE));
        assertFalse(copied.toString().contains("To use this deck"));
        String odd =
                "{\"op\":\"deck\",\"deck\":{\"kind\":\"snap\",\"cards\":[\"A\",\"B\",\"C\"],"
                        + "\"costs\":{\"A\":1.5,\"B\":\"x\",\"C\":100}}}";
        assertFalse(ask(odd).toString().contains("\"cost\""));
        String list =
                "{\"op\":\"deck\",\"deck\":{\"kind\":\"snap\",\"cards\":[\"A\"],\"costs\":3}}";
        assertTrue(ask(list).getBoolean("ok", false));
    }

    @Test
    void comparison_hasIds() {
        JsonObject answer =
                ask(
                        "{\"op\":\"compare\",\"a\":\""
                                + CODE
                                + "\",\"b\":{\"kind\":\"snap\",\"form\":\"short\",\"cards\":[\"Icmn6\",\"Hd4\"]}}");
        assertEquals(
                "{\"added\":[[\"Hd4\",1]],\"removed\":[[\"Mdk5\",1],[\"MrFntstcB\",1]],"
                        + "\"kept\":[[\"Icmn6\",1]]}",
                answer.get("result").toString());
    }
}
