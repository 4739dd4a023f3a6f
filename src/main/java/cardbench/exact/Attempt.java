package cardbench.exact;

import cardbench.text.Diagnostic;

/**
 * An attempt to compute the odds of a topic exactly.
 *
 * @param tally the odds, or {@code null} where it did not come to any
 * @param why why not, or {@code null}
 * @param transitions how many transitions it took; all that were allowed where it did not come to
 *     anything
 * @param part the odds of some of its opening hands, where it did not come to more; or {@code null}
 */
public record Attempt(ExactTally tally, Diagnostic why, int transitions, SolvedPart part) {

    /** What stands for an attempt that nobody made. */
    public static final Attempt NONE = new Attempt(null, null, 0, null);
}
