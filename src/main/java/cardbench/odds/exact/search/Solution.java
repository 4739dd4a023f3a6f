package cardbench.odds.exact.search;

import cardbench.base.number.Natural;
import cardbench.base.text.Diagnostic;
import cardbench.odds.exact.state.HandSet;
import cardbench.odds.exact.state.Outcome;
import java.util.List;

/**
 * The result of solving a topic: either all outcomes, or the reason why it was not solved and, if
 * the budget ran out, the outcomes of the hands that were solved before.
 *
 * @param multiplicity the number of equally likely games; {@code null} if the topic was not solved
 * @param shares each outcome with the number of games that end in it
 * @param work what it took
 * @param why the reason why it was not solved, or {@code null}
 * @param part the solved part, if some hands were solved, but not all; or {@code null}
 * @param sets the outcomes of the requested sets of hands, in their order; empty if the topic was
 *     not solved
 */
public record Solution(
        Natural multiplicity,
        List<Share> shares,
        Work work,
        Diagnostic why,
        Part part,
        List<Part> sets) {

    /**
     * The outcomes of some opening hands.
     *
     * @param multiplicity the number of equally likely games with all hands
     * @param shares each outcome of these hands with the number of games that end in it
     * @param hands the hands, as numbered by the {@link HandEnumerator} of the topic
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
     * @param multiplicity the number of games that end with it
     */
    public record Share(Outcome outcome, Natural multiplicity) {}

    /**
     * What a search took.
     *
     * @param states the number of different states that were solved
     * @param transitions the number of transitions
     * @param faulty whether a number could not be computed in some games, and was taken as 0
     */
    public record Work(int states, int transitions, boolean faulty) {

        /** That of a search that did not begin. */
        static final Work NONE = new Work(0, 0, false);
    }

    /** The number of different states that were solved. */
    public int states() {
        return work.states();
    }

    /** The number of transitions. */
    public int transitions() {
        return work.transitions();
    }

    /** Copies the lists, so that it never changes. */
    public Solution {
        shares = List.copyOf(shares);
        sets = List.copyOf(sets);
    }
}
