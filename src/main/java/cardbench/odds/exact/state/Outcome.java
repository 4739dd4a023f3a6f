package cardbench.odds.exact.state;

/**
 * How a game can end.
 *
 * @param score of the topic
 * @param successes the combos that succeed
 * @param others those that succeed with cards given to conditions the other way; only of combos to
 *     which that makes a difference
 */
public record Outcome(int score, ComboSet successes, ComboSet others) {

    /** An outcome of a topic of up to 32 combos, which are bits. */
    public Outcome(int score, int successes, int others) {
        this(score, new ComboSet(successes), new ComboSet(others));
    }
}
