package cardbench.codes.call.decks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is answered about the cards of kinds that have neither names nor a price. */
class CardNamesTest {

    private final Dispatcher call = new Dispatcher(AllOperations.all());

    private JsonObject ask(String request) {
        return Json.parse(call.call(request.replace('\'', '"'))).asObject();
    }

    private static String codes(JsonObject answer) {
        assertFalse(answer.getBoolean("ok", true), answer.toString());
        StringBuilder codes = new StringBuilder();
        answer.get("diagnostics")
                .asArray()
                .forEach(
                        diagnostic ->
                                codes.append(diagnostic.asObject().getString("code", ""))
                                        .append(diagnostic.asObject().getString("pointer", ""))
                                        .append(' '));
        return codes.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ydke", "ydk", "ygo", "omega"})
    void namesWithoutTables_areRefusedOnce(String kind) {
        assertEquals(
                "ygo.no-database ",
                codes(ask("{'op':'encode','kind':'" + kind + "','names':'2 Pot of Greed'}")));
        assertEquals(
                "call.wrong-type/names ",
                codes(ask("{'op':'encode','kind':'" + kind + "','names':[46986414]}")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ydke", "ydk", "ygo", "omega"})
    void searchWithoutTables_namesTheMissingFile(String kind) {
        assertEquals(
                "ygo.no-database ",
                codes(ask("{'op':'cards.search','kind':'" + kind + "','text':'a'}")));
    }

    @Test
    void comparisonWithoutPrices_namesNone() {
        JsonObject answer = ask("{'op':'compare','a':'ydke://o6lXBQ==!!!','b':'ydke://!!!'}");
        assertTrue(answer.getBoolean("ok", false), answer.toString());
        assertEquals(
                "added,removed,kept", String.join(",", answer.get("result").asObject().names()));
    }
}
