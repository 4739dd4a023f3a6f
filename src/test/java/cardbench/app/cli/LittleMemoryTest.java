package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exact odds in a JVM of 256 MB: what can be solved is solved, what cannot is refused in time. */
@Tag("slow")
class LittleMemoryTest {

    @Test
    void secondSample_isSolved() throws Exception {
        Process process =
                CallProcess.run("256m", "simulate", "--exact", "cards-data/examples/zhulei.yml");
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor());
        assertTrue(output.contains("First turn average success rate: 76.97% = "), output);
    }

    /**
     * 40 topics with so many opening hands that their lists together need 200 MB; and topics with
     * large hands.
     */
    @ParameterizedTest
    @CsvSource({"27, 3, 5, 40", "8, 10, 40, 30", "5, 24, 60, 2"})
    void gamesOfManyTopics_arePlayed(int names, int copies, int cards, int topics)
            throws Exception {
        StringBuilder yaml = new StringBuilder("deck:\n  cards:\n");
        StringBuilder combos = new StringBuilder();
        for (int name = 0; name < names; name++) {
            yaml.append("    c").append(name).append(": {count: ").append(copies).append("}\n");
            combos.append("        k").append(name).append(": {hand: [c").append(name);
            combos.append("]}\n");
        }
        yaml.append("simulate:\n  tests:\n");
        for (int topic = 0; topic < topics; topic++) {
            yaml.append("    t").append(topic).append(":\n      start-card: ").append(cards);
            yaml.append("\n      combos:\n").append(combos);
        }
        JsonObject request = ask("simulate", yaml.toString()).add("method", "sampled");
        try (CallProcess process = CallProcess.start("128m")) {
            String answer = process.ask(request.add("count", 12_288).toString());
            JsonObject read = Json.parse(answer).asObject();
            assertTrue(read.getBoolean("ok", false), answer);
            assertEquals(topics, read.get("result").asObject().get("topics").asArray().size());
        }
    }

    @Test
    @Tag("long")
    void hostileDecks_areSolvedOrRefused() throws Exception {
        int turn = 0;
        try (CallProcess process = CallProcess.startForLong("256m")) {
            for (Map.Entry<String, String> deck : HostileDecks.all().entrySet()) {
                for (JsonObject request : requests(deck.getValue(), turn++)) {
                    String context = deck.getKey() + ", " + request.getString("op", "");
                    judge(context, request, process.ask(request.toString()));
                }
            }
        }
    }

    /**
     * Exactly; and by turns as one asks without thinking of it, and by the operations that solve
     * several versions of a deck.
     */
    private static List<JsonObject> requests(String yaml, int turn) {
        JsonObject compare = new JsonObject().add("op", "odds.compare").add("a", yaml);
        JsonObject sensitivity = ask("odds.sensitivity", yaml).add("topic", "t");
        List<JsonObject> harmless =
                List.of(
                        ask("simulate", yaml),
                        compare.add("b", yaml).add("topic", "t").add("bStart", 3).add("games", 500),
                        ask("odds.cards", yaml).add("topic", "t").add("games", 500),
                        sensitivity.add("filler", "c1").add("games", 500),
                        ask("odds.optimise", yaml).add("budget", 1));
        // the last two solve versions for each card, which takes long where there are many
        int possible = yaml.contains("c3:") ? 3 : 5;
        return List.of(
                ask("simulate", yaml).add("method", "exact").add("quick", true),
                harmless.get(turn % possible));
    }

    private static JsonObject ask(String operation, String yaml) {
        return new JsonObject().add("op", operation).add("yaml", yaml);
    }

    private static void judge(String context, JsonObject request, String answer) {
        assertTrue(answer != null, context + ": it broke down");
        JsonObject read = Json.parse(answer).asObject();
        boolean faulty = context.contains("10^9");
        boolean exact = request.getString("method", "").equals("exact");
        boolean ok = read.getBoolean("ok", false);
        assertTrue(faulty ? !ok : exact || ok, context + ": " + answer);
        if (!ok) {
            boolean why = false;
            for (JsonValue diagnostic : read.get("diagnostics").asArray()) {
                String code = diagnostic.asObject().getString("code", "");
                why |=
                        faulty
                                ? code.equals("odds.not-a-number")
                                : code.startsWith("solve.")
                                        || code.equals("odds.exact-too-many-hands");
            }
            assertTrue(why, context + ": " + answer);
        }
    }
}
