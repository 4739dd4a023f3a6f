package cardbench.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What a view needs to show a deck file: its parts, combos that go together, why one fails. */
class DeckFileViewTest {

    private static final Dispatcher CALL = new Dispatcher(AllOperations.all());

    /** A deck of two kinds, so that a hand of five is told by how many wolves are in it. */
    private static final String SMALL =
            """
            deck:
              cards:
                wolf: {count: 3, description: 狼, program: ['[1]@;(= met (+ met 2));(= n 7)']}
                cave: {count: 7, attribute: [site, dark]}
            simulate:
              tests:
                t:
                  exec-program: true
                  combos:
                    One: {hand: [wolf]}
                    Two: {hand: [wolf, wolf]}
                    Dark: {hand: [a:dark, wolf, a:dark, a:dark, wolf]}
            """;

    private static JsonObject ask(JsonObject request) {
        JsonObject answer = Json.parse(CALL.call(request.toString())).asObject();
        assertTrue(answer.getBoolean("ok", false), answer::toString);
        return answer.get("result").asObject();
    }

    private static JsonObject request(String operation, String yaml) {
        return new JsonObject().add("op", operation).add("yaml", yaml);
    }

    private static JsonObject handOf(String... names) {
        JsonArray order = new JsonArray();
        int wolves = 3;
        int caves = 7;
        for (String name : names) {
            order.add(name);
            wolves -= name.equals("wolf") ? 1 : 0;
            caves -= name.equals("cave") ? 1 : 0;
        }
        for (; wolves > 0; wolves--) {
            order.add("wolf");
        }
        for (; caves > 0; caves--) {
            order.add("cave");
        }
        return ask(request("trace", SMALL).add("topic", "t").add("order", order));
    }

    private static String place(String key) {
        int from = SMALL.indexOf(key + ":");
        return "\"from\":" + from + ",\"to\":" + (from + key.length()) + ",";
    }

    @Test
    void outline_namesCardsTopicsAndCombos() {
        assertEquals(
                "{\"cards\":[{\"name\":\"wolf\","
                        + place("wolf")
                        + "\"count\":3,\"description\":\"狼\",\"attributes\":[]},"
                        + "{\"name\":\"cave\","
                        + place("cave")
                        + "\"count\":7,\"description\":\"\","
                        + "\"attributes\":[\"site\",\"dark\"]}],"
                        + "\"topics\":[{\"name\":\"t\",\"hand\":5,\"programs\":true,"
                        + "\"combos\":[\"One\",\"Two\",\"Dark\"]}],\"count\":1000}",
                ask(request("outline", SMALL)).toString());
    }

    @Test
    void outline_tellsWhatItCouldReadOfAFaultyFile() {
        JsonObject request = request("outline", SMALL.replace("[wolf]}", "[wulf]}"));
        JsonObject answer = Json.parse(CALL.call(request.toString())).asObject();
        JsonObject part = answer.get("partial").asObject();
        JsonObject topic = part.get("topics").asArray().get(0).asObject();
        assertEquals(3, topic.get("combos").asArray().size());
    }

    @Test
    void sets_addUpToTheCombosAndTheGames() throws IOException {
        String yaml = Files.readString(Path.of("cards-data/examples/example.yml"));
        JsonObject result =
                ask(request("simulate", yaml).add("count", 10_000).add("method", "sampled"));
        JsonObject topic = result.get("topics").asArray().get(0).asObject();
        int games = 0;
        int[] combos = new int[2];
        for (JsonValue item : topic.get("sets").asArray()) {
            JsonArray pair = item.asArray();
            String names = pair.get(0).toString();
            // whoever has A2 has a kowakuma and a trap besides bu-mian-jia, which is A1
            assertTrue(!names.equals("[\"A2\"]"), names);
            games += pair.get(1).asInt();
            combos[0] += names.contains("A1") ? pair.get(1).asInt() : 0;
            combos[1] += names.contains("A2") ? pair.get(1).asInt() : 0;
        }
        assertEquals(10_000, games);
        for (int i = 0; i < combos.length; i++) {
            JsonObject success =
                    topic.get("combos").asArray().get(i).asObject().get("success").asObject();
            assertEquals(combos[i] / 10_000.0, success.getDouble("value", -1));
        }
    }

    @Test
    void sets_areNotCountedForManyCombos() {
        StringBuilder yaml = new StringBuilder(SMALL);
        for (int i = 0; i < 8; i++) {
            yaml.append("        C").append(i).append(": {hand: [wolf]}\n");
        }
        JsonObject simulate = request("simulate", yaml.toString()).add("method", "sampled");
        String result = ask(simulate.add("count", 10)).toString();
        assertTrue(!result.contains("\"sets\""), result);
        JsonObject batch = ask(request("simulate.batch", yaml.toString()).add("count", 10));
        JsonArray tallies = new JsonArray().add(batch.get("tally"));
        assertEquals(
                result,
                ask(request("simulate.merge", yaml.toString()).add("tallies", tallies)).toString());
    }

    @Test
    void forgedSets_areNoTally() {
        JsonObject batch = ask(request("simulate.batch", SMALL).add("count", 10));
        String tally = batch.get("tally").toString();
        int at = tally.indexOf("\"sets\":[") + "\"sets\":[".length();
        for (String forged : new String[] {"[0,3],", "[8,0],", "[0,-1],", "5,"}) {
            JsonValue wrong = Json.parse(tally.substring(0, at) + forged + tally.substring(at));
            JsonObject merge =
                    request("simulate.merge", SMALL).add("tallies", new JsonArray().add(wrong));
            String answer = CALL.call(merge.toString());
            assertTrue(answer.contains("odds.wrong-tally"), forged + answer);
        }
    }

    @Test
    void trace_tellsVariables() {
        JsonArray steps = handOf("wolf", "cave", "wolf", "cave", "cave").get("steps").asArray();
        assertEquals("{\"met\":0}", steps.get(0).asObject().get("variables").toString());
        JsonObject last = null;
        for (JsonValue step : steps) {
            if (step.asObject().getString("statement", "").equals("(= n 7)")) {
                last = step.asObject();
                break;
            }
        }
        assertEquals("{\"met\":2,\"n\":7}", last.get("variables").toString());
        JsonObject end = steps.get(steps.size() - 1).asObject();
        assertEquals("{\"met\":2}", end.get("variables").toString());
    }

    @Test
    void unmetCondition_tellsWhichCardsWereTakenBefore() {
        JsonArray combos = handOf("cave", "wolf", "cave", "cave", "cave").get("combos").asArray();
        JsonObject two = combos.get(1).asObject().get("unmet").asArray().get(0).asObject();
        assertEquals("wolf", two.getString("text", ""));
        assertEquals("[\"wolf\"]", two.get("used").toString());
        JsonObject dark = combos.get(2).asObject().get("unmet").asArray().get(0).asObject();
        assertEquals("[\"cave\",\"wolf\",\"cave\",\"cave\"]", dark.get("used").toString());
    }
}
