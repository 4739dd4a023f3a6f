package cardbench.odds.exact.search;

import cardbench.odds.exact.analysis.OutlineAbstractions;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.state.Distribution;

/**
 * Counts the transitions and bytes that a search takes, and ends it when its budget is used up, or
 * a hand when its share of that is.
 */
public final class BudgetMeter {

    /** Residue operations that cost as much as one transition. */
    private static final int RESIDUES_PER_TRANSITION = 256;

    /** One of so many parts of a horizon is for finding out whether the attempt pays. */
    private static final int TRIALS = 25;

    /** One of so many parts of it may be used up before the opening hands are dealt. */
    private static final int OPENINGS = 4;

    private final Budget budget;
    private final int primes;
    private final TranspositionTable transpositions;
    private final OutlineAbstractions outlines;
    private int transitions;

    /** The transitions from which on the share of the solved hands must grow with the work. */
    private int trial;

    private double solvedShare;

    /** The transitions after which the hand that is being solved is postponed. */
    private int pause = Integer.MAX_VALUE;

    /** Bytes of the distributions that wait while others are solved; see {@link #keep}. */
    private long waiting;

    /**
     * @param budget the most transitions and bytes
     * @param primes of the residues in which the search computes
     * @param transpositions counted against the bytes of the budget
     * @param outlines counted against them, too
     */
    BudgetMeter(
            Budget budget,
            int primes,
            TranspositionTable transpositions,
            OutlineAbstractions outlines) {
        this.budget = budget;
        this.primes = primes;
        this.transpositions = transpositions;
        this.outlines = outlines;
        this.trial = budget.horizon() > 0 ? budget.horizon() / OPENINGS : Integer.MAX_VALUE;
    }

    /** The transitions made so far, or other work of the same cost. */
    int transitions() {
        return transitions;
    }

    /** Whether the transitions of the budget are used up, or the rest of them would not pay. */
    boolean isSpent() {
        return transitions > budget.transitions()
                || transitions - trial > solvedShare * budget.horizon();
    }

    /** Notes that the opening hands are dealt, and the search for what they lead to begins. */
    void solves() {
        if (budget.horizon() > 0) {
            trial = transitions + budget.horizon() / TRIALS;
        }
    }

    /**
     * Sets how much the next hand may take before it is postponed.
     *
     * @param most transitions from now on; 0 for all that are left
     */
    void allow(int most) {
        pause = most == 0 ? Integer.MAX_VALUE : transitions + most;
    }

    /** The transitions that are left of the first of some equal parts of the budget. */
    int leftOf(int parts) {
        return budget.transitions() / parts - transitions;
    }

    /** Notes that states were solved which together have this share of the result. */
    void solved(double share) {
        solvedShare += share;
    }

    /**
     * Charges work to the budget.
     *
     * @param worth its cost in transitions
     * @throws BudgetExceededException if the budget is used up
     */
    void spend(int worth) {
        transitions += worth;
        if (isSpent() || transitions > pause) {
            throw new BudgetExceededException(SolveCodes.TOO_LONG);
        }
    }

    /** Approximate bytes of the states that wait until others are solved. */
    long waiting() {
        return waiting;
    }

    /** Restores an earlier value of {@link #waiting}, when later distributions are done with. */
    void free(long waited) {
        waiting = waited;
    }

    /** Counts a distribution among those that wait. */
    void keep(Distribution states) {
        waiting += states.bytes();
    }

    /**
     * Checks the bytes of the budget.
     *
     * @param bytes of states that are neither waiting nor in the table
     * @throws BudgetExceededException if there are too many
     */
    void limit(long bytes) {
        long states = waiting + bytes;
        if (transpositions.bytes() + outlines.bytes() + states <= budget.bytes()) {
            return;
        }
        transpositions.forget();
        outlines.forget();
        if (transpositions.bytes() + states > budget.bytes()) {
            throw new BudgetExceededException(SolveCodes.TOO_LONG);
        }
    }

    /** Charges one more path with so many choices on it. */
    void spendOnPath(int choices) {
        spend(1 + (1 + choices) * primes / RESIDUES_PER_TRANSITION);
    }
}
