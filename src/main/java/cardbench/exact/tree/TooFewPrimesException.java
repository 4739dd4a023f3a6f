package cardbench.exact.tree;

import cardbench.number.Residues;

/** Ends an attempt whose result has larger denominators than its primes can tell apart. */
final class TooFewPrimesException extends BudgetExceededException {

    private static final long serialVersionUID = 1;

    private final int needed;

    /**
     * @param needed how many primes would have been enough, more than {@link Residues#MOST} if none
     *     are
     */
    TooFewPrimesException(int needed) {
        super(SolveCodes.LARGE_NUMBERS);
        this.needed = needed;
    }

    /** How many primes would have been enough. */
    int needed() {
        return needed;
    }
}
