package cardbench.exact.tree;

import cardbench.number.Natural;
import cardbench.text.Diagnostic;
import java.util.List;

/**
 * What came of solving a topic: either all outcomes, or the reason why there are none, and those of
 * some opening hands where they were all that was come by.
 *
 * @param multiplicity how many equally likely games there are; {@code null} where it was not solved
 * @param shares each outcome with the number of games that end in it
 * @param states how many different states were solved
 * @param transitions how many transitions it took
 * @param why why it was not solved, or {@code null}
 * @param part what was solved of it, where that is not all; or {@code null}
 * @param sets the outcomes of those sets of hands that were asked for, in their order; none where
 *     it was not solved
 */
public record Solution(
        Natural multiplicity,
        List<Share> shares,
        int states,
        int transitions,
        Diagnostic why,
        Part part,
        List<Part> sets) {

    /**
     * The outcomes of some opening hands.
     *
     * @param multiplicity how many equally likely games there are with all hands
     * @param shares each outcome of these hands with the number of games that end in it
     * @param hands which hands they are, among the {@link HandEnumerator} of the topic
     */
    public record Part(Natural multiplicity, List<Share> shares, HandSet hands) {

        /** Copies the list, so that it never changes. */
        public Part {
            shares = List.copyOf(shares);
        }
    }

    /**
     * An outcome.
     *
     * @param multiplicity how many of the games end so
     */
    public record Share(Outcome outcome, Natural multiplicity) {}

    /** Copies the lists, so that it never changes. */
    public Solution {
        shares = List.copyOf(shares);
        sets = List.copyOf(sets);
    }
}
