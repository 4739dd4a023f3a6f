package cardbench.wizard.play;

import java.util.List;

/**
 * A choice that an action waits for.
 *
 * @param player the UUID of the player who is asked
 * @param kind {@code monster}, {@code player}, {@code card} or {@code discard}
 * @param candidates UUIDs, in the order of the table
 * @param minimum the least number of candidates to choose
 * @param maximum the largest number, not above that of the candidates
 */
public record Prompt(
        String player, String kind, List<String> candidates, int minimum, int maximum) {

    /** Copies the list, so that a prompt never changes. */
    public Prompt {
        candidates = List.copyOf(candidates);
    }
}
