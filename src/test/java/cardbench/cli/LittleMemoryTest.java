package cardbench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Exact odds in a JVM of 256 MB: what can be solved is solved, what cannot is refused in time. */
@Tag("slow")
class LittleMemoryTest {

    @Test
    void secondSample_isSolved() throws Exception {
        Process process =
                CallProcess.run("256m", "simulate", "--exact", "cards-data/examples/zhulei.yml");
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor());
        assertTrue(said.contains("First turn average success rate: 76.97% = "), said);
    }

    @Test
    void hostileDecks_areSolvedOrRefused() throws Exception {
        boolean turn = false;
        try (CallProcess process = CallProcess.start("256m")) {
            for (Map.Entry<String, String> deck : HostileDecks.all().entrySet()) {
                for (JsonObject request : requests(deck.getValue(), turn = !turn)) {
                    String what = deck.getKey() + ", " + request.getString("op", "");
                    judge(what, request, process.ask(request.toString()));
                }
            }
        }
    }

    /**
     * Exactly; and by turns as one asks without thinking of it, and where several versions are to
     * be solved, by operations that solve the same ones.
     */
    private static List<JsonObject> requests(String yaml, boolean turn) {
        List<JsonObject> requests = new ArrayList<>();
        requests.add(ask("simulate", yaml).add("method", "exact").add("quick", true));
        if (turn) {
            requests.add(ask("simulate", yaml));
            JsonObject compare = new JsonObject().add("op", "odds.compare").add("a", yaml);
            requests.add(
                    compare.add("b", yaml).add("topic", "t").add("bStart", 3).add("games", 500));
        } else {
            requests.add(ask("odds.cards", yaml).add("topic", "t").add("games", 500));
        }
        if (!yaml.contains("c3:")) {
            JsonObject each = ask("odds.sensitivity", yaml).add("topic", "t");
            requests.add(
                    turn
                            ? each.add("filler", "c1").add("games", 500)
                            : ask("odds.optimise", yaml).add("budget", 1));
        }
        return requests;
    }

    private static JsonObject ask(String operation, String yaml) {
        return new JsonObject().add("op", operation).add("yaml", yaml);
    }

    private static void judge(String what, JsonObject request, String answer) {
        assertTrue(answer != null, what + ": it broke down");
        JsonObject read = Json.parse(answer).asObject();
        boolean faulty = what.contains("10^9");
        boolean exact = request.getString("method", "").equals("exact");
        boolean ok = read.getBoolean("ok", false);
        assertTrue(faulty ? !ok : exact || ok, what + ": " + answer);
        if (!ok) {
            boolean why = false;
            for (JsonValue said : read.get("diagnostics").asArray()) {
                String code = said.asObject().getString("code", "");
                why |=
                        faulty
                                ? code.equals("odds.not-a-number")
                                : code.startsWith("solve.")
                                        || code.equals("odds.exact-too-many-hands");
            }
            assertTrue(why, what + ": " + answer);
        }
    }
}
