package cardbench.solve;

import cardbench.text.Diagnostic;
import java.util.List;

/**
 * What came of solving a topic: either all outcomes, or the reason why there are none, and those of
 * some opening hands where they were all that was come by.
 *
 * @param ways how many equally likely ways there are; {@code null} where it was not solved
 * @param shares each outcome with the number of ways that lead to it
 * @param states how many different states were solved
 * @param effort how many ways from one state to the next were gone
 * @param why why it was not solved, or {@code null}
 * @param part what was solved of it, where that is not all; or {@code null}
 * @param sets the outcomes of those sets of hands that were asked for, in their order; none where
 *     it was not solved
 */
public record Solution(
        Natural ways,
        List<Share> shares,
        int states,
        int effort,
        Diagnostic why,
        Part part,
        List<Part> sets) {

    /**
     * The outcomes of some opening hands.
     *
     * @param ways how many equally likely ways there are, those of all hands together
     * @param shares each outcome of these hands with the number of ways that lead to it
     * @param hands which hands they are, among the {@link Hands} of the topic
     */
    public record Part(Natural ways, List<Share> shares, HandSet hands) {

        /** Copies the list, so that it never changes. */
        public Part {
            shares = List.copyOf(shares);
        }
    }

    /**
     * An outcome.
     *
     * @param ways in how many ways it comes
     */
    public record Share(Outcome outcome, Natural ways) {}

    /** Copies the lists, so that it never changes. */
    public Solution {
        shares = List.copyOf(shares);
        sets = List.copyOf(sets);
    }
}
