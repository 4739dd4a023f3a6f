package cardbench.wizard.play;

import cardbench.json.JsonList;
import cardbench.json.JsonMap;
import cardbench.json.JsonNode;
import cardbench.json.JsonReader;
import cardbench.json.JsonText;
import cardbench.json.JsonTreeText;
import cardbench.text.Diagnostic;
import cardbench.wizard.card.PlacedValueBuilder;
import java.util.ArrayList;
import java.util.List;

/**
 * A game played action by action. The handle of a game is its scenario with the actions so far, so
 * the caller can save and share it, and go back by taking an older one. No state is kept between
 * calls; any thread may call.
 */
public final class Playground {

    private Playground() {}

    /**
     * The result of a call.
     *
     * @param result the state of the game as JSON, or {@code null} if the scenario has errors
     */
    public record Answer(JsonText result, List<Diagnostic> diagnostics) {

        /** Copies the list, so that an answer never changes. */
        public Answer {
            diagnostics = List.copyOf(diagnostics);
        }
    }

    /** The state after all actions of a scenario. */
    public static Answer start(String scenario) {
        return show(ScenarioReader.read(scenario), -1);
    }

    /**
     * Performs one more action. If it needs a choice, the result has the prompt and the game is
     * unchanged; the caller repeats the step with the answer appended to {@code choices}.
     *
     * @param handle the handle of the previous result, or a scenario
     * @param action JSON text of an object
     * @param choices JSON text of a list, or {@code null}
     */
    public static Answer step(String handle, String action, String choices) {
        Scenario before = ScenarioReader.read(handle);
        if (!before.sound()) {
            return new Answer(null, before.diagnostics());
        }
        // what is no object becomes an action without a name, which is refused as illegal
        JsonMap next = PlacedValueBuilder.withMembers(before.root(), List.of());
        if (JsonReader.read(action).root() instanceof JsonMap map) {
            next = map;
        }
        if (choices != null && JsonReader.read(choices).root() instanceof JsonList list) {
            next = PlacedValueBuilder.with(next, "choices", list);
        }
        List<JsonNode> actions = new ArrayList<>(before.root().items("actions"));
        actions.add(next);
        Scenario after = ScenarioReader.read(with(before, actions));
        return show(after, before.actions().size());
    }

    /** Takes the last action back. */
    public static Answer undo(String handle) {
        Scenario before = ScenarioReader.read(handle);
        List<JsonNode> actions = new ArrayList<>(before.root().items("actions"));
        if (!actions.isEmpty()) {
            actions.remove(actions.size() - 1);
        }
        return show(ScenarioReader.read(with(before, actions)), -1);
    }

    private static String with(Scenario scenario, List<JsonNode> actions) {
        return JsonTreeText.of(tree(scenario, actions));
    }

    private static JsonNode tree(Scenario scenario, List<JsonNode> actions) {
        return PlacedValueBuilder.with(scenario.root(), "actions", new JsonList(actions, 0, 0));
    }

    /**
     * Plays all actions and writes the state. If one does not end regularly, the state before it is
     * written.
     *
     * @param last the index of the action that this call adds, or -1
     */
    private static Answer show(Scenario scenario, int last) {
        if (!scenario.sound()) {
            return new Answer(null, scenario.diagnostics());
        }
        Game game = Game.begin(scenario);
        Game.Outcome outcome = game.play(scenario.actions().size());
        List<Diagnostic> said = new ArrayList<>(scenario.diagnostics());
        boolean done = outcome.end() == Game.End.DONE;
        boolean waits = outcome.end() == Game.End.PROMPT && outcome.action() == last;
        List<LogEntry> log = game.log();
        List<LogEntry> fresh = log.subList(last < 0 ? 0 : game.loggedBefore(), log.size());
        if (!done && !waits && outcome.end() != Game.End.LIMIT) {
            said.add(ScenarioRun.refusal(scenario, outcome));
        }
        if (!done) {
            // the aborted action has left the game half changed, so the ones before are played
            // again
            game = Game.begin(scenario);
            game.play(outcome.action());
        }
        JsonText json = new JsonText().object().name("handle");
        List<JsonNode> actions = scenario.root().items("actions");
        List<JsonNode> kept = done ? actions : actions.subList(0, outcome.action());
        JsonTreeText.write(tree(scenario, kept), json);
        GameJson.players(game.table(), json);
        GameJson.monsters(game.table(), json);
        GameJson.triggers(game.table(), json);
        GameJson.table(game, json);
        GameJson.available(AvailableActions.of(game), json);
        GameJson.coverage(Coverage.of(game), json);
        GameJson.log(fresh, json);
        if (waits) {
            GameJson.prompt(outcome.prompt(), json);
        }
        if (outcome.end() == Game.End.LIMIT) {
            json.member("error", "limit");
        }
        return new Answer(json.endObject(), said);
    }
}
