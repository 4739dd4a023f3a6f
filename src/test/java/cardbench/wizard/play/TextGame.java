package cardbench.wizard.play;

import cardbench.base.json.JsonArguments;
import com.eclipsesource.json.Json;

/** The playground for tests that have scenarios, actions and choices as JSON texts. */
final class TextGame {

    private TextGame() {}

    static Playground.Answer start(String scenario) {
        JsonArguments arguments = new JsonArguments();
        return Playground.start(
                arguments.object("scenario", Json.parse(scenario).asObject()), arguments);
    }

    static Playground.Answer step(String handle, String action, String choices) {
        JsonArguments arguments = new JsonArguments();
        return Playground.step(
                arguments.object("handle", Json.parse(handle).asObject()),
                arguments.object("action", Json.parse(action).asObject()),
                choices == null ? null : arguments.array("choices", Json.parse(choices).asArray()),
                arguments);
    }

    static Playground.Answer undo(String handle) {
        JsonArguments arguments = new JsonArguments();
        return Playground.undo(
                arguments.object("handle", Json.parse(handle).asObject()), arguments);
    }
}
