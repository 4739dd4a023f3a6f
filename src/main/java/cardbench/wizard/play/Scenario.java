package cardbench.wizard.play;

import cardbench.chance.Seed;
import cardbench.json.JsonMap;
import cardbench.json.JsonReading;
import cardbench.text.Diagnostic;
import cardbench.text.Severity;
import cardbench.wizard.card.Card;
import java.util.List;

/**
 * A scenario that was read: cards, a state to begin with, what is done.
 *
 * @param root the scenario as it was written
 * @param cards the cards it defines
 * @param actions what is done, in order
 * @param diagnostics what is to be said, by pointers into the scenario
 */
public record Scenario(
        JsonMap root,
        LimitProfile profile,
        Seed seed,
        List<Card> cards,
        List<Step> actions,
        List<Diagnostic> diagnostics,
        JsonReading json) {

    /**
     * One step of the game. A record would compare actions, which nothing else in a bundle does.
     */
    static final class Step {
        private final JsonMap source;
        private final Action action;
        private final List<List<String>> choices;

        Step(JsonMap source, Action action, List<List<String>> choices) {
            this.source = source;
            this.action = action;
            this.choices = List.copyOf(choices);
        }

        /** The action as it was written. */
        JsonMap source() {
            return source;
        }

        Action action() {
            return action;
        }

        /** Answers to its prompts, in order. */
        List<List<String>> choices() {
            return choices;
        }
    }

    /** Copies the lists, so that a scenario never changes. */
    public Scenario {
        cards = List.copyOf(cards);
        actions = List.copyOf(actions);
        diagnostics = List.copyOf(diagnostics);
    }

    /** The kind: {@code run} where none is given. */
    public String kind() {
        return root.text("kind", "run");
    }

    /** Whether nothing keeps it from being played. */
    public boolean sound() {
        for (Diagnostic diagnostic : diagnostics) {
            if (diagnostic.severity() == Severity.ERROR) {
                return false;
            }
        }
        return true;
    }
}
