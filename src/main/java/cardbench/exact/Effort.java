package cardbench.exact;

import cardbench.exact.tree.Budget;

/**
 * How much an attempt to solve a topic may take: counted in work, so that it ends alike everywhere.
 */
public enum Effort {
    /** What takes well under a second nearly everywhere. */
    QUICK(Exact.QUICK, Budget.QUICK),
    /** What may take some seconds. */
    PATIENT(Exact.MOST, Budget.PATIENT);

    private final int games;
    private final Budget budget;

    Effort(int games, Budget budget) {
        this.games = games;
        this.budget = budget;
    }

    /** Games that are played at most where no card acts. */
    int games() {
        return games;
    }

    /** What may be taken where cards act. */
    public Budget budget() {
        return budget;
    }
}
