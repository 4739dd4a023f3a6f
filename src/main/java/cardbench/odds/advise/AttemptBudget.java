package cardbench.odds.advise;

import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.Attempt;
import cardbench.odds.exact.Effort;
import cardbench.odds.exact.Exact;
import cardbench.odds.exact.program.Budget;

/**
 * The budget of a request with several attempts. Each attempt may take as much as a single one, so
 * that a version of a deck is solved in any request in which it can be solved. What attempts take
 * in vain is limited for all of them together: a version that is too much is often followed by
 * others like it.
 */
final class AttemptBudget {

    /** The budget of attempts in vain, as a multiple of the budget of a single attempt. */
    private static final int TIMES = 4;

    private final int games;
    private final Budget most;
    private int inVain;

    /**
     * Creates the budget of a request.
     *
     * @param games maximum number of games in one attempt if no card acts
     * @param effort the effort of a single attempt
     */
    AttemptBudget(int games, Effort effort) {
        this.games = games;
        this.most = effort.budget();
        this.inVain = TIMES * most.transitions();
    }

    /** Makes the next attempt. */
    Attempt attempt(TopicPrograms topic) {
        int share = Math.min(most.transitions(), inVain);
        Attempt attempt = Exact.attempt(topic, games, new Budget(share, most.bytes()));
        inVain -= attempt.tally() == null ? attempt.transitions() : 0;
        return attempt;
    }
}
