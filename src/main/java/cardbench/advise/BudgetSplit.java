package cardbench.advise;

import cardbench.deckfile.DeckPrograms.TopicPrograms;
import cardbench.exact.Attempt;
import cardbench.exact.Effort;
import cardbench.exact.Exact;
import cardbench.exact.tree.Budget;

/**
 * What all attempts of one request may take together, so that a request of many attempts is over as
 * soon as one of few: each has an equal share of what is left.
 */
final class BudgetSplit {

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
    BudgetSplit(int games, Effort effort, int attempts) {
        this.games = games;
        this.most = effort.budget();
        this.effort = (long) TIMES * most.transitions();
        this.attempts = attempts;
    }

    /** One of the attempts. */
    Attempt attempt(TopicPrograms topic) {
        long share = Math.min(most.transitions(), effort / Math.max(1, attempts));
        Budget budget = new Budget((int) share, most.bytes());
        Attempt attempt = Exact.attempt(topic, games, budget);
        effort -= attempt.transitions();
        attempts--;
        return attempt;
    }
}
