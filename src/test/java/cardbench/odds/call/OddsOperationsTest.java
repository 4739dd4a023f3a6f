package cardbench.odds.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OddsOperationsTest {

    private static final Dispatcher CALL = new Dispatcher(AllOperations.all());

    private static final String DECK =
            """
            deck: {cards: {a: {count: 3}, b: {count: 2}, rest: {count: 35}}}
            simulate: {tests: {t: {combos: {k: {hand: [a]}}}}}
            """;

    private static JsonObject ask(JsonObject request) {
        return Json.parse(CALL.call(request.toString())).asObject();
    }

    private static JsonObject request(String operation) {
        return new JsonObject().add("op", operation).add("topic", "t");
    }

    @Test
    void compare_tellsBothAndTheDifference() {
        String other = DECK.replace("a: {count: 3}, b: {count: 2}", "a: {count: 4}, b: {count: 1}");
        JsonObject answer = ask(request("odds.compare").add("a", DECK).add("b", other));
        JsonObject result = answer.get("result").asObject();
        assertEquals(
                "{\"method\":\"exact\",\"success\":{\"value\":0.337551,\"fraction\":\"667/1976\","
                        + "\"low\":0.337551,\"high\":0.337551},\"averageScore\":{\"value\":0.337551,"
                        + "\"fraction\":\"667/1976\",\"low\":0.337551,\"high\":0.337551}}",
                result.get("a").toString());
        assertEquals(
                "{\"value\":0.089520,\"fraction\":\"6545/73112\",\"low\":0.089520,"
                        + "\"high\":0.089520}",
                result.get("difference").toString());
    }

    @Test
    void sensitivity_hasARowForEachCardButTheFiller() {
        JsonObject request = request("odds.sensitivity").add("yaml", DECK).add("filler", "rest");
        JsonArray cards = ask(request).get("result").asObject().get("cards").asArray();
        assertEquals(2, cards.size());
        JsonObject more = cards.get(0).asObject().get("more").asObject();
        assertTrue(more.toString().contains("\"fraction\":\"6545/73112\""), more.toString());
        request.add("locked", new JsonArray().add("a"));
        cards = ask(request).get("result").asObject().get("cards").asArray();
        assertEquals("b", cards.get(0).asObject().getString("name", ""));
    }

    /** Five and six cards of forty: 667/1976 and 487/1235. */
    @Test
    void compare_dealsHandsOfOtherSizes() {
        JsonObject request = request("odds.compare").add("a", DECK).add("b", DECK);
        String answer = ask(request.add("bStart", 6)).get("result").toString();
        assertTrue(answer.contains("667/1976") && answer.contains("487/1235"), answer);
    }

    private static final String ACTING =
            """
            deck: {cards: {a: {}, draw: {program: ['[1]@;(# X B);(# D.1 H)']}, rest: {count: 2}}}
            simulate: {tests: {t: {start-card: 1, exec-program: true, combos: {k: {hand: [a]}}}}}
            """;

    /** One card: 1/4 and 1/4 times 1/3; two cards: 1/2 and 1/3 times 1/2. */
    @Test
    void compare_solvesTopicsInWhichCardsAct() {
        JsonObject request = request("odds.compare").add("a", ACTING).add("b", ACTING);
        JsonObject answer = ask(request.add("bStart", 2).add("quick", true));
        String result = answer.get("result").toString();
        assertTrue(result.contains("\"fraction\":\"2/3\""), result);
        assertTrue(result.contains("\"difference\":{\"value\":0.333333,"), result);
        assertEquals("[]", answer.get("diagnostics").toString());
    }

    @Test
    void whatIsSampled_isSaidWithItsReason() {
        String sampled = ACTING.replace("(# D.1 H)", "(# D.1 H);(repeat 1 (rand 1 1) ())");
        JsonObject compare = request("odds.compare").add("a", ACTING).add("b", sampled);
        JsonObject sensitivity =
                request("odds.sensitivity").add("yaml", sampled).add("filler", "rest");
        for (JsonObject request : new JsonObject[] {compare, sensitivity}) {
            JsonObject answer = ask(request.add("games", 10));
            assertTrue(answer.getBoolean("ok", false));
            String said = answer.get("diagnostics").toString();
            assertTrue(said.contains("\"solve.form\""), said);
            assertTrue(answer.get("result").toString().contains("\"sampled\""));
        }
    }

    @Test
    void cards_haveTheirRatesInHandAndOutOfIt() {
        JsonObject request = request("odds.cards").add("yaml", DECK);
        JsonArray cards = ask(request).get("result").asObject().get("cards").asArray();
        JsonObject first = cards.get(0).asObject();
        assertEquals("667/1976", first.get("held").asObject().getString("fraction", ""));
        assertEquals("1", first.get("with").asObject().getString("fraction", ""));
        assertEquals("0", first.get("without").asObject().getString("fraction", ""));
    }

    @Test
    void optimise_saysWhatItTriedAndWhatChanges() {
        JsonObject request = new JsonObject().add("op", "odds.optimise").add("yaml", DECK);
        request.add("filler", "rest").add("most", 4).add("weights", new JsonObject().add("t", 5));
        JsonObject result = ask(request).get("result").asObject();
        assertEquals("all", result.getString("search", ""));
        assertEquals(5, result.getInt("tried", 0), "none to four copies of a; b is like rest");
        JsonObject first = result.get("cards").asArray().get(0).asObject();
        assertEquals("{\"name\":\"a\",\"before\":3,\"after\":4}", first.toString());
        String topics = result.get("topics").toString();
        assertTrue(topics.contains("\"fraction\":\"6545/73112\""), topics);
    }

    private static JsonObject optimise(String operation, int most, int decks) {
        JsonObject request = new JsonObject().add("op", operation).add("yaml", DECK);
        request.add("filler", "rest").add("most", most).add("budget", 5).add("decks", decks);
        return ask(request).get("result").asObject();
    }

    /**
     * A search that is asked for in parts, between others, ends like one that is asked for once.
     */
    @Test
    void optimise_goesOnWhereItEnded() {
        String whole = optimise("odds.optimise", 4, 5).toString();
        assertEquals("all", optimise("odds.optimise", 3, 5).getString("search", ""));
        JsonObject part = optimise("odds.optimise.part", 4, 2);
        assertEquals(2, part.getInt("tried", 0));
        assertEquals(5, part.getInt("most", 0));
        assertEquals(false, part.getBoolean("over", true));
        JsonObject stopped = optimise("odds.optimise", 4, 2);
        assertEquals(2, stopped.getInt("tried", 0));
        assertEquals(false, stopped.getBoolean("over", true));
        assertEquals(true, optimise("odds.optimise.part", 4, 5).getBoolean("over", false));
        assertEquals(whole, optimise("odds.optimise", 4, 5).toString());
    }

    /** The deck has 3 of a, 2 of b and 35 others: with a cap, the others stay where they are. */
    @Test
    void optimise_keepsToTheMostOfTheFiller() {
        JsonObject request = new JsonObject().add("op", "odds.optimise").add("yaml", DECK);
        request.add("filler", "rest").add("mostFiller", 1).add("locked", new JsonArray().add("b"));
        JsonObject result = ask(request.add("most", 1)).get("result").asObject();
        assertEquals(1, result.getInt("possible", 0), "nothing may have more than it has");
    }

    @Test
    void draw_showsItsArithmetic() {
        JsonObject request = new JsonObject().add("op", "odds.draw");
        request.add("size", 40).add("copies", 3).add("first", 5).add("turns", 1);
        assertEquals(
                "{\"turns\":[{\"turn\":0,\"seen\":5,\"value\":0.337551,\"fraction\":\"667/1976\","
                        + "\"missed\":[[35,40,3]]},{\"turn\":1,\"seen\":6,\"value\":0.394332,"
                        + "\"fraction\":\"974/2470\",\"missed\":[[34,40,3]]}]}"
                                .replace("974/2470", "487/1235"),
                ask(request).get("result").toString());
    }

    /** 1 - C(250 - n, 60) / C(250, 60), by another program; for 27 cards it is not short. */
    @Test
    void draw_ofManyCopies_hasAValueAndAShortFraction() {
        JsonObject request = new JsonObject().add("op", "odds.draw").add("size", 250);
        request.add("copies", 60).add("first", 7).add("perTurn", 20).add("turns", 1);
        assertEquals(
                "{\"turns\":[{\"turn\":0,\"seen\":7,\"value\":0.857459,"
                        + "\"fraction\":\"404936374/472251325\",\"missed\":[[243,250,60]]},"
                        + "{\"turn\":1,\"seen\":27,\"value\":0.999627,\"missed\":[[223,250,60]]}]}",
                ask(request).get("result").toString());
    }

    @ParameterizedTest
    @CsvSource({
        "odds.draw, size, 0, call.wrong-type",
        "odds.draw, copies, 41, call.wrong-type",
        "odds.draw, size, null, call.missing-argument",
        "odds.draw, groups, '[]', call.wrong-type",
        "odds.draw, groups, '[1]', call.wrong-type",
        "odds.draw, groups, '[{}]', call.missing-argument",
        "odds.draw, groups, '[{\"count\": 3, \"least\": 2, \"most\": 1}]', call.wrong-type",
        "odds.draw, wanted, 1, call.wrong-type",
        "odds.sensitivity, filler, '\"none\"', odds.unknown-card",
        "odds.sensitivity, locked, '[1]', call.wrong-type",
        "odds.sensitivity, games, 0, call.wrong-type",
        "odds.sensitivity, topic, '\"none\"', odds.unknown-topic",
        "odds.cards, topic, '\"none\"', odds.unknown-topic",
        "odds.cards, games, 0, call.wrong-type",
        "odds.optimise, filler, '\"none\"', odds.unknown-card",
        "odds.optimise, weights, '{\"t\": -1}', call.wrong-type",
        "odds.optimise, weights, '{\"t\": 0}', odds.no-weight",
        "odds.optimise, weights, '{\"none\": 1}', odds.unknown-topic",
        "odds.optimise, budget, 0, call.wrong-type",
        "odds.optimise, yaml, '\"deck: {}\"', odds.no-cards",
        "odds.compare, bStart, -1, call.wrong-type",
        "odds.compare, b, null, call.missing-argument",
        "odds.compare, b, '\"deck: {}\"', odds.no-cards",
        "odds.compare, a, '\"deck: {}\"', odds.no-cards",
    })
    void wrongArguments_areRefused(String operation, String name, String value, String code) {
        JsonObject request = request(operation).add("yaml", DECK).add("a", DECK).add("b", DECK);
        request.add("filler", "rest").add("size", 40).add("copies", 3);
        String answer = ask(request.set(name, Json.parse(value))).toString();
        assertTrue(answer.contains("\"" + code + "\""), answer);
    }

    @Test
    void filesOfManyNames_areNotTriedOneByOne() {
        StringBuilder deck = new StringBuilder("deck: {cards: {rest: {count: 3}");
        for (int i = 0; i < 100; i++) {
            deck.append(", c").append(i).append(": {}");
        }
        deck.append("}}\nsimulate: {tests: {t: {combos: {k: {hand: [c1]}}}}}");
        JsonObject request = request("odds.sensitivity").add("yaml", deck.toString());
        assertTrue(ask(request.add("filler", "rest")).toString().contains("odds.too-many-names"));
    }
}
