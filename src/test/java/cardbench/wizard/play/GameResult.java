package cardbench.wizard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Severity;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/** A game for tests, put together from parts, in which single quotes stand for double ones. */
final class GameResult {

    private static final String ID = "test.treasure.common.";

    private final JsonObject scenario = new JsonObject();
    private final JsonArray cards = new JsonArray();
    private final JsonArray actions = new JsonArray();

    private GameResult(String initial) {
        scenario.add("initial", json(initial));
    }

    static GameResult of(String initial) {
        return new GameResult(initial);
    }

    private static JsonValue json(String text) {
        return Json.parse(text.replace('\'', '"'));
    }

    /** Defines a treasure card. */
    GameResult card(String name, int cost, String behaviors) {
        JsonObject card = new JsonObject().add("id", ID + name).add("count", 1).add("name", name);
        card.add("manaCost", cost).add("rarity", "com").add("school", "none");
        card.add("description", "").add("behaviors", json("[" + behaviors + "]"));
        cards.add(card);
        return this;
    }

    GameResult action(String action) {
        actions.add(json(action));
        return this;
    }

    /** Runs doables for the player p1. */
    GameResult run(String doables) {
        return action("{'action':'run','player':'p1','do':[" + doables + "]}");
    }

    private JsonObject whole() {
        JsonObject whole = Json.parse(scenario.toString()).asObject();
        return whole.add("cards", cards).add("actions", actions);
    }

    /** Checks what comes out against an expectation worked out by hand. */
    void expect(String expectation) {
        JsonObject whole = whole().add("expect", json(expectation));
        ScenarioRun.Result result = ScenarioRun.of(ScenarioReader.read(whole.toString()));
        for (Diagnostic one : result.diagnostics()) {
            assertEquals(Severity.INFO, one.severity(), one.message());
        }
        assertEquals(List.of(), result.differences());
    }

    /** The codes of the diagnostics, where the scenario expects nothing. */
    List<String> codes() {
        List<String> codes = new ArrayList<>();
        ScenarioRun.of(ScenarioReader.read(whole().toString())).diagnostics().stream()
                .filter(one -> one.severity() != Severity.INFO)
                .forEach(one -> codes.add(one.code().name()));
        return codes;
    }

    /** The notes of the log: the name, and the values behind it. */
    List<String> notes() {
        Playground.Answer answer = TextGame.start(whole().toString());
        assertNotNull(answer.result(), answer.diagnostics().toString());
        List<String> notes = new ArrayList<>();
        JsonObject game = Json.parse(answer.result().toString()).asObject();
        for (JsonValue line : game.get("log").asArray()) {
            JsonObject entry = line.asObject();
            if (entry.getString("kind", "").equals("note")) {
                StringBuilder note = new StringBuilder(entry.getString("name", ""));
                entry.get("data")
                        .asObject()
                        .forEach(one -> note.append(' ').append(one.getValue()));
                notes.add(note.toString().replace("\"", ""));
            }
        }
        return notes;
    }
}
