package cardbench.exact.tree;

/**
 * How a game can end.
 *
 * @param score of the topic
 * @param successes the combos that succeed, as bits
 * @param others those that succeed with cards given to conditions the other way, as bits; only of
 *     combos to which that makes a difference
 */
public record Outcome(int score, int successes, int others) {}
