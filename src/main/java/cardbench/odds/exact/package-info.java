/**
 * Exact odds of topics, as fractions. Start at {@link cardbench.odds.exact.Exact}, which chooses
 * among three methods: counting the hands of a topic that only queries cards in hand, playing each
 * composition of hand and deck of a topic in which no card acts, and the search of the game tree
 * ({@link cardbench.odds.exact.search}).
 *
 * <p>{@code src/site/markdown/exact-solver.md} explains the methods. Sampling is in {@code
 * cardbench.odds.sample}; {@code cardbench.odds} combines both.
 */
package cardbench.odds.exact;
