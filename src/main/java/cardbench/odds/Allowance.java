package cardbench.odds;

import cardbench.odds.DeckPrograms.TopicPrograms;
import cardbench.solve.Budget;

/**
 * What all attempts of one request may take together, so that a request of many attempts is over as
 * soon as one of few: each has an equal share of what is left.
 */
final class Allowance {

    /** A request may take so many times what a single attempt may. */
    private static final int TIMES = 2;

    private final int games;
    private final Budget most;
    private long effort;
    private int attempts;

    /**
     * What a request may take.
     *
     * @param games to play at most in one attempt where no card acts
     * @param effort of a single attempt
     * @param attempts how many there will be
     */
    Allowance(int games, Effort effort, int attempts) {
        this.games = games;
        this.most = effort.budget();
        this.effort = (long) TIMES * most.effort();
        this.attempts = attempts;
    }

    /** One of the attempts. */
    Attempt attempt(DeckPrograms programs, TopicPrograms topic) {
        long share = Math.min(most.effort(), effort / Math.max(1, attempts));
        Budget budget = new Budget((int) share, most.bytes());
        Attempt attempt = Attempt.of(programs, topic, games, budget);
        effort -= attempt.effort();
        attempts--;
        return attempt;
    }
}
