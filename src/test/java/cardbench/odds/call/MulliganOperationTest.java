package cardbench.odds.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MulliganOperationTest {

    private static final Dispatcher CALL = new Dispatcher(AllOperations.all());

    private static final String DECK =
            """
            deck: {cards: {a: {}, b: {count: 2}, rest: {count: 7}}}
            simulate: {tests: {t: {start-card: 3, combos: {k: {hand: [a]}}}}}
            """;

    private static JsonObject request(String yaml) {
        return new JsonObject().add("op", "odds.mulligan").add("yaml", yaml).add("topic", "t");
    }

    private static JsonObject ask(JsonObject request) {
        return Json.parse(CALL.call(request.toString())).asObject();
    }

    /** Without a: 7/10, and then 4/7 for no a among three of the other seven. */
    @Test
    void answer_namesClassesAndDecisions() {
        JsonObject result = ask(request(DECK).add("kind", "hearthstone")).get("result").asObject();
        assertEquals(
                "{\"topic\":\"t\",\"kind\":\"hearthstone\",\"most\":1,\"success\":{\"value\":0.600000,"
                        + "\"fraction\":\"3/5\",\"low\":0.600000,\"high\":0.600000},\"without\":{\"value\":0.300000,"
                        + "\"fraction\":\"3/10\",\"low\":0.300000,\"high\":0.300000},\"classes\":[[\"a\"],"
                        + "[\"b\",\"rest\"]],\"hands\":2,\"decisions\":[{\"mulligans\":0,\"hand\":[[1,3]],"
                        + "\"keep\":[],\"share\":0.700000,\"success\":0.428571},{\"mulligans\":0,\"hand\":"
                        + "[[0,1],[1,2]],\"keep\":[[0,1],[1,2]],\"share\":0.300000,\"success\":1.000000}]}",
                result.toString());
    }

    /** Two new hands: 1 - (7/10)^3. */
    @Test
    void newHands_haveNoCardsKept() {
        JsonObject result = ask(request(DECK).add("kind", "london")).get("result").asObject();
        assertEquals(2, result.getInt("most", 0));
        assertEquals("657/1000", result.get("success").asObject().getString("fraction", ""));
        JsonObject first = result.get("decisions").asArray().get(0).asObject();
        assertTrue(first.get("keep") == null);
    }

    /** The kind and the number come from the file, where it has them. */
    @Test
    void file_saysTheRule() {
        String yaml = DECK.replace("start-card: 3", "start-card: 3, mulligan: {keep: 1, most: 1}");
        JsonObject result = ask(request(yaml)).get("result").asObject();
        assertEquals("london", result.getString("kind", ""));
        assertEquals("51/100", result.get("success").asObject().getString("fraction", ""));
        result = ask(request(yaml).add("most", 0)).get("result").asObject();
        assertEquals("3/10", result.get("success").asObject().getString("fraction", ""));
        assertEquals(
                "genshin",
                ask(request(yaml).add("kind", "genshin"))
                        .get("result")
                        .asObject()
                        .getString("kind", ""));
    }

    @ParameterizedTest
    @CsvSource({
        "kind, '\"vancouver\"', odds.no-best-mulligan",
        "kind, '\"paris\"', call.bad-value",
        "most, 11, call.wrong-type",
        "topic, '\"none\"', odds.unknown-topic",
    })
    void badArguments_areRefused(String name, String value, String code) {
        JsonObject answer = ask(request(DECK).set(name, Json.parse(value)));
        assertFalse(answer.getBoolean("ok", true));
        assertTrue(answer.get("diagnostics").toString().contains(code), answer.toString());
    }

    @Test
    void whatCannotBeComputed_isRefusedWithTheReason() {
        String state = DECK.replace("start-card: 3", "state: {hand: [a]}");
        String answer = ask(request(state)).toString();
        assertTrue(answer.contains("odds.no-opening-hand"), answer);
        String looped =
                DECK.replace("start-card: 3", "start-card: 3, header: '(repeat 1 (rand 1 1) ())'");
        answer = ask(request(looped)).toString();
        assertTrue(answer.contains("solve.form") && answer.contains("odds.not-exact"), answer);
        assertFalse(ask(request(DECK + "x: ]")).getBoolean("ok", true));
    }
}
