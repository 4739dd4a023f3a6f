package cardbench.wizard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Random players at the tables of all scenarios: each game goes on, and no card is lost. */
class PlayFuzzTest {

    private static final List<String> SCENARIOS = new ArrayList<>(ScenarioFiles.all().values());

    private static final int MOST_STEPS = 12;

    private static final String[] ACTIONS = {
        "play",
        "equip",
        "pass",
        "reverse",
        "draw",
        "discard",
        "buy",
        "forget",
        "refreshShop",
        "advance",
        "kick",
        "next",
        "set",
    };

    @FuzzTest
    void anyActions_loseNoCard(FuzzedDataProvider data) {
        JsonObject begin = Json.parse(data.pickValue(SCENARIOS)).asObject();
        if (begin.get("initial") == null || !begin.getString("kind", "run").equals("run")) {
            return;
        }
        JsonValue actions = begin.get("actions");
        begin.remove("actions").remove("expect");
        begin.set("profile", data.consumeBoolean() ? "board game" : "document");
        String handle = begin.toString();
        Set<String> first = cards(handle, new TreeSet<>());
        for (int i = data.consumeInt(1, MOST_STEPS); i > 0; i--) {
            JsonObject action =
                    actions != null && data.consumeInt(0, 2) == 0
                            ? Json.parse(data.pickValue(actions.asArray().values()).toString())
                                    .asObject()
                            : action(data, new ArrayList<>(first), handle);
            action.remove("choices");
            String after = played(handle, action, data);
            Set<String> now = cards(after, new TreeSet<>());
            assertTrue(now.containsAll(first), action + " lost of " + first + " all but " + now);
            if (!after.equals(handle)) {
                assertEquals(state(handle), state(undone(after)), action.toString());
            }
            handle = after;
        }
    }

    /** The handle after an action and its choices; the one before where it was refused. */
    private static String played(String handle, JsonObject action, FuzzedDataProvider data) {
        JsonArray choices = new JsonArray();
        for (int prompts = 0; prompts < 20; prompts++) {
            Playground.Answer answer = TextGame.step(handle, action.toString(), choices.toString());
            assertNotNull(answer.result(), answer.diagnostics().toString());
            JsonObject now = Json.parse(answer.result().toString()).asObject();
            if (now.get("prompt") == null) {
                return now.get("handle").toString();
            }
            JsonObject prompt = now.get("prompt").asObject();
            List<JsonValue> left = new ArrayList<>(prompt.get("candidates").asArray().values());
            int least = prompt.getInt("minimum", 0);
            JsonArray chosen = new JsonArray();
            for (int n = data.consumeInt(least, prompt.getInt("maximum", 0)); n > 0; n--) {
                chosen.add(left.remove(data.consumeInt(0, left.size() - 1)));
            }
            choices.add(chosen);
        }
        return handle;
    }

    private static JsonObject action(FuzzedDataProvider data, List<String> cards, String handle) {
        List<String> players = new ArrayList<>(table(handle).players.keySet());
        if (players.isEmpty() || cards.isEmpty()) {
            return new JsonObject().add("action", "next");
        }
        JsonArray several = new JsonArray();
        for (int i = data.consumeInt(1, 4); i > 0; i--) {
            several.add(data.pickValue(cards));
        }
        return new JsonObject()
                .add("action", data.pickValue(ACTIONS))
                .add("player", data.pickValue(players))
                .add("other", data.pickValue(players))
                .add("card", data.pickValue(cards))
                .add("cards", several)
                .add("n", data.consumeInt(0, 5))
                .add("steps", data.consumeInt(0, 9))
                .add("mana", data.consumeInt(0, 30))
                .add("zone", data.pickValue(PlayerState.ZONES));
    }

    private static String undone(String handle) {
        Playground.Answer answer = TextGame.undo(handle);
        return Json.parse(answer.result().toString()).asObject().get("handle").toString();
    }

    private static Table table(String handle) {
        Scenario scenario = ScenarioReader.read(handle);
        Game game = Game.begin(scenario);
        game.play(scenario.actions().size());
        return game.table();
    }

    private static String state(String handle) {
        JsonObject result = Json.parse(TextGame.start(handle).result().toString()).asObject();
        return result.remove("log").remove("coverage").toString();
    }

    /** Every card of a table; none lies in two places. */
    private static Set<String> cards(String handle, Set<String> found) {
        Table table = table(handle);
        for (PlayerState player : table.players.values()) {
            for (String zone : PlayerState.ZONES) {
                add(player.zone(zone), found);
            }
            add(player.wand == null ? List.of() : List.of(player.wand), found);
        }
        add(table.shop, found);
        add(table.shopDeck, found);
        add(table.forgotten, found);
        return found;
    }

    private static void add(List<String> zone, Set<String> found) {
        for (String card : zone) {
            assertTrue(found.add(card), card + " lies in two places");
        }
    }
}
