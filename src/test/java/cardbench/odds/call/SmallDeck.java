package cardbench.odds.call;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.util.List;

/** Requests about decks of a few cards, whose odds are counted by hand. */
final class SmallDeck {

    /**
     * Two of four cards are drawn, one of the four is {@code a}: half of the hands have it, and all
     * have another card. The former score 2, the latter 1.
     */
    static final String YAML =
            """
            deck: {cards: {a: {count: 1}, rest: {count: 3}}}
            simulate: {tests: {t: {start-card: 2, combos: {k: {score: 2, hand: [a]}, l: {hand: [rest]}}}}}
            """;

    private static final Dispatcher CALL =
            new Dispatcher(
                    List.of(
                            new DeckFileOperations(),
                            new SimulateOperations(),
                            new TraceOperations(),
                            new ReceiptOperation(),
                            new YispOperations()));

    private SmallDeck() {}

    static JsonObject request(String operation, String yaml) {
        return new JsonObject().add("op", operation).add("yaml", yaml);
    }

    static JsonObject ask(JsonObject request) {
        return Json.parse(CALL.call(request.toString())).asObject();
    }

    /** The result of a request that is answered. */
    static JsonObject result(JsonObject request) {
        JsonObject answer = ask(request);
        assertTrue(answer.getBoolean("ok", false), answer.toString());
        return answer.get("result").asObject();
    }

    /** The only topic of a result. */
    static JsonObject topic(JsonObject request) {
        return result(request).get("topics").asArray().get(0).asObject();
    }

    static void refused(JsonObject request, String code) {
        JsonObject answer = ask(request);
        assertFalse(answer.getBoolean("ok", true), request.toString());
        assertTrue(answer.toString().contains("\"" + code + "\""), answer.toString());
    }
}
