package cardbench.exact.tree;

/**
 * Which shortcuts the search takes. All options give the same odds; the slow ones are there to
 * prove it.
 *
 * @param merges whether cards that nothing tells apart become the same
 * @param remembers whether a state that comes again is not solved again
 * @param lazy whether an order is only decided where it may matter
 * @param decides whether a game ends as soon as its outcome is sure
 * @param marksPlaces whether searches are remembered by the places they passed over, as is needed
 *     where they overlap, and not by the cards they took
 */
public record SolverOptions(
        boolean merges, boolean remembers, boolean lazy, boolean decides, boolean marksPlaces) {

    /** Whether searches of a topic are remembered by the places that they passed over. */
    boolean byPlaces(Problem problem) {
        return marksPlaces || problem.overlaps();
    }

    /**
     * The same for a problem: without early decisions where games might not end, which these would
     * hide.
     */
    SolverOptions of(Problem problem) {
        boolean sure = problem.costs().allow(problem.costs().activations());
        return new SolverOptions(merges, remembers, lazy, decides && sure, marksPlaces);
    }

    /** The same, but searches are remembered by the places that they passed over. */
    SolverOptions withPlaces() {
        return new SolverOptions(merges, remembers, lazy, decides, true);
    }

    /** All shortcuts. */
    public static final SolverOptions FAST = new SolverOptions(true, true, true, true, false);

    /** No shortcut. */
    public static final SolverOptions PLAIN = new SolverOptions(false, false, false, false, false);
}
