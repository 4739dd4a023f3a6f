package cardbench.advise;

import cardbench.deckfile.DeckPrograms.TopicPrograms;
import cardbench.exact.Attempt;
import cardbench.exact.Effort;
import cardbench.exact.Exact;
import cardbench.exact.tree.Budget;

/**
 * Divides one budget among all attempts of a request, so that a request with many attempts takes no
 * longer than one with few. Each attempt gets an equal share of what the attempts before it left.
 */
final class BudgetSplit {

    /** The budget of a request, as a multiple of the budget of a single attempt. */
    private static final int TIMES = 2;

    private final int games;
    private final Budget most;
    private long effort;
    private int attempts;

    /**
     * Creates the budget of a request.
     *
     * @param games maximum number of games in one attempt if no card acts
     * @param effort the effort of a single attempt
     * @param attempts the number of attempts
     */
    BudgetSplit(int games, Effort effort, int attempts) {
        this.games = games;
        this.most = effort.budget();
        this.effort = (long) TIMES * most.transitions();
        this.attempts = attempts;
    }

    /** Makes the next attempt. */
    Attempt attempt(TopicPrograms topic) {
        long share = Math.min(most.transitions(), effort / Math.max(1, attempts));
        Budget budget = new Budget((int) share, most.bytes());
        Attempt attempt = Exact.attempt(topic, games, budget);
        effort -= attempt.transitions();
        attempts--;
        return attempt;
    }
}
