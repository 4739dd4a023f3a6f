package cardbench.odds.exact;

import cardbench.base.text.Diagnostic;

/**
 * An attempt to compute the odds of a topic exactly.
 *
 * @param tally the odds, or {@code null} if the topic was not solved
 * @param why the reason why it was not solved, or {@code null}; of a topic that was solved, a
 *     remark on numbers that could not be computed, or {@code null}
 * @param transitions the number of transitions charged to the budget: all of it if the topic was
 *     not solved
 * @param part the odds of some opening hands, if only these were solved; or {@code null}
 */
public record Attempt(ExactTally tally, Diagnostic why, int transitions, SolvedPart part) {

    /** No attempt was made. */
    public static final Attempt NONE = new Attempt(null, null, 0, null);
}
