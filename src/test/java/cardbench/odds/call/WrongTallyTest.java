package cardbench.odds.call;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import cardbench.contract.ResponseCheck;
import cardbench.contract.StructureChange;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tallies and results may come from other machines: what is wrong in one is refused. */
class WrongTallyTest {

    private static final Dispatcher CALL = new Dispatcher(AllOperations.all());

    private static final String YAML =
            """
            deck:
              cards:
                a: {count: 3}
                b: {count: 37}
            simulate:
              tests:
                t:
                  start-card: 4
                  combos:
                    A:
                      hand: [a]
            """;

    private static final int CHANGES = 3_000;

    private static JsonObject answered(JsonObject request) {
        return Json.parse(CALL.call(request.toString())).asObject();
    }

    private static JsonObject tally() {
        JsonObject batch =
                answered(
                        new JsonObject()
                                .add("op", "simulate.batch")
                                .add("yaml", YAML)
                                .add("seed", "xoshiro128:1")
                                .add("firstBatch", 0)
                                .add("batches", 2));
        assertTrue(batch.getBoolean("ok", false), batch.toString());
        return batch.get("result").asObject().get("tally").asObject();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"o\"",
                "null",
                "[]",
                "-1",
                "1000000",
                "1000001",
                "0.5",
                "1e10",
                "2147483648",
                "-2147483649",
                "{}",
                "true"
            })
    void scoreOutsideOfItsRange_isRefused(String score) {
        String request =
                "{\"op\":\"simulate.merge\",\"yaml\":"
                        + Json.value(YAML)
                        + ",\"tallies\":[{\"topics\":[{\"scores\":[["
                        + score
                        + ",49]]}]}]}";
        String answer = CALL.call(request);
        ResponseCheck.check(request, answer);
        assertFalse(Json.parse(answer).asObject().getBoolean("ok", true), answer);
    }

    /** How batches differ, of a tally with 8,192 games of one topic with one combo. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[]",
                "[1]",
                "[1,[5,\"25\"]]",
                "[1,[5,\"25\"],[5,\"25\"],[5,\"25\"]]",
                "[3,[5,\"25\"],[5,\"25\"]]",
                "[-1,[5,\"25\"],[5,\"25\"]]",
                "[1,[4097,\"25\"],[5,\"25\"]]",
                "[1,[-5,\"25\"],[5,\"25\"]]",
                "[1,[5,\"x\"],[5,\"25\"]]",
                "[1,[5,\"20481\"],[5,\"25\"]]",
                "[1,[5,\"99999999999999999999\"],[5,\"25\"]]",
                "[1,[5],[5]]",
                "{}",
                "1",
                "null"
            })
    void wrongSpread_isRefused(String spread) {
        JsonObject sound = merged("[1,[5,\"25\"],[5,\"25\"]]");
        assertTrue(sound.getBoolean("ok", false), sound.toString());
        JsonObject answer = merged(spread);
        assertFalse(answer.getBoolean("ok", true), answer.toString());
    }

    private static JsonObject merged(String spread) {
        JsonObject tally = tally();
        tally.get("topics").asArray().get(0).asObject().set("spread", Json.parse(spread));
        return answered(
                new JsonObject()
                        .add("op", "simulate.merge")
                        .add("yaml", YAML)
                        .add("tallies", new JsonArray().add(tally)));
    }

    @Test
    void changedTallies_areMergedOrRefused() {
        JsonObject request =
                new JsonObject()
                        .add("op", "simulate.merge")
                        .add("yaml", YAML)
                        .add("tallies", new JsonArray().add(tally()));
        ResponseCheck.check(request.toString(), CALL.call(request.toString()));
        Random random = new Random(54);
        for (int i = 0; i < CHANGES; i++) {
            JsonValue tallies = StructureChange.of(request.get("tallies"), random::nextInt);
            String changed = new JsonObject(request).set("tallies", tallies).toString();
            ResponseCheck.check(changed, CALL.call(changed));
        }
    }

    @Test
    void changedResults_areReportedOrRefused() {
        JsonObject result =
                answered(new JsonObject().add("op", "simulate").add("yaml", YAML))
                        .get("result")
                        .asObject();
        Random random = new Random(55);
        for (int i = 0; i < CHANGES; i++) {
            String changed =
                    new JsonObject()
                            .add("op", "report")
                            .add("yaml", YAML)
                            .add("result", StructureChange.of(result, random::nextInt))
                            .toString();
            ResponseCheck.check(changed, CALL.call(changed));
        }
    }
}
