package cardbench.wizard.play;

import cardbench.base.chance.Seed;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonPlaces;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.wizard.card.Card;
import java.util.List;

/**
 * A scenario: cards, an initial state, and actions. Immutable.
 *
 * @param root the scenario as it was written, each value with its place
 * @param profile the limits that apply
 * @param seed the seed of all random choices
 * @param cards the cards it defines, without those that have errors
 * @param actions the steps, in order
 * @param diagnostics findings, located in the scenario
 * @param places where its values were written
 */
public record Scenario(
        JsonMap root,
        LimitProfile profile,
        Seed seed,
        List<Card> cards,
        List<Step> actions,
        List<Diagnostic> diagnostics,
        JsonPlaces places) {

    /**
     * One step of the game. It is not a record, whose {@code equals} would pull the comparison of
     * all actions into the bundles.
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

        /** The answers to its prompts, in order. */
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

    /** The kind; {@code run} if none is given. */
    public String kind() {
        return root.text("kind", "run");
    }

    /** Whether it has no errors, so that it can be played. */
    public boolean isValid() {
        return Diagnostics.areValid(diagnostics);
    }
}
