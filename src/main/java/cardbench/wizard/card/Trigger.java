package cardbench.wizard.card;

import cardbench.base.json.JsonMap;
import java.util.List;

/**
 * A trigger: doables that wait for an event.
 *
 * @param at the JSON object that it was built from, for its position in the text
 * @param id empty if it has none; may contain variables
 * @param mode how long it stays
 * @param event the event that it waits for
 * @param condition {@code null} if it has none
 * @param body the doables
 */
public record Trigger(
        JsonMap at,
        String id,
        TriggerMode mode,
        Event event,
        Condition condition,
        List<Doable> body) {

    public Trigger {
        body = List.copyOf(body);
    }
}
