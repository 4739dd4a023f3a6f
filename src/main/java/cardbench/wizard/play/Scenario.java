package cardbench.wizard.play;

import cardbench.base.chance.Seed;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonPlaces;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.wizard.card.Card;
import cardbench.wizard.card.Doable;
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
     * One step of the game: what a player, or the author of the scenario, does. UUIDs are as they
     * were written and may name nothing.
     *
     * @param source the action as it was written
     * @param doables those of the action {@code run}, without errors
     * @param choices the answers to its prompts, in order
     */
    record Step(JsonMap source, List<Doable> doables, List<List<String>> choices) {

        Step {
            doables = List.copyOf(doables);
            choices = List.copyOf(choices);
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
