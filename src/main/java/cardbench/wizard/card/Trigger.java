package cardbench.wizard.card;

import cardbench.json.JsonMap;
import java.util.List;

/**
 * What waits for an event.
 *
 * @param at where it stands in its text
 * @param id empty where it has none
 * @param condition {@code null} where it has none
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
