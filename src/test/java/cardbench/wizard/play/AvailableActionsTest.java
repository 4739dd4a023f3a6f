package cardbench.wizard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Severity;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What can be done next, by the document's order of events. */
class AvailableActionsTest {

    /** Costs 1 and 3; two players and a shop of three. */
    private static final String GAME =
            """
            {"kind": "run", "profile": "%s", "cards": [[
              {"id": "t.treasure.com.cheap", "count": 1, "name": "cheap", "manaCost": 1,
               "rarity": "com", "school": "none", "description": "", "behaviors": []},
              {"id": "t.treasure.com.dear", "count": 1, "name": "dear", "manaCost": 3,
               "rarity": "com", "school": "none", "description": "", "behaviors": []}]],
             "initial": {"phase": "%s", "current": "p1",
              "players": [
               {"UUID": "p1", "mana": 2, "gold": 2, "freezing": 0, "hand": ["c1", "c2"],
                "deck": ["c3"], "discard": ["c4"], "played": []},
               {"UUID": "p2", "mana": 9, "gold": 0, "freezing": 0, "hand": ["c5"],
                "deck": [], "discard": [], "played": []}],
              "monsters": [], "shop": ["s1", "s2", "s3"], "shopDeck": [],
              "instances": {"c1": "t.treasure.com.cheap", "c2": "t.treasure.com.dear",
               "c3": "t.treasure.com.cheap", "c4": "t.treasure.com.dear",
               "c5": "t.treasure.com.dear", "s1": "t.treasure.com.cheap",
               "s2": "t.treasure.com.cheap", "s3": "t.treasure.com.cheap"}},
             "actions": [%s]}
            """;

    private static JsonObject play(String profile, String phase, String actions) {
        Playground.Answer answer = TextGame.start(GAME.formatted(profile, phase, actions));
        return Json.parse(answer.result().toString()).asObject();
    }

    /** The actions of a list as words: the values of each, without the names. */
    private static List<String> words(JsonObject game, String list) {
        List<String> words = new ArrayList<>();
        for (JsonValue action : game.get(list).asArray()) {
            List<String> values = new ArrayList<>();
            action.asObject().forEach(member -> values.add(member.getValue().asString()));
            words.add(String.join(" ", values));
        }
        return words;
    }

    @Test
    void battleTurn_isToPlayWhatTheManaPays_toPassAndToEnd() {
        JsonObject game = play("document", "battling", "");
        assertEquals(List.of("play p1 c1", "pass p1", "next"), words(game, "legal"));
        assertEquals(
                List.of("play p2 c5", "buy p1 s1", "buy p1 s2", "buy p1 s3"),
                words(game, "outOfTurn"));
    }

    @Test
    void playerWhoPassed_canOnlyEndTheTurn() {
        JsonObject game =
                play("document", "battling", "{\"action\": \"pass\", \"player\": \"p1\"}");
        assertEquals(List.of("next"), words(game, "legal"));
        assertTrue(words(game, "outOfTurn").contains("play p1 c1"));
    }

    @Test
    void advancing_isToGoOrToKick() {
        assertEquals(
                List.of("advance p1", "kick p1 p2", "next"),
                words(play("document", "advancing", ""), "legal"));
    }

    /** In the board game, a card costs its place in the shop, the tavern 2 and a new shop 1. */
    @Test
    void supplying_isToBuyToRefreshAndToForget_asFarAsTheGoldPays() {
        assertEquals(
                List.of(
                        "buy p1 s1",
                        "buy p1 s2",
                        "refreshShop p1",
                        "forget p1 c1",
                        "forget p1 c2",
                        "forget p1 c4",
                        "next"),
                words(play("board game", "supplying", ""), "legal"));
        JsonObject poor =
                play(
                        "board game",
                        "supplying",
                        "{\"action\": \"set\", \"player\": \"p1\", \"gold\": 0}");
        assertEquals(List.of("next"), words(poor, "legal"));
    }

    @Test
    void phaseWithoutTurns_goesOn() {
        assertEquals(List.of("next"), words(play("document", "exploring", ""), "legal"));
    }

    /** In every state of every scenario: all that is listed is performed, or asks for a choice. */
    @Test
    void everythingListed_canBeDone_andNoOtherPlay() {
        int tried = 0;
        for (Map.Entry<String, String> file : ScenarioFiles.all().entrySet()) {
            JsonObject scenario = Json.parse(file.getValue()).asObject();
            if (scenario.get("actions") == null) {
                continue;
            }
            JsonArray actions = scenario.get("actions").asArray();
            for (int count = 0; count <= actions.size(); count++) {
                JsonArray firstActions = new JsonArray();
                actions.values().subList(0, count).forEach(firstActions::add);
                scenario.set("actions", firstActions);
                Playground.Answer answer = TextGame.start(scenario.toString());
                JsonObject game = Json.parse(answer.result().toString()).asObject();
                String handle = game.get("handle").toString();
                List<String> plays = new ArrayList<>();
                for (String list : List.of("legal", "outOfTurn")) {
                    for (JsonValue action : game.get(list).asArray()) {
                        tried++;
                        assertTrue(
                                isTaken(handle, action.toString()),
                                file.getKey() + " " + count + ": " + action);
                        if (action.asObject().getString("action", "").equals("play")) {
                            plays.add(action.asObject().getString("card", ""));
                        }
                    }
                }
                refused(game, handle, plays);
            }
        }
        assertTrue(tried > 1_000, tried + " actions");
    }

    private static void refused(JsonObject game, String handle, List<String> plays) {
        for (JsonObject.Member player : game.get("players").asObject()) {
            for (JsonValue card : player.getValue().asObject().get("hand").asArray()) {
                if (!plays.contains(card.asString())) {
                    JsonObject play =
                            new JsonObject()
                                    .add("action", "play")
                                    .add("player", player.getName())
                                    .add("card", card);
                    assertFalse(isTaken(handle, play.toString()), play.toString());
                }
            }
        }
    }

    private static boolean isTaken(String handle, String action) {
        return TextGame.step(handle, action, null).diagnostics().stream()
                .noneMatch(one -> one.severity() == Severity.ERROR);
    }
}
