package cardbench.wizard.play;

import cardbench.base.json.JsonArguments;
import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonText;
import cardbench.base.json.JsonTreeText;
import cardbench.base.text.Diagnostic;
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
    public static Answer start(JsonMap scenario, JsonArguments arguments) {
        return show(read(scenario, arguments), -1);
    }

    /**
     * Performs one more action. If it needs a choice, the result has the prompt and the game is
     * unchanged; the caller repeats the step with the answer appended to {@code choices}.
     *
     * @param handle the handle of the previous result, or a scenario
     * @param choices {@code null} to leave those of the action
     * @param arguments where all of them were written, so that diagnostics point there
     */
    public static Answer step(
            JsonMap handle, JsonMap action, JsonList choices, JsonArguments arguments) {
        List<JsonNode> actions = new ArrayList<>(handle.items("actions"));
        actions.add(choices == null ? action : PlacedValueBuilder.with(action, "choices", choices));
        Scenario after = read(with(handle, actions), arguments);
        return show(after, after.actions().size() - 1);
    }

    /** Takes the last action back. */
    public static Answer undo(JsonMap handle, JsonArguments arguments) {
        List<JsonNode> actions = new ArrayList<>(handle.items("actions"));
        if (!actions.isEmpty()) {
            actions.remove(actions.size() - 1);
        }
        return show(read(with(handle, actions), arguments), -1);
    }

    private static Scenario read(JsonMap scenario, JsonArguments arguments) {
        return ScenarioReader.read(scenario, arguments, arguments.diagnostics());
    }

    private static JsonMap with(JsonMap scenario, List<JsonNode> actions) {
        JsonNode place = scenario.has("actions") ? scenario.get("actions") : scenario;
        return PlacedValueBuilder.with(
                scenario, "actions", PlacedValueBuilder.list(actions, place));
    }

    /**
     * Plays all actions and writes the state. If one does not end regularly, the state before it is
     * written.
     *
     * @param last the index of the action that this call adds, or -1
     */
    private static Answer show(Scenario scenario, int last) {
        if (!scenario.isValid()) {
            return new Answer(null, scenario.diagnostics());
        }
        Game game = Game.begin(scenario);
        Game.Outcome outcome = game.play(scenario.actions().size());
        List<Diagnostic> diagnostics = new ArrayList<>(scenario.diagnostics());
        boolean done = outcome.end() == ActionEnd.DONE;
        boolean waits = outcome.end() == ActionEnd.PROMPT && outcome.action() == last;
        List<LogEntry> log = game.log();
        List<LogEntry> fresh = log.subList(last < 0 ? 0 : game.loggedBefore(), log.size());
        if (!done && !waits && outcome.end() != ActionEnd.LIMIT) {
            diagnostics.add(ScenarioRun.refusal(scenario, outcome));
        }
        game = game.before(outcome);
        JsonText json = new JsonText().object().name("handle");
        List<JsonNode> actions = scenario.root().items("actions");
        List<JsonNode> kept = done ? actions : actions.subList(0, outcome.action());
        JsonTreeText.write(with(scenario.root(), kept), json);
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
        if (outcome.end() == ActionEnd.LIMIT) {
            json.member("error", "limit");
        }
        return new Answer(json.endObject(), diagnostics);
    }
}
