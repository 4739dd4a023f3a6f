package cardbench.odds.exact;

import cardbench.odds.exact.program.Budget;

/**
 * The effort of an attempt to solve a topic. It is counted in work, not in time, so that every
 * machine solves the same topics.
 */
public enum Effort {
    /** Well under a second on nearly every machine. */
    QUICK(Exact.QUICK, Budget.QUICK),
    /** The same, given up where games are worth more. */
    BESIDE_GAMES(Exact.QUICK, Budget.BESIDE_GAMES),
    /** Up to some seconds. */
    PATIENT(Exact.MOST, Budget.PATIENT);

    private final int games;
    private final Budget budget;

    Effort(int games, Budget budget) {
        this.games = games;
        this.budget = budget;
    }

    /** Maximum number of games if no card acts. */
    int games() {
        return games;
    }

    /** The budget of the search if cards act. */
    public Budget budget() {
        return budget;
    }
}
