package cardbench.odds.exact.program;

import cardbench.base.number.Residues;

/** Ends an attempt whose result has larger denominators than its primes can represent. */
public final class TooFewPrimesException extends BudgetExceededException {

    /**
     * Primes for the first attempt where shuffles leave open how many are needed. Decks that were
     * tried need 3 to 9, those with several mulligans most.
     */
    public static final int FIRST = 9;

    private static final long serialVersionUID = 1;

    private final int needed;

    /**
     * @param needed how many primes would have been enough, more than {@link Residues#MAX} if none
     *     are
     */
    public TooFewPrimesException(int needed) {
        super(SolveCodes.LARGE_NUMBERS);
        this.needed = needed;
    }

    /** How many primes are enough for another attempt. Throws this if none are. */
    public int enough() {
        if (needed > Residues.MAX) {
            throw this;
        }
        return needed;
    }
}
