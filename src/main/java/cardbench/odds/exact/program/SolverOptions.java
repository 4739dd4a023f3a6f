package cardbench.odds.exact.program;

/**
 * The {@linkplain Idea ideas} that a search uses. The odds are the same with any of them; the
 * slower searches are there to prove it. Immutable.
 */
public final class SolverOptions {

    /** All ideas. */
    public static final SolverOptions FAST = new SolverOptions(-1);

    /** No idea but that searches are remembered by the cards that they took. */
    public static final SolverOptions PLAIN = new SolverOptions(1 << Idea.MARKS_BY_CARDS.ordinal());

    /** One bit for each idea; a set of enum constants would make the bundles of the page larger. */
    private final int ideas;

    private SolverOptions(int ideas) {
        this.ideas = ideas;
    }

    /** The same options without an idea, and without those that need it. */
    public SolverOptions without(Idea idea) {
        int left = ideas & ~(1 << idea.ordinal());
        for (Idea other : Idea.values()) {
            // an idea stands after its basis, so one pass finds all
            if (other.basis() != null && (left >>> other.basis().ordinal() & 1) == 0) {
                left &= ~(1 << other.ordinal());
            }
        }
        return new SolverOptions(left);
    }

    /** Whether an idea is used. */
    public boolean uses(Idea idea) {
        return (ideas >>> idea.ordinal() & 1) == 1;
    }

    /** Whether searches of a topic are remembered by the places that they passed over. */
    public boolean byPlaces(Problem problem) {
        return !uses(Idea.MARKS_BY_CARDS) || problem.overlaps();
    }

    /**
     * The same for a problem: without early decisions where games might not end, which these would
     * hide.
     */
    public SolverOptions of(Problem problem) {
        boolean ends = problem.costs().allow(problem.costs().activations());
        return ends ? this : without(Idea.EARLY_ENDING);
    }
}
