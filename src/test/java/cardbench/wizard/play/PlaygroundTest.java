package cardbench.wizard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PlaygroundTest {

    private static JsonObject scenario(String name) {
        return Json.parse(ScenarioFiles.all().get(name)).asObject();
    }

    private static JsonObject result(Playground.Answer answer) {
        assertNotNull(answer.result(), () -> answer.diagnostics().toString());
        return Json.parse(answer.result().toString()).asObject();
    }

    private static String state(JsonObject result) {
        return new JsonObject()
                .add("players", result.get("players"))
                .add("monsters", result.get("monsters"))
                .add("triggers", result.get("triggers"))
                .add("shop", result.get("shop"))
                .toString();
    }

    /**
     * Every scenario step by step: choices come when they are asked for, undo goes back exactly.
     */
    @Test
    void steppingAndUndoing_areTheSameGame() {
        for (Map.Entry<String, String> file : ScenarioFiles.all().entrySet()) {
            JsonObject scenario = Json.parse(file.getValue()).asObject();
            JsonValue actions = scenario.get("actions");
            if (actions == null || scenario.get("expect").toString().contains("\"error\"")) {
                continue;
            }
            JsonObject begin = Json.parse(file.getValue()).asObject();
            begin.remove("actions");
            JsonObject now = result(TextGame.start(begin.toString()));
            List<String> states = new ArrayList<>(List.of(state(now)));
            for (JsonValue action : actions.asArray()) {
                String handle = now.get("handle").toString();
                JsonObject bare = Json.parse(action.toString()).asObject();
                JsonValue choices = bare.get("choices");
                if (choices != null) {
                    bare.remove("choices");
                    JsonObject asked = result(TextGame.step(handle, bare.toString(), "[]"));
                    assertNotNull(asked.get("prompt"), file.getKey());
                    assertEquals(states.get(states.size() - 1), state(asked), file.getKey());
                }
                String given = choices == null ? null : choices.toString();
                now = result(TextGame.step(handle, bare.toString(), given));
                assertNull(now.get("prompt"), file.getKey());
                states.add(state(now));
            }
            JsonObject whole = result(TextGame.start(file.getValue()));
            assertEquals(state(whole), state(now), file.getKey());
            for (int i = states.size() - 2; i >= 0; i--) {
                now = result(TextGame.undo(now.get("handle").toString()));
                assertEquals(states.get(i), state(now), file.getKey());
            }
        }
    }

    @Test
    void promptIsData() {
        JsonObject scenario = scenario("stone-of-the-first-generation");
        scenario.remove("actions");
        JsonObject asked =
                result(
                        TextGame.step(
                                scenario.toString(),
                                "{\"action\":\"play\",\"player\":\"p1\",\"card\":\"c1\"}",
                                null));
        assertEquals(
                "{\"player\":\"p1\",\"kind\":\"monster\",\"candidates\":[\"m1\"],"
                        + "\"minimum\":1,\"maximum\":1}",
                asked.get("prompt").toString());
        assertEquals("[]", asked.get("handle").asObject().get("actions").toString());
    }

    @Test
    void endlessAction_leavesTheStateBeforeItAndShowsTheCycle() {
        JsonObject scenario = scenario("endless-chain-is-stopped");
        JsonValue last = scenario.get("actions").asArray().get(1);
        scenario.get("actions").asArray().remove(1);
        JsonObject stopped = result(TextGame.step(scenario.toString(), last.toString(), null));
        assertEquals("limit", stopped.getString("error", ""));
        JsonValue monster = stopped.get("monsters").asObject().get("m1");
        assertEquals(9, monster.asObject().getInt("health", -1));
        assertEquals(17, stopped.get("log").toString().split("onDamageTaken\",\"data").length - 1);
        assertEquals(1, stopped.get("handle").asObject().get("actions").asArray().size());
    }

    @Test
    void actionAgainstTheRules_isRefusedWithItsReason() {
        JsonObject scenario = scenario("stone-of-the-first-generation");
        scenario.remove("actions");
        String[][] cases = {
            {
                "{\"action\":\"play\",\"player\":\"p1\",\"card\":\"c9\"}",
                "the card is not in the hand"
            },
            {"{\"action\":\"play\",\"player\":\"p9\",\"card\":\"c1\"}", "there is no such player"},
            {"{\"action\":\"dance\"}", "there is no such action"},
            {"{\"action\":\"emit\",\"event\":\"onParty\"}", "there is no such event"},
            {
                "{\"action\":\"forget\",\"player\":\"p1\",\"card\":\"c7\"}",
                "the player does not have the card"
            },
            {"{\"action\":\"play\",\"player\":\"p1\"}", "no card is named"},
            {"{\"action\":\"flip\",\"player\":\"p1\"}", "the flipped card has no UUID"},
        };
        for (String[] one : cases) {
            Playground.Answer answer = TextGame.step(scenario.toString(), one[0], null);
            assertEquals("wizard.illegal", answer.diagnostics().get(0).code().name());
            assertEquals(one[1], answer.diagnostics().get(0).args().get(1).value());
        }
    }

    @Test
    void choiceThatIsNotOffered_isRefused() {
        JsonObject scenario = scenario("chooser-monster-amount");
        JsonValue action = scenario.get("actions").asArray().get(0);
        scenario.remove("actions");
        String[][] cases = {
            {"[[\"m1\",\"m9\"]]", "what was chosen is not offered"},
            {"[[\"m1\",\"m1\"]]", "the same was chosen twice"},
            {"[\"m1\"]", "too few or too many were chosen"},
            {"[[\"m1\",\"m2\"],\"m1\"]", "nothing asked for this choice"},
        };
        for (String[] one : cases) {
            Playground.Answer answer =
                    TextGame.step(scenario.toString(), action.toString(), one[0]);
            Diagnostic diagnostic = answer.diagnostics().get(answer.diagnostics().size() - 1);
            assertEquals("wizard.choice", diagnostic.code().name());
            assertEquals(one[1], diagnostic.args().get(1).value());
        }
    }

    @Test
    void boardGame_wantsToBePaid() {
        JsonObject scenario = scenario("round-of-four-players");
        scenario.remove("actions");
        scenario.get("initial")
                .asObject()
                .get("players")
                .asArray()
                .get(0)
                .asObject()
                .set("gold", 0);
        String[][] cases = {
            {"{\"action\":\"buy\",\"player\":\"A\",\"card\":\"s1\"}", "there is not enough gold"},
            {
                "{\"action\":\"buy\",\"player\":\"A\",\"card\":\"zz\"}",
                "the card is not in the shop"
            },
            {"{\"action\":\"refreshShop\",\"player\":\"A\"}", "there is not enough gold"},
            {
                "{\"action\":\"reverse\",\"player\":\"D\",\"cards\":[\"d1\"]}",
                "two to five cards are reversed"
            },
        };
        for (String[] one : cases) {
            Playground.Answer answer = TextGame.step(scenario.toString(), one[0], null);
            assertEquals(one[1], answer.diagnostics().get(0).args().get(1).value());
        }
    }

    @Test
    void profile_mayBeWrittenWithAHyphen() {
        JsonObject scenario = scenario("limits-of-the-board-game");
        String blank = state(result(TextGame.start(scenario.toString())));
        scenario.set("profile", "board-game");
        assertEquals(blank, state(result(TextGame.start(scenario.toString()))));
        scenario.set("profile", "boardgame");
        assertNull(TextGame.start(scenario.toString()).result());
    }

    @Test
    void setByHand_changesTheStateWithoutEvents() {
        JsonObject scenario = scenario("stone-of-the-first-generation");
        scenario.remove("actions");
        String handle = scenario.toString();
        for (String action :
                List.of(
                        "{\"action\":\"set\",\"player\":\"p1\",\"mana\":7,\"card\":\"c1\",\"zone\":\"deck\"}",
                        "{\"action\":\"set\",\"monster\":\"m1\",\"maxHealth\":30,\"health\":12}")) {
            JsonObject now = result(TextGame.step(handle, action, null));
            handle = now.get("handle").toString();
            assertFalse(now.get("log").toString().contains("\"event\""));
        }
        JsonObject now = result(TextGame.start(handle));
        assertEquals(7, now.get("players").asObject().get("p1").asObject().getInt("mana", 0));
        assertEquals(
                "[\"c1\"]",
                now.get("players").asObject().get("p1").asObject().get("deck").toString());
        assertEquals(12, now.get("monsters").asObject().get("m1").asObject().getInt("health", 0));
    }

    /** 当头一棒 asks for a wand: without one its first branch has never run. */
    @Test
    void coverage_namesTheBranchesThatNeverRan() {
        JsonObject scenario = scenario("bash-without-wand");
        JsonObject now = result(TextGame.start(scenario.toString()));
        JsonObject card = now.get("coverage").asArray().get(0).asObject();
        assertEquals(3, card.getInt("doables", 0), "an if and its two branches");
        assertEquals(1, card.get("undone").asArray().size());
        String text = scenario.get("cards").asArray().get(0).asString();
        JsonObject undone = card.get("undone").asArray().get(0).asObject();
        String source = text.substring(undone.getInt("from", 0), undone.getInt("to", 0));
        assertEquals(12, Json.parse(source).asObject().getInt("amount", 0));
        scenario.remove("actions");
        now = result(TextGame.start(scenario.toString()));
        card = now.get("coverage").asArray().get(0).asObject();
        assertEquals(3, card.get("undone").asArray().size());
    }

    @Test
    void mutedTrigger_keepsStillUntilItIsLetSpeakAgain() {
        JsonObject scenario = scenario("mode-always");
        JsonObject begin = result(TextGame.start(scenario.toString()));
        String trigger = begin.get("triggers").asArray().get(0).asObject().getString("UUID", "");
        String mute = "{\"action\":\"set\",\"trigger\":\"" + trigger + "\",\"muted\":%s}";
        JsonValue last = scenario.get("actions").asArray().get(5);
        JsonObject muted =
                result(TextGame.step(begin.get("handle").toString(), mute.formatted("true"), null));
        assertEquals(
                true, muted.get("triggers").asArray().get(0).asObject().getBoolean("muted", false));
        JsonObject still =
                result(TextGame.step(muted.get("handle").toString(), last.toString(), null));
        assertFalse(still.get("log").toString().contains("\"kind\":\"trigger\""));
        JsonObject loud =
                result(
                        TextGame.step(
                                still.get("handle").toString(), mute.formatted("false"), null));
        assertNull(loud.get("triggers").asArray().get(0).asObject().get("muted"));
        JsonObject fired =
                result(TextGame.step(loud.get("handle").toString(), last.toString(), null));
        assertTrue(fired.get("log").toString().contains("\"kind\":\"trigger\""));
        Playground.Answer none =
                TextGame.step(
                        begin.get("handle").toString(),
                        "{\"action\":\"set\",\"trigger\":\"t99\",\"muted\":true}",
                        null);
        assertEquals("there is no such trigger", none.diagnostics().get(0).args().get(1).value());
    }

    @Test
    void chooserOfAnotherKind_hitsNothing() {
        JsonObject scenario = scenario("chooser-all-players");
        scenario.remove("actions");
        String gold =
                "{\"action\":\"run\",\"player\":\"p1\",\"do\":[{\"type\":\"gold\",\"mode\":\"set\","
                        + "\"amount\":1,\"target\":{\"type\":\"allMonsters\"}},{\"type\":\"damage\","
                        + "\"amount\":1,\"target\":{\"type\":\"allPlayers\"}}]}";
        JsonObject now = result(TextGame.step(scenario.toString(), gold, null));
        assertEquals(4, now.get("players").asObject().get("p1").asObject().getInt("gold", 0));
        assertEquals(4, now.get("log").toString().split("unknown-target", -1).length - 1);
    }
}
