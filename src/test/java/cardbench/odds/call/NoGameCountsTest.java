package cardbench.odds.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.OddsLabOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rates among games that never count have no value. */
class NoGameCountsTest {

    private static final Dispatcher CALL = new Dispatcher(OddsLabOperations.all());

    private static final String NONE = "{\"value\":null}";

    private static String yaml(String cards, String keys, String combo) {
        return "deck: {cards: {"
                + cards
                + "}}\nsimulate: {tests: {t: {"
                + keys
                + ", combos: {K: {"
                + combo
                + "}}}}}\n";
    }

    private static JsonObject ask(String operation, String yaml, String... more) {
        JsonObject request = new JsonObject().add("op", operation).add("yaml", yaml);
        for (int i = 0; i < more.length; i += 2) {
            request.set(more[i], Json.parse(more[i + 1]));
        }
        JsonObject answer = Json.parse(CALL.call(request.toString())).asObject();
        assertTrue(answer.getBoolean("ok", false), answer.toString());
        return answer;
    }

    private static JsonObject topic(JsonObject answer) {
        return answer.get("result").asObject().get("topics").asArray().get(0).asObject();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '^',
            value = {
                "given: '(> |H.b| 7)' ~ hand: [a]",
                "given: 0 ~ hand: [a]",
                "start-card: 0, given: '|H|' ~ condition: '1'",
                "given: '(> |H.b| 7)', matching: best ~ hand: [a, b], score: 3",
                "mulligan: {kind: redraw, keep: '(> |H.a| 3)'} ~ hand: [a]",
                "exec-program: true, given: '|B|' ~ hand: [a]",
                "turns: {count: 2, draw: 1}, given: '(> |H.b| 7)' ~ hand: [a]",
                "auto-shuffle: true ~ hand: [a], given: '(> |H.b| 7)'",
            })
    void rates_haveNoValue(String keys, String combo) {
        String hand = keys.contains("start-card") ? keys : "start-card: 3, " + keys;
        String yaml = yaml("a: {count: 3}, b: {count: 5}", hand, combo);
        for (String method : new String[] {"\"exact\"", "\"sampled\"", "\"auto\""}) {
            JsonObject answer = ask("simulate", yaml, "method", method, "count", "500");
            JsonObject topic = topic(answer);
            assertEquals(NONE, topic.get("success").toString(), method);
            assertEquals(NONE, topic.get("averageScore").toString(), method);
            JsonObject combo0 = topic.get("combos").asArray().get(0).asObject();
            assertEquals(NONE, combo0.get("success").toString(), method);
            assertEquals("0", topic.get("games").toString(), method);
            assertEquals("[]", topic.get("scores").toString(), method);
            assertTrue(answer.toString().contains("odds.given-never-met"), answer.toString());
            JsonObject report = ask("report", yaml, "result", answer.get("result").toString());
            assertTrue(report.toString().contains("no game counts"), report.toString());
        }
    }

    /** Two cards of 200 in the hand: one deal of 19,900, so that most games find none in 1,000. */
    @Test
    void gamesThatDoNotCount_areLeftOut() {
        String yaml =
                yaml(
                        "a: {count: 2}, b: {count: 198}",
                        "start-card: 2, given: '(== |H.a| 2)'",
                        "hand: [a, a]");
        JsonObject answer = ask("simulate", yaml, "method", "\"sampled\"", "count", "300");
        JsonObject success = topic(answer).get("success").asObject();
        assertEquals("1.000000", success.get("value").toString(), "every game that counts");
        assertTrue(topic(answer).getInt("games", 0) < 100, answer.toString());
        assertTrue(answer.toString().contains("odds.given-hardly-met"), answer.toString());
        JsonArray tallies = new JsonArray();
        JsonObject batch = ask("simulate.batch", yaml, "count", "300");
        tallies.add(batch.get("result").asObject().get("tally"));
        JsonObject merged = ask("simulate.merge", yaml, "tallies", tallies.toString());
        assertEquals(topic(answer).toString(), topic(merged).toString());
    }

    @Test
    void comparisons_haveNoValue() {
        String yaml =
                yaml(
                        "a: {count: 3}, b: {count: 5}",
                        "start-card: 3, given: '(> |H.b| 7)'",
                        "hand: [a]");
        String quoted = Json.value(yaml).toString();
        JsonObject compared = ask("odds.compare", yaml, "topic", "\"t\"", "a", quoted, "b", quoted);
        assertTrue(compared.toString().contains("odds.given-never-met"), compared.toString());
        JsonObject result = compared.get("result").asObject();
        assertEquals(NONE, result.get("difference").toString());
        assertEquals(NONE, result.get("a").asObject().get("success").toString());
        JsonObject cards = ask("odds.cards", yaml, "topic", "\"t\"");
        assertTrue(cards.toString().contains("odds.given-never-met"), cards.toString());
        JsonArray rows = cards.get("result").asObject().get("cards").asArray();
        assertEquals(null, rows.get(0).asObject().get("with"));
        assertEquals(null, rows.get(0).asObject().get("without"));
    }

    /** A land in hand with 1/2, then the other card with 1/3; else 0: by games, too. */
    @Test
    void comparisonByGames_isOfTheGamesThatCount() {
        String[] yaml = new String[2];
        for (int i = 0; i < 2; i++) {
            yaml[i] =
                    Json.value(
                                    yaml(
                                            "x: {program: ['[1]@;(# X H)']}, a: {count: "
                                                    + (i + 1)
                                                    + "}, b: {count: "
                                                    + (4 - i)
                                                    + "}",
                                            "start-card: 1, exec-program: true, given: '(== |H.b| 0)'",
                                            "condition: '|H.a|'"))
                            .toString();
        }
        JsonObject compared =
                ask(
                        "odds.compare",
                        "",
                        "topic",
                        "\"t\"",
                        "a",
                        yaml[0],
                        "b",
                        yaml[1],
                        "games",
                        "20000",
                        "quick",
                        "true");
        JsonObject result = compared.get("result").asObject();
        double before = result.get("a").asObject().get("success").asObject().getDouble("value", 9);
        double after = result.get("b").asObject().get("success").asObject().getDouble("value", 9);
        // x or one of the a
        assertEquals(1 / 2.0, before, 0.03);
        assertEquals(2 / 3.0, after, 0.03);
    }
}
